// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/atlas/parts.h"

#include "core/base/gathered.h"
#include "core/games/banked/banked_game.h"
#include "core/players/dealers.h"
#include "core/players/possible_events.h"

namespace cutcard::atlas {

/// So many of the duties in sight are tried as jumped to.
constexpr std::size_t duties = 8;

/// Raises and raises again, until no more is allowed.
constexpr Style raiser{.word = "raiser", .loose = 1000, .aggressive = 1000, .bluff = 1000, .sticky = 1000};

/// Is there to the end, and bets now and then.
constexpr Style caller{.word = "caller", .loose = 1000, .aggressive = 200, .bluff = 50, .sticky = 1000};

/// Three with few chips, who are out of them soon: blinds larger than a stack, a small blind that is out, a last hand.
static bool isShort(std::uint64_t number)
{
    return number % 12 == 2 && number % 7 != 3;
}

/// The house's choices, of which each brings on something else.
static void vary(HouseRules& rules, std::uint64_t number)
{
    if (auto* house = std::get_if<BankedOptions>(&rules)) {
        house->machine = number % 4 == 2;
        if (number % 3 == 0)
            house->dealOrder = DealOrder::OneAtATime;
    }
    if (auto* house = std::get_if<LimitOptions>(&rules); house != nullptr && number % 3 == 1)
        house->burn = BurnHabit::Owed;
    if (auto* house = std::get_if<TennesseeOptions>(&rules)) {
        if (number % 5 == 1)
            house->banking = Banking::SidePots;
        house->sweepsRounds = number % 5 == 3;
        if (number % 6 == 1 || isShort(number))
            house->reserve = house->deposit / 2;
        // the level changes after six hands
        house->firstHand = number % 4 == 1 ? 6 : 1;
    }
}

static SessionSetup setupOf(const CatalogueEntry& entry, std::uint64_t number)
{
    RandomStream stream(number, StreamPurpose::Players);
    SessionSetup setup;
    setup.mode = Mode::Test;
    setup.house = entry.house();
    setup.seed = number;
    setup.hands = isShort(number) ? 8 : 3;
    vary(setup.house, number);
    const bool crowded = number % 6 == 5;
    const int most = crowded ? entry.mostSeats : std::min(entry.mostSeats, 6);
    const int least = std::min(most, crowded ? most : std::max(entry.leastSeats, 3));
    const auto count = isShort(number) ? least : static_cast<int>(stream.between(least, most));
    const Chips unit = setup.common().smallestChip();
    const bool deep = number % 3 == 0;
    for (int i = 0; i < count; ++i) {
        Chips share = 100;
        if (number % 12 == 3 && i > 0)
            share = 20; // calls for less than the last bet
        else if (isShort(number))
            share = i > 0 && number % 24 == 14 && entry.family == Family::Streets ? 0 : stream.between(0, 14);
        else if (!deep)
            share = number % 6 == 1 ? stream.between(1, 14) : stream.between(4, 120);
        const Chips stack = setup.common().startingChips() * share / 100 / unit * unit;
        setup.seats.push_back({.seat = Seat::fromIndex(i),
                               .name = {},
                               .stack = std::max(unit, stack),
                               .absent = number % 7 == 3 && i == 1 && count > 3});
    }
    if (entry.family == Family::Streets && number % 4 != 3)
        setup.button = Seat::fromIndex(static_cast<int>(stream.between(0, count - 1)));
    return setup;
}

static void addBets(const Session& session, std::vector<Event>& events)
{
    const auto next = idealDuty(session);
    std::optional<Seat> seat;
    if (const auto turn = session.turn(); turn && turn->wait == Wait::Bet)
        seat = turn->seat;
    else if (next && isPointing(next->act))
        seat = next->act.seat;
    if (!seat)
        return;
    const BettingRound round = currentRound(session.situation());
    const Chips unit = session.setup().common().smallestChip();
    const Chips legal = session.game().legalRaiseTo(session.situation(), *seat, 1);
    const Choice choice = round.betTo == 0 ? Choice::BetTo : Choice::RaiseTo;
    for (const Chips to : {round.betTo + unit, legal + unit, 3 * legal, 8 * legal})
        events.emplace_back(Decision{.seat = *seat, .choice = choice, .amount = to});
}

static void addWagers(const Session& session, std::vector<Event>& events)
{
    const auto turn = session.turn();
    const auto* house = std::get_if<BankedOptions>(&session.setup().house);
    if (!turn || house == nullptr)
        return;
    const Chips least = house->leastBet;
    const Circle side = bankedGame(session.situation()).sharesHand() ? Circle::PlayerBlind : Circle::Blind;
    const auto wager = [&](std::initializer_list<std::pair<Circle, Chips>> laid) {
        Decision decision{.seat = turn->seat, .choice = Choice::Wager};
        for (const auto& [circle, chips] : laid)
            decision.wagers.at(circle) = chips;
        events.emplace_back(decision);
    };
    if (turn->wait == Wait::Wager) {
        wager({{Circle::Bonus, least}});
        wager({{side, least}});
        wager({{Circle::Bonus, least}, {side, 2 * least}});
        wager({{Circle::Bonus, house->mostBet * 2}, {side, house->mostBet * 2}});
        wager({{Circle::Bonus, least}, {side, least}, {Circle::PotBet, house->potBetSize() * 2}});
        wager({{Circle::Bonus, least}, {Circle::DealerBlind, least}, {Circle::PlayerBlind, least}});
    }
    const Wagers& lies = session.table().at(turn->seat).wagers;
    const Chips blind = lies.at(blindCircle(session.table(), turn->seat));
    const Chips unit = session.setup().common().smallestChip();
    const Circle further = turn->wait == Wait::PlayOrFold ? Circle::Play : Circle::Raise;
    for (const Chips to : {blind + unit, blind - unit, 3 * blind, unit})
        wager({{further, to}});
}

static void addPosts(const Session& session, std::vector<Event>& events)
{
    const auto turn = session.turn();
    if (!turn || (turn->wait != Wait::Post && turn->wait != Wait::Cut))
        return;
    if (turn->wait == Wait::Cut) {
        for (const Chips cards : {Chips{1}, Chips{51}})
            events.emplace_back(Decision{.seat = turn->seat, .choice = Choice::Cut, .amount = cards});
        return;
    }
    const Chips unit = session.setup().common().smallestChip();
    const Chips due = session.situation().notes.blindOf(turn->seat);
    for (const Chips amount : {due + unit, due - unit, 2 * due, due / 2})
        events.emplace_back(Decision{.seat = turn->seat, .choice = Choice::Post, .amount = amount});
}

/// What is done to seats that it should not be done to.
static void addForSeats(const Session& session, std::vector<Act>& acts)
{
    const Table& table = session.table();
    const auto next = idealDuty(session);
    for (const Seat seat : SeatSet::firstSeats(session.setup().chairs())) {
        for (const Verb verb : {Verb::Pitch, Verb::PointTo, Verb::MuckHand, Verb::TurnUp, Verb::PlaceButton,
                                Verb::OfferCut, Verb::NoRiverDisc, Verb::NoTurnDisc})
            acts.push_back(act(verb, seat));
        acts.push_back(say(Phrase::NoOdc, seat));
        acts.push_back(act(Verb::Lend, seat, session.setup().common().startingChips()));
        if (!table.pots.empty() && table.pots.front().amount > 0)
            acts.push_back(pushPot(0, seat, table.pots.front().amount));
        for (const Circle circle : circles) {
            const Chips wager = table.at(seat).wagers.at(circle);
            if (wager == 0)
                continue;
            for (const Verb verb : {Verb::TakeWager, Verb::PayWager, Verb::PushWager})
                acts.push_back(actOnWager(verb, circle, seat, wager));
        }
    }
    if (!next)
        return;
    // the amount that is due, one chip off
    const Chips unit = session.setup().common().smallestChip();
    for (const Chips by : {unit, -unit}) {
        Act wrong = next->act;
        wrong.amount += by;
        if (next->act.amount > 0 && wrong.amount > 0)
            acts.push_back(wrong);
    }
    for (const int by : {1, -1}) {
        Act wrong = next->act;
        wrong.number += by;
        if (next->act.number > 0 && wrong.number > 0)
            acts.push_back(wrong);
    }
}

AtlasTable tableOf(GameId game, std::uint64_t number)
{
    const IncidentPlan& plan = incidentPlans[static_cast<std::size_t>(number / 4 % 3)];
    const std::array everybody{Simulator(plan), Simulator(plan, mostlyCallsStyle), Simulator(plan, maniacStyle),
                               Simulator(plan, caller)};
    return {.setup = setupOf(entryOf(game), number),
            .players = number % 12 == 0 && number % 7 != 3
                           ? Simulator(plan, raiser)
                           : everybody[static_cast<std::size_t>(number % everybody.size())],
            .oneByOne = number % 3 == 1};
}

std::vector<Event> eventsAt(const Session& session)
{
    std::vector<Event> events = possibleEvents(session);
    std::vector<Event> more;
    addBets(session, more);
    addPosts(session, more);
    addWagers(session, more);
    // the top card may be a burn, which nobody minds
    for (const Chips depth : {2, 4})
        more.emplace_back(Incident{.mishap = Mishap::BoxedCard, .seat = {}, .amount = depth});
    for (const Event& event : more) {
        if (session.isPossible(event))
            events.push_back(event);
    }
    return events;
}

std::vector<Act> actsAt(const Session& session)
{
    auto acts = eachOf(knownMistakes(session), &PlantedMistake::act);
    for (const Duty& duty : session.procedure().duties()) {
        if (acts.size() > 40 || std::ranges::find(acts, duty.act) != acts.end())
            continue;
        acts.push_back(duty.act);
        if (acts.size() > duties * 3)
            break;
    }
    for (const Verb verb :
         {Verb::Shuffle, Verb::SelfCut, Verb::PlaceCutCard, Verb::LiftCutCard, Verb::Burn, Verb::Sweep,
          Verb::GatherCards, Verb::DealDealer, Verb::DealShared, Verb::TurnDealer, Verb::TurnShared, Verb::DiscardStub})
        acts.push_back(act(verb));
    for (int cards = 1; cards <= 4; ++cards) {
        acts.push_back(actOnCards(Verb::Board, cards));
        acts.push_back(actOnCards(Verb::BoardDown, cards));
        acts.push_back(actOnCards(Verb::TurnBoard, cards));
    }
    for (const Phrase phrase : {Phrase::MenOverboard, Phrase::Reveal, Phrase::Showdown})
        acts.push_back(say(phrase));
    acts.push_back(sayAmount(Phrase::NewLevel, 4 * session.situation().notes.bigBlind));
    acts.push_back(buildPot(1, session.setup().common().startingChips() / 10, liveSeats(session.table())));
    addForSeats(session, acts);
    std::erase_if(acts, [&](const Act& act) { return !session.isPossible(act); });
    return acts;
}

} // namespace cutcard::atlas
