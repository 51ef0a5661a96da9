// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/floor/entry_log.h"
#include "core/floor/slip.h"
#include "core/judge/judge.h"

namespace cutcard {

/// What puts a mistake right that still lies on the table, by the dealer or by the floor; it keeps nothing alive.
class Remedy
{
public:
    /// The mistake, and the table and what is owed with it.
    Remedy(const Slip& slip, const Situation& situation, const Procedure& procedure, const Game& game)
        : m_slip(slip), m_situation(situation), m_procedure(procedure), m_game(game)
    {
    }

    /// The table as it should be, and what is owed then.
    HandState asItShouldBe() const;
    /// The same for an act with which the dealer goes on.
    HandState asItShouldBeFor(const Act& act) const;
    /// The same where the mistake stands; what a wrong push has left is owed as before, or goes by what lies there.
    HandState asItStands(bool byWhatLies = false) const;
    /// The same where the mistaken act was in its time.
    std::optional<HandState> asIfInTime() const { return inTime(m_slip.act); }
    /// The same where it was what it was a try at, and all that comes before that was done.
    std::optional<HandState> asIfMeant() const;
    /// The same where the round is over, if the mistaken act ends it: whoever has still to act has folded, and the
    /// chips are where they lie, in the middle or with the last player.
    std::vector<HandState> asIfOver() const;
    /// The same where a card too many had stuck to the one before it, if an act undoes the deal for it.
    std::optional<HandState> asIfStuck(const Act& act) const;
    /// What leads from a table to the one that should be: as little as does it.
    FloorWork workBetween(const Table& now, const HandState& right) const;

    /// Whether an event comes too late for putting the mistake right.
    bool isLeftBy(const Event& event) const;
    /// Whether an act undoes it as taking back does: the chips moved back, or the right words about the same bet.
    bool isTakenBackBy(const Act& act) const;
    /// Whether an act puts it right.
    bool isMendedBy(const Act& act) const;
    /// Whether an act adds to an amount that was too small, which is still too small with it.
    bool isPieceOfRest(const Act& act) const;
    /// Whether an act leaves a part as it is: it gives more of its pot, or the rest of what was due, to somebody else,
    /// or the rest comes back with the pot.
    bool leavesPart(const Act& act) const;
    /// The hand before the mistake, with words or a call done that it jumped over; or without a part of the chips that
    /// are due, with an act done that is owed beside them: the rest may follow.
    std::optional<HandState> besideSlip(const Act& act) const;
    /// Whether more comes after a part than the rest of it: together they are too much.
    bool goesOver(const Act& act) const;
    /// What the cards are that make a premature street of a burn that came too early.
    std::optional<Judgement> premature(const Act& act) const;

private:
    bool perform(HandState& state, const Act& act) const { return performOwed(state, act, m_game); }
    /// The hand without a card that came too early, and with those that were due before an act that deals on from
    /// there.
    std::optional<HandState> dealtUpTo(const Act& act) const;
    void performUpTo(HandState& state, const Act& act) const;
    bool performLater(HandState& state, const Act& act) const;
    /// Settles a wager, with the hand turned up that it is settled by.
    bool performShown(HandState& state, const Act& act) const;
    /// The table as it should be where this was done in its time instead of the mistaken act.
    std::optional<HandState> inTime(const Act& act) const;
    /// Does what was to be said or done before a player acts.
    void performBeforePlayer(HandState& state) const;
    /// Does all that was left of the hand when its cards were picked up; false: players have still to act.
    bool performToPickUp(HandState& state) const;
    /// Does what was due in place of the mistaken act.
    void performInstead(HandState& state) const;
    std::optional<Act> dueInstead(const HandState& state) const;
    /// Does what a ruling asks for besides: several acts, perhaps.
    void performRest(HandState& state, const Act& ruling) const;
    /// With the chips moved that are owed; where hands can't, they lie there already.
    HandState withChipsMoved(HandState state, bool pushes) const;
    /// With the rest of the same pots, or of a pot that was shared wrongly, if an act comes after it.
    HandState withRestOfPots(const HandState& state, const Act& act) const;
    /// Whether an act tries the same duty again: whoever only misread or misspoke may.
    bool isFurtherTry(const Act& act) const;
    /// Whether what hands can't do with the mistake on the table will be asked for once it is gone.
    bool isAskedForWithout(const Act& act) const;
    /// Whether an act is owed all the same, or takes the mistake back; from a false ruling nothing goes on.
    bool isOwedWithIt(const Act& act) const;
    /// Whether an act goes on from words that were wrong, which are acted upon.
    bool followsWords(const Act& act) const;
    /// Whether an act is what the mistake jumped over, with nothing else in between.
    bool isJumpedDuty(const Act& act) const;
    /// Whether an act makes a spot exact: too much is taken off again, or what was taken comes back with its payment.
    bool isExactWith(const Act& act) const;
    /// Whether an act is booked for the same player as the mistake, if both are only booked.
    bool isOfSameName(const Act& act) const;
    /// Whether an act gives a seat its due, or takes it there, and leaves what the mistake did at another.
    bool leavesChipsWithAnother(const Act& act) const;
    /// Whether an act is the right amount after a wrong one, or the rest of one that was too small.
    bool isRightAmount(const Act& act) const;

    const Slip& m_slip;
    const Situation& m_situation;
    const Procedure& m_procedure;
    const Game& m_game;
};

} // namespace cutcard
