// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/venue/venue.h"

#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/state/seats.h"
#include "core/tournament/venue/table_hand.h"

namespace cutcard {

namespace {

bool canBegin(const Night& night, const Ring& ring)
{
    // a hand needs three who play (TN-fmt-1)
    if (isTennessee(night) && (ring.stopped || playersAt(night, ring) < 3))
        return false;
    return ring.isOpen() && !ring.handOn && !ring.held && !ring.breaking && stackCount(ring) >= 2
           && presentCount(night, ring) >= 1 && !night.pausedAt && playersIn(night) >= 2;
}

/// What comes by the clock alone; of hands only when they begin and end.
class ByClock
{
public:
    explicit ByClock(const Night& night) : m_night(night) {}

    std::optional<RoomEvent> next()
    {
        for (const Ring& ring : m_night.rings)
            atTheTable(ring);
        ofTheClock();
        for (const EntrantId who : m_night.everybody())
            ofSomebody(who);
        for (const Call& call : m_night.calls)
            ofCall(call);
        return std::move(m_next);
    }

private:
    /// Comes at a time, or now if that is over; of several at the same time the first.
    void consider(NightTime at, WorldEvent event)
    {
        at = std::max(at, m_night.now);
        if (!m_next || at < m_next->at)
            m_next = RoomEvent{.at = at, .event = std::move(event)};
    }

    void atTheTable(const Ring& ring)
    {
        // nobody plays on in the dark where the table was told to wait
        if (ring.handOn && !isFrozen(m_night, ring.number) && !(ring.dark && ring.held))
            consider(ring.handEnds, {.kind = WorldKind::HandEnds, .table = ring.number});
        else if (canBegin(m_night, ring))
            consider(ring.readyAt, {.kind = WorldKind::HandBegins, .table = ring.number});
        if (ring.dark && ring.isOpen())
            consider(ring.lightAt, {.kind = WorldKind::LightOn, .table = ring.number});
    }

    void ofTheClock()
    {
        if (m_night.pausedAt || m_night.stoodAt) {
            if (!m_night.clockSeen)
                consider(m_night.pausedAt ? *m_night.pausedAt + longBreak : *m_night.stoodAt + unseenClock,
                         {.kind = WorldKind::ClockSeen});
        } else if (!m_night.clockOut && !isTennessee(m_night)) {
            consider(m_night.levelEnds, {.kind = WorldKind::ClockOut});
        }
    }

    void ofSomebody(EntrantId who)
    {
        const Entrant& person = m_night.person(who);
        if (person.presence == Presence::Away || person.presence == Presence::Penalised)
            consider(person.penaltyEnds, {.kind = WorldKind::ComesBack, .person = who});
    }

    void ofCall(const Call& call)
    {
        // who signed in in time waits for a chair, whoever came too late goes home in the end
        const bool waits =
            call.kind == CallKind::Late && m_night.person(call.person).signedAtLevel <= m_night.house.lateLevels;
        // where the director has come the table waits for the ruling
        const bool stands = call.kind == CallKind::Floor && call.attended;
        if (!call.closed && !waits && !stands && call.kind != CallKind::Quits)
            consider(call.since + patience, {.kind = WorldKind::PlaysOn, .number = m_night.numberOf(call)});
    }

    const Night& m_night;
    std::optional<RoomEvent> m_next;
};

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
    WorldEvent event{.kind = WorldKind::Drawn, .table = ring.number};
    RandomStream stream = lotsOf(night);
    auto deck = orderedDeck();
    stream.shuffle(deck);
    for (std::size_t i = 0; i < ring.drawing.size(); ++i)
        event.cards.emplace_back(ring.drawing[i], deck[i]);
    return event;
}

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

/// A stack that holds a chip too many, or one too few.
Chips miscounted(const Night& night, RandomStream& stream)
{
    const auto& lots = night.house.common().startingStack;
    const ChipLot lot = stream.anyOf(lots);
    return night.house.startingChips() + (stream.chance(500) ? lot.value : -lot.value);
}

/// The next irregularity of those before the first hand, as soon as it can come.
std::optional<RoomEvent> beforePlay(const Night& night, NightIncidents incidents)
{
    const auto plan = planOf(night, incidents);
    RandomStream stream = incidentStream(night, 2);
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
        event.amount = miscounted(night, stream);
        return RoomEvent{.at = night.now, .event = event};
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
    return night.stage == NightStage::SettingUp && night.round == 1 ? beforePlay(night, incidents) : std::nullopt;
}

std::optional<RoomEvent> nextInRoom(const Night& night, NightIncidents incidents)
{
    if (auto event = atOnceInRoom(night, incidents))
        return event;
    // with one player left only the hand that is on is played out
    if (night.stage != NightStage::Playing || (playersIn(night) < 2 && !anyHandOn(night)))
        return std::nullopt;
    auto next = ByClock(night).next();
    if (auto incident = nextIncident(night, incidents, next ? next->at : night.now))
        return incident;
    if (next)
        fill(night, *next);
    return next;
}

} // namespace cutcard
