// SPDX-License-Identifier: GPL-3.0-or-later
// TN-show: who shows first, which cards may be read, and the bets brought together for the winner.
#include "core/games/tennessee/parts.h"

namespace cutcard::tennessee_rules {

using namespace competencies;

/// How many community cards a hand of so many may use: seven in all, and no more than there are.
static std::size_t usableBoard(std::size_t held)
{
    if (held > 4)
        return 2;
    return held == 4 ? 3 : 4;
}

static Seat firstToShow(const Situation& situation)
{
    const SeatSet live = liveSeats(situation.table);
    auto last = situation.notes.lastToRaise;
    if (tennesseeOptions(situation).lastRoundShowsFirst)
        last = situation.betting.street == river ? situation.betting.aggressor : std::nullopt;
    if (!last)
        return live.nextAfter(*situation.table.button);
    return live.contains(*last) ? *last : live.nextAfter(*last);
}

/// Whether the discs by a seat are those of its number of cards.
static bool hasRightDiscs(const SeatPlace& place)
{
    return place.noRiver == (place.hand.size() > 3) && place.noTurn == (place.hand.size() > 4);
}

Procedure showInOrder(const Situation& situation, int)
{
    const SeatSet live = liveSeats(situation.table);
    if (live.size() < 2)
        return {};
    Seat seat = firstToShow(situation);
    const Procedure calls = inOrder(owe(say(Phrase::Showdown), "TN-show-1"_rule, Severity::Minor, showing),
                                    owe(say(Phrase::ShowFirst, seat), "TN-show-2"_rule, Severity::Major, showing));
    std::vector<Procedure> steps;
    for (int i = 0; i < live.size(); ++i) {
        if (situation.table.at(seat).absent)
            steps.push_back(owe(act(Verb::TurnUp, seat), "GP-absent-showdown"_rule, Severity::Major, showing));
        else
            steps.push_back(turnOf(seat, Wait::Show));
        seat = live.nextAfter(seat);
    }
    return inOrder(calls, atomic(inOrder(steps)));
}

std::optional<Seat> nextToShow(const Situation& situation)
{
    const SeatSet live = liveSeats(situation.table);
    Seat seat = firstToShow(situation);
    for (int i = 0; i < live.size(); ++i, seat = live.nextAfter(seat)) {
        if (!situation.table.at(seat).hand.front().faceUp)
            return seat;
    }
    return std::nullopt;
}

Procedure countWrongDiscs(const Situation& situation, int)
{
    const SeatSet live = liveSeats(situation.table);
    if (live.size() < 2)
        return {};
    std::vector<Procedure> counts;
    for (const Seat seat : live) {
        const SeatPlace& place = situation.table.at(seat);
        if (!hasRightDiscs(place))
            counts.push_back(owe(countHand(seat, static_cast<int>(place.hand.size())), "GP-wrong-disc"_rule,
                                 Severity::Major, showing));
    }
    return inAnyOrder(counts);
}

Procedure collectBets(const Situation& situation, int)
{
    return tennesseeOptions(situation).sweepsRounds ? Procedure() : street::intoPots(situation, 0);
}

FixedVector<Card, maxHandCards + 5> permittedCards(const Table& table, Seat seat)
{
    // a board card too many is none of the game's, so that it can't be read either
    return withBoard(table, table.at(seat).hand, usableBoard(table.at(seat).hand.size()));
}

Rule readingRule(const Situation& situation, Seat seat)
{
    const std::size_t cards = situation.table.at(seat).hand.size();
    if (cards > 4)
        return "TN-show-5"_rule;
    return cards == 4 ? "TN-show-4"_rule : "TN-show-3"_rule;
}

} // namespace cutcard::tennessee_rules
