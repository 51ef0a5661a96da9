// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 2.1.3 and 2.2.1 to 2.2.4, and the pitch of 1.2 and 3.5.1.
#include "core/games/league_parts.h"

#include <algorithm>

namespace cutcard::league_rules {

namespace {

constexpr auto deck = Competency::DeckControl;

Procedure afterDraw(const Situation& situation, int)
{
    // 2.1.3: ties draw again among the tied only; suits break none
    SeatSet highest;
    int best = -1;
    for (const Seat seat : situation.notes.drawing) {
        const int rank = static_cast<int>(situation.table.at(seat).hand.back().card.rank());
        if (rank > best)
            highest = {};
        best = std::max(best, rank);
        if (rank == best)
            highest.insert(seat);
    }
    if (highest.size() == 1)
        return inOrder(
            owe(act(Verb::PlaceButton, highest.front()), "2.1.3"_rule, Severity::Major, Competency::ButtonAndBlinds),
            owe(act(Verb::GatherCards), "2.1.3"_rule, Severity::Minor, deck));
    return owe(say(Phrase::DrawAgain), "2.1.3"_rule, Severity::Major, Competency::ButtonAndBlinds);
}

Procedure draws(SeatSet seats)
{
    std::vector<Procedure> turns;
    for (const Seat seat : seats)
        turns.push_back(turnOf(seat, Wait::Draw));
    turns.push_back(later({.heading = Heading::DrawForDealer, .open = afterDraw, .depends = true}));
    return inOrder(turns);
}

/// Whoever is present to the right of the button, to whom the deck is offered.
Seat cutter(const Situation& situation)
{
    SeatSet present;
    for (const Seat seat : situation.notes.dealtIn) {
        if (!situation.table.at(seat).absent)
            present.insert(seat);
    }
    present.erase(*situation.table.button);
    return present.empty() ? *situation.table.button : present.nextBefore(*situation.table.button);
}

Procedure afterCut(const Situation& situation, int)
{
    const LeagueOptions& options = leagueOptions(situation);
    const int cut = situation.table.cutOff;
    auto cutCard = owe(act(Verb::PlaceCutCard), "2.2.3"_rule, Severity::Minor, deck);
    if (cut == 0)
        return cutCard;
    if (cut < options.leastCut || cut > options.mostCut)
        return inOrder(owe(say(Phrase::CutAgain, cutter(situation)), "2.2.3"_rule, Severity::Major, deck),
                       turnOf(cutter(situation), Wait::Cut),
                       later({.heading = Heading::ShuffleAndCut, .open = afterCut, .waitsForPlayers = true}));
    return inOrder(owe(act(Verb::CompleteCut), "2.2.3"_rule, Severity::Major, deck), cutCard);
}

Procedure postBlind(const Situation& situation, Seat seat, Chips blind)
{
    const SeatPlace& place = situation.table.at(seat);
    if (place.bet > 0)
        return {};
    if (!place.absent)
        return turnOf(seat, Wait::Post);
    return owe(act(Verb::PostFor, seat, std::min(blind, place.stack)), "2.2.1"_rule, Severity::Major,
               Competency::ButtonAndBlinds);
}

} // namespace

Procedure drawForDealer(const Situation& situation, int)
{
    if (!situation.notes.drawing.empty() && situation.table.spread)
        return draws(situation.notes.drawing);
    return inOrder(owe(act(Verb::Shuffle), "2.1.3"_rule, Severity::Major, deck),
                   owe(act(Verb::Spread), "2.1.3"_rule, Severity::Major, deck), draws(situation.notes.dealtIn));
}

Procedure shuffleAndCut(const Situation& situation, int)
{
    if (!situation.table.button)
        return {}; // looked ahead to while the first dealer is still drawn for
    const LeagueOptions& options = leagueOptions(situation);
    std::vector<Procedure> steps;
    for (int i = situation.table.shuffles; i < options.leastShuffles; ++i)
        steps.push_back(owe(act(Verb::Shuffle), "2.2.3"_rule, Severity::Major, deck));
    // three is the least: a dealer may go on
    for (int i = 0; i < options.leastShuffles; ++i)
        steps.push_back(may(act(Verb::Shuffle), "2.2.3"_rule, deck));
    const Seat seat = cutter(situation);
    steps.push_back(owe(act(Verb::OfferCut, seat), "2.2.3"_rule, Severity::Major, deck));
    steps.push_back(turnOf(seat, Wait::Cut));
    // foreseeable, so that a dealer who goes on without offering the cut is told so
    steps.push_back(later({.heading = Heading::ShuffleAndCut, .open = afterCut}));
    return inOrder(steps);
}

Procedure postBlinds(const Situation& situation, int)
{
    const HandNotes& notes = situation.notes;
    Procedure small;
    if (notes.smallBlindSeat)
        small = postBlind(situation, *notes.smallBlindSeat, notes.smallBlind);
    return inOrder(small, postBlind(situation, notes.bigBlindSeat, notes.bigBlind));
}

Procedure pitchHoleCards(const Situation& situation, int)
{
    if (!situation.table.button)
        return {}; // looked ahead to while the first dealer is still drawn for
    // 1.2 and PA-24: two passes, from the button's left, the absent included (2.2.4)
    std::vector<Procedure> steps;
    for (int pass = 0; pass < 2; ++pass) {
        Seat seat = *situation.table.button;
        for (int i = 0; i < situation.notes.dealtIn.size(); ++i) {
            seat = situation.notes.dealtIn.nextAfter(seat);
            const bool absent = situation.table.at(seat).absent;
            steps.push_back(owe(act(Verb::Pitch, seat), absent ? "2.2.4"_rule : "1.2-pocket"_rule, Severity::Major,
                                Competency::Delivery));
        }
    }
    return inOrder(steps);
}

Procedure replaceExposed(const Situation& situation, int)
{
    const HandNotes& notes = situation.notes;
    if (!notes.exposedFrom)
        return {};
    return inOrder(owe(act(Verb::Pitch, *notes.exposedFrom), "3.5.1"_rule, Severity::Major, Competency::Irregularities),
                   owe(act(Verb::PlaceExposed), "3.5.1"_rule, Severity::Major, Competency::Irregularities));
}

Procedure countHands(const Situation& situation, int)
{
    if (!situation.table.button)
        return {}; // looked ahead to, nobody has been dealt in
    for (const Seat seat : situation.notes.dealtIn) {
        if (situation.table.at(seat).hand.size() == 2)
            continue;
        return inOrder(
            owe(callFloor(Matter::WrongCount), "GP-wrong-count"_rule, Severity::Critical, Competency::Irregularities),
            owe(say(Phrase::Misdeal), "GP-wrong-count"_rule, Severity::Major, Competency::Irregularities),
            owe(act(Verb::GatherCards), "GP-wrong-count"_rule, Severity::Major, Competency::Irregularities), redeal());
    }
    return {};
}

} // namespace cutcard::league_rules
