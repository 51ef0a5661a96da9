// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 3.7.3 and 3.7.5: what an all-in leads to.
#include "core/tournament/calls/scene.h"

namespace cutcard::scenes {

namespace {

/// Those who act after a seat in this round, in their order.
std::vector<Seat> actingAfter(const Session& session, Seat seat)
{
    SeatSet left = canAct(session.situation()) & presentInHand(session);
    left.erase(seat);
    std::vector<Seat> seats;
    Seat last = seat;
    while (!left.empty()) {
        last = left.nextAfter(last);
        left.erase(last);
        seats.push_back(last);
    }
    return seats;
}

/// A raise, the all-in that is no proper raise of it, and who calls that one.
struct Squeeze {
    Seat raiser;
    Seat allIn;
    Seat caller;
    Chips to = 0;
};

std::optional<Squeeze> squeezeFrom(const Session& session, Seat seat)
{
    const Situation& now = session.situation();
    const BettingRound round = currentRound(now);
    const Chips step = round.street == 0 ? now.notes.bigBlind : unitOf(session);
    const auto others = actingAfter(session, seat);
    for (std::size_t b = 0; b < others.size(); ++b) {
        const Chips most = allChips(session.table(), others[b]);
        // the smallest raise of which that stack is less than another raise
        const Chips least = std::max(now.notes.bigBlind, round.lastRaise);
        Chips raise = least;
        while (round.betTo + 2 * raise <= most)
            raise += step;
        const Chips to = round.betTo + raise;
        if (to >= most || to >= allChips(session.table(), seat))
            continue;
        for (std::size_t c = b + 1; c < others.size(); ++c) {
            if (allChips(session.table(), others[c]) > to + raise)
                return Squeeze{.raiser = seat, .allIn = others[b], .caller = others[c], .to = to};
        }
    }
    return std::nullopt;
}

/// The steps of a squeeze that are behind.
struct Squeezed {
    std::optional<Squeeze> plan;
    bool raised = false;
    bool called = false;
    int passed = 0;
};

} // namespace

Scene shortAllIn(SessionSetup&, RandomStream& stream)
{
    // 3.7.5: the call is too small; or nobody else calls, and what is too much goes back
    const bool refund = stream.chance(500);
    auto state = std::make_shared<Squeezed>();
    state->passed = stream.below(3);
    Scene scene;
    scene.steers = whenBetting([=](const Session& session, Seat seat) -> std::optional<Event> {
        const BettingRound round = currentRound(session.situation());
        if (!state->plan) {
            const auto plan = squeezeFrom(session, seat);
            if (!plan || state->passed-- > 0)
                return std::nullopt;
            state->plan = plan;
            return betTo(session, seat, plan->to);
        }
        if (seat == state->plan->allIn && !state->raised) {
            state->raised = true;
            return Decision{.seat = seat, .choice = Choice::AllIn};
        }
        if (seat != state->plan->caller || !state->raised || state->called)
            return giveUp(session, seat);
        state->called = true;
        return refund ? Decision{.seat = seat, .choice = Choice::Call}
                      : Decision{.seat = seat, .choice = Choice::ShortCall, .amount = round.properFor};
    });
    scene.stopsAt = [=](const Session& session) {
        return owedWhere(session, [&](const Duty& duty) {
            return state->called && duty.act.seat == state->plan->caller
                   && (refund ? duty.act.verb == Verb::ReturnChips : duty.act.phrase == Phrase::CorrectTo);
        });
    };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        const Seat seat = *duty.act.seat;
        const BettingRound& round = session.situation().betting;
        const Chips blind = session.situation().notes.bigBlind;
        const auto wrong = [&](const Act& act) { return misruling(act, Fault::WrongAmount, duty.rule); };
        if (duty.act.verb == Verb::ReturnChips)
            return std::vector{wrong(act(Verb::ReturnChips, seat, duty.act.amount + blind)),
                               misruling(act(Verb::Sweep), Fault::OutOfOrder, duty.rule)};
        // what the all-in comes to, or a raise of it
        return std::vector{wrong(say(Phrase::CorrectTo, seat, round.properFor)),
                           wrong(say(Phrase::CorrectTo, seat, round.properFor + std::max(blind, round.lastRaise))),
                           wrong(say(Phrase::CorrectTo, seat, round.betTo + blind)),
                           forbidden(act(Verb::MuckHand, seat), "GP-live-hand"_rule)};
    };
    return scene;
}

static bool isBuilding(const Duty& duty)
{
    return duty.act.verb == Verb::BuildPot;
}

/// What lies in front of those who are out of the hand.
static Chips foldersChips(const Session& session)
{
    return sumOf(SeatSet::firstSeats(maxSeats) - liveSeats(session.table()),
                 [&](Seat seat) { return session.table().at(seat).inFront(); });
}

/// Without the chips of those who folded, or everything in one pot.
static std::vector<PlantedMistake> otherPots(const Session& session, const Duty& duty)
{
    const Chips all =
        sumOf(session.table().places, &SeatPlace::inFront) + sumOf(session.table().pots, &MiddlePot::amount);
    const auto sum = [&](Chips amount) {
        return misruling(buildPot(duty.act.number, amount, duty.act.seats), Fault::WrongAmount, duty.rule);
    };
    std::vector<PlantedMistake> wrong;
    if (const Chips folded = foldersChips(session); folded > 0 && duty.act.amount > folded)
        wrong.push_back(sum(duty.act.amount - folded));
    wrong.push_back(sum(all));
    return wrong;
}

Scene sidePots(SessionSetup&, RandomStream& stream)
{
    const int deepest = stream.below(3); // how many act before somebody goes all-in
    const auto which = static_cast<std::size_t>(stream.below(2));
    auto acted = std::make_shared<int>(0);
    auto allIn = std::make_shared<int>(0);
    const int wanted = 2 + stream.below(2);
    Scene scene;
    scene.steers = whenBetting([=](const Session& session, Seat seat) -> std::optional<Event> {
        if ((*acted)++ < deepest)
            return goAlong(session, seat);
        if (*allIn >= wanted)
            return giveUp(session, seat);
        ++*allIn;
        return Decision{.seat = seat, .choice = Choice::AllIn};
    });
    scene.stopsAt = [=](const Session& session) -> std::optional<Duty> {
        const auto pots = thoseOf(session.procedure().owed(), isBuilding);
        return pots.size() < 2 ? std::nullopt : std::optional(pots[which]);
    };
    scene.misrulings = otherPots;
    return scene;
}

Scene deadBlind(SessionSetup&, RandomStream& stream)
{
    // the blind that is given up is the big one, or it calls and only the small one is
    const bool bigFolds = stream.chance(600);
    auto raised = std::make_shared<bool>(false);
    auto callers = std::make_shared<int>(0);
    auto shortSeat = std::make_shared<std::optional<Seat>>();
    Scene scene;
    scene.steers = whenBetting([=](const Session& session, Seat seat) -> std::optional<Event> {
        const HandNotes& notes = session.situation().notes;
        const bool isBlind = seat == notes.bigBlindSeat || seat == notes.smallBlindSeat;
        const Chips all = allChips(session.table(), seat);
        if (!isBlind && !*shortSeat && all < notes.bigBlind) {
            *shortSeat = seat;
            return Decision{.seat = seat, .choice = Choice::AllIn};
        }
        if (isBlind)
            return bigFolds || seat == notes.smallBlindSeat ? giveUp(session, seat) : goAlong(session, seat);
        const Chips to = 2 * notes.bigBlind;
        if (!*raised && *shortSeat && session.table().board.empty() && all > to) {
            *raised = true;
            return Decision{.seat = seat, .choice = Choice::RaiseTo, .amount = to};
        }
        if (*raised && session.table().board.empty() && (*callers)++ < 1)
            return goAlong(session, seat);
        return giveUp(session, seat);
    });
    scene.stopsAt = [=](const Session& session) {
        return owedWhere(session,
                         [&](const Duty& duty) { return *raised && isBuilding(duty) && duty.act.number == 0; });
    };
    scene.misrulings = [=](const Session& session, const Duty& duty) {
        const Table& table = session.table();
        const HandNotes& notes = session.situation().notes;
        const Chips cap = table.at(**shortSeat).bet;
        // no more of a dead blind than the all-in
        Chips over = 0;
        for (const auto& blind : {notes.smallBlindSeat, std::optional(notes.bigBlindSeat)}) {
            if (blind && table.at(*blind).hand.empty())
                over += std::max<Chips>(0, table.at(*blind).bet - cap);
        }
        auto wrong = otherPots(session, duty);
        if (over > 0)
            wrong.insert(wrong.begin(),
                         misruling(buildPot(0, duty.act.amount - over, duty.act.seats), Fault::WrongAmount, duty.rule));
        return wrong;
    };
    return scene;
}

Scene uncalled(SessionSetup&, RandomStream& stream)
{
    auto bet = std::make_shared<bool>(false);
    auto called = std::make_shared<bool>(false);
    auto passed = std::make_shared<int>(stream.below(6));
    Scene scene;
    scene.steers = whenBetting([=, &stream](const Session& session, Seat seat) -> std::optional<Event> {
        const BettingRound round = currentRound(session.situation());
        const Chips blind = session.situation().notes.bigBlind;
        if (*bet) {
            // called for less by somebody who has no more; or by two, the second for less than the first
            if (allChips(session.table(), seat) < round.betTo && !*called) {
                *called = true;
                return Decision{.seat = seat, .choice = Choice::AllIn};
            }
            return giveUp(session, seat);
        }
        if ((*passed)-- > 0)
            return goAlong(session, seat);
        for (const Seat other : actingAfter(session, seat)) {
            const Chips short_ = allChips(session.table(), other);
            const Chips to = round.betTo + blind * stream.between(2, 8);
            if (short_ < to && short_ > round.betTo && isLegal(session, seat, to)) {
                *bet = true;
                return betTo(session, seat, to);
            }
        }
        return goAlong(session, seat);
    });
    scene.stopsAt = [called](const Session& session) {
        return owedWhere(session, [&](const Duty& duty) {
            return *called && duty.act.verb == Verb::ReturnChips && !duty.optional
                   && duty.rule == "GP-uncalled-bet"_rule;
        });
    };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        const Seat seat = *duty.act.seat;
        const auto back = [&](Chips sum) {
            return misruling(act(Verb::ReturnChips, seat, sum), Fault::WrongAmount, duty.rule);
        };
        return std::vector{back(session.table().at(seat).bet),
                           back(duty.act.amount + session.situation().notes.bigBlind)};
    };
    return scene;
}

} // namespace cutcard::scenes
