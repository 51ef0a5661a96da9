// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/state/ring.h"

#include "core/base/gathered.h"

namespace cutcard {

using Chairs = std::vector<Chair>;

/// The chair where somebody sits, or else sat.
static std::size_t chairOf(const Chairs& chairs, EntrantId who)
{
    const auto seated = std::ranges::find(chairs, Chair{.who = who, .vacant = false});
    if (seated != chairs.end())
        return static_cast<std::size_t>(seated - chairs.begin());
    return static_cast<std::size_t>(std::ranges::find(chairs, who, &Chair::who) - chairs.begin());
}

/// The nearest taken chair, going `step` chairs at a time from `from`, which comes last.
static EntrantId nearest(const Chairs& chairs, std::size_t from, std::size_t step)
{
    for (std::size_t i = 1; i <= chairs.size(); ++i) {
        const Chair& chair = chairs[(from + i * step) % chairs.size()];
        if (!chair.vacant)
            return chair.who;
    }
    return {};
}

static RingPositions headsUp(const Ring& ring, RingPositions positions, const PositionOptions& options)
{
    if (stackCount(ring) == 2 && options.dealerIsSmallBlind) {
        positions.button = nextAfter(ring, positions.bigBlind);
        positions.smallBlind = positions.button;
    }
    return positions;
}

/// Those of a void hand once more; whoever has left since is passed over like somebody who is out.
static RingPositions sameAgain(const Ring& ring)
{
    RingPositions next = *ring.last;
    if (!sitsAt(ring, next.bigBlind))
        next.bigBlind = nextAfter(ring, next.bigBlind);
    if (next.smallBlind && (!sitsAt(ring, *next.smallBlind) || *next.smallBlind == next.bigBlind))
        next.smallBlind.reset();
    if (!sitsAt(ring, next.button))
        next.button = nextBefore(ring, next.smallBlind.value_or(next.bigBlind));
    return next;
}

std::vector<EntrantId> stacksAt(const Ring& ring)
{
    return thoseOf(ring.chairs, [&](const Chair& chair) { return !chair.vacant; }, &Chair::who);
}

int stackCount(const Ring& ring)
{
    return static_cast<int>(std::ranges::count(ring.chairs, false, &Chair::vacant));
}

bool sitsAt(const Ring& ring, EntrantId who)
{
    return contains(ring.chairs, Chair{.who = who, .vacant = false});
}

EntrantId nextAfter(const Ring& ring, EntrantId who)
{
    const std::size_t from = chairOf(ring.chairs, who);
    return from < ring.chairs.size() ? nearest(ring.chairs, from, 1) : EntrantId();
}

EntrantId nextBefore(const Ring& ring, EntrantId who)
{
    const std::size_t from = chairOf(ring.chairs, who);
    return from < ring.chairs.size() ? nearest(ring.chairs, from, ring.chairs.size() - 1) : EntrantId();
}

std::optional<RingPositions> comingPositions(const Ring& ring, const PositionOptions& options)
{
    if (stackCount(ring) < 2)
        return std::nullopt;
    RingPositions next;
    if (ring.dealer && sitsAt(ring, *ring.dealer)) {
        next.button = *ring.dealer;
        next.smallBlind = nextAfter(ring, next.button);
        next.bigBlind = nextAfter(ring, *next.smallBlind);
        if (stackCount(ring) == 2 && options.dealerIsSmallBlind)
            std::swap(*next.smallBlind, next.bigBlind);
        return next;
    }
    if (ring.drawOwed || !ring.last)
        return std::nullopt;
    const RingPositions& last = *ring.last;
    if (ring.again)
        return headsUp(ring, sameAgain(ring), options);
    next.bigBlind = nextAfter(ring, last.bigBlind);
    if (sitsAt(ring, last.bigBlind))
        next.smallBlind = last.bigBlind;
    if (last.smallBlind && sitsAt(ring, *last.smallBlind) && *last.smallBlind != next.bigBlind)
        next.button = *last.smallBlind;
    else
        next.button = nextBefore(ring, next.smallBlind.value_or(next.bigBlind));
    return headsUp(ring, next, options);
}

void seatAfter(Ring& ring, EntrantId who, EntrantId right)
{
    const std::size_t at = chairOf(ring.chairs, right);
    const std::size_t after = std::min(at + 1, ring.chairs.size());
    ring.chairs.insert(ring.chairs.begin() + static_cast<std::ptrdiff_t>(after), Chair{.who = who});
}

void vacate(Ring& ring, EntrantId who)
{
    Chair* chair = firstWith(ring.chairs, Chair{.who = who, .vacant = false});
    if (holds(chair != nullptr))
        chair->vacant = true;
    std::erase(ring.newcomers, who);
    std::erase(ring.drawing, who);
    if (ring.dealer == who)
        ring.dealer.reset();
    if (ring.astray == who)
        ring.astray.reset();
}

void beginHand(Ring& ring, const RingPositions& positions)
{
    // only the places of the last blinds and button decide who is due next
    std::erase_if(ring.chairs, [](const Chair& chair) { return chair.vacant; });
    ring.last = positions;
    ring.dealer.reset();
    ring.astray.reset();
    ring.newcomers.clear();
    ring.drawn.clear();
    ring.drawing.clear();
    ring.drawOwed = false;
    ring.again = false;
    ring.handOn = true;
    ++ring.hands;
}

void voidHand(Ring& ring)
{
    ring.handOn = false;
    ring.again = true;
    ring.mucked.clear();
    --ring.hands;
}

} // namespace cutcard
