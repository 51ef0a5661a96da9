// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/academy.h"

namespace cutcard {

/// Holds the rows of a house against what its ledger tells, and names the first that is another.
class RowCheck
{
public:
    RowCheck(const Academy& academy, const LedgerAccount& told) : m_academy(academy), m_told(told) {}

    /// Whether the house, people, blueprints, attempts, certificates and reasons are as the ledger tells.
    Result<Done> rows() const;
    /// Whether every result is as it was graded.
    Result<Done> results() const;

private:
    Result<Done> people() const;
    Result<Done> signers() const;
    Result<Done> certificates() const;
    Result<Done> blueprints() const;
    Result<Done> reasons() const;
    Result<Done> attempts() const;
    Result<Done> answers(std::int64_t number, const AttemptAccount& told) const;
    Result<Done> confirmation(std::int64_t number, const AttemptAccount& told,
                              const std::vector<KeptBlueprint>& plans) const;
    Result<Done> secondLook(std::int64_t number, const AttemptAccount& told,
                            const std::vector<AppealRecord>& appealed) const;
    Result<std::int64_t> count(const QString& statement, std::int64_t number) const;
    Error differs(std::int64_t number, const std::string& how, const std::string& found = {}) const;
    Error differs(const std::string& expected, const std::string& found) const;

    const Academy& m_academy;
    const LedgerAccount& m_told;
};

} // namespace cutcard
