// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 2.2.4, 3.3, 3.5.2 to 3.5.4, 3.8, 3.9, 3.11 and 3.14.2: what players do beside betting, or are not
// there to do.
#include "core/games/street/betting_round.h"
#include "core/tournament/calls/scene.h"

namespace cutcard::scenes {

static bool isDealtOut(const Session& session)
{
    return session.situation().betting.street >= 0 || !session.table().board.empty();
}

/// A mishap of somebody who holds cards, or who has folded, somewhere in the betting.
static Scene mishapInPlay(Mishap mishap, bool folded, RandomStream& stream)
{
    auto passed = std::make_shared<int>(stream.below(8));
    auto done = std::make_shared<bool>(false);
    Scene scene;
    scene.steers = [=, &stream](const Session& session) -> std::optional<Event> {
        if (*done || !bettor(session) || !isDealtOut(session))
            return std::nullopt;
        SeatSet seats = presentInHand(session);
        if (folded)
            seats = session.situation().notes.dealtIn & session.situation().notes.folded;
        if (seats.empty() || (*passed)-- > 0)
            return std::nullopt;
        const Incident incident{.mishap = mishap, .seat = stream.anyOf(seats)};
        if (!session.isPossible(incident))
            return std::nullopt;
        *done = true;
        return incident;
    };
    return scene;
}

/// A hand that is killed or shown, a deal made void, for what costs something else.
static std::vector<PlantedMistake> otherMeasures(const Session&, const Duty& duty)
{
    const Seat seat = *duty.act.seat;
    // a hand that was shown lives by a paragraph of its own
    const Rule live = duty.act.verb == Verb::ShowHand ? "3.5.3"_rule : "GP-live-hand"_rule;
    return {forbidden(act(Verb::MuckHand, seat), live), forbidden(act(Verb::ShowHand, seat), "GP-live-hand"_rule),
            forbidden(say(Phrase::Misdeal), "3.5.1-multi"_rule),
            forbidden(act(Verb::GatherCards), "GP-live-hand"_rule)};
}

Scene handShown(SessionSetup&, RandomStream& stream)
{
    const bool folded = stream.chance(400);
    Scene scene = mishapInPlay(folded ? Mishap::FoldedHandShown : Mishap::HandShown, folded, stream);
    scene.stopsAt = [folded](const Session& session) {
        return folded ? owedWords(session, Phrase::KeepYourHand) : owedAct(session, Verb::ShowHand);
    };
    scene.misrulings = otherMeasures;
    return scene;
}

Scene belowTheEdge(SessionSetup&, RandomStream& stream)
{
    Scene scene = mishapInPlay(Mishap::CardsBelowTable, false, stream);
    scene.stopsAt = [](const Session& session) { return owedAct(session, Verb::MuckHand); };
    scene.misrulings = otherMeasures;
    return scene;
}

Scene distraction(SessionSetup&, RandomStream& stream)
{
    constexpr std::array kinds{Mishap::PhoneUsed, Mishap::AdviceAsked, Mishap::HandDiscussed};
    const Mishap kind = stream.anyOf(kinds);
    Scene scene = mishapInPlay(kind, false, stream);
    scene.stopsAt = [kind](const Session& session) {
        return kind == Mishap::PhoneUsed     ? owedAct(session, Verb::MuckHand)
               : kind == Mishap::AdviceAsked ? owedWords(session, Phrase::OneToAHand)
                                             : owedWords(session, Phrase::NoDiscussion);
    };
    scene.misrulings = otherMeasures;
    return scene;
}

Scene absent(SessionSetup&, RandomStream& stream)
{
    // 2.2.4: checked where the bet is met, and folded where it isn't
    const bool met = stream.chance(500);
    const bool later = stream.chance(500); // after the flop
    auto away = std::make_shared<std::optional<Seat>>();
    Scene scene;
    scene.steers = whenBetting([=, &stream](const Session& session, Seat seat) -> std::optional<Event> {
        const Table& table = session.table();
        const BettingRound round = currentRound(session.situation());
        SeatSet others = presentInHand(session) & round.toAct;
        others.erase(seat);
        if (!*away && (!later || !table.board.empty()) && !others.empty()) {
            // before the flop only the big blind has met the bet without having acted
            const Seat blind = session.situation().notes.bigBlindSeat;
            const bool isBlind = met && table.board.empty();
            const Seat leaves = isBlind ? blind : stream.anyOf(others);
            if (!others.contains(leaves))
                return std::nullopt;
            *away = leaves;
            return Decision{.seat = leaves, .choice = Choice::StepAway};
        }
        if (met || (later && table.board.empty()))
            return goAlong(session, seat);
        return std::nullopt;
    });
    scene.stopsAt = [=](const Session& session) -> std::optional<Duty> {
        if (!*away)
            return std::nullopt;
        return owedWhere(session, [&](const Duty& duty) {
            return duty.rule == "2.2.4"_rule && duty.act.seat == **away
                   && (met ? says(duty, {Phrase::Check}) : duty.act.verb == Verb::MuckHand);
        });
    };
    scene.misrulings = [met](const Session&, const Duty& duty) {
        const Seat seat = *duty.act.seat;
        const Act otherwise = met ? act(Verb::MuckHand, seat) : say(Phrase::Check, seat);
        return std::vector{forbidden(otherwise, "2.2.4"_rule), forbidden(act(Verb::PointTo, seat), "2.2.4"_rule)};
    };
    return scene;
}

Scene rabbit(SessionSetup&, RandomStream& stream)
{
    auto seen = std::make_shared<int>(stream.below(9)); // decisions before everybody gives up
    auto asked = std::make_shared<bool>(false);
    Scene scene;
    scene.steers = [=, &stream](const Session& session) -> std::optional<Event> {
        if (const auto seat = bettor(session)) {
            if ((*seen)-- > 0)
                return goAlong(session, *seat);
            const Chips to = currentRound(session.situation()).betTo + 2 * session.situation().notes.bigBlind;
            const Decision bet = betTo(session, *seat, to);
            const bool raises = session.situation().betting.raises == 0 && session.isPossible(bet)
                                && session.game().legalRaiseTo(session.situation(), *seat, to) == to;
            return raises ? bet : giveUp(session, *seat);
        }
        const SeatSet folded = session.situation().notes.folded;
        if (*asked || folded.empty())
            return std::nullopt;
        const Incident incident{.mishap = Mishap::RabbitAsked, .seat = stream.anyOf(folded)};
        if (!session.isPossible(incident))
            return std::nullopt;
        *asked = true;
        return incident;
    };
    scene.stopsAt = [](const Session& session) {
        return session.table().board.size() < 5 ? owedWords(session, Phrase::NoRabbit) : std::nullopt;
    };
    scene.misrulings = [](const Session& session, const Duty&) {
        return std::vector{forbidden(actOnCards(Verb::Board, session.table().board.empty() ? 3 : 1), "3.9"_rule),
                           forbidden(act(Verb::Burn), "3.9"_rule), forbidden(say(Phrase::Misdeal), "3.5.1-multi"_rule)};
    };
    return scene;
}

} // namespace cutcard::scenes
