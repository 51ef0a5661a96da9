// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/tables.h"

#include "core/session/text/notation.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace cutcard {

namespace {

/// A house that sets other options than the defaults.
HouseRules anotherHouse(GameId game, std::uint64_t seed)
{
    HouseRules house = defaultHouse(game);
    const bool often = seed % 4 == 0;
    if (auto* league = std::get_if<LeagueOptions>(&house)) {
        league->strictRaiseSteps = often;
        league->properRaiseRule = !often;
        league->capDeadBlind = often;
        league->dealerIsSmallBlind = seed % 3 == 0;
        league->carryOddChips = !often;
    }
    if (auto* limit = std::get_if<LimitOptions>(&house)) {
        limit->structure = static_cast<BetStructure>(seed % 3);
        limit->burn = static_cast<BurnHabit>(seed % 3);
        limit->rake = {.percent = 5, .step = 5, .cap = 15, .noFlopNoDrop = often};
        limit->newestPotFirst = !often;
        limit->shortAllInCounts = often;
        limit->shortAllInReopens = !often;
        limit->raiseOverAllIn = static_cast<RaiseOverAllIn>(seed / 2 % 3);
        limit->buttonIsSmallBlind = seed % 3 == 0;
        limit->handsPerDown = 1;
    }
    if (auto* tennessee = std::get_if<TennesseeOptions>(&house)) {
        tennessee->banking = static_cast<Banking>(seed % 3);
        tennessee->burns = !often;
        tennessee->sweepsRounds = seed % 6 == 0;
        tennessee->countsFirstStacks = seed % 6 == 0;
        tennessee->openingIsRaise = often;
        tennessee->lastRoundShowsFirst = often;
        tennessee->chargeBase = often ? ChargeBase::PartBet : ChargeBase::WholeLoan;
        tennessee->chargeTime = often ? ChargeTime::PerLoan : ChargeTime::OncePerRound;
        tennessee->unused = often ? UnusedLoan::Credit : UnusedLoan::Refund;
        tennessee->reserve = often ? 15'000 : 0;
        tennessee->event = static_cast<TennesseeEvent>(seed % 5 % 3);
        tennessee->firstHand = 1 + static_cast<int>(seed % 8);
    }
    if (auto* banked = std::get_if<BankedOptions>(&house)) {
        banked->machine = often;
        banked->burns = seed % 3 != 0;
        banked->voidByHand = seed % 3 == 0;
        banked->settleOrder = static_cast<SpotOrder>(seed % 3);
        if (game == GameId::ChampionOne)
            banked->completesBoard = often;
        if (game == GameId::Champion && !often) {
            banked->foldedKeepsPot = seed % 3 == 0;
            banked->mostAfterFlop = 1;
            banked->bonusTable = *findPayTable("E");
            banked->potBetAmount = 15;
        }
    }
    return house;
}

bool uses(const Act& act, Field field)
{
    if (verbFacts(act.verb).uses(field))
        return true;
    const bool speaks = act.verb == Verb::Announce;
    return speaks
           && ((field == Field::Seat && phraseFacts(act.phrase).takesSeat)
               || (field == Field::Amount && phraseFacts(act.phrase).takesAmount));
}

/// Amounts that lie at a seat or in the middle, and the smallest chip.
std::vector<Chips> amountsAt(const Session& session, std::optional<Seat> seat)
{
    std::set<Chips> amounts{session.setup().common().smallestChip()};
    for (const MiddlePot& pot : session.table().pots)
        amounts.insert(pot.amount);
    if (seat) {
        const SeatPlace& place = session.table().at(*seat);
        amounts.insert({place.stack, place.bet, place.inFront()});
        for (const Chips wager : place.wagers.amounts)
            amounts.insert(wager);
    }
    amounts.erase(0);
    return {amounts.begin(), amounts.end()};
}

/// One act for each value that a field can take.
template <typename Values, typename Set>
std::vector<Act> withEach(const std::vector<Act>& acts, const Values& values, Set&& set)
{
    std::vector<Act> made;
    for (const Act& act : acts) {
        for (const auto& value : values(act)) {
            Act with = act;
            set(with, value);
            made.push_back(with);
        }
    }
    return made;
}

} // namespace

int seedsOr(int usual)
{
    bool isNumber = false;
    const int asked = qEnvironmentVariableIntValue("CUTCARD_SEEDS", &isNumber);
    return isNumber && asked > 0 ? asked : usual;
}

void addGames()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const CatalogueEntry& entry : catalogue())
        QTest::newRow(std::string(entry.word).c_str()) << index++;
}

CatalogueEntry currentGame()
{
    QFETCH(int, index);
    return catalogue()[static_cast<std::size_t>(index)];
}

SessionSetup setupFor(const CatalogueEntry& game, std::uint64_t seed, Mode mode, int hands)
{
    SessionSetup setup;
    setup.house = defaultHouse(game.id);
    setup.mode = mode;
    setup.seed = seed;
    setup.hands = hands;
    // every other session by a house that differs in what it may
    if (seed % 2 == 0)
        setup.house = anotherHouse(game.id, seed);
    RandomStream stream(seed, StreamPurpose::Mistakes);
    const int seats = game.leastSeats + stream.below(game.mostSeats - game.leastSeats + 1);
    for (int i = 1; i <= seats; ++i)
        setup.seats.push_back({.seat = Seat(i),
                               .name = "P" + std::to_string(i),
                               .stack = Chips{100} * (1 + stream.below(80)),
                               .absent = stream.chance(60) && i > 2});
    // a first round of three has ended before it begins
    if (auto* tennessee = std::get_if<TennesseeOptions>(&setup.house); tennessee != nullptr && seats < 4)
        tennessee->event = TennesseeEvent::Table;
    return setup;
}

QByteArray described(const Session& session)
{
    return QByteArray::fromStdString(writeSession(session.setup(), session.entries())).right(900);
}

Act anyAct(RandomStream& stream)
{
    Act act;
    act.verb = static_cast<Verb>(stream.below(verbCount));
    if (act.verb == Verb::Announce)
        act.phrase = static_cast<Phrase>(stream.below(phraseCount));
    if (uses(act, Field::Seat))
        act.seat = Seat::fromIndex(stream.below(maxSeats));
    if (uses(act, Field::Amount))
        act.amount = stream.chance(500) ? 100 * stream.below(60) : 5 * stream.below(20);
    if (uses(act, Field::Number))
        act.number = stream.below(6);
    if (uses(act, Field::Board))
        act.number = stream.below(32);
    if (uses(act, Field::Seats)) {
        for (int i = 0; i < maxSeats; ++i) {
            if (stream.chance(400))
                act.seats.insert(Seat::fromIndex(i));
        }
    }
    if (uses(act, Field::Hand))
        act.hand = static_cast<HandClass>(stream.below(handClassCount));
    for (int i = stream.below(3); uses(act, Field::Ranks) && i > 0; --i)
        act.ranks.push_back(static_cast<Rank>(static_cast<int>(Rank::Two) + stream.below(13)));
    if (uses(act, Field::Matter))
        act.matter = static_cast<Matter>(stream.below(matterCount));
    if (uses(act, Field::Circle))
        act.circle = static_cast<Circle>(stream.below(circleCount));
    return act;
}

std::vector<Act> possibleActs(const Session& session)
{
    std::vector<Act> acts;
    for (int i = 0; i < verbCount; ++i) {
        Act act;
        act.verb = static_cast<Verb>(i);
        if (act.verb != Verb::Announce) {
            acts.push_back(act);
            continue;
        }
        for (int j = 0; j < phraseCount; ++j) {
            act.phrase = static_cast<Phrase>(j);
            acts.push_back(act);
        }
    }
    std::vector<std::optional<Seat>> seats;
    for (const SeatSetup& seat : session.setup().seats)
        seats.emplace_back(seat.seat);
    const std::vector<std::optional<Seat>> nobody{std::nullopt};
    acts = withEach(
        acts, [&](const Act& act) { return uses(act, Field::Seat) ? seats : nobody; },
        [](Act& act, std::optional<Seat> seat) { act.seat = seat; });
    acts = withEach(
        acts,
        [&](const Act& act) { return uses(act, Field::Amount) ? amountsAt(session, act.seat) : std::vector<Chips>{0}; },
        [](Act& act, Chips amount) { act.amount = amount; });
    acts = withEach(
        acts,
        [](const Act& act) {
            return uses(act, Field::Number) ? std::vector<int>{0, 1, 2, 3, 4, 5}
                                            : std::vector<int>{uses(act, Field::Board) ? 1 : 0};
        },
        [](Act& act, int number) { act.number = number; });
    acts = withEach(
        acts,
        [](const Act& act) {
            std::vector<Circle> among{Circle::Bonus};
            for (int i = 1; uses(act, Field::Circle) && i < circleCount; ++i)
                among.push_back(static_cast<Circle>(i));
            return among;
        },
        [](Act& act, Circle circle) { act.circle = circle; });
    std::erase_if(acts, [&](const Act& act) { return !session.isPossible(act); });
    return acts;
}

std::optional<Event> nextAfterMistake(const Session& session, const Simulator& simulator)
{
    const auto next = [&](const Session& now) -> std::optional<Event> {
        if (const auto event = simulator.next(now))
            return event;
        const auto act = idealAct(now);
        return act ? std::optional<Event>(*act) : std::nullopt;
    };
    if (!session.slip())
        return next(session);
    const Session left = session.withMistakeLeft();
    return left.isOver() ? FloorStep{} : next(left);
}

} // namespace cutcard
