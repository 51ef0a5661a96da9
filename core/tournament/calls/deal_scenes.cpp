// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 2.2.1, 2.2.3, 3.4 and 3.5.1, and card-room practice: what goes wrong before and while cards are
// dealt.
#include "core/tournament/calls/scene.h"

namespace cutcard::scenes {

/// Whether a card was just pitched, as it should be.
static std::optional<Seat> justPitched(const Session& session)
{
    const Act* last = lastRight(session);
    return last != nullptr && last->verb == Verb::Pitch ? last->seat : std::nullopt;
}

/// A mishap with a card that has just been pitched, once some of them went well.
static std::function<std::optional<Event>(const Session&)> mishapsWhilePitching(Mishap mishap,
                                                                                const std::vector<int>& after)
{
    auto pitched = std::make_shared<int>(0);
    return [=](const Session& session) -> std::optional<Event> {
        const auto seat = justPitched(session);
        if (!seat)
            return std::nullopt;
        const int now = (*pitched)++;
        if (!contains(after, now))
            return std::nullopt;
        const Incident incident{.mishap = mishap, .seat = *seat};
        return session.isPossible(incident) ? std::optional<Event>(incident) : std::nullopt;
    };
}

static int cardsOfTheDeal(const SessionSetup& setup)
{
    return 2 * static_cast<int>(setup.seats.size());
}

Scene exposed(SessionSetup& setup, RandomStream& stream)
{
    enum class Moment : std::uint8_t { Seen, DealOver, BeforeFlop };
    const auto moment = static_cast<Moment>(stream.below(3));
    Scene scene;
    scene.steers = mishapsWhilePitching(Mishap::CardExposed, {stream.below(cardsOfTheDeal(setup) - 1)});
    if (moment == Moment::BeforeFlop) {
        // two of them see the flop
        scene.steers = [next = scene.steers](const Session& session) -> std::optional<Event> {
            const auto seat = bettor(session);
            if (!seat)
                return next(session);
            return liveSeats(session.table()).size() > 3 && facesBet(session, *seat) ? giveUp(session, *seat)
                                                                                     : goAlong(session, *seat);
        };
    }
    scene.stopsAt = [moment](const Session& session) -> std::optional<Duty> {
        const HandNotes& notes = session.situation().notes;
        switch (moment) {
        case Moment::Seen:
            return owedAct(session, Verb::ShowExposed);
        case Moment::DealOver:
            return notes.exposedFrom ? nextIf(session,
                                              [](const Duty& duty) {
                                                  return duty.act.verb == Verb::Pitch && duty.rule == "3.5.1"_rule;
                                              })
                                     : std::nullopt;
        case Moment::BeforeFlop:
            return notes.exposedReplaced && session.table().burns.empty()
                       ? nextIf(session, [](const Duty& duty) { return duty.act.verb == Verb::Board; })
                       : std::nullopt;
        }
        return std::nullopt;
    };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        std::vector<PlantedMistake> wrong{forbidden(say(Phrase::Misdeal), "3.5.1"_rule)};
        const auto& from = session.situation().notes.exposedFrom;
        if (duty.act.verb == Verb::ShowExposed && from) {
            // a card in its place at once
            const bool served = session.table().at(*from).hand.size() > 1;
            wrong.push_back(misruling(act(Verb::Pitch, *from), served ? Fault::Forbidden : Fault::OutOfOrder,
                                      served ? "1.2-pocket"_rule : "3.5.1"_rule));
            wrong.push_back(forbidden(act(Verb::MuckHand, *from), "GP-live-hand"_rule));
        } else if (duty.act.verb == Verb::Pitch) {
            const Seat next = session.situation().notes.dealtIn.nextAfter(*duty.act.seat);
            wrong.push_back(misruling(act(Verb::Burn), Fault::Premature, "3.5.1"_rule));
            wrong.push_back(misruling(act(Verb::Pitch, next), Fault::WrongTarget, "3.5.1"_rule));
        } else {
            wrong.push_back(forbidden(act(Verb::Burn), "3.5.1"_rule));
        }
        return wrong;
    };
    scene.cites = [](const Duty&) { return "3.5.1"_rule; };
    return scene;
}

Scene exposedAgain(SessionSetup& setup, RandomStream& stream)
{
    const int cards = cardsOfTheDeal(setup);
    const int first = stream.below(cards - 2);
    Scene scene;
    scene.steers = mishapsWhilePitching(Mishap::CardExposed, {first, first + 1 + stream.below(cards - 1 - first)});
    scene.stopsAt = [](const Session& session) {
        return owedWhere(session, [](const Duty& duty) { return duty.act == say(Phrase::Misdeal); });
    };
    scene.misrulings = [](const Session& session, const Duty&) {
        // treated as the first one would be
        std::vector<PlantedMistake> wrong{misruling(act(Verb::PlaceExposed), Fault::Premature, "3.5.1-multi"_rule)};
        for (const Seat seat : session.situation().notes.dealtIn) {
            const auto& hand = session.table().at(seat).hand;
            if (hand.empty() || !hand.back().faceUp)
                continue;
            wrong.push_back(forbidden(act(Verb::MuckHand, seat), "GP-live-hand"_rule));
        }
        return wrong;
    };
    return scene;
}

Scene wrongCount(SessionSetup& setup, RandomStream& stream)
{
    auto whose = std::make_shared<std::optional<Seat>>();
    Scene scene;
    scene.steers = [whose, next = mishapsWhilePitching(Mishap::CardsStuck, {stream.below(cardsOfTheDeal(setup))})](
                       const Session& session) {
        auto event = next(session);
        if (event)
            *whose = std::get<Incident>(*event).seat;
        return event;
    };
    scene.stopsAt = [](const Session& session) {
        return nextIf(session, [](const Duty& duty) { return duty.act == say(Phrase::Misdeal); });
    };
    scene.misrulings = [whose](const Session& session, const Duty&) {
        std::vector<PlantedMistake> wrong;
        if (*whose)
            wrong.push_back(forbidden(act(Verb::MuckHand, **whose), "GP-live-hand"_rule));
        // played on with that card as the burn, or the blinds given back
        const Seat blind = session.situation().notes.bigBlindSeat;
        const Chips posted = session.table().at(blind).bet;
        wrong.push_back(misruling(act(Verb::Burn), Fault::Premature, "GP-wrong-count"_rule));
        wrong.push_back(forbidden(act(Verb::ReturnChips, blind, posted), "3.6.1"_rule));
        return wrong;
    };
    return scene;
}

Scene boxedCard(SessionSetup& setup, RandomStream& stream)
{
    // the cards of the deal, then those of the streets, each after its burn
    const int cards = cardsOfTheDeal(setup);
    const std::array<int, 3> firstOfStreet{cards + 2, cards + 6, cards + 8};
    const bool toPlayer = stream.chance(500);
    const int place = toPlayer ? 1 + stream.below(cards) : firstOfStreet[static_cast<std::size_t>(stream.below(3))];
    Scene scene;
    scene.steers = [place](const Session& session) -> std::optional<Event> {
        if (const auto seat = bettor(session))
            return goAlong(session, *seat);
        const Act* last = lastRight(session);
        if (last == nullptr || last->verb != Verb::PlaceCutCard)
            return std::nullopt;
        return Incident{.mishap = Mishap::BoxedCard, .seat = {}, .amount = place};
    };
    scene.stopsAt = [toPlayer](const Session& session) -> std::optional<Duty> {
        if (toPlayer)
            return owedAct(session, Verb::ShowExposed);
        return nextIf(
            session, [](const Duty& duty) { return duty.act.verb == Verb::Burn && duty.rule == "GP-boxed-card"_rule; });
    };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        const bool dealt = duty.act.seat.has_value();
        std::vector<PlantedMistake> wrong{forbidden(say(Phrase::Misdeal), dealt ? "3.5.1"_rule : "3.5.1-multi"_rule)};
        if (dealt) {
            wrong.push_back(forbidden(act(Verb::Pitch, *duty.act.seat), "1.2-pocket"_rule));
            wrong.push_back(forbidden(act(Verb::MuckHand, *duty.act.seat), "GP-live-hand"_rule));
        } else {
            const int board = session.table().board.empty() ? 3 : 1;
            wrong.push_back(misruling(actOnCards(Verb::Board, board), Fault::OutOfOrder, "GP-boxed-card"_rule));
            wrong.push_back(forbidden(act(Verb::GatherCards), "GP-live-hand"_rule));
        }
        return wrong;
    };
    return scene;
}

namespace {

/// Community cards come while somebody has still to act: before the flop, on it or on the turn.
struct Early {
    bool dealt = false;
    int passed = 0;
};

} // namespace

Scene earlyStreet(SessionSetup&, RandomStream& stream)
{
    constexpr std::array<std::size_t, 3> beforeStreets{0, 3, 4};
    const std::size_t lying = beforeStreets[static_cast<std::size_t>(stream.below(3))];
    // what is done with them at once, and when the round is over
    const bool later = stream.chance(400);
    auto early = std::make_shared<Early>();
    early->passed = stream.below(3);
    Scene scene;
    scene.steers = [=](const Session& session) -> std::optional<Event> {
        if (session.slip()) {
            const auto next = session.procedure().next();
            return next ? std::optional<Event>(next->act) : std::nullopt;
        }
        const auto seat = bettor(session);
        if (!seat)
            return std::nullopt;
        const Table& table = session.table();
        // of too many cards where the street was due booklet and practice say nothing: nobody is asked for that
        if (!early->dealt && table.board.size() == lying && early->passed-- <= 0) {
            early->dealt = true;
            return actOnCards(Verb::Board, lying == 0 ? 3 : 1);
        }
        return liveSeats(table).size() > 3 && facesBet(session, *seat) ? giveUp(session, *seat)
                                                                       : goAlong(session, *seat);
    };
    scene.stopsAt = [=](const Session& session) -> std::optional<Duty> {
        if (!early->dealt)
            return std::nullopt;
        return later ? nextIf(session, [](const Duty& duty) { return duty.act.verb == Verb::ReturnAside; })
                     : nextIf(session, [](const Duty& duty) { return duty.act.verb == Verb::SetAside; });
    };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        std::vector<PlantedMistake> wrong;
        if (duty.act.verb == Verb::ReturnAside) {
            const int board = session.table().board.empty() ? 3 : 1;
            wrong.push_back(misruling(actOnCards(Verb::Board, board), Fault::OutOfOrder, duty.rule));
            wrong.push_back(misruling(act(Verb::Burn), Fault::OutOfOrder, duty.rule));
        } else if (duty.act.number > 1) {
            wrong.push_back(misruling(actOnCards(Verb::SetAside, duty.act.number - 1), Fault::WrongAmount, duty.rule));
        }
        wrong.push_back(forbidden(say(Phrase::Misdeal), "3.5.1-multi"_rule));
        wrong.push_back(forbidden(act(Verb::GatherCards), "GP-live-hand"_rule));
        return wrong;
    };
    return scene;
}

} // namespace cutcard::scenes
