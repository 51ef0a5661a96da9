// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/certificates.h"

namespace cutcard {

/// A candidate's wish for a second look, and what came of it.
struct AppealRecord {
    std::int64_t attempt = 0;
    std::string day{};     ///< as the supervisor confirmed it
    std::string outcome{}; ///< empty: it is open
    bool operator==(const AppealRecord&) const = default;
};
/// How an appeal ends.
enum class AppealOutcome : std::uint8_t {
    Dismissed,
    Void,     ///< the attempt does not count, and its certificate is revoked
    Rescored, ///< what the machine had wrong is put right for everybody
};

/// The second look: candidates appeal, and somebody who did not proctor it settles it.
class Appeals
{
public:
    /// What an appeal rests on, and what it touches.
    struct Beside {
        const KeptLedger& ledger;
        const Signers& signers;
        OutsideHeads& heads;
        const Results& results;
        const Certificates& certificates;
    };
    Appeals(Store& store, const Beside& beside) : m_store(store), m_beside(beside) {}

    /// All of them, by attempt.
    Result<std::vector<AppealRecord>> all() const;
    /// Takes an appeal down, within fourteen days of the confirmed result.
    Result<Done> open(const Unlocked& who, std::int64_t number, const std::string& day, const std::string& reason);
    /// Dismisses it, or, if two sign, makes the attempt void; rescoring closes the appeals that it touches by itself.
    Result<Done> close(const Unlocked& who, std::int64_t number, AppealOutcome outcome, const std::string& reason,
                       const Unlocked* second = nullptr);

private:
    /// Makes a confirmed attempt void, and takes its certificate back; inside of a change of the store.
    Result<Done> overturn(const Unlocked& who, const Unlocked& second, const AttemptRecord& record,
                          const std::string& why);

    Store& m_store;
    Beside m_beside;
};

} // namespace cutcard
