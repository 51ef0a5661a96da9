// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/forms/draw.h"
#include "app/academy/people/signers.h"

namespace cutcard {

/// A blueprint as it was kept; its three forms lie sealed beside it.
struct KeptBlueprint {
    std::string digest{}; ///< of the text and the forms
    std::string text{};
    Blueprint blueprint{};
};

/// Blueprints and the forms that were built of them.
class Blueprints
{
public:
    Blueprints(Store& store, const Signers& signers) : m_store(store), m_signers(signers) {}

    /// Builds and keeps the forms of a blueprint.
    Result<std::string> add(const Unlocked& who, const std::string& given, const std::string& name);
    /// All of them, the newest first.
    Result<std::vector<KeptBlueprint>> all() const;
    /// The one that has a digest.
    Result<KeptBlueprint> one(const std::string& digest) const;
    /// The same among those that were read already: who goes through all attempts reads each text once.
    Result<KeptBlueprint> among(const std::vector<KeptBlueprint>& all, const std::string& digest) const;
    /// Its forms, for whoever has the house's key to them.
    Result<ExamForms> formsOf(const std::string& digest, const SecretKey& formKey) const;
    /// Whether a blueprint asks for as much as those that were sat under its number: a certificate names the number.
    Result<Done> isNoEasier(const Blueprint& blueprint, const std::vector<KeptBlueprint>& before) const;

private:
    Store& m_store;
    const Signers& m_signers;
};

} // namespace cutcard
