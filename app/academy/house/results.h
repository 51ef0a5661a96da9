// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/outside_heads.h"

namespace cutcard {

/// What stands of an attempt once it is graded.
struct KeptResult {
    std::string text; ///< JSON
    std::string digest;
};

/// A result that was worked out anew.
struct RescoredResult {
    std::int64_t attempt = 0;
    std::string before{}; ///< outcome
    std::string after{};
    std::string text{}; ///< JSON
};

/// What the machine decided, what it was rescored to, and who may give the second opinion on it.
class Results
{
public:
    Results(Store& store, const KeptLedger& ledger, const Signers& signers, OutsideHeads& heads)
        : m_store(store), m_ledger(ledger), m_signers(signers), m_heads(heads)
    {
    }

    /// Keeps what the machine decided, once.
    Result<Done> keep(const Unlocked& who, std::int64_t number, const std::string& text);
    /// What stands of an attempt; nothing: it is not graded.
    Result<std::optional<KeptResult>> of(std::int64_t number) const;
    /// What it was rescored to last; nothing: it was not.
    Result<std::optional<KeptResult>> rescored(std::int64_t number) const;
    /// Keeps a result again that the ledger knows and whose row is gone or is another.
    Result<Done> restore(std::int64_t number, const std::string& result);
    /// Whether these two may give somebody points after the exam.
    Result<Done> mayRescore(const Unlocked& who, const AttemptRecord& record, const Unlocked* second) const;
    /// Keeps all results of a rescoring, in one entry with what was put right; two sign each of them.
    Result<Done> keepRescored(const Unlocked& who, const std::vector<std::string>& items,
                              const std::vector<std::string>& rules, const std::string& reason,
                              const std::vector<RescoredResult>& results, const Unlocked* second = nullptr);
    /// The rescorings that a result has gone through, oldest first.
    Result<std::vector<std::string>> rescoringsOf(std::int64_t attempt) const;
    /// How many rescorings a pass rests on, where the machine decided otherwise first; 0: on none.
    Result<int> rescoringsUnder(std::int64_t attempt) const;
    /// Whether somebody may give the second opinion on an attempt.
    Result<Done> mayJudge(const Unlocked& who, const AttemptRecord& record) const;

private:
    /// Whether somebody may let a result stand that is passed and in the balance: where there was an assessor, nobody
    /// who became one since, and not whoever proctored once the assessor is gone.
    Result<Done> mayLetPass(const Unlocked& who, const AttemptRecord& record) const;
    /// The assessors who could sign when an attempt was opened, by that entry, but for whoever proctored it.
    Result<std::vector<std::string>> assessorsOf(const AttemptRecord& record, std::int64_t opened) const;

    Store& m_store;
    const KeptLedger& m_ledger;
    const Signers& m_signers;
    OutsideHeads& m_heads;
};

} // namespace cutcard
