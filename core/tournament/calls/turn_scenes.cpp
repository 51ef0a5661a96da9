// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 3.6 and 3.14.3: bets at another moment or in another place, and drawn back.
#include "core/tournament/calls/scene.h"

namespace cutcard::scenes {

/// What somebody who is not waited for does: chips, or none.
static Decision early(const Session& session, Seat seat, bool chips, RandomStream& stream)
{
    const Chips blind = session.situation().notes.bigBlind;
    const Chips to = currentRound(session.situation()).betTo + blind * stream.between(1, 3);
    if (chips && isLegal(session, seat, to))
        return betTo(session, seat, to);
    return chips && facesBet(session, seat) ? Decision{.seat = seat, .choice = Choice::Call} : giveUp(session, seat);
}

Scene outOfTurn(SessionSetup&, RandomStream& stream)
{
    enum class Way : std::uint8_t { Chips, None, InTurn };
    const auto way = static_cast<Way>(stream.below(3));
    auto bet = std::make_shared<Bet>();
    bet->passed = stream.below(6);
    Scene scene;
    scene.steers = [=, &stream](const Session& session) -> std::optional<Event> {
        if (bet->who)
            return std::nullopt;
        if (way == Way::InTurn) {
            const auto next = session.procedure().next();
            if (!next || next->act.verb != Verb::PointTo || bet->passed-- > 0)
                return std::nullopt;
            const Seat seat = *next->act.seat;
            const Decision raise = early(session, seat, true, stream);
            if (raise.choice != Choice::BetTo && raise.choice != Choice::RaiseTo)
                return std::nullopt;
            bet->who = seat;
            return raise;
        }
        const auto turn = bettor(session);
        SeatSet others = canAct(session.situation()) & currentRound(session.situation()).toAct & presentInHand(session);
        if (turn)
            others.erase(*turn);
        if (!turn || others.empty() || bet->passed-- > 0)
            return std::nullopt;
        bet->who = others.nextAfter(*turn);
        return early(session, *bet->who, way == Way::Chips, stream);
    };
    scene.stopsAt = [=](const Session& session) -> std::optional<Duty> {
        if (!bet->who)
            return std::nullopt;
        if (way == Way::InTurn)
            return rulingFor(session, bet->who);
        const auto back = owedAct(session, Verb::ReturnChips);
        return back ? back : owedWhere(session, [](const Duty& duty) { return duty.act.phrase == Phrase::OutOfTurn; });
    };
    if (way == Way::InTurn)
        scene.cites = [](const Duty&) { return "3.14.3"_rule; };
    scene.misrulings = [bet](const Session& session, const Duty& duty) {
        const Seat seat = *bet->who;
        const Chips lies = session.table().at(seat).bet;
        std::vector<PlantedMistake> wrong;
        if (duty.act.phrase == Phrase::Raise || duty.act.phrase == Phrase::Bet) {
            const Rule legal = duty.act.phrase == Phrase::Raise ? "3.7.2"_rule : "3.7.1"_rule;
            wrong = {forbidden(say(Phrase::CallOnly, seat), legal),
                     forbidden(act(Verb::ReturnChips, seat, lies), "3.6.1"_rule),
                     forbidden(say(Phrase::OutOfTurn, seat), "GP-legal-bet"_rule)};
        } else {
            if (duty.act.verb == Verb::ReturnChips)
                wrong.push_back(forbidden(say(Phrase::Raise, seat, lies), "3.14.3"_rule));
            else
                // as if it had been its turn
                wrong.push_back(forbidden(act(Verb::PointTo, presentInHand(session).nextAfter(seat)), "3.14.3"_rule));
            wrong.push_back(misruling(say(Phrase::CallOnly, seat), Fault::WrongTarget, "3.14.3"_rule));
            wrong.push_back(forbidden(say(Phrase::Misdeal), "3.5.1-multi"_rule));
        }
        if (!session.table().at(seat).hand.empty())
            wrong.push_back(forbidden(act(Verb::MuckHand, seat), "GP-live-hand"_rule));
        return wrong;
    };
    return scene;
}

/// A player whose bet of this round lies there, with the betting still open.
static std::optional<Seat> lastBettor(const Session& session)
{
    const auto turn = bettor(session);
    const BettingRound round = currentRound(session.situation());
    if (!turn || round.toAct.empty() || *turn == round.last || session.table().at(round.last).bet == 0
        || session.table().at(round.last).stack == 0 || session.table().at(round.last).absent
        || !presentInHand(session).contains(round.last))
        return std::nullopt;
    // what was posted is no bet of this turn
    return session.situation().notes.blind(round.last) > 0 && session.table().board.empty() ? std::nullopt
                                                                                            : std::optional(round.last);
}

/// Something happens to a bet that lies there: to the whole of it, after some that nothing happened to.
static Scene mishapToBet(Mishap mishap, RandomStream& stream)
{
    auto bet = std::make_shared<Bet>();
    bet->passed = stream.below(5);
    Scene scene;
    scene.steers = [bet, mishap](const Session& session) -> std::optional<Event> {
        const auto seat = bet->who ? std::nullopt : lastBettor(session);
        if (!seat || bet->passed-- > 0)
            return std::nullopt;
        bet->who = seat;
        return Incident{.mishap = mishap, .seat = *seat, .amount = session.table().at(*seat).bet};
    };
    return scene;
}

Scene splash(SessionSetup&, RandomStream& stream)
{
    Scene scene = mishapToBet(Mishap::PotSplashed, stream);
    scene.stopsAt = [](const Session& session) { return owedAct(session, Verb::SeparateBet); };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        const Seat seat = *duty.act.seat;
        const bool open = nextToAct(session.situation(), currentRound(session.situation())).has_value();
        const Rule early = open ? "PA-44"_rule : "GP-chips-not-due"_rule;
        return std::vector{forbidden(act(Verb::Sweep), early),
                           forbidden(act(Verb::MuckHand, seat), "GP-live-hand"_rule),
                           forbidden(say(Phrase::Misdeal), "3.5.1-multi"_rule)};
    };
    return scene;
}

Scene takenBack(SessionSetup& setup, RandomStream& stream)
{
    // 3.6.1: what breaks 3.7 may be drawn back, and nothing else
    if (stream.chance(500)) {
        Scene scene = raiseSize(setup, stream);
        auto tried = std::make_shared<bool>(false);
        scene.steers = [tried, next = scene.steers](const Session& session) -> std::optional<Event> {
            const auto& illegal = session.situation().illegalBet;
            if (!illegal || *tried)
                return next(session);
            *tried = true;
            return Incident{.mishap = Mishap::ChipsTakenBack,
                            .seat = illegal->seat,
                            .amount = session.table().at(illegal->seat).bet - illegal->before};
        };
        scene.stopsAt = [tried](const Session& session) {
            return *tried ? owedAct(session, Verb::PointTo) : std::nullopt;
        };
        scene.misrulings = [](const Session& session, const Duty& duty) {
            const Seat seat = *duty.act.seat;
            const BettingRound round = currentRound(session.situation());
            const Rule size = round.betTo > 0 ? "3.7.2"_rule : "3.7.1"_rule;
            const auto make = [&](Chips to) { return forbidden(say(Phrase::CorrectTo, seat, to), size); };
            return std::vector{make(fullRaise(session)), make(round.betTo + session.situation().notes.bigBlind),
                               forbidden(act(Verb::MuckHand, seat), "GP-live-hand"_rule)};
        };
        scene.cites = [](const Duty&) { return "3.6.1"_rule; };
        return scene;
    }
    Scene scene = mishapToBet(Mishap::ChipsTakenBack, stream);
    scene.stopsAt = [](const Session& session) {
        return owedWhere(session, [](const Duty& duty) { return duty.act.phrase == Phrase::CorrectTo; });
    };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        const Seat seat = *duty.act.seat;
        const Act more = say(Phrase::CorrectTo, seat, duty.act.amount + session.situation().notes.bigBlind);
        return std::vector{forbidden(act(Verb::MuckHand, seat), "GP-live-hand"_rule),
                           misruling(more, Fault::WrongAmount, duty.rule),
                           forbidden(say(Phrase::Misdeal), "3.5.1-multi"_rule)};
    };
    return scene;
}

} // namespace cutcard::scenes
