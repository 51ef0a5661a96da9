// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/academy.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

namespace cutcard {

/// Writes all that an attempt's result rests on into a new folder: result, form, hands, ledger and key, and no name.
Result<Done> writeEvidence(Academy& academy, std::int64_t attempt, const Unlocked& who, const QString& folder);

/// A file of evidence as it lies there.
Result<QByteArray> readEvidence(const QString& folder, const QString& name);

/// Lists every file of a folder with its SHA-256, as sha256sum does, and signs the list for the house.
Result<Done> signEvidence(const QString& folder, const SecretKey& houseKey);

/// Whether every file is byte for byte the one that was signed, and none is missing or added; an error names it.
Result<Done> checkEvidenceFiles(const QString& folder, const PublicKey& houseKey);

/// A file of evidence that is not what it has to be.
Error damaged(const QString& file, const std::string& expected, const std::string& found = {});

/// The session file of a hand, both counted from 0.
QString evidenceFile(std::size_t station, std::size_t hand);

/// The file of a director's station, counted from 0: a night file, or the answers given.
QString directedFile(std::size_t station, bool night);

/// What was found when evidence was looked over.
struct EvidenceCheck {
    std::int64_t attempt = 0;
    std::string house{};   ///< as its own ledger calls it: anybody may write a ledger
    PublicKey houseKey{};  ///< the key that the ledger begins with
    std::string program{}; ///< the version that decided; another one may judge otherwise
    std::string outcome{};
    bool isVoid = false; ///< declared so by the time the evidence was written
    int questions = 0;
    int hands = 0;
    std::int64_t events = 0;
};

/// Looks evidence over without the house: the ledger is whole, the form is the one committed to before the first
/// question, the cards and the players are those that the form's numbers give, and every act is judged again. An error
/// names the first file that is not what it was. `houseKey`: whose ledger it has to be.
Result<EvidenceCheck> verifyEvidence(const QString& folder, const std::optional<PublicKey>& houseKey);

} // namespace cutcard
