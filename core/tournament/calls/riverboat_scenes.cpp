// SPDX-License-Identifier: GPL-3.0-or-later
// A riverboat's table: its players err by themselves, and the hand is stopped at the kind of call that is wanted.
#include "core/tournament/calls/scene.h"

namespace cutcard {

using Asks = bool (*)(const Session&, const Duty&);

/// A pot that goes to several, or is one of several.
static bool asksForShares(const Session& session, const Duty& duty)
{
    const auto samePot = [&](const Duty& other) {
        return other.act.verb == Verb::PushPot && other.act.number == duty.act.number
               && other.act.seat != duty.act.seat;
    };
    return duty.act.verb == Verb::PushPot
           && (duty.oddChips > 0 || session.table().pots.size() > 1
               || std::ranges::any_of(session.procedure().duties(), samePot));
}

/// A bet, a turn, a loan, cards, what a hand is worth, pots and shares.
constexpr std::array<Asks, riverboatScenes> questions{
    [](const Session&, const Duty& duty) { return scenes::says(duty, {Phrase::CallOnly, Phrase::CorrectTo}); },
    [](const Session&, const Duty& duty) { return scenes::says(duty, {Phrase::OutOfTurn}); },
    [](const Session&, const Duty& duty) { return scenes::says(duty, {Phrase::NoOdc}); },
    [](const Session&, const Duty& duty) {
        return duty.act.verb == Verb::MuckHand
               || scenes::says(duty, {Phrase::ShowAll, Phrase::Misdeal, Phrase::NoRabbit});
    },
    [](const Session&, const Duty& duty) { return duty.act.verb == Verb::NameHand; },
    [](const Session&, const Duty& duty) { return duty.act.verb == Verb::BuildPot; },
    asksForShares,
};

/// What somebody might rule instead; the judge says which of it is wrong.
static std::vector<Act> otherRulings(const Session& session, const Duty& duty)
{
    const Act& right = duty.act;
    const Chips bigBlind = session.situation().notes.bigBlind;
    std::vector<Act> acts;
    if (right.verb == Verb::NameHand) {
        for (const HandClass other : scenes::nextTo(right.hand))
            acts.push_back(nameHand(*right.seat, other));
        return acts;
    }
    if (right.seat) {
        const Seat seat = *right.seat;
        acts.push_back(say(Phrase::BetStands, seat));
        acts.push_back(say(Phrase::CallOnly, seat));
        if (scenes::says(duty, {Phrase::CorrectTo, Phrase::CallOnly})) {
            // what lies there taken for a raise, and the smallest raise
            const Chips lies = session.table().at(seat).bet;
            if (lies > 0)
                acts.push_back(say(Phrase::CorrectTo, seat, lies));
            acts.push_back(
                say(Phrase::CorrectTo, seat,
                    (right.phrase == Phrase::CallOnly ? session.situation().betting.betTo : right.amount) + bigBlind));
        }
        if (scenes::says(duty, {Phrase::NoOdc}))
            acts.push_back(say(Phrase::OdcDrawn, seat, session.situation().bank.options().allotment));
        acts.push_back(act(Verb::MuckHand, seat));
        acts.push_back(say(Phrase::KeepYourHand, seat));
        acts.push_back(say(Phrase::CardsInView, seat));
    }
    acts.push_back(say(Phrase::Misdeal));
    return acts;
}

Scene riverboatScene(int which)
{
    const Asks asks = questions[static_cast<std::size_t>(which)];
    Scene scene;
    scene.steers = [](const Session&) { return std::optional<Event>(); };
    scene.stopsAt = [asks](const Session& session) -> std::optional<Duty> {
        const auto next = session.procedure().next();
        return next && !next->optional && !next->customary && asks(session, *next) ? next : std::nullopt;
    };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        return asJudged(session, otherRulings(session, duty));
    };
    scene.incidents = manyIncidents;
    return scene;
}

} // namespace cutcard
