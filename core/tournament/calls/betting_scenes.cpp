// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 3.7.1, 3.7.2 and 3.7.4: bets of another size, or made in another way.
// Booklet sections 2.2.1 and 2.2.3: the cut, and the blinds.

#include "core/tournament/calls/scene.h"

namespace cutcard::scenes {

/// So many whole chips more than one amount and less than another; 0 if there is none.
static Chips between(const Session& session, Chips above, Chips below, RandomStream& stream)
{
    const Chips unit = unitOf(session);
    const Chips most = (below - 1 - above) / unit;
    return most < 1 ? 0 : above + unit * stream.between(1, most);
}

/// What lies there let stand, made twice the bet, or a raise by the blind and not by the last raise.
static std::vector<PlantedMistake> otherSizes(const Session& session, const Duty& duty, const BettingRound& before)
{
    const Seat seat = *duty.act.seat;
    const Chips blind = session.situation().notes.bigBlind;
    const Phrase plain = before.betTo == 0 ? Phrase::Bet : Phrase::Raise;
    const auto corrected = [&](Chips to) { return say(Phrase::CorrectTo, seat, to); };
    const std::array sums{before.betTo + blind, 2 * std::max(before.betTo, blind),
                          before.betTo + std::max(blind, before.lastRaise) + blind};
    std::vector<PlantedMistake> wrong;
    // a bet that could stand, refused or changed
    if (duty.act.phrase == Phrase::Bet || duty.act.phrase == Phrase::Raise) {
        const Rule legal = before.street == 0 || before.raises > 0 || before.betTo > 0 ? "3.7.2"_rule : "3.7.1"_rule;
        wrong.push_back(forbidden(say(Phrase::CallOnly, seat), legal));
        for (const Chips to : sums)
            wrong.push_back(forbidden(corrected(to), legal));
        return wrong;
    }
    const bool asks = duty.act.phrase == Phrase::HowMuch;
    wrong.push_back(asks ? misruling(say(Phrase::CallOnly, seat), Fault::WrongTarget, duty.rule)
                         : misruling(say(plain, seat, session.table().at(seat).bet), Fault::Forbidden, duty.rule));
    const bool amount = duty.act.phrase == Phrase::CorrectTo;
    for (const Chips to : sums)
        wrong.push_back(misruling(corrected(to), amount ? Fault::WrongAmount : Fault::WrongTarget, duty.rule));
    return wrong;
}

static Scene sceneOfBet(RandomStream& stream, int mostPassed,
                        const std::function<std::optional<Decision>(const Session&, Seat)>& bets)
{
    auto bet = std::make_shared<Bet>();
    bet->passed = stream.below(mostPassed + 1);
    Scene scene;
    scene.steers = [bet, bets](const Session& session) -> std::optional<Event> {
        const auto seat = bettor(session);
        if (!seat || bet->who)
            return std::nullopt;
        const auto decision = bets(session, *seat);
        if (!decision || !session.isPossible(*decision) || bet->passed-- > 0)
            return std::nullopt;
        bet->who = decision->seat;
        bet->before = currentRound(session.situation());
        return *decision;
    };
    scene.stopsAt = [bet](const Session& session) { return rulingFor(session, bet->who); };
    scene.misrulings = [bet](const Session& session, const Duty& duty) {
        return otherSizes(session, duty, bet->before);
    };
    return scene;
}

Scene raiseSize(SessionSetup&, RandomStream& stream)
{
    const bool legal = stream.chance(400);
    const bool again = stream.chance(600); // over a raise, so that the last raise and not the blind is the measure
    Scene scene = sceneOfBet(stream, 3, [legal, &stream](const Session& session, Seat seat) -> std::optional<Decision> {
        const BettingRound round = currentRound(session.situation());
        const Chips full = round.betTo == 0 ? session.situation().notes.bigBlind : fullRaise(session);
        const Chips all = allChips(session.table(), seat);
        // before the flop in whole steps (PA-11)
        const Chips step = round.street == 0 ? session.situation().notes.bigBlind : unitOf(session);
        const Chips to =
            legal ? full + step * stream.below(8) : between(session, round.betTo, std::min(all, full), stream);
        if (to == 0 || (legal && !isLegal(session, seat, to)))
            return std::nullopt;
        return betTo(session, seat, to);
    });
    scene.cites = [](const Duty& duty) {
        return duty.act.phrase == Phrase::Bet     ? "3.7.1"_rule
               : duty.act.phrase == Phrase::Raise ? "3.7.2"_rule
                                                  : duty.rule;
    };
    // before that somebody raises
    auto raised = std::make_shared<bool>(!again);
    scene.steers = [raised, &stream, next = scene.steers](const Session& session) -> std::optional<Event> {
        const auto seat = bettor(session);
        if (!seat || *raised)
            return next(session);
        const BettingRound round = currentRound(session.situation());
        const Chips blind = session.situation().notes.bigBlind;
        const Chips to = round.betTo + blind * stream.between(2, 3);
        if (!isLegal(session, *seat, to))
            return std::nullopt;
        *raised = true;
        return betTo(session, *seat, to);
    };
    return scene;
}

Scene loneChip(SessionSetup&, RandomStream& stream)
{
    enum class Way : std::uint8_t { Over, Under, Said };
    const auto way = static_cast<Way>(stream.below(3));
    Scene scene = sceneOfBet(stream, 4, [way, &stream](const Session& session, Seat seat) -> std::optional<Decision> {
        const BettingRound round = currentRound(session.situation());
        const SeatPlace& place = session.table().at(seat);
        if (round.betTo <= place.bet)
            return std::nullopt;
        std::vector<Chips> chips;
        for (const ChipLot& lot : session.setup().common().startingStack) {
            const Chips to = place.bet + lot.value;
            const bool fits = way == Way::Over    ? to > round.betTo
                              : way == Way::Under ? to < callTo(session.table(), round, seat)
                                                  : to > round.betTo && isLegal(session, seat, to);
            if (lot.value < place.stack && fits)
                chips.push_back(lot.value);
        }
        if (chips.empty())
            return std::nullopt;
        const Chips chip = stream.anyOf(chips);
        if (way == Way::Said)
            return betTo(session, seat, place.bet + chip);
        return Decision{.seat = seat, .choice = Choice::PlaceChip, .amount = chip};
    });
    scene.cites = [](const Duty&) { return "3.7.4"_rule; };
    return scene;
}

Scene stringRaise(SessionSetup&, RandomStream& stream)
{
    const bool said = stream.chance(400);
    return sceneOfBet(stream, 4, [said, &stream](const Session& session, Seat seat) -> std::optional<Decision> {
        if (!facesBet(session, seat))
            return std::nullopt;
        if (said)
            return Decision{.seat = seat, .choice = Choice::AnnounceRaise};
        const Chips full = fullRaise(session);
        const Chips to = full + session.situation().notes.bigBlind * stream.below(3);
        if (!isLegal(session, seat, to))
            return std::nullopt;
        return Decision{.seat = seat, .choice = Choice::StringRaise, .amount = to};
    });
}

Scene cutSize(SessionSetup&, RandomStream& stream)
{
    // 2.2.3: three cards are enough, and 49 not too many
    constexpr std::array<int, 6> sizes{2, 3, 4, 49, 50, 51};
    const int size = stream.anyOf(sizes);
    Scene scene;
    scene.steers = [size](const Session& session) -> std::optional<Event> {
        const auto turn = session.turn();
        if (!turn || turn->wait != Wait::Cut)
            return std::nullopt;
        return Decision{.seat = turn->seat, .choice = Choice::Cut, .amount = size};
    };
    scene.stopsAt = [](const Session& session) {
        return session.table().cutOff == 0 ? std::nullopt : nextIf(session, [](const Duty& duty) {
            return duty.act.verb == Verb::CompleteCut || duty.act.phrase == Phrase::CutAgain;
        });
    };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        const Seat cutter = std::get<Decision>(session.entries().back().event).seat;
        const Act otherwise =
            duty.act.verb == Verb::CompleteCut ? say(Phrase::CutAgain, cutter) : act(Verb::CompleteCut);
        return std::vector{forbidden(otherwise, "2.2.3"_rule), forbidden(act(Verb::Shuffle), "2.2.3"_rule)};
    };
    return scene;
}

Scene blind(SessionSetup&, RandomStream& stream)
{
    enum class Way : std::uint8_t { Away, WrongSum, Forgotten };
    const auto way = static_cast<Way>(stream.below(3));
    const bool big = stream.chance(500);
    auto done = std::make_shared<bool>(false);
    Scene scene;
    scene.steers = [=](const Session& session) -> std::optional<Event> {
        const HandNotes& notes = session.situation().notes;
        const Seat seat = big ? notes.bigBlindSeat : notes.smallBlindSeat.value_or(notes.bigBlindSeat);
        const auto turn = session.turn();
        const bool due = turn && turn->wait == Wait::Post && turn->seat == seat;
        const Decision event =
            way == Way::Away ? Decision{.seat = seat, .choice = Choice::StepAway}
            : way == Way::WrongSum
                ? Decision{.seat = seat, .choice = Choice::Post, .amount = big ? notes.smallBlind : notes.bigBlind}
                : Decision{.seat = seat, .choice = Choice::ForgetBlind};
        if (*done || (way != Way::Away && !due) || !session.isPossible(event))
            return std::nullopt;
        *done = true;
        return event;
    };
    scene.stopsAt = [done](const Session& session) {
        return owedWhere(session, [&](const Duty& duty) {
            return *done && (duty.act.verb == Verb::PostFor || says(duty, {Phrase::CorrectTo, Phrase::Blinds}));
        });
    };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        const HandNotes& notes = session.situation().notes;
        const Seat seat = *duty.act.seat;
        std::vector<PlantedMistake> wrong;
        if (duty.act.verb != Verb::PostFor)
            wrong.push_back(forbidden(act(Verb::PostFor, seat, duty.act.amount), "2.2.1"_rule));
        const Seat first = notes.dealtIn.nextAfter(*session.table().button);
        // dealt without it: that is forbidden while somebody who is there owes one
        const auto owes = [&](Seat each) { return !session.table().at(each).absent && notes.blind(each) == 0; };
        const bool open = owes(notes.bigBlindSeat) || (notes.smallBlindSeat && owes(*notes.smallBlindSeat));
        wrong.push_back(misruling(act(Verb::Pitch, first), open ? Fault::Forbidden : Fault::OutOfOrder, "2.2.1"_rule));
        if (duty.act.phrase == Phrase::CorrectTo) {
            const Chips lies = session.table().at(seat).bet;
            wrong.push_back(misruling(say(Phrase::CorrectTo, seat, lies), Fault::WrongAmount, duty.rule));
            wrong.push_back(
                misruling(say(Phrase::CorrectTo, seat, lies + duty.act.amount), Fault::WrongAmount, duty.rule));
        }
        return wrong;
    };
    return scene;
}

} // namespace cutcard::scenes
