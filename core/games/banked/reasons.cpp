// SPDX-License-Identifier: GPL-3.0-or-later
// Why an act was wrong, or a duty due, as the table shows it.
#include "core/games/reasons.h"
#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/games/banked/parts.h"

namespace cutcard {

namespace banked {

/// The best five of some cards and the board's; nothing before there are five.
static Reason readFrom(const Table& table, SeatSet seats, std::span<const LyingCard> own)
{
    const auto cards = cardsRead(table, own);
    return cards.size() < 5 ? Reason() : handReads(seats, cards);
}

/// Notes the side card that decides between a hand and another of the same name.
static void noteKicker(Reason& reason, const Table& table, std::span<const LyingCard> own,
                       std::span<const LyingCard> other)
{
    const bool wins = reason.value > reason.otherValue;
    auto cards = eachOf(wins ? own : other, &LyingCard::card);
    for (const LyingCard& lying : table.board)
        cards.push_back(lying.card);
    const auto kicker =
        wins ? kickerOf(cards, reason.value, reason.otherValue) : kickerOf(cards, reason.otherValue, reason.value);
    if (kicker)
        reason.cards = {*kicker};
}

static Reason wagerLies(const Table& table, Seat seat, Circle circle)
{
    return {
        .because = Because::WagerLies, .seats = {seat}, .amount = table.at(seat).wagers.at(circle), .circle = circle};
}

/// What a wager is settled by.
static Reason settledBy(const Situation& situation, Seat seat, Circle circle)
{
    const Table& table = situation.table;
    if (circle == Circle::PotBet)
        return {};
    const Chips wager = table.at(seat).wagers.at(circle);
    if (situation.notes.folded.contains(seat) && circle == blindCircle(table, seat))
        return {.because = Because::GivenUp, .seats = {seat}, .amount = wager, .circle = circle};
    const std::span<const LyingCard> board = table.board;
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
    if (!isUp(table.dealerHand) || !isUp(board))
        return {};
    if (!isUp(own))
        return shared ? Reason() : Reason{.because = Because::FaceDown, .seats = {seat}};
    Reason reason{.because = shared ? Because::SharedHand : Because::AgainstDealer,
                  .seats = {seat},
                  .amount = wager,
                  .value = valueOf(table, own),
                  .otherValue = valueOf(table, table.dealerHand)};
    noteKicker(reason, table, own, table.dealerHand);
    return reason;
}

static Reason whoWinsPotBet(const Situation& situation)
{
    const SeatSet winners = potWinners(situation);
    const Table& table = situation.table;
    if (winners.empty() || table.board.size() < 5)
        return {};
    const auto valueAt = [&](Seat seat) {
        const auto& hand = table.at(seat).hand;
        return valueOf(table, hand);
    };
    const SeatSet all = playingForPot(situation);
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
        noteKicker(reason, table, hand, {});
        if (!reason.cards.empty())
            reason.because = Because::Kicker;
    }
    return reason;
}

static Reason whyDue(const Situation& situation, const Act& due)
{
    const Table& table = situation.table;
    if (due.seat && (has(due, Trait::Settles) || due.verb == Verb::CutOut))
        return settledBy(situation, *due.seat, due.circle);
    switch (due.verb) {
    case Verb::NameDealer:
    case Verb::SlideDealer:
        return readFrom(table, {}, table.dealerHand);
    case Verb::NameShared:
        return readFrom(table, {}, table.sharedHand);
    case Verb::Slide:
        return readFrom(table, {*due.seat}, table.at(*due.seat).hand);
    case Verb::CorrectWager:
        return wagerLies(table, *due.seat, due.circle);
    case Verb::PointTo:
        return {.because = Because::StillIn, .seats = {*due.seat}};
    case Verb::PushPot:
        return whoWinsPotBet(situation);
    case Verb::FillTray:
        return {.because = Because::TrayHolds, .amount = trayTotal(table)};
    case Verb::CallFloor:
        return due.matter == Matter::TrayFill ? Reason{.because = Because::TrayHolds, .amount = trayTotal(table)}
                                              : whyDueAnywhere(situation, due);
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

/// Whether a player has given up the hand and not the bonus, which its cards settle.
static bool keepsBonus(const Situation& situation, Seat seat)
{
    return situation.notes.folded.contains(seat) && situation.table.at(seat).wagers.at(Circle::Bonus) > 0;
}

/// Whether a payment is the one that is due, and the tray lacks the chips for it.
static bool isShortOf(const Table& table, const Act& act, const Act* due)
{
    return act.verb == Verb::PayWager && due != nullptr && *due == act
           && !trayCanPay(table, act.amount - table.at(*act.seat).cutOut.at(act.circle));
}

/// Whether somebody else has still to decide, or nobody has, and cards are to be turned up first.
static bool comesFirst(const Act& due, const Act& act)
{
    return (isPointing(due) && due.seat != act.seat) || isOneOf(due.verb, {Verb::TurnBoard, Verb::TurnDealer});
}

/// What is wrong about a wager being settled: there is none, or its player is in yet.
static Reason whyNotSettled(const Situation& situation, const Act& act, const Act* due)
{
    const Table& table = situation.table;
    const bool bonus = act.circle == Circle::Bonus;
    const bool inTime = due != nullptr && has(*due, Trait::Settles);
    if (table.at(*act.seat).wagers.at(act.circle) == 0 || act.circle == Circle::PotBet
        || (bonus && !inTime && keepsBonus(situation, *act.seat)))
        return wagerLies(table, *act.seat, act.circle);
    if (isShortOf(table, act, due))
        return {.because = Because::TrayHolds, .amount = trayTotal(table), .other = act.amount};
    const bool open = isUp(table.dealerHand) && isFlopUp(table);
    if (due != nullptr && comesFirst(*due, act))
        return {};
    return !bonus && !open && !situation.notes.folded.contains(*act.seat)
               ? Reason{.because = Because::StillIn, .seats = {*act.seat}}
               : Reason();
}

/// What a hand plays for that is picked up.
static Reason playsFor(const Situation& situation, Seat seat)
{
    const Wagers& wagers = situation.table.at(seat).wagers;
    if (keepsBonus(situation, seat))
        return wagerLies(situation.table, seat, Circle::Bonus);
    if (wagers.total() > wagers.at(Circle::PotBet))
        return {.because = Because::StillIn, .seats = {seat}};
    if (wagers.total() > 0)
        return wagerLies(situation.table, seat, Circle::PotBet);
    const auto& pots = situation.table.pots;
    const bool inPot = !pots.empty() && pots.front().amount > 0 && pots.front().eligible.contains(seat);
    return inPot ? Reason{.because = Because::PotHolds, .amount = pots.front().amount} : Reason();
}

/// What is wrong about pushing the Pot Bet: whose it is, or what is settled first.
static Reason whyNotPushed(const Situation& situation, const Act& push, const Act* due)
{
    const Table& table = situation.table;
    if (table.pots.empty())
        return {};
    if (const SeatSet playing = playingForPot(situation); !playing.contains(*push.seat))
        return {.because = Because::NoShare, .seats = {*push.seat}, .others = playing};
    // too early or not, it is not this player's
    if (isUp(table.board) && !potWinners(situation).contains(*push.seat))
        return whoWinsPotBet(situation);
    return due != nullptr && has(*due, Trait::Settles) ? wagerLies(table, *due->seat, due->circle) : Reason();
}

/// What is wrong about what an act does to one player, whatever else is due.
static Reason whyWrong(const Situation& situation, const Act& act, const Act* due)
{
    if (!act.seat || (due != nullptr && due->verb == Verb::Announce && due->phrase == Phrase::HandVoid))
        return {};
    if (isPointing(act) && situation.notes.folded.contains(*act.seat))
        return {.because = Because::HasFolded, .seats = {*act.seat}};
    const Table& table = situation.table;
    switch (act.verb) {
    case Verb::PushPot:
        return whyNotPushed(situation, act, due);
    case Verb::CorrectWager:
        return wagerLies(table, *act.seat, act.circle);
    case Verb::MuckHand:
        return playsFor(situation, *act.seat);
    case Verb::Pitch:
        return table.at(*act.seat).wagers.total() == 0 ? wagerLies(table, *act.seat, Circle::Bonus)
                                                       : cardTooMany(situation, act, due);
    default:
        return has(act, Trait::Settles) ? whyNotSettled(situation, act, due) : Reason();
    }
}

} // namespace banked

Reason BankedGame::why(const Situation& situation, const Procedure& procedure, const Verdict& verdict,
                       const Act* act) const
{
    Reason wrong = act == nullptr ? Reason() : banked::whyWrong(situation, *act, dueIn(verdict));
    if (wrong.because == Because::None && act != nullptr)
        wrong = whyNotAllowed(situation, verdict, *act);
    if (wrong.because != Because::None)
        return wrong;
    if (const auto waits = whoIsWaitedFor(procedure, verdict))
        return {.because = Because::WaitsFor, .seats = {waits->seat}, .wait = waits->wait};
    const Act* due = dueIn(verdict);
    // a board that is laid out is wrong by itself
    const bool laid = act != nullptr && isOneOf(act->verb, {Verb::Burn, Verb::BoardDown}) && due != nullptr
                      && due->verb == Verb::LiftCutCard;
    if (due == nullptr || laid)
        due = act;
    return due == nullptr ? Reason() : banked::whyDue(situation, *due);
}

} // namespace cutcard
