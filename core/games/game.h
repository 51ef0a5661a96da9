// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/event.h"
#include "core/judge/judge.h"
#include "core/table/situation.h"

#include <cstdint>

namespace cutcard {

/// Short names, for rows that have one each.
namespace competencies {

inline constexpr auto deck = Competency::Deck;
inline constexpr auto delivery = Competency::Delivery;
inline constexpr auto blinds = Competency::Blinds;
inline constexpr auto control = Competency::Action;
inline constexpr auto rulings = Competency::Rulings;
inline constexpr auto pots = Competency::Pots;
inline constexpr auto showing = Competency::Showdown;
inline constexpr auto irregular = Competency::Irregularities;
inline constexpr auto protection = Competency::Protection;

} // namespace competencies

/// What a decision that a player lacks the chips for asks of a bank that lends overdrawn chips.
enum class LoanNeed : std::uint8_t { None, May, Must };

/// One documented game: what is owed, what players can do, and what is owed then; all its state is the situation.
class Game : public Prohibitions
{
public:
    virtual GameId id() const = 0;
    /// Prepares notes and middle for the next hand; false if the game is over.
    virtual bool beginHand(Situation& situation) const = 0;
    /// How many players it takes for a hand to begin.
    virtual int leastPlayers(const Situation&) const { return 2; }
    /// Everything owed in the hand that has just been prepared.
    virtual Procedure hand(const Situation& situation) const = 0;
    /// Whether a player could do that now, rightly or wrongly.
    virtual bool isPossible(const Situation& situation, const Procedure& procedure, const Event& event) const = 0;
    /// The legal bet or raise nearest to what a seat in turn would like to make it; 0 if it can only call or fold.
    virtual Chips legalRaiseTo(const Situation& situation, Seat seat, Chips wanted) const = 0;
    /// Whether a player may or must draw overdrawn chips (Choice::AskOdc) before doing this.
    virtual LoanNeed loanNeed(const Situation&, const Decision&) const { return LoanNeed::None; }
    /// Does a player's decision or an incident to the situation; returns what is owed then, from what was owed.
    virtual Procedure happen(Situation& situation, const Procedure& procedure, const Event& event) const = 0;
    /// What is owed where a hand has got a card too many and the deal goes on; nullopt: no new deal comes of it.
    virtual std::optional<Procedure> withCardTooMany(Situation&, Seat, const Procedure& /*rest*/) const
    {
        return std::nullopt;
    }
    /// Notes what follows from an act of the dealer that was done to the table; returns what is owed then.
    virtual Procedure noteAct(Situation& situation, const Act& act, const Procedure& rest) const = 0;
    /// Why an act was wrong, or a duty due, as the table shows it that it was judged on; no act: the duty was left out.
    virtual Reason why(const Situation& situation, const Procedure& procedure, const Verdict& verdict,
                       const Act* act) const = 0;
    /// Whether a wager is settled as it would be if a hand were what it was misread to be.
    virtual bool followsFromReading(const Situation&, const Act& /*reading*/, const Act& /*settled*/) const
    {
        return true;
    }
    /// What lies in a pot, shared among these as among its winners.
    virtual Procedure awardAmong(const Situation& situation, int pot, SeatSet among) const = 0;
    /// What is owed first after the dealer's own mistake has taken effect.
    virtual Procedure remedy(const Situation& situation, const Act& act, const Verdict& verdict) const = 0;
};

/// Words that no document asks for, owed, shown or merely welcome as the house has it; untrue ones weigh the same.
inline Procedure announcement(const Situation& situation, const Act& words, Rule rule, Severity severity,
                              Competency competency)
{
    const Announcements house = situation.house->announcements;
    return owe(Duty{.act = words,
                    .rule = rule,
                    .severity = severity,
                    .competency = competency,
                    .optional = house != Announcements::Graded,
                    .customary = house == Announcements::Shown});
}

} // namespace cutcard
