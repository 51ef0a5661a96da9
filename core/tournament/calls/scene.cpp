// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/calls/scene.h"

namespace cutcard {

/// Faults that make an act another way to rule: what is owed later, or beside it, is none.
static bool isAnotherRuling(Fault fault)
{
    return fault == Fault::Forbidden || fault == Fault::WrongAmount || fault == Fault::WrongTarget;
}

/// Of a hand only its class, because ranks would tell the right one.
static Act asChosen(const Act& act)
{
    return act.verb == Verb::NameHand ? nameHand(*act.seat, act.hand) : act;
}

/// The dealers' mistakes that are another answer to the call, none of what nobody asked about.
static std::vector<PlantedMistake> dealersAnswers(const Session& session, const Duty& duty)
{
    // words for a bet that stands are nobody's question
    auto known = duty.optional ? std::vector<PlantedMistake>() : knownMistakes(session, duty);
    std::erase_if(known,
                  [](const PlantedMistake& mistake) { return mistake.least || !isAnotherRuling(mistake.fault); });
    return known;
}

std::vector<PlantedMistake> asJudged(const Session& session, const std::vector<Act>& acts)
{
    std::vector<PlantedMistake> judged;
    for (const Act& act : acts) {
        const Verdict verdict = judge(act, session.procedure(), session.situation(), session.game()).verdict;
        if (isAnotherRuling(verdict.fault))
            judged.push_back({.act = act, .fault = verdict.fault, .rule = verdict.rule});
    }
    return judged;
}

std::vector<RulingChoice> rulingChoices(const Session& session, const Duty& duty,
                                        const std::vector<PlantedMistake>& ofTheCall)
{
    constexpr std::size_t most = 4;
    std::vector<RulingChoice> ways{{.act = asChosen(duty.act), .right = true, .rule = duty.rule}};
    auto known = dealersAnswers(session, duty);
    known.insert(known.end(), ofTheCall.begin(), ofTheCall.end());
    for (const PlantedMistake& mistake : known) {
        const Act act = asChosen(mistake.act);
        const Verdict verdict = judge(act, session.procedure(), session.situation(), session.game()).verdict;
        // what is as good here is no wrong answer
        if (mistake.isFoundAs(verdict) && ways.size() < most && !contains(ways, act, &RulingChoice::act))
            ways.push_back({.act = act, .right = false, .rule = verdict.rule});
    }
    return ways;
}

namespace {

struct SceneRow {
    RulingKind kind{};
    scenes::Maker make = nullptr;
};

constexpr KeyedRows<SceneRow, &SceneRow::kind, rulingKindCount> rows({
    {RulingKind::RaiseSize, scenes::raiseSize},
    {RulingKind::LoneChip, scenes::loneChip},
    {RulingKind::StringRaise, scenes::stringRaise},
    {RulingKind::ShortAllIn, scenes::shortAllIn},
    {RulingKind::SidePots, scenes::sidePots},
    {RulingKind::DeadBlind, scenes::deadBlind},
    {RulingKind::Uncalled, scenes::uncalled},
    {RulingKind::Exposed, scenes::exposed},
    {RulingKind::ExposedAgain, scenes::exposedAgain},
    {RulingKind::HandShown, scenes::handShown},
    {RulingKind::OutOfTurn, scenes::outOfTurn},
    {RulingKind::EarlyStreet, scenes::earlyStreet},
    {RulingKind::WrongCount, scenes::wrongCount},
    {RulingKind::BoxedCard, scenes::boxedCard},
    {RulingKind::BelowTheEdge, scenes::belowTheEdge},
    {RulingKind::Distraction, scenes::distraction},
    {RulingKind::Splash, scenes::splash},
    {RulingKind::TakenBack, scenes::takenBack},
    {RulingKind::OddChips, scenes::oddChips},
    {RulingKind::Winner, scenes::winner},
    {RulingKind::Reading, scenes::reading},
    {RulingKind::Absent, scenes::absent},
    {RulingKind::Cut, scenes::cutSize},
    {RulingKind::Blind, scenes::blind},
    {RulingKind::Rabbit, scenes::rabbit},
});

} // namespace

Scene sceneOf(RulingKind kind, SessionSetup& setup, RandomStream& stream)
{
    return rows.of(kind).make(setup, stream);
}

namespace scenes {

bool says(const Duty& duty, std::initializer_list<Phrase> words)
{
    return duty.act.verb == Verb::Announce && contains(words, duty.act.phrase);
}

std::optional<Seat> bettor(const Session& session)
{
    const auto turn = session.turn();
    return turn && turn->wait == Wait::Bet ? std::optional(turn->seat) : std::nullopt;
}

bool facesBet(const Session& session, Seat seat)
{
    return session.table().at(seat).bet < currentRound(session.situation()).betTo;
}

Decision giveUp(const Session& session, Seat seat)
{
    return {.seat = seat, .choice = facesBet(session, seat) ? Choice::Fold : Choice::Check};
}

Decision goAlong(const Session& session, Seat seat)
{
    return {.seat = seat, .choice = facesBet(session, seat) ? Choice::Call : Choice::Check};
}

std::optional<Duty> owedWhere(const Session& session, const std::function<bool(const Duty&)>& holds)
{
    const auto owed = session.procedure().owed();
    return copyOf(firstOf(owed, holds));
}

std::optional<Duty> nextIf(const Session& session, bool (*is)(const Duty&))
{
    const auto next = session.procedure().next();
    return next && is(*next) ? next : std::nullopt;
}

std::optional<Duty> owedAct(const Session& session, Verb verb)
{
    return owedWhere(session, [verb](const Duty& duty) { return duty.act.verb == verb; });
}

std::optional<Duty> owedWords(const Session& session, Phrase phrase)
{
    return owedWhere(session, [phrase](const Duty& duty) { return says(duty, {phrase}); });
}

std::function<std::optional<Event>(const Session&)>
whenBetting(const std::function<std::optional<Event>(const Session&, Seat)>& does)
{
    return [does](const Session& session) {
        const auto seat = bettor(session);
        return seat ? does(session, *seat) : std::nullopt;
    };
}

std::vector<HandClass> nextTo(HandClass hand)
{
    std::vector<HandClass> classes;
    for (const int by : {1, -1, 2}) {
        const int other = static_cast<int>(hand) + by;
        if (other >= static_cast<int>(HandClass::HighCard) && other <= static_cast<int>(HandClass::StraightFlush))
            classes.push_back(static_cast<HandClass>(other));
    }
    return classes;
}

const Act* lastRight(const Session& session)
{
    if (session.entries().empty())
        return nullptr;
    const Entry& last = session.entries().back();
    const auto* act = std::get_if<Act>(&last.event);
    return act != nullptr && !last.verdicts.empty() && last.verdicts.front().isCorrect() ? act : nullptr;
}

SeatSet presentInHand(const Session& session)
{
    return liveSeats(session.table()).where([&](Seat seat) { return !session.table().at(seat).absent; });
}

Chips unitOf(const Session& session)
{
    return session.setup().common().smallestChip();
}

Chips fullRaise(const Session& session)
{
    return streetGame(session.situation()).fullRaiseTo(session.situation(), currentRound(session.situation()));
}

Decision betTo(const Session& session, Seat seat, Chips to)
{
    const bool first = currentRound(session.situation()).betTo == 0;
    return {.seat = seat, .choice = first ? Choice::BetTo : Choice::RaiseTo, .amount = to};
}

bool isLegal(const Session& session, Seat seat, Chips to)
{
    return to < allChips(session.table(), seat) && session.game().legalRaiseTo(session.situation(), seat, to) == to;
}

std::optional<Duty> rulingFor(const Session& session, std::optional<Seat> seat)
{
    if (!seat)
        return std::nullopt;
    return owedWhere(session, [&](const Duty& duty) {
        return duty.act.seat == *seat
               && says(duty, {Phrase::CorrectTo, Phrase::CallOnly, Phrase::HowMuch, Phrase::Bet, Phrase::Raise});
    });
}

} // namespace scenes

} // namespace cutcard
