// SPDX-License-Identifier: GPL-3.0-or-later
// The wagers of a house-banked game: before the deal, play or fold, and the further one.
#include "core/base/gathered.h"
#include "core/games/banked/parts.h"

namespace cutcard::banked {

using namespace competencies;

static Procedure placeWagers(const Situation& situation, int)
{
    std::vector<Procedure> steps{may(say(Phrase::PlaceBets), "GP-no-more-bets"_rule, control)};
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        if (situation.table.at(seat).seated && !situation.table.at(seat).absent)
            steps.push_back(turnOf(seat, Wait::Wager));
    }
    return inOrder(steps);
}

static Procedure askEverybody(const Situation& situation, SeatSet seats, Wait wait, Rule rule)
{
    const SpotOrder order = bankedOptions(situation).askOrder;
    // where nobody is to be asked first, a finger at whoever has nothing to decide passes over no one
    const Severity ifWrong = order == SpotOrder::Free ? Severity::Minor : Severity::Major;
    auto steps = eachOf(seats, [&](Seat seat) {
        return atomic(inOrder(owe(Duty{.act = act(Verb::PointTo, seat),
                                       .rule = rule,
                                       .severity = Severity::Major,
                                       .competency = control,
                                       .ifWrong = ifWrong}),
                              turnOf(seat, wait)));
    });
    return order == SpotOrder::Free ? inAnyOrder(std::move(steps)) : inHouseOrder(order, steps);
}

static SeatSet withBlind(const Situation& situation)
{
    const Table& table = situation.table;
    return bettors(table).where([&](Seat seat) { return table.at(seat).wagers.at(blindCircle(table, seat)) > 0; });
}

static Procedure askPlayOrFold(const Situation& situation, int)
{
    return askEverybody(situation, withBlind(situation), Wait::PlayOrFold, bankedGame(situation).rules().ask);
}

static Procedure askFurther(const Situation& situation, int)
{
    return askEverybody(situation, inAgainstDealer(situation), Wait::Raise, bankedGame(situation).rules().askAgain);
}

/// A Play wager that is not as large as the blind.
static Procedure judgePlay(const Situation& situation, Seat seat)
{
    const SeatPlace& place = situation.table.at(seat);
    const BankedRules& rules = bankedGame(situation).rules();
    const Chips play = place.wagers.at(Circle::Play);
    const Chips blind = place.wagers.at(blindCircle(situation.table, seat));
    if (play == blind)
        return {};
    if (play + place.stack >= blind)
        return owe(correction(Circle::Play, seat, blind, rules.playSize));
    // no all-in exists in these games: chips are bought, or the hand is folded
    return inOrder(owe(say(Phrase::ChipsOrFold, seat), rules.playSize, Severity::Major, rulings),
                   owe(correction(Circle::Play, seat, 0, rules.playSize)), turnOf(seat, Wait::PlayOrFold));
}

/// A further wager of none of the sizes: the next smaller one, or the smallest, but the player may choose another.
static Procedure judgeRaise(const Situation& situation, Seat seat)
{
    const SeatPlace& place = situation.table.at(seat);
    const BankedGame& game = bankedGame(situation);
    const Chips raise = place.wagers.at(Circle::Raise);
    const auto sizes = game.raiseSizes(situation, seat);
    if (contains(sizes, raise))
        return {};
    Chips due = place.stack + raise < sizes.front() ? 0 : sizes.front();
    for (const Chips size : sizes) {
        if (size < raise)
            due = size;
    }
    FixedVector<Chips, 3> orElse;
    for (const Chips size : sizes) {
        if (due > 0 && size <= place.stack + raise)
            orElse.push_back(size);
    }
    return owe(correction(Circle::Raise, seat, due, game.rules().raiseSize, orElse));
}

/// A fold: its blind is taken, in whichever order with those that are still to be taken.
static Procedure folded(Situation& situation, Seat seat, const Procedure& rest)
{
    const SeatPlace& place = situation.table.at(seat);
    const Circle circle = blindCircle(situation.table, seat);
    situation.notes.folded.insert(seat);
    std::vector<Procedure> lost{owe(actOnWager(Verb::TakeWager, circle, seat, place.wagers.at(circle)),
                                    bankedGame(situation).rules().fold, Severity::Critical, pots)};
    const auto others = rest.without([&](const Duty& duty) {
        const bool takes = duty.act.verb == Verb::TakeWager;
        if (takes)
            lost.push_back(owe(duty));
        return takes;
    });
    return inOrder(inAnyOrder(std::move(lost)), others);
}

const Chapter openingWagers{.heading = Heading::Wagers, .open = placeWagers, .waitsForPlayers = true};
const Chapter playOrFold{.heading = Heading::PlayOrFold, .open = askPlayOrFold, .waitsForPlayers = true};
const Chapter furtherWagers{.heading = Heading::CheckBetRaise, .open = askFurther, .waitsForPlayers = true};

SeatSet bettors(const Table& table)
{
    return SeatSet::firstSeats(maxSeats).where([&](Seat seat) { return table.at(seat).wagers.total() > 0; });
}

SeatSet inAgainstDealer(const Situation& situation)
{
    return withBlind(situation) - situation.notes.folded;
}

Duty correction(Circle circle, Seat seat, Chips amount, Rule rule, FixedVector<Chips, 3> orElse)
{
    return {.act = actOnWager(Verb::CorrectWager, circle, seat, amount),
            .rule = rule,
            .severity = Severity::Major,
            .competency = rulings,
            .amounts = orElse};
}

Procedure correctedAnew(const Situation& situation, Seat seat, const Procedure& rest)
{
    auto wrong =
        eachOf(bankedGame(situation).wrongOpening(situation, seat), [&](const Duty& duty) { return owe(duty); });
    const auto others =
        rest.without([&](const Duty& duty) { return duty.act.verb == Verb::CorrectWager && duty.act.seat == seat; });
    return inOrder(inAnyOrder(std::move(wrong)), others);
}

Procedure meetDecision(Situation& situation, const Decision& decision, const Procedure& procedure)
{
    const Seat seat = decision.seat;
    if (decision.choice == Choice::BuyIn) {
        situation.notes.sold += decision.amount;
        return inOrder(owe(act(Verb::SellChips, seat, decision.amount), "GP-buy-in"_rule, Severity::Critical, pots),
                       procedure);
    }
    const Turn* turn = findTurn(procedure, seat);
    for (const Circle circle : circles)
        putInCircle(situation.table, seat, circle, decision.wagers.at(circle));
    if (turn == nullptr) {
        // a hand that is out makes no further wager
        Duty back = correction(Circle::Raise, seat, 0, bankedGame(situation).rules().askAgain);
        back.severity = Severity::Critical;
        return inOrder(owe(back), procedure);
    }
    const Wait wait = turn->wait;
    Procedure owed;
    if (wait == Wait::Wager) {
        owed = correctedAnew(situation, seat, {});
    } else if (decision.choice == Choice::Fold) {
        return folded(situation, seat, procedure.afterTurn(seat));
    } else if (decision.choice == Choice::Wager) {
        owed = wait == Wait::PlayOrFold ? judgePlay(situation, seat) : judgeRaise(situation, seat);
    }
    return inOrder(owed, procedure.afterTurn(seat));
}

} // namespace cutcard::banked
