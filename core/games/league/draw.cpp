// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet section 2.1.3: the first dealer by the high card.
#include "core/base/gathered.h"
#include "core/games/league/parts.h"
#include "core/games/reasons.h"

namespace cutcard::league_rules {

using street::freeShuffles;

using namespace competencies;

static Procedure afterDraw(const Situation& situation, int)
{
    // 2.1.3: ties draw again among the tied only; suits break none
    const SeatSet highest = highestDrawn(situation);
    if (highest.size() == 1)
        return inOrder(owe(act(Verb::PlaceButton, highest.front()), "2.1.3"_rule, Severity::Major, blinds),
                       owe(act(Verb::GatherCards), "2.1.3"_rule, Severity::Minor, deck));
    return owe(say(Phrase::DrawAgain), "2.1.3"_rule, Severity::Major, blinds);
}

static Procedure draws(SeatSet seats)
{
    auto turns = eachOf(seats, [&](Seat seat) { return turnOf(seat, Wait::Draw); });
    turns.push_back(later({.heading = Heading::DrawForDealer, .open = afterDraw, .depends = true}));
    return inOrder(turns);
}

SeatSet thoseWhoDraw(const Situation& situation)
{
    const SeatSet present = situation.notes.dealtIn.where([&](Seat seat) { return !situation.table.at(seat).absent; });
    // with nobody there a deck can be spread, but no button given
    return present.empty() ? situation.notes.dealtIn : present;
}

Procedure drawForDealer(const Situation& situation, int)
{
    if (!situation.notes.drawing.empty() && situation.table.spread)
        return draws(situation.notes.drawing);
    // how often is not said, so that more than one shuffle is as good
    std::vector<Procedure> steps;
    if (situation.table.shuffles == 0)
        steps.push_back(owe(act(Verb::Shuffle), "2.1.3"_rule, Severity::Major, deck));
    steps.push_back(freeShuffles("2.1.3"_rule));
    steps.push_back(owe(act(Verb::Spread), "2.1.3"_rule, Severity::Major, deck));
    steps.push_back(draws(thoseWhoDraw(situation)));
    return inOrder(steps);
}

} // namespace cutcard::league_rules
