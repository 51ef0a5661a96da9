// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/chips/pots.h"
#include "core/session/session.h"
#include "tests/core/support/payout_oracle.h"

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// What is paid wrongly.
enum class PaymentKind { WrongPot, SidePot, Split, OddChip, Loan, Bonus, Main };
inline constexpr std::size_t paymentKinds = 7;
inline constexpr std::array<std::string_view, paymentKinds> paymentWords{
    "wrong pot", "side pot", "split", "odd chip", "loan", "bonus", "main payment"};

/// What the oracle says a fault comes to: who has how much too much of it.
struct Claim {
    ChipsBySeat over{};
    Chips house = 0;
    Chips middle = 0;
    bool isNothing() const { return over == ChipsBySeat{} && house == 0 && middle == 0; }
};

/// A payment made wrongly, and what comes of it.
struct WrongPayment {
    PaymentKind kind{};
    std::string_view how{};
    std::optional<Act> act{};  ///< in place of what is due; nothing: it is left out
    bool left = false;         ///< and what is due is not done after it
    bool onlyOddChips = false; ///< every winner has a fair share
    Claim claim{};
};

/// A hand in which payments are made wrongly: what was seen of it, and by that what everybody is due.
class PaidHand
{
public:
    explicit PaidHand(const SessionSetup& setup);

    /// Looks at what was done last.
    void see(const Session& session);
    /// Every way in which the payment that a perfect dealer makes now can be made wrongly; none if it is no payment.
    std::vector<WrongPayment> waysToErr(const Table& table, const Act& due, RandomStream& stream);
    /// What a perfect dealer does otherwise than the documents have it; nothing: all is as it should be.
    const std::string& disagreement() const { return m_disagreement; }

private:
    using BySeat = std::array<Chips, maxSeats>;

    void lookAtPots(const Table& table);
    std::vector<oracle::Player> players(const Table& table) const;
    oracle::Sharing sharing(const Table& table) const;
    std::vector<WrongPayment> wrongPushes(const Table& table, const Act& due, RandomStream& stream);
    std::vector<WrongPayment> wrongPotBets(const Table& table, const Act& due);
    std::vector<WrongPayment> wrongLoans(const Table& table, const Act& due, RandomStream& stream);
    std::vector<WrongPayment> wrongWagers(const Table& table, const Act& due, RandomStream& stream);
    Chips dueOfWager(const Table& table, int seat, Circle circle) const;
    Chips toBank(const oracle::Player& player, Chips got) const;
    void followLoans(Claim& claim) const;

    const SessionSetup& m_setup;
    BySeat m_start{};
    BySeat m_lent{};
    BySeat m_posted{};
    BySeat m_got{}; ///< due out of all pots
    std::set<int> m_folded;
    std::set<int> m_foldedBlind; ///< before there was a board
    std::set<int> m_repaid;      ///< whose loan was taken back
    std::set<int> m_backsDealer;
    std::set<int> m_potBettors;
    std::set<int> m_begun; ///< pots of which a share was pushed
    std::vector<oracle::Player> m_players;
    std::vector<oracle::Heap> m_heaps;
    std::string m_disagreement;
};

} // namespace cutcard
