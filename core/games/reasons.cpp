// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/reasons.h"

#include <algorithm>

namespace cutcard {

const Act* dueIn(const Verdict& verdict)
{
    if (!verdict.jumped.empty())
        return &verdict.jumped.front().act;
    return verdict.expected ? &verdict.expected->act : nullptr;
}

std::optional<Turn> whoIsWaitedFor(const Procedure& procedure, const Verdict& verdict)
{
    const auto turns = procedure.turns();
    const bool early = verdict.fault == Fault::Premature || verdict.fault == Fault::Forbidden;
    // the dealer owes something first, and then it is that which was jumped over
    const bool dealers = !verdict.jumped.empty() && verdict.fault != Fault::Premature;
    if (early && !dealers && !turns.empty())
        return turns.front();
    // the player is to be asked first, and then acts
    const Act* due = dueIn(verdict);
    if (due == nullptr || !isPointing(*due) || !due->seat)
        return std::nullopt;
    std::optional<Turn> asked;
    (void)procedure.mapped([](const Duty& duty) { return owe(duty); },
                           [&](const Turn& turn) {
                               if (turn.seat == *due->seat && !asked)
                                   asked = turn;
                               return turnOf(turn.seat, turn.wait);
                           });
    return asked;
}

Reason handReads(SeatSet seats, std::span<const Card> cards)
{
    Reason reason{.because = Because::HandReads, .seats = seats, .value = evaluate(cards)};
    for (const Card card : bestFive(cards))
        reason.cards.push_back(card);
    return reason;
}

std::strong_ordering comparedWithReading(const HandValue& value, const Act& reading)
{
    const auto ranks = value.namingRanks();
    const auto compared = value.category() <=> reading.hand;
    if (compared != 0 || reading.ranks.empty())
        return compared;
    return std::lexicographical_compare_three_way(ranks.begin(), ranks.end(), reading.ranks.begin(),
                                                  reading.ranks.end());
}

Reason whyDueAnywhere(const Situation& situation, const Act& due)
{
    const Table& table = situation.table;
    switch (due.verb) {
    case Verb::Pitch:
    case Verb::CountHand:
        return {.because = Because::CardsHeld,
                .seats = {*due.seat},
                .count = static_cast<int>(table.at(*due.seat).hand.size())};
    case Verb::TurnUp:
        return {.because = Because::FaceDown, .seats = {*due.seat}};
    case Verb::Announce:
        return due.phrase == Phrase::HandsUp && due.seat ? Reason{.because = Because::FaceDown, .seats = {*due.seat}}
                                                         : Reason();
    case Verb::Burn:
    case Verb::Board:
        return {.because = Because::CardsOut,
                .other = static_cast<Chips>(table.burns.size()),
                .count = static_cast<int>(table.board.size())};
    default:
        return {};
    }
}

} // namespace cutcard
