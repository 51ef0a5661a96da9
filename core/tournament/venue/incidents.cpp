// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong on a night by itself, and when: drawn from the night's seed, and only what can happen then.
#include "core/tournament/venue/venue.h"

#include "core/tournament/state/seats.h"
#include "core/tournament/venue/table_hand.h"

namespace cutcard {

RandomStream incidentStream(const Night& night, std::uint64_t purpose)
{
    constexpr std::uint64_t apart = 104'729;
    return {SplitMix::mixed(night.seed + apart * purpose), StreamPurpose::Incidents};
}

constexpr std::array lateNames{"Late Ann", "Late Bob", "Late Cy", "Late Di"};

constexpr NightTime away = 6 * oneMinute;
constexpr NightTime darkAtMost = 5 * oneMinute;

/// What fails or falls at a table, whatever is played there.
template <typename Add> static void planEquipment(RandomStream& stream, const Add& add)
{
    for (const WorldKind kind : {WorldKind::LightOut, WorldKind::DeckShort, WorldKind::ChipFalls}) {
        if (stream.chance(500))
            add(PlannedIncident{.kind = kind});
    }
}

/// Those of a Tennessee event: a deposit that is not there, a stack that is not right, calls to the floor.
static std::vector<PlannedIncident> tennesseePlan(const Night& night, NightIncidents incidents)
{
    std::vector<PlannedIncident> plan;
    RandomStream stream = incidentStream(night, 1);
    const int much = incidents == NightIncidents::Many ? 3 : 1;
    constexpr NightTime evening = 120 * oneMinute;
    const auto add = [&](PlannedIncident planned) {
        planned.from = stream.between(5 * oneMinute, evening);
        planned.until = planned.from + evening / 4;
        plan.push_back(planned);
    };
    if (stream.chance(500))
        plan.push_back({.from = 0, .until = 0, .kind = WorldKind::Asks, .request = Request::PayLater});
    if (stream.chance(400))
        plan.push_back({.from = 1, .until = 1, .kind = WorldKind::Miscount});
    for (int i = 0; i < 4 * much; ++i)
        add({.kind = WorldKind::FloorCall});
    for (int i = 0; i < much; ++i)
        add({.kind = WorldKind::GoesAway});
    add({.kind = WorldKind::Asks, .request = Request::Rebuy});
    for (int i = 0; i < much; ++i)
        planEquipment(stream, add);
    for (int i = 0; i < much; ++i)
        add({.kind = WorldKind::Dispute});
    std::ranges::sort(plan, {}, &PlannedIncident::from);
    return plan;
}

std::vector<PlannedIncident> planOf(const Night& night, NightIncidents incidents)
{
    std::vector<PlannedIncident> plan;
    if (incidents == NightIncidents::None)
        return plan;
    if (isTennessee(night))
        return tennesseePlan(night, incidents);
    RandomStream stream = incidentStream(night, 1);
    const int much = incidents == NightIncidents::Many ? 3 : 1;
    const NightTime level = night.house.minutesPerLevel * oneMinute;
    const NightTime evening = 8 * level;
    const auto add = [&](NightTime from, NightTime until, PlannedIncident planned) {
        planned.from = stream.between(from, until);
        planned.until = planned.from + level;
        plan.push_back(planned);
    };
    if (stream.chance(400))
        plan.push_back({.from = 0, .until = 0, .kind = WorldKind::Miscount});
    add(oneMinute, night.house.lateLevels * level - 2 * oneMinute, {.kind = WorldKind::SignsIn});
    if (stream.chance(600))
        add(oneMinute, night.house.lateLevels * level - oneMinute, {.kind = WorldKind::SignsIn});
    if (stream.chance(500))
        add(night.house.lateLevels * level + oneMinute, (night.house.lateLevels + 1) * level,
            {.kind = WorldKind::SignsIn});
    for (int i = 0; i < 4 * much; ++i)
        add(5 * oneMinute, evening, {.kind = WorldKind::FloorCall});
    for (int i = 0; i < 3 * much; ++i)
        add(5 * oneMinute, evening,
            {.kind = WorldKind::Offends, .offence = static_cast<Offence>(stream.below(offenceCount))});
    for (int i = 0; i < 2 * much; ++i)
        add(5 * oneMinute, evening, {.kind = WorldKind::GoesAway});
    add(level, evening, {.kind = WorldKind::Quits});
    add(level, evening, {.kind = WorldKind::Asks, .request = Request::Rebuy});
    add(oneMinute, 2 * level, {.kind = WorldKind::Asks, .request = Request::Friends});
    add(6 * level, evening, {.kind = WorldKind::Asks, .request = Request::Deal});
    for (int i = 0; i < much; ++i)
        add(5 * oneMinute, evening, {.kind = WorldKind::Asks, .request = Request::BackEarly});
    add(oneMinute, evening, {.kind = WorldKind::Asks, .request = Request::SeatChange});
    add(2 * level, evening, {.kind = WorldKind::Asks, .request = Request::PlayAgain});
    for (int i = 0; i < much; ++i)
        planEquipment(stream, [&](const PlannedIncident& planned) { add(5 * oneMinute, evening, planned); });
    if (stream.chance(400))
        plan.push_back({.from = 1, .until = 1, .kind = WorldKind::SitsWrong});
    for (int i = 0; i < much; ++i) {
        add(5 * oneMinute, evening, {.kind = WorldKind::Dispute});
        if (stream.chance(500))
            add(5 * oneMinute, evening, {.kind = WorldKind::ClockStops});
        // as often as anybody is moved
        add(5 * oneMinute, evening, {.kind = WorldKind::ButtonAstray});
    }
    std::ranges::sort(plan, {}, &PlannedIncident::from);
    return plan;
}

/// Somebody of those who are as `fits` asks, drawn.
template <typename Fits> static EntrantId somebody(const Night& night, RandomStream& stream, Fits fits)
{
    const auto people = thoseOf(night.everybody(), fits);
    return people.empty() ? EntrantId() : stream.anyOf(people);
}

static bool plays(const Night& night, EntrantId who, bool inHand)
{
    const Entrant& person = night.person(who);
    const Ring* ring = night.ring(person.table);
    const bool holds = ring != nullptr && ring->handOn && !contains(ring->mucked, who);
    return person.presence == Presence::Seated && ring != nullptr && (!inHand || holds)
           && !isFrozen(night, person.table);
}

/// The smallest chip at somebody's table.
static Chips chipAt(const Night& night, EntrantId who)
{
    return std::max(night.ring(night.person(who).table)->unit, night.house.common().smallestChip());
}

static bool mayComeAgain(const Night& night, EntrantId who)
{
    return night.person(who).presence == Presence::Quit && !night.person(who).table.isNone();
}

/// Who asks; nobody: nobody could.
static EntrantId asker(const Night& night, RandomStream& stream, Request request)
{
    const auto isPenalised = [&](EntrantId who) {
        const Entrant& person = night.person(who);
        return person.presence == Presence::Penalised && person.penaltyEnds > night.now + oneMinute;
    };
    if (request == Request::Deal && playersIn(night) > 4)
        return {};
    if (request == Request::BackEarly)
        return somebody(night, stream, isPenalised);
    if (request == Request::PlayAgain)
        return somebody(night, stream, [&](EntrantId who) { return mayComeAgain(night, who); });
    return somebody(night, stream, [&](EntrantId who) { return plays(night, who, false); });
}

// each irregularity as it can happen now; nullopt if it can't

using Happening = std::optional<WorldEvent>;

/// At a table of those that `fits` asks for, drawn.
template <typename Fits>
static Happening atSomeTable(const Night& night, RandomStream& stream, WorldEvent event, Fits fits)
{
    const auto tables = thoseOf(
        night.rings, [&](const Ring& ring) { return fits(ring) && !isFrozen(night, ring.number); }, &Ring::number);
    if (tables.empty())
        return std::nullopt;
    event.table = stream.anyOf(tables);
    return event;
}

static Happening signsIn(const Night& night, WorldEvent event)
{
    const auto isNew = [&](const char* name) { return !contains(night.people, name, &Entrant::name); };
    const auto* const name = std::ranges::find_if(lateNames, isNew);
    if (name == lateNames.end())
        return std::nullopt;
    event.name = *name;
    return event;
}

static Happening floorCall(const Night& night, RandomStream& stream, const WorldEvent& event)
{
    auto call = atSomeTable(night, stream, event, [](const Ring& ring) { return ring.handOn; });
    const auto frozen = call ? frozenHand(night, *night.ring(call->table)) : std::nullopt;
    if (!frozen || frozen->choices.empty())
        return std::nullopt;
    call->choices = frozen->choices;
    return call;
}

/// The league's and the riverboat's tables alike.
static Happening dispute(const Night& night, WorldEvent event)
{
    for (const Ring& ring : night.rings) {
        if (!ring.handOn || isFrozen(night, ring.number))
            continue;
        const auto disputed = disputedHand(night, ring);
        if (!disputed)
            continue;
        event.table = ring.number;
        event.person = disputed->claimant;
        event.amount = disputed->claimed;
        event.choices = disputed->choices;
        return event;
    }
    return std::nullopt;
}

/// Where somebody has just sat down.
static Happening buttonAstray(const Night& night, WorldEvent event)
{
    for (const Ring& ring : night.rings) {
        const bool waits = ring.isOpen() && !ring.handOn && !ring.breaking && ring.last && !ring.drawOwed
                           && !ring.dealer && !ring.newcomers.empty() && stackCount(ring) > 2;
        const auto due = waits ? comingDealer(night, ring) : std::nullopt;
        if (!due)
            continue;
        event.table = ring.number;
        event.person = nextAfter(ring, *due);
        return event;
    }
    return std::nullopt;
}

/// What fails at a table: its light, or its deck; a hand that stands still is not found short as well.
static Happening fails(const Night& night, RandomStream& stream, const WorldEvent& event)
{
    const bool light = event.kind == WorldKind::LightOut;
    auto failed = atSomeTable(night, stream, event, [&](const Ring& ring) {
        const bool inUse = ring.isInPlay() && !ring.stopped && (light || ring.handOn);
        return inUse && !ring.dark && !ring.deckShort;
    });
    if (failed && light)
        failed->until = night.now + stream.between(2 * oneMinute, darkAtMost);
    return failed;
}

/// What a person does, or what befalls one.
static Happening ofSomebody(const Night& night, RandomStream& stream, WorldEvent event)
{
    const auto holdsMore = [&](EntrantId who) {
        return plays(night, who, true) && night.person(who).chips > chipAt(night, who);
    };
    const bool inHand = event.kind == WorldKind::Offends;
    if (event.kind == WorldKind::Asks)
        event.person = asker(night, stream, event.request);
    else if (event.kind == WorldKind::ChipFalls)
        event.person = somebody(night, stream, holdsMore);
    else
        event.person = somebody(night, stream, [&](EntrantId who) { return plays(night, who, inHand); });
    if (event.person.isNobody())
        return std::nullopt;
    if (event.kind == WorldKind::ChipFalls)
        event.amount = chipAt(night, event.person);
    if (event.kind == WorldKind::GoesAway)
        event.until = night.now + away;
    return event;
}

static Happening incidentNow(const Night& night, const PlannedIncident& planned)
{
    RandomStream stream = incidentStream(night, 100 + static_cast<std::uint64_t>(night.incidents));
    const WorldEvent event{.kind = planned.kind, .offence = planned.offence, .request = planned.request};
    switch (planned.kind) {
    case WorldKind::SignsIn:
        return signsIn(night, event);
    case WorldKind::FloorCall:
        return floorCall(night, stream, event);
    case WorldKind::Dispute:
        return dispute(night, event);
    case WorldKind::ClockStops:
        return night.pausedAt || night.stoodAt || night.clockOut ? std::nullopt : std::optional(event);
    case WorldKind::ButtonAstray:
        return buttonAstray(night, event);
    case WorldKind::LightOut:
    case WorldKind::DeckShort:
        return fails(night, stream, event);
    case WorldKind::ChipFalls:
    case WorldKind::Offends:
    case WorldKind::GoesAway:
    case WorldKind::Quits:
    case WorldKind::Asks:
        return ofSomebody(night, stream, event);
    default:
        return std::nullopt;
    }
}

bool isBeforePlay(const PlannedIncident& planned)
{
    return planned.kind == WorldKind::Miscount || planned.kind == WorldKind::SitsWrong
           || planned.request == Request::PayLater;
}

std::optional<RoomEvent> nextIncident(const Night& night, NightIncidents incidents, NightTime before)
{
    const auto plan = planOf(night, incidents);
    for (std::size_t next = static_cast<std::size_t>(night.incidents); next < plan.size(); ++next) {
        const PlannedIncident& planned = plan[next];
        if (isBeforePlay(planned) || planned.until < night.now)
            continue;
        if (planned.from > before)
            return std::nullopt;
        Night then = night;
        then.now = std::max(night.now, planned.from);
        if (auto event = incidentNow(then, planned)) {
            event->planned = static_cast<int>(next) + 1 - night.incidents;
            const NightTime at = then.now;
            // who still waits for an answer, or a button that lies astray already, stays out of it
            if (happen(then, *event))
                return RoomEvent{.at = at, .event = std::move(*event)};
        }
    }
    return std::nullopt;
}

} // namespace cutcard
