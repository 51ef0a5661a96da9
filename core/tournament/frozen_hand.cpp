// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/frozen_hand.h"

#include "core/acts/traits.h"
#include "core/judge/judge.h"
#include "core/players/dealers.h"
#include "core/tournament/table_hand.h"
#include "core/tournament/tennessee_event.h"

#include <algorithm>

namespace cutcard {

namespace {

/// What a hand is stopped at.
enum class Stop : std::uint8_t {
    Players,  ///< somebody acts against the rules, or a card is seen
    Dealer,   ///< community cards come too early
    Reading,  ///< what a hand is worth is in doubt
    Pots,     ///< who gets how much of which pot
    Building, ///< who is in which pot, and how much is in it
};

/// Rulings that a manager is called for.
bool asksForARuling(const Duty& duty)
{
    if (duty.optional || duty.customary)
        return false;
    if (duty.act.verb == Verb::MuckHand)
        return true;
    if (duty.act.verb != Verb::Announce)
        return false;
    switch (duty.act.phrase) {
    case Phrase::CallOnly:
    case Phrase::CorrectTo:
    case Phrase::OutOfTurn:
    case Phrase::ShowAll:
    case Phrase::Misdeal:
    case Phrase::NoRabbit:
    case Phrase::NoOdc:
        return true;
    default:
        return false;
    }
}

/// What somebody might rule instead, right or not: the judge tells them apart.
std::vector<Act> otherRulings(const Session& session, const Act& right)
{
    std::vector<Act> acts;
    const Table& table = session.table();
    const Chips bigBlind = session.situation().notes.bigBlind;
    if (right.seat) {
        const Seat seat = *right.seat;
        acts.push_back(say(Phrase::BetStands, seat));
        acts.push_back(say(Phrase::CallOnly, seat));
        if (right.verb == Verb::Announce && (right.phrase == Phrase::CorrectTo || right.phrase == Phrase::CallOnly)) {
            // what lies there taken for a raise, and the smallest raise
            const Chips lies = table.at(seat).bet;
            if (lies > 0 && (right.phrase == Phrase::CallOnly || lies != right.amount))
                acts.push_back(say(Phrase::CorrectTo, seat, lies));
            acts.push_back(
                say(Phrase::CorrectTo, seat,
                    (right.phrase == Phrase::CallOnly ? session.situation().betting.betTo : right.amount) + bigBlind));
        }
        if (right.phrase == Phrase::NoOdc)
            acts.push_back(say(Phrase::OdcDrawn, seat, session.situation().bank.options().allotment));
        acts.push_back(act(Verb::MuckHand, seat));
        acts.push_back(say(Phrase::KeepYourHand, seat));
        acts.push_back(say(Phrase::CardsInView, seat));
    }
    acts.push_back(say(Phrase::Misdeal));
    return acts;
}

/// Faults that make an act another way to rule: what is owed later, or beside it, is none.
bool isAnotherRuling(Fault fault)
{
    return fault == Fault::Forbidden || fault == Fault::WrongAmount || fault == Fault::WrongTarget;
}

/// What dealers are known to do wrongly where this is owed; of a hand only its class, because ranks would tell the
/// right one.
std::vector<Act> mistakesOfTheTable(const Session& session)
{
    std::vector<Act> acts;
    for (const PlantedMistake& mistake : knownMistakes(session)) {
        const Act& act = mistake.act;
        acts.push_back(act.verb == Verb::NameHand ? nameHand(*act.seat, act.hand) : act);
    }
    return acts;
}

/// The right ruling among others that the table's own judge faults, at most four in all: the table's known mistakes,
/// and where these are too few what else might be ruled.
std::vector<RulingChoice> choicesOf(const Session& session, const Duty& duty, const std::vector<Act>& others)
{
    constexpr std::size_t mostChoices = 4;
    constexpr std::size_t enoughChoices = 3;
    std::vector<RulingChoice> choices{{.act = duty.act, .right = true, .rule = duty.rule}};
    const auto add = [&](const Act& other) {
        const bool known = std::ranges::find(choices, other, &RulingChoice::act) != choices.end();
        if (known || choices.size() == mostChoices)
            return;
        const Judgement judgement = judge(other, session.procedure(), session.situation(), session.game());
        if (isAnotherRuling(judgement.verdict.fault))
            choices.push_back({.act = other, .right = false, .rule = judgement.verdict.rule});
    };
    std::ranges::for_each(mistakesOfTheTable(session), add);
    if (choices.size() < enoughChoices)
        std::ranges::for_each(others, add);
    return choices;
}

/// Classes next to that of a hand.
std::vector<Act> otherReadings(const Duty& duty)
{
    std::vector<Act> acts;
    if (duty.act.verb != Verb::NameHand)
        return acts;
    const auto least = static_cast<int>(HandClass::HighCard);
    const auto most = static_cast<int>(HandClass::StraightFlush);
    for (const int by : {1, -1, 2}) {
        const int other = static_cast<int>(duty.act.hand) + by;
        if (other >= least && other <= most)
            acts.push_back(nameHand(*duty.act.seat, static_cast<HandClass>(other)));
    }
    return acts;
}

std::optional<FrozenHand> frozenAt(Session session, std::vector<RulingChoice> choices, RandomStream& stream)
{
    if (choices.size() < 2)
        return std::nullopt;
    stream.shuffle(choices);
    return FrozenHand{.session = std::move(session), .choices = std::move(choices)};
}

bool isOn(const Result<Session>& session)
{
    return session && session->hand() < 2 && !session->isOver();
}

/// Whether a pot goes to several, or is one of several.
bool isShared(const Session& session, const Act& push)
{
    const auto samePot = [&](const Duty& duty) {
        return duty.act.verb == Verb::PushPot && duty.act.number == push.number && duty.act.seat != push.seat;
    };
    const auto duties = session.procedure().duties();
    return session.table().pots.size() > 1 || std::ranges::any_of(duties, samePot);
}

/// Whether a duty at the showdown is one that players argue about.
bool isArguedAbout(const Session& session, const Duty& duty, Stop stop)
{
    if (duty.optional || duty.customary)
        return false;
    switch (stop) {
    case Stop::Reading:
        return duty.act.verb == Verb::NameHand;
    case Stop::Building:
        return duty.act.verb == Verb::BuildPot;
    default:
        return duty.act.verb == Verb::PushPot && (duty.oddChips > 0 || isShared(session, duty.act));
    }
}

/// Plays the hand until the dealer owes something at which it is stopped, with more than one way to do it.
template <typename Stops>
std::optional<FrozenHand> stoppedAtDuty(const Night& night, const Ring& ring, const IncidentPlan& incidents,
                                        RandomStream& stream, const Stops& choicesAt)
{
    auto session = Session::start(sessionOf(night, ring));
    const Simulator simulator(incidents);
    for (int events = 0; isOn(session) && events < mostHandEvents; ++events) {
        const auto duty = session->procedure().next();
        const bool waits = simulator.next(*session).has_value();
        if (!waits && duty) {
            if (auto frozen = frozenAt(*session, choicesAt(*session, *duty), stream))
                return frozen;
        }
        const auto event = nextAtTable(*session, simulator);
        if (!event || !session->apply(*event))
            break;
    }
    return std::nullopt;
}

/// Somebody acts against the rules, or a card is seen: what the dealer owes is a ruling.
std::optional<FrozenHand> stoppedByPlayers(const Night& night, const Ring& ring, RandomStream& stream)
{
    return stoppedAtDuty(night, ring, manyIncidents, stream, [](const Session& session, const Duty& duty) {
        return asksForARuling(duty) ? choicesOf(session, duty, otherRulings(session, duty.act))
                                    : std::vector<RulingChoice>();
    });
}

/// Hands and pots: what the dealer owes is what is right, what dealers get wrong there is not.
std::optional<FrozenHand> stoppedAtShowdown(const Night& night, const Ring& ring, Stop stop, RandomStream& stream)
{
    return stoppedAtDuty(night, ring, noIncidents, stream, [stop](const Session& session, Duty duty) {
        if (!isArguedAbout(session, duty, stop))
            return std::vector<RulingChoice>();
        // its ranks would tell the right one
        if (duty.act.verb == Verb::NameHand)
            duty.act = nameHand(*duty.act.seat, duty.act.hand);
        return choicesOf(session, duty, otherReadings(duty));
    });
}

/// Community cards that are turned up while somebody has still to act. Of too many cards where the street was due the
/// booklet and general practice say nothing: nobody is asked for that.
std::optional<Act> wrongBoard(const Session& session)
{
    const auto lying = static_cast<int>(session.table().board.size());
    const bool awaited = session.turn().has_value();
    return awaited && lying < 5 ? std::optional(actOnCards(Verb::Board, lying == 0 ? 3 : 1)) : std::nullopt;
}

/// The dealer's own mistake, and the play stopped: which cards go, and which stay.
std::optional<FrozenHand> stoppedByDealer(const Night& night, const Ring& ring, RandomStream& stream)
{
    const int passed = stream.below(6); // chances let go by, so that it is not always the flop
    auto session = Session::start(sessionOf(night, ring));
    const Simulator simulator;
    bool erred = false;
    int chances = 0;
    for (int events = 0; isOn(session) && events < mostHandEvents; ++events) {
        const auto wrong = erred ? std::nullopt : wrongBoard(*session);
        if (wrong && chances++ >= passed) {
            erred = session->apply(*wrong).has_value();
            continue;
        }
        const auto duty = session->procedure().next();
        if (erred && duty && duty->act.verb == Verb::SetAside) {
            std::vector<Act> others{say(Phrase::Misdeal), act(Verb::TakeBack), act(Verb::GatherCards)};
            if (duty->act.number > 1)
                others.push_back(actOnCards(Verb::SetAside, duty->act.number - 1));
            return frozenAt(*session, choicesOf(*session, *duty, others), stream);
        }
        const auto event = erred && duty ? std::optional(Event(duty->act)) : nextAtTable(*session, simulator);
        if (!event || !session->apply(*event))
            break;
    }
    return std::nullopt;
}

std::optional<FrozenHand> stoppedAt(const Night& night, const Ring& ring, Stop stop, RandomStream& stream)
{
    switch (stop) {
    case Stop::Players:
        return stoppedByPlayers(night, ring, stream);
    case Stop::Dealer:
        // the riverboat's cards come out by its own document, without a muck to set them aside on
        return isTennessee(night) ? std::nullopt : stoppedByDealer(night, ring, stream);
    case Stop::Reading:
    case Stop::Pots:
    case Stop::Building:
        break;
    }
    return stoppedAtShowdown(night, ring, stop, stream);
}

} // namespace

std::optional<FrozenHand> frozenHand(const Night& night, const Ring& ring)
{
    RandomStream stream(seedOf(night, ring), StreamPurpose::Incidents);
    // most calls are about what players do; hands with several pots are rare and seldom let go by
    std::vector<Stop> order{Stop::Players, Stop::Dealer, Stop::Reading};
    if (const int drawn = stream.below(6); drawn < 2)
        std::swap(order.front(), order[static_cast<std::size_t>(drawn) + 1]);
    if (stream.chance(700))
        order.insert(order.begin(), stream.chance(500) ? std::initializer_list<Stop>{Stop::Pots, Stop::Building}
                                                       : std::initializer_list<Stop>{Stop::Building, Stop::Pots});
    for (const Stop stop : order) {
        if (auto frozen = stoppedAt(night, ring, stop, stream))
            return frozen;
    }
    return std::nullopt;
}

std::optional<FrozenHand> disputedHand(const Night& night, const Ring& ring)
{
    RandomStream stream(seedOf(night, ring), StreamPurpose::Quiz);
    const int passed = stream.below(3);
    auto session = Session::start(sessionOf(night, ring));
    const Simulator simulator;
    int bets = 0;
    for (int events = 0; isOn(session) && events < mostHandEvents; ++events) {
        const auto event = nextAtTable(*session, simulator);
        if (!event || !session->apply(*event))
            break;
        const auto* decision = std::get_if<Decision>(&*event);
        const bool isBet =
            decision != nullptr && (decision->choice == Choice::BetTo || decision->choice == Choice::RaiseTo);
        if (!isBet || bets++ < passed)
            continue;
        const Chips lies = session->table().at(decision->seat).bet;
        const Chips claimed = lies - session->situation().notes.bigBlind;
        const Seat next = liveSeats(session->table()).nextAfter(decision->seat);
        if (claimed < session->situation().notes.bigBlind || next == decision->seat)
            continue;
        // chips that lie there are a bet, whatever anybody says of them
        const Duty stands{.act = say(Phrase::BetStands, decision->seat),
                          .rule = isTennessee(night) ? "GP-dispute"_rule : "3.6.1"_rule};
        auto frozen = frozenAt(*session,
                               choicesOf(*session, stands,
                                         {say(Phrase::CorrectTo, decision->seat, claimed),
                                          act(Verb::ReturnChips, decision->seat, lies - claimed),
                                          act(Verb::MuckHand, decision->seat), say(Phrase::Misdeal)}),
                               stream);
        if (!frozen)
            continue;
        frozen->claimant = stacksAt(ring)[static_cast<std::size_t>(next.index())];
        frozen->claimed = claimed;
        return frozen;
    }
    return std::nullopt;
}

} // namespace cutcard
