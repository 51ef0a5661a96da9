// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/room.h"

#include "core/tournament/agenda.h"
#include "core/tournament/frozen_hand.h"
#include "core/tournament/seats.h"
#include "core/tournament/table_hand.h"
#include "core/tournament/tennessee_event.h"

#include <algorithm>

namespace cutcard {

namespace {

constexpr std::array names{
    "Ada",   "Bao",  "Cleo",  "Dora",  "Emil",  "Finn",  "Greta", "Hugo",  "Ida",  "Jonas", "Karl", "Lena",
    "Milo",  "Nora", "Otto",  "Pia",   "Quinn", "Rosa",  "Sven",  "Tara",  "Udo",  "Vera",  "Wim",  "Xenia",
    "Yara",  "Zoe",  "Anton", "Berta", "Cora",  "David", "Elsa",  "Fritz", "Gina", "Hans",  "Inga", "Jakob",
    "Klara", "Lars", "Marta", "Nils",  "Olga",  "Paul",  "Rita",  "Simon", "Thea", "Uwe",   "Vito", "Wanda",
};
constexpr std::array lateNames{"Late Ann", "Late Bob", "Late Cy", "Late Di"};

constexpr NightTime away = 6 * oneMinute;
constexpr NightTime darkAtMost = 5 * oneMinute;

/// One irregularity that may come up, from when on and until when.
struct Planned {
    NightTime from = 0;
    NightTime until = 0;
    WorldKind kind = WorldKind::Offends;
    Offence offence = Offence::Phone;
    Request request = Request::Rebuy;
};

RandomStream streamOf(const Night& night, std::uint64_t purpose)
{
    constexpr std::uint64_t apart = 104'729;
    return {SplitMix::mixed(night.seed + apart * purpose), StreamPurpose::Incidents};
}

/// What fails or falls at a table, whatever is played there.
template <typename Add> void planEquipment(RandomStream& stream, const Add& add)
{
    for (const WorldKind kind : {WorldKind::LightOut, WorldKind::DeckShort, WorldKind::ChipFalls}) {
        if (stream.chance(500))
            add(Planned{.kind = kind});
    }
}

/// Those of a Tennessee event: a deposit that is not there, a stack that is not right, calls to the floor.
std::vector<Planned> tennesseePlan(const Night& night, NightIncidents incidents)
{
    std::vector<Planned> plan;
    RandomStream stream = streamOf(night, 1);
    const int much = incidents == NightIncidents::Many ? 3 : 1;
    constexpr NightTime evening = 120 * oneMinute;
    const auto add = [&](Planned planned) {
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
    std::ranges::sort(plan, {}, &Planned::from);
    return plan;
}

/// The irregularities of a night in their order; the same for the same seed.
std::vector<Planned> planOf(const Night& night, NightIncidents incidents)
{
    std::vector<Planned> plan;
    if (incidents == NightIncidents::None)
        return plan;
    if (isTennessee(night))
        return tennesseePlan(night, incidents);
    RandomStream stream = streamOf(night, 1);
    const int much = incidents == NightIncidents::Many ? 3 : 1;
    const NightTime level = night.house.minutesPerLevel * oneMinute;
    const NightTime evening = 8 * level;
    const auto when = [&](NightTime from, NightTime until) { return stream.between(from, until); };
    const auto add = [&](NightTime from, NightTime until, Planned planned) {
        planned.from = when(from, until);
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
        planEquipment(stream, [&](const Planned& planned) { add(5 * oneMinute, evening, planned); });
    if (stream.chance(400))
        plan.push_back({.from = 1, .until = 1, .kind = WorldKind::SitsWrong});
    for (int i = 0; i < much; ++i) {
        add(5 * oneMinute, evening, {.kind = WorldKind::Dispute});
        if (stream.chance(500))
            add(5 * oneMinute, evening, {.kind = WorldKind::ClockStops});
        // as often as anybody is moved
        add(5 * oneMinute, evening, {.kind = WorldKind::ButtonAstray});
    }
    std::ranges::sort(plan, {}, &Planned::from);
    return plan;
}

/// Somebody of those who are as `fits` asks, drawn.
template <typename Fits> EntrantId somebody(const Night& night, RandomStream& stream, Fits fits)
{
    std::vector<EntrantId> people;
    for (int i = 0; i < static_cast<int>(night.people.size()); ++i) {
        if (fits(EntrantId{.index = i}))
            people.push_back({.index = i});
    }
    return people.empty() ? EntrantId()
                          : people[static_cast<std::size_t>(stream.below(static_cast<int>(people.size())))];
}

bool plays(const Night& night, EntrantId who, bool inHand)
{
    const Entrant& person = night.person(who);
    const Ring* ring = night.ring(person.table);
    return person.presence == Presence::Seated && ring != nullptr && (!inHand || ring->handOn)
           && !isFrozen(night, person.table);
}

/// The smallest chip at somebody's table.
Chips chipAt(const Night& night, EntrantId who)
{
    return std::max(night.ring(night.person(who).table)->unit, night.house.common().smallestChip());
}

bool mayComeAgain(const Night& night, EntrantId who)
{
    return night.person(who).presence == Presence::Quit && !night.person(who).table.isNone();
}

/// Who asks; nobody: nobody could.
EntrantId asker(const Night& night, RandomStream& stream, Request request)
{
    const auto isPenalised = [&](EntrantId who) {
        const Entrant& person = night.person(who);
        return person.presence == Presence::Penalised && person.penaltyEnds > night.now + oneMinute;
    };
    if (request == Request::BackEarly)
        return somebody(night, stream, isPenalised);
    if (request == Request::PlayAgain)
        return somebody(night, stream, [&](EntrantId who) { return mayComeAgain(night, who); });
    return somebody(night, stream, [&](EntrantId who) { return plays(night, who, false); });
}

/// The irregularity as it can happen now; nullopt if it can't.
std::optional<WorldEvent> incidentNow(const Night& night, const Planned& planned)
{
    RandomStream stream = streamOf(night, 100 + static_cast<std::uint64_t>(night.incidents));
    WorldEvent event;
    event.kind = planned.kind;
    event.offence = planned.offence;
    event.request = planned.request;
    const auto playing = [&](bool inHand) {
        return somebody(night, stream, [&](EntrantId who) { return plays(night, who, inHand); });
    };
    switch (planned.kind) {
    case WorldKind::SignsIn:
        for (const char* name : lateNames) {
            event.name = name;
            if (std::ranges::find(night.people, event.name, &Entrant::name) == night.people.end())
                return event;
        }
        return std::nullopt;
    case WorldKind::FloorCall: {
        std::vector<TableNo> tables;
        for (const Ring& ring : night.rings) {
            if (ring.handOn && !isFrozen(night, ring.number))
                tables.push_back(ring.number);
        }
        if (tables.empty())
            return std::nullopt;
        event.table = tables[static_cast<std::size_t>(stream.below(static_cast<int>(tables.size())))];
        if (const auto frozen = frozenHand(night, *night.ring(event.table)))
            event.choices = frozen->choices;
        return event.choices.empty() ? std::nullopt : std::optional(event);
    }
    case WorldKind::Dispute: {
        // the league's and the riverboat's tables alike
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
    case WorldKind::ClockStops:
        return night.pausedAt || night.stoodAt || night.clockOut ? std::nullopt : std::optional(event);
    case WorldKind::ButtonAstray:
        // where somebody has just sat down
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
    case WorldKind::LightOut:
    case WorldKind::DeckShort: {
        // a hand that stands still is not found short as well
        const bool light = planned.kind == WorldKind::LightOut;
        std::vector<TableNo> tables;
        for (const Ring& ring : night.rings) {
            const bool inUse = ring.isOpen() && !ring.breaking && !ring.stopped && (light || ring.handOn);
            if (inUse && !ring.dark && !ring.deckShort && !isFrozen(night, ring.number))
                tables.push_back(ring.number);
        }
        if (tables.empty())
            return std::nullopt;
        event.table = tables[static_cast<std::size_t>(stream.below(static_cast<int>(tables.size())))];
        if (light)
            event.until = night.now + stream.between(2 * oneMinute, darkAtMost);
        return event;
    }
    case WorldKind::ChipFalls: {
        event.person = somebody(night, stream, [&](EntrantId who) {
            return plays(night, who, true) && night.person(who).chips > chipAt(night, who);
        });
        if (!event.person.isNobody())
            event.amount = chipAt(night, event.person);
        break;
    }
    case WorldKind::Offends:
        event.person = playing(true);
        break;
    case WorldKind::GoesAway:
        event.person = playing(false);
        event.until = night.now + away;
        break;
    case WorldKind::Quits:
        event.person = playing(false);
        break;
    case WorldKind::Asks:
        if (planned.request == Request::Deal && playersIn(night) > 4)
            return std::nullopt;
        event.person = asker(night, stream, planned.request);
        break;
    default:
        return std::nullopt;
    }
    return event.person.isNobody() ? std::nullopt : std::optional(event);
}

/// Whether an irregularity is one of those before the first hand.
bool isBeforePlay(const Planned& planned)
{
    return planned.kind == WorldKind::Miscount || planned.kind == WorldKind::SitsWrong
           || planned.request == Request::PayLater;
}

/// The next irregularity of the plan that still can come; those whose time is over are passed by.
std::optional<RoomEvent> nextIncident(const Night& night, NightIncidents incidents, NightTime before)
{
    const auto plan = planOf(night, incidents);
    for (std::size_t next = static_cast<std::size_t>(night.incidents); next < plan.size(); ++next) {
        const Planned& planned = plan[next];
        if (isBeforePlay(planned) || planned.until < night.now)
            continue;
        if (planned.from > before)
            return std::nullopt;
        Night then = night;
        then.now = std::max(night.now, planned.from);
        if (auto event = incidentNow(then, planned)) {
            event->planned = static_cast<int>(next) + 1 - night.incidents;
            return RoomEvent{.at = then.now, .event = std::move(*event)};
        }
    }
    return std::nullopt;
}

bool canBegin(const Night& night, const Ring& ring)
{
    // a hand needs three who play (TN-fmt-1)
    if (isTennessee(night) && (ring.stopped || playersAt(night, ring) < 3))
        return false;
    return ring.isOpen() && !ring.handOn && !ring.held && !ring.breaking && stackCount(ring) >= 2
           && presentCount(night, ring) >= 1 && !night.pausedAt && playersIn(night) >= 2;
}

void consider(std::optional<RoomEvent>& next, NightTime at, WorldEvent event)
{
    if (!next || at < next->at)
        next = RoomEvent{.at = at, .event = std::move(event)};
}

WorldEvent atTable(WorldKind kind, const Ring& ring)
{
    WorldEvent event;
    event.kind = kind;
    event.table = ring.number;
    return event;
}

/// What comes by the clock alone; of hands only when they begin and end.
std::optional<RoomEvent> nextByClock(const Night& night)
{
    std::optional<RoomEvent> next;
    for (const Ring& ring : night.rings) {
        // nobody plays on in the dark where the table was told to wait
        if (ring.handOn && !isFrozen(night, ring.number) && !(ring.dark && ring.held))
            consider(next, std::max(ring.handEnds, night.now), atTable(WorldKind::HandEnds, ring));
        else if (canBegin(night, ring))
            consider(next, std::max(ring.readyAt, night.now), atTable(WorldKind::HandBegins, ring));
        if (ring.dark && ring.isOpen())
            consider(next, std::max(ring.lightAt, night.now), atTable(WorldKind::LightOn, ring));
    }
    if ((night.pausedAt || night.stoodAt) && !night.clockSeen) {
        WorldEvent seen;
        seen.kind = WorldKind::ClockSeen;
        consider(next, std::max(night.pausedAt ? *night.pausedAt + longBreak : *night.stoodAt + unseenClock, night.now),
                 seen);
    }
    if (!night.clockOut && !night.pausedAt && !night.stoodAt && !isTennessee(night)) {
        WorldEvent out;
        out.kind = WorldKind::ClockOut;
        consider(next, std::max(night.levelEnds, night.now), out);
    }
    for (int i = 0; i < static_cast<int>(night.people.size()); ++i) {
        const Entrant& person = night.people[static_cast<std::size_t>(i)];
        if (person.presence != Presence::Away && person.presence != Presence::Penalised)
            continue;
        WorldEvent back;
        back.kind = WorldKind::ComesBack;
        back.person = {.index = i};
        consider(next, std::max(person.penaltyEnds, night.now), back);
    }
    for (std::size_t i = 0; i < night.calls.size(); ++i) {
        const Call& call = night.calls[i];
        // who signed in in time waits for a chair, whoever came too late goes home in the end
        const bool waits =
            call.kind == CallKind::Late && night.person(call.person).signedAtLevel <= night.house.lateLevels;
        if (call.closed || waits || call.kind == CallKind::Quits)
            continue;
        WorldEvent on;
        on.kind = WorldKind::PlaysOn;
        on.number = static_cast<int>(i) + 1;
        consider(next, std::max(call.since + patience, night.now), on);
    }
    return next;
}

/// Begins or ends a hand with what its cards bring.
void fill(const Night& night, RoomEvent& next)
{
    if (next.event.kind == WorldKind::HandBegins) {
        Night begun = night;
        begun.now = next.at;
        if (happen(begun, next.event))
            next.event.until = next.at + playHand(begun, *begun.ring(next.event.table)).lasts;
    }
    if (next.event.kind == WorldKind::HandEnds) {
        const Ring& ring = *night.ring(next.event.table);
        TableHand hand = playHand(night, ring);
        next.event.number = ring.hands;
        std::erase_if(hand.stacks, [&](const StackAfter& stack) {
            return stack.chips == night.person(stack.who).chips && stack.loan == 0;
        });
        next.event.stacks = std::move(hand.stacks);
        next.event.amount = hand.carried;
    }
}

WorldEvent drawnCards(const Night& night, const Ring& ring)
{
    WorldEvent event = atTable(WorldKind::Drawn, ring);
    RandomStream stream = lotsOf(night);
    auto deck = orderedDeck();
    stream.shuffle(deck);
    for (std::size_t i = 0; i < ring.drawing.size(); ++i)
        event.cards.emplace_back(ring.drawing[i], deck[i]);
    return event;
}

} // namespace

namespace {

/// Somebody sits down at another table, on a chair of its own or one that is drawn up; nothing if none fits there.
std::optional<WorldEvent> strayNow(const Night& night, WorldEvent event)
{
    for (const Ring& ring : night.rings) {
        const bool another =
            !night.person(event.person).table.isNone() && night.person(event.person).table != ring.number;
        if (another && stackCount(ring) < maxSeats) {
            event.table = ring.number;
            return event;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<RoomEvent> atOnceInRoom(const Night& night, NightIncidents incidents)
{
    for (const Ring& ring : night.rings) {
        if (!ring.drawing.empty() && ring.drawn.empty())
            return RoomEvent{.at = night.now, .event = drawnCards(night, ring)};
    }
    if (night.stage != NightStage::SettingUp || night.round > 1)
        return std::nullopt;
    const auto plan = planOf(night, incidents);
    RandomStream stream = streamOf(night, 2);
    WorldEvent event;
    event.person = {.index = stream.below(static_cast<int>(night.people.size()))};
    for (auto next = static_cast<std::size_t>(night.incidents); next < plan.size() && isBeforePlay(plan[next]);
         ++next) {
        event.kind = plan[next].kind;
        event.request = plan[next].request;
        event.planned = static_cast<int>(next) + 1 - night.incidents;
        if (event.kind == WorldKind::Asks && night.person(event.person).page.deposit == 0)
            return RoomEvent{.at = night.now, .event = event};
        if (event.kind == WorldKind::SitsWrong) {
            if (night.rings.empty())
                return std::nullopt;
            if (auto stray = strayNow(night, event))
                return RoomEvent{.at = night.now, .event = *stray};
            continue;
        }
        if (event.kind != WorldKind::Miscount)
            continue;
        if (!night.issued)
            return std::nullopt;
        const auto& lots = night.house.common().startingStack;
        const ChipLot& lot = lots[static_cast<std::size_t>(stream.below(static_cast<int>(lots.size())))];
        event.amount = night.house.startingChips() + (stream.chance(500) ? lot.value : -lot.value);
        return RoomEvent{.at = night.now, .event = event};
    }
    return std::nullopt;
}

std::optional<RoomEvent> nextInRoom(const Night& night, NightIncidents incidents)
{
    if (auto event = atOnceInRoom(night, incidents))
        return event;
    // with one player left only the hand that is on is played out
    if (night.stage != NightStage::Playing || (playersIn(night) < 2 && !anyHandOn(night)))
        return std::nullopt;
    auto next = nextByClock(night);
    if (auto incident = nextIncident(night, incidents, next ? next->at : night.now))
        return incident;
    if (next)
        fill(night, *next);
    return next;
}

std::optional<NightPreset> findNightPreset(std::string_view word)
{
    const auto* const found = std::ranges::find(nightPresets, word, &NightPreset::word);
    return found == nightPresets.end() ? std::nullopt : std::optional(*found);
}

NightSetup setupOf(const NightPreset& preset, std::uint64_t seed)
{
    NightSetup setup;
    setup.incidents = preset.incidents;
    Night& night = setup.opening;
    night.seed = seed;
    if (preset.tennessee)
        night.house = tennesseeNight();
    night.house.tableMax = preset.tableMax;
    for (int i = 0; i < preset.players + preset.unclaimed; ++i) {
        Entrant& person = night.people.emplace_back();
        const bool unclaimed = i >= preset.players;
        person.name = unclaimed ? "Stack " + std::to_string(i - preset.players + 1)
                                : std::string(names[static_cast<std::size_t>(i)]);
        if (unclaimed)
            person.presence = Presence::Unclaimed;
    }
    return setup;
}

} // namespace cutcard
