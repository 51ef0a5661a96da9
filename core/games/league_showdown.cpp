// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 1.2 (showdown), 1.3 and 2.2.2: hands turned up and read, pots pushed, the button moved.
#include "core/cards/hand_value.h"
#include "core/chips/pots.h"
#include "core/games/league_parts.h"

#include <array>

namespace cutcard::league_rules {

namespace {

HandValue valueOf(const Table& table, Seat seat)
{
    FixedVector<Card, maxHandCards + 5> cards;
    for (const LyingCard& lying : table.at(seat).hand)
        cards.push_back(lying.card);
    for (const LyingCard& lying : table.board)
        cards.push_back(lying.card);
    return evaluate({cards.begin(), cards.end()});
}

/// 1.2: the best hand of those who can win the pot; equal hands share it.
SeatSet winnersOf(const Table& table, SeatSet eligible)
{
    if (eligible.size() == 1)
        return eligible;
    SeatSet winners;
    HandValue best;
    for (const Seat seat : eligible) {
        const HandValue value = valueOf(table, seat);
        if (winners.empty() || value > best)
            winners = {};
        if (winners.empty() || value == best)
            winners.insert(seat);
        best = winners.contains(seat) ? value : best;
    }
    return winners;
}

Procedure awardPot(const Situation& situation, int index)
{
    const Table& table = situation.table;
    const MiddlePot& pot = table.pots[static_cast<std::size_t>(index)];
    const SeatSet live = liveSeats(table);
    if (live.empty())
        return {}; // looked ahead to before the deal, with odd chips already in the middle
    const SeatSet eligible = pot.eligible.empty() ? live : pot.eligible & live;
    const SeatSet winners = winnersOf(table, eligible.empty() ? live : eligible);
    const PotSplit split = splitPot(pot.amount, winners.size(), leagueOptions(situation).smallestChip());
    std::vector<Procedure> shares;
    const bool carry = leagueOptions(situation).carryOddChips;
    Seat seat = table.button.value_or(situation.notes.bigBlindSeat);
    for (int i = 0; i < winners.size(); ++i) {
        seat = winners.nextAfter(seat);
        const Chips share = split.share + (i == 0 && !carry ? split.remainder : 0);
        if (share > 0)
            shares.push_back(
                owe(pushPot(index, seat, share), "1.2-show"_rule, Severity::Critical, Competency::PotsAndPayouts));
    }
    return atomic(inAnyOrder(shares));
}

} // namespace

Procedure showdown(const Situation& situation, int)
{
    const SeatSet live = liveSeats(situation.table);
    if (live.size() < 2)
        return {};
    // 1.2 and PA-25: everybody left turns up, in any order
    std::vector<Procedure> hands;
    for (const Seat seat : live) {
        if (situation.table.at(seat).absent)
            hands.push_back(
                owe(act(Verb::TurnUp, seat), "GP-absent-showdown"_rule, Severity::Major, Competency::Showdown));
        else
            hands.push_back(turnOf(seat, Wait::Show));
    }
    return inOrder(owe(say(Phrase::Showdown), "1.2-show"_rule, Severity::Minor, Competency::Showdown),
                   inAnyOrder(hands));
}

Procedure readHands(const Situation& situation, int)
{
    const SeatSet live = liveSeats(situation.table);
    if (live.size() < 2)
        return {};
    std::vector<Procedure> hands;
    for (const Seat seat : live)
        hands.push_back(owe(nameHand(seat, valueOf(situation.table, seat).category()), "1.3"_rule, Severity::Major,
                            Competency::Showdown));
    return inAnyOrder(hands);
}

Procedure awardPots(const Situation& situation, int)
{
    // looked ahead to before anybody has cards
    if (liveSeats(situation.table).empty())
        return {};
    std::vector<Procedure> pots;
    for (std::size_t i = 0; i < situation.table.pots.size(); ++i) {
        if (situation.table.pots[i].amount > 0)
            pots.push_back(awardPot(situation, static_cast<int>(i)));
    }
    return inAnyOrder(pots);
}

Positions positionsAfter(const Situation& situation)
{
    const Positions last{.button = *situation.table.button,
                         .smallBlind = situation.notes.smallBlindSeat,
                         .bigBlind = situation.notes.bigBlindSeat};
    return nextPositions(last, seatsWithChips(situation.table), positionOptions(situation));
}

Procedure endHand(const Situation& situation, int)
{
    auto gather = owe(act(Verb::GatherCards), "GP-gather-cards"_rule, Severity::Minor, Competency::DeckControl);
    if (seatsWithChips(situation.table).size() < 2 || !situation.table.button)
        return gather;
    return inOrder(gather, owe(act(Verb::PlaceButton, positionsAfter(situation).button), "2.2.2"_rule, Severity::Major,
                               Competency::ButtonAndBlinds));
}

} // namespace cutcard::league_rules
