// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/mistake_drill.h"

#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"

namespace cutcard {

namespace {

/// Acts of the trainee's before the one that is drilled, so that it has to be seen coming.
constexpr std::size_t leadIn = 3;
/// More events than any single hand takes.
constexpr int mostEvents = 1500;

// what makes a situation the same, by weight
constexpr int sameMistake = 4;
constexpr int sameRule = 2;
constexpr int sameTable = 1;

SessionSetup tableOf(GameId game, const HouseRules& house, std::uint64_t seed)
{
    RandomStream stream(seed, StreamPurpose::Players);
    const CatalogueEntry& entry = entryOf(game);
    SessionSetup setup;
    setup.house = house;
    setup.seed = seed;
    const int least = std::max(entry.leastSeats, std::min(4, entry.mostSeats));
    const auto count = static_cast<int>(stream.between(least, std::max(least, std::min(entry.mostSeats, 8))));
    const Chips unit = setup.common().smallestChip();
    for (int i = 0; i < count; ++i) {
        const Chips stack = setup.common().startingChips() * stream.between(10, 160) / 100 / unit * unit;
        setup.seats.push_back(
            {.seat = Seat::fromIndex(i), .name = {}, .stack = std::max(unit, stack), .absent = false});
    }
    // some tables draw for the button, some deal a second hand: what is owed then is met nowhere else
    setup.hands = seed % 5 == 4 ? 2 : 1;
    if (!isBanked(game) && seed % 4 != 3)
        setup.button = Seat::fromIndex(static_cast<int>(stream.between(0, count - 1)));
    return setup;
}

/// How much a duty is what the pattern asks for; 0: not at all.
int nearness(const FaultPattern& pattern, const Duty& duty, const Session& session)
{
    if (!isAlike(duty.act, pattern.owed))
        return 0;
    const int again = canBeMade(pattern, session) ? sameMistake : 0;
    const int rule = duty.rule == pattern.rule || duty.order == pattern.rule ? sameRule : 0;
    const int table = !pattern.like || likenessOf(session) == *pattern.like ? sameTable : 0;
    return again + rule + table;
}

/// The perfect dealer's whole hand, and where in it the pattern is owed as nearly as can be.
struct Dealt {
    Session whole;
    std::size_t place = 0;
    int nearness = 0;
};

std::optional<Dealt> dealtBy(const SessionSetup& setup, const Simulator& simulator, const FaultPattern& pattern)
{
    auto started = Session::start(setup);
    if (!started)
        return std::nullopt;
    Session session = std::move(*started);
    std::size_t place = 0;
    int nearest = 0;
    for (int i = 0; i < mostEvents && !session.isOver(); ++i) {
        const auto event = simulator.next(session);
        if (event) {
            if (!session.apply(*event))
                return std::nullopt;
            continue;
        }
        const auto duty = idealDuty(session);
        if (!duty)
            return std::nullopt;
        if (const int near = nearness(pattern, *duty, session); near > nearest) {
            nearest = near;
            place = session.entries().size();
        }
        if (!session.apply(duty->act))
            return std::nullopt;
    }
    if (nearest == 0 || !session.isOver() || session.score().total().percent() != 100)
        return std::nullopt;
    return Dealt{.whole = std::move(session), .place = place, .nearness = nearest};
}

/// The hand up to a few acts before the place.
std::optional<DrillHand> cutBefore(const Dealt& dealt, std::string_view plan)
{
    const auto& entries = dealt.whole.entries();
    std::size_t from = dealt.place;
    std::size_t acts = 0;
    while (from > 0 && acts < leadIn)
        acts += std::holds_alternative<Act>(entries[--from].event) ? 1U : 0U;
    std::vector<Entry> before = entries.first(from).from(0);
    for (Entry& entry : before)
        entry.byHouse = std::holds_alternative<Act>(entry.event);
    auto session = Session::replay(dealt.whole.setup(), before);
    if (!session)
        return std::nullopt;
    return DrillHand{.session = std::move(*session), .owed = acts + 1, .plan = plan};
}

} // namespace

TableLikeness likenessOf(const Session& session)
{
    const Situation& situation = session.situation();
    TableLikeness like{.street = situation.betting.street,
                       .pots = std::min(2, static_cast<int>(situation.table.pots.size()))};
    for (const Seat seat : situation.notes.dealtIn) {
        const auto& place = situation.table.at(seat);
        like.allIn = like.allIn || (place.stack == 0 && !place.hand.empty());
        like.bigger = like.bigger || place.bet > situation.notes.bigBlind;
    }
    return like;
}

bool canBeMade(const FaultPattern& pattern, const Session& session)
{
    if (pattern.fault == Fault::None)
        return false;
    return std::ranges::any_of(knownMistakes(session), [&](const PlantedMistake& mistake) {
        Session tried = session;
        if (!tried.apply(mistake.act))
            return false;
        const Verdict& verdict = tried.entries().back().verdicts.front();
        return verdict.fault == pattern.fault && verdict.rule == pattern.rule;
    });
}

bool isAlike(const Act& a, const Act& b)
{
    if (a.verb != b.verb)
        return false;
    return a.circle == b.circle && (a.verb != Verb::Announce || a.phrase == b.phrase);
}

std::optional<DrillHand> drillHand(const FaultPattern& pattern, const HouseRules& house, std::uint64_t number,
                                   int hands)
{
    // a ban is no duty's rule: the same mistake at the same kind of table is all that can be had
    constexpr int exactly = sameMistake + sameTable;
    std::optional<Dealt> best;
    std::string_view bestPlan;
    // what happens at every table is shown at quiet ones; what needs an irregularity, at a restless one
    for (int i = 0; i < hands && (!best || best->nearness < exactly); ++i) {
        const IncidentPlan& plan = incidentPlans[static_cast<std::size_t>(i % 3)];
        const SessionSetup setup = tableOf(pattern.game, house, number * 1000 + static_cast<std::uint64_t>(i) + 1);
        auto dealt = dealtBy(setup, Simulator(plan), pattern);
        if (dealt && (!best || dealt->nearness > best->nearness)) {
            best = std::move(dealt);
            bestPlan = plan.word;
        }
    }
    return best ? cutBefore(*best, bestPlan) : std::nullopt;
}

} // namespace cutcard
