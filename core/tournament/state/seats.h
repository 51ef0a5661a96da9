// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/tournament/state/night.h"

namespace cutcard {

/// A stream of chance for one drawing of lots: each has its own.
RandomStream lotsOf(const Night& night);

/// The dealer of the coming hand, worked out from the stacks that were there in the last one (PA-45).
std::optional<EntrantId> comingDealer(const Night& night, const Ring& ring);

/// Who will sit immediately right of somebody put into a ring at a spot; nobody: into an empty ring.
EntrantId rightNeighbour(const Night& night, EntrantId who, const Ring& ring, Spot spot, EntrantId after);

/// Behind whom somebody who is moved to a table may sit, the booklet's first choice first (2.2.5, PA-45 to PA-47).
std::vector<EntrantId> rightPlaces(const Night& night, EntrantId who, const Ring& ring);

/// The next one to move from a table by the method announced, or all who are as right; nobody of those who have left.
std::vector<EntrantId> nextMovers(const Night& night, const Ring& ring);

/// Whether the method announced moves somebody: of the fullest table the one it finds (PA-48).
bool isByTheMethod(const Night& night, EntrantId who);

/// Whether a stack was taken from a table since the last hand there, so that its chair is still known.
bool hasLeftChair(const Ring& ring, EntrantId who);
/// Puts a stack back on the chair it left; nothing was dealt meanwhile.
void sitBack(Night& night, EntrantId who, Ring& ring);

/// Takes a stack from wherever it lies.
void leaveTable(Night& night, EntrantId who);
/// Puts a stack into a ring; what does not come in that table's chips is rounded up.
void takeSeat(Night& night, EntrantId who, Ring& ring, EntrantId right);
/// Deals out seats by lot, at these tables one after the other.
void seatByLot(Night& night, std::vector<EntrantId> people, const std::vector<TableNo>& tables);

/// Which tables have the most and which the fewest stacks; empty while nothing is to be balanced.
struct Imbalance {
    std::vector<TableNo> fullest;
    std::vector<TableNo> shortest;
    int difference = 0;
    bool operator==(const Imbalance&) const = default;
};
Imbalance imbalanceOf(const Night& night);
/// Notes until when somebody has to be moved: when the giving table has finished one more hand.
void noteBalance(Night& night);

/// Whether all stacks of a table would find a chair at the others.
bool canBreak(const Night& night, const Ring& ring);

/// 2.1.3: whether the button was given to somebody whom the cards that lie there did not draw.
bool isGivenAgainstTheCards(const Ring& ring);

} // namespace cutcard
