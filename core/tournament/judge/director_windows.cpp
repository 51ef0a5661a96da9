// SPDX-License-Identifier: GPL-3.0-or-later
// When the time for a duty is over.
#include "core/tournament/judge/director_judge.h"

namespace cutcard {

/// Whether somebody could have been seated at a table, or an unclaimed stack lies anywhere.
static bool concerns(const DirectorDuty& duty, TableNo table)
{
    return duty.act.verb == DirectorVerb::Claim
           || duty.canBe([&](const DirectorAct& act) { return act.table == table; });
}

/// Whether the hand that was stopped for a ruling is over, and nobody waits any more.
static bool isPlayedOut(const Night& night, int number, const WorldEvent& event)
{
    const Call* call = night.call(number);
    return call != nullptr && call->kind == CallKind::Floor && !call->closed && event.kind == WorldKind::HandEnds
           && event.table == call->table;
}

/// Whether a level's end is the end of a duty's time: of a break's, and of a final table's once all are held (PA-52).
static bool isOfLevel(const Night& night, const DirectorDuty& duty)
{
    if (duty.act.verb == DirectorVerb::AnnounceBreak)
        return duty.act.amount == night.level;
    // a table that has waited for a ruling all the time had no moment for anything else
    const bool waits = std::ranges::any_of(night.rings, [&](const Ring& ring) {
        return (duty.act.table.isNone() || duty.act.table == ring.number) && isFrozen(night, ring.number);
    });
    return !waits && (duty.chain != agenda::finalTableChain || std::ranges::all_of(night.rings, [](const Ring& ring) {
                          return !ring.isOpen() || (ring.held && !ring.handOn);
                      }));
}

/// Whether the table that a duty waits for goes on: with a hand that begins or ends, or from a call.
static bool goesOn(const Night& night, TableNo table, const WorldEvent& event)
{
    if (event.kind != WorldKind::PlaysOn)
        return (event.kind == WorldKind::HandBegins || event.kind == WorldKind::HandEnds) && event.table == table;
    const Call* call = night.call(event.number);
    return call != nullptr && call->table == table;
}

/// Whether a hand begins after which the fullest tables have all finished one more.
static bool isPastOneHand(const Night& night, TableNo table)
{
    const Ring* ring = night.ring(table);
    return ring != nullptr && ring->balanceBy != 0 && ring->hands + 1 >= ring->balanceBy
           && std::ranges::all_of(night.rings, [&](const Ring& other) {
                  return other.balanceBy == 0 || other.number == table || other.hands >= other.balanceBy;
              });
}

/// The table has waited as long as a level lasts since the director came, and waits on.
bool isLateByNow(const Night& night, const DirectorDuty& duty)
{
    const Call* call = duty.window.kind == Window::Kind::Queue ? night.call(duty.window.call) : nullptr;
    return call != nullptr && call->kind == CallKind::Floor && !call->closed && call->attended
           && night.now >= call->since + call->answeredAfter + night.house.minutesPerLevel * oneMinute;
}

bool closes(const Night& night, const DirectorDuty& duty, const WorldEvent& event)
{
    const Window& window = duty.window;
    const bool begins = event.kind == WorldKind::HandBegins;
    switch (window.kind) {
    case Window::Kind::Book:
    case Window::Kind::FirstHand:
        return false; // closing the book, or starting too early, says it
    case Window::Kind::Receiver: {
        const auto tables = agenda::receivers(night);
        return begins && contains(tables, event.table);
    }
    case Window::Kind::Hand:
        return begins && event.table == window.table;
    case Window::Kind::AnyHand:
        return begins;
    case Window::Kind::OneHand:
        return begins && isPastOneHand(night, event.table);
    case Window::Kind::LateEntry:
        return begins && !isSignInOpen(night) && concerns(duty, event.table);
    case Window::Kind::AtOnce:
        return goesOn(night, window.table, event);
    case Window::Kind::Queue:
        return (event.kind == WorldKind::PlaysOn && event.number == window.call)
               || isPlayedOut(night, window.call, event) || isLateByNow(night, duty);
    case Window::Kind::Level:
        return event.kind == WorldKind::ClockOut && isOfLevel(night, duty);
    case Window::Kind::Clock:
        return event.kind == WorldKind::ClockSeen;
    }
    return false;
}

} // namespace cutcard
