// SPDX-License-Identifier: GPL-3.0-or-later
// Why an act was wrong, or a duty due, as the table shows it.
#include "core/games/reasons.h"
#include "core/acts/traits.h"
#include "core/games/banked/parts.h"

#include <algorithm>

namespace cutcard {

namespace banked {

namespace {

/// The best five of some cards and the board's; nothing before there are five.
Reason readFrom(const Table& table, SeatSet seats, std::span<const LyingCard> own)
{
    FixedVector<Card, maxHandCards> cards;
    for (const LyingCard& lying : own.first(std::min<std::size_t>(own.size(), 2)))
        cards.push_back(lying.card);
    for (std::size_t i = 0; i < std::min<std::size_t>(table.board.size(), 5); ++i)
        cards.push_back(table.board[i].card);
    return cards.size() < 5 ? Reason() : handReads(seats, {cards.begin(), cards.end()});
}

/// Notes the side card that decides between a hand and another of the same name.
void noteKicker(Reason& reason, const Table& table, std::span<const LyingCard> own, std::span<const LyingCard> other)
{
    const bool wins = reason.value > reason.otherValue;
    std::vector<Card> cards;
    for (const LyingCard& lying : wins ? own : other)
        cards.push_back(lying.card);
    for (const LyingCard& lying : table.board)
        cards.push_back(lying.card);
    const auto kicker =
        wins ? kickerOf(cards, reason.value, reason.otherValue) : kickerOf(cards, reason.otherValue, reason.value);
    if (kicker)
        reason.cards = {*kicker};
}

/// What a wager is settled by.
Reason settledBy(const Situation& situation, Seat seat, Circle circle)
{
    const Table& table = situation.table;
    if (circle == Circle::PotBet)
        return {};
    const Chips wager = table.at(seat).wagers.at(circle);
    if (situation.notes.folded.contains(seat) && circle == blindCircle(table, seat))
        return {.because = Because::GivenUp, .seats = {seat}, .amount = wager, .circle = circle};
    const std::span board(table.board.begin(), table.board.end());
    if (!isFlopUp(table))
        return {};
    if (circle == Circle::Bonus)
        return {.because = Because::BonusHand,
                .seats = {seat},
                .amount = wager,
                .count = bonusOdds(situation, seat),
                .value = bonusValue(situation, seat)};
    const bool shared = bankedGame(situation).sharesHand();
    const auto& own = shared ? table.sharedHand : table.at(seat).hand;
    // what lies face down is nobody's reason yet
    if (!isUp({own.begin(), own.end()}) || !isUp({table.dealerHand.begin(), table.dealerHand.end()}) || !isUp(board))
        return {};
    Reason reason{.because = shared ? Because::SharedHand : Because::AgainstDealer,
                  .seats = {seat},
                  .amount = wager,
                  .value = valueOf(table, {own.begin(), own.end()}),
                  .otherValue = valueOf(table, {table.dealerHand.begin(), table.dealerHand.end()})};
    noteKicker(reason, table, {own.begin(), own.end()}, {table.dealerHand.begin(), table.dealerHand.end()});
    return reason;
}

Reason whoWinsPotBet(const Situation& situation)
{
    const SeatSet winners = potWinners(situation);
    const Table& table = situation.table;
    if (winners.empty() || table.board.size() < 5)
        return {};
    const auto valueAt = [&](Seat seat) {
        const auto& hand = table.at(seat).hand;
        return valueOf(table, {hand.begin(), hand.end()});
    };
    const SeatSet all = table.pots.empty() ? SeatSet() : table.pots.front().eligible;
    if (all.size() == 1)
        return {.because = Because::LastPlayer, .seats = winners};
    Reason reason{.because = winners.size() > 1 ? Because::EqualHands : Because::BetterHand, .seats = winners};
    reason.value = valueAt(winners.front());
    for (const Seat seat : all - winners) {
        if (valueAt(seat) > reason.otherValue || reason.others.empty())
            reason.others = {seat};
        reason.otherValue = std::max(reason.otherValue, valueAt(seat));
    }
    if (winners.size() == 1) {
        const auto& hand = table.at(winners.front()).hand;
        noteKicker(reason, table, {hand.begin(), hand.end()}, {});
        if (!reason.cards.empty())
            reason.because = Because::Kicker;
    }
    return reason;
}

Reason whyDue(const Situation& situation, const Act& due)
{
    const Table& table = situation.table;
    if (due.seat && (has(due, Trait::Settles) || due.verb == Verb::CutOut))
        return settledBy(situation, *due.seat, due.circle);
    switch (due.verb) {
    case Verb::NameDealer:
        return readFrom(table, {}, {table.dealerHand.begin(), table.dealerHand.end()});
    case Verb::NameShared:
        return readFrom(table, {}, {table.sharedHand.begin(), table.sharedHand.end()});
    case Verb::SlideDealer:
        return readFrom(table, {}, {table.dealerHand.begin(), table.dealerHand.end()});
    case Verb::Slide:
        return readFrom(table, {*due.seat}, {table.at(*due.seat).hand.begin(), table.at(*due.seat).hand.end()});
    case Verb::CorrectWager:
        return {.because = Because::WagerLies,
                .seats = {*due.seat},
                .amount = table.at(*due.seat).wagers.at(due.circle),
                .circle = due.circle};
    case Verb::PushPot:
        return whoWinsPotBet(situation);
    case Verb::GatherPot: {
        Reason lies{.because = Because::WagerLies, .circle = Circle::PotBet};
        for (const Seat seat : bettors(table)) {
            if (table.at(seat).wagers.at(Circle::PotBet) == 0)
                continue;
            lies.seats.insert(seat);
            lies.amount = table.at(seat).wagers.at(Circle::PotBet);
        }
        return lies;
    }
    default:
        return whyDueAnywhere(situation, due);
    }
}

/// What is wrong about what an act does to a player who has given up the hand.
Reason whyWrongOfFolded(const Situation& situation, const Act& act, const Act* due)
{
    if (isPointing(act))
        return {.because = Because::HasFolded, .seats = {*act.seat}};
    // what is settled by the cards of the hand still plays
    const Chips bonus = situation.table.at(*act.seat).wagers.at(Circle::Bonus);
    const bool inTime = due != nullptr && has(*due, Trait::Settles);
    const bool settles = has(act, Trait::Settles) && act.circle == Circle::Bonus && !inTime;
    if ((!settles && act.verb != Verb::MuckHand) || bonus == 0)
        return {};
    return {.because = Because::WagerLies, .seats = {*act.seat}, .amount = bonus, .circle = Circle::Bonus};
}

/// What is wrong about what an act does to one player, whatever else is due.
Reason whyWrong(const Situation& situation, const Act& act, const Act* due)
{
    if (!act.seat)
        return {};
    const SeatPlace& place = situation.table.at(*act.seat);
    const auto& pots = situation.table.pots;
    if (act.verb == Verb::PushPot && !pots.empty() && !pots.front().eligible.contains(*act.seat))
        return {.because = Because::NoShare, .seats = {*act.seat}, .others = pots.front().eligible};
    if (act.verb == Verb::PayWager && place.wagers.at(act.circle) == 0)
        return {.because = Because::WagerLies, .seats = {*act.seat}, .circle = act.circle};
    const Reason folded = situation.notes.folded.contains(*act.seat) ? whyWrongOfFolded(situation, act, due) : Reason();
    return folded.because != Because::None ? folded : cardTooMany(situation, act, due);
}

} // namespace

} // namespace banked

Reason BankedGame::why(const Situation& situation, const Procedure& procedure, const Verdict& verdict,
                       const Act* act) const
{
    const Reason wrong = act == nullptr ? Reason() : banked::whyWrong(situation, *act, dueIn(verdict));
    if (wrong.because != Because::None)
        return wrong;
    if (const auto waits = whoIsWaitedFor(procedure, verdict))
        return {.because = Because::WaitsFor, .seats = {waits->seat}, .wait = waits->wait};
    const Act* due = dueIn(verdict);
    if (due == nullptr)
        due = act;
    return due == nullptr ? Reason() : banked::whyDue(situation, *due);
}

} // namespace cutcard
