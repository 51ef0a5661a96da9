// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 2.2.5 and 2.2.6: who moves, and where a newcomer sits.
#include "core/tournament/state/seats.h"

namespace cutcard {

namespace {

/// The newcomers that sit together immediately right of somebody, clockwise, and who is right of them all.
struct Block {
    EntrantId right;
    std::vector<EntrantId> newcomers;
};

Block blockBefore(const Ring& ring, EntrantId anchor)
{
    Block block;
    EntrantId who = nextBefore(ring, anchor);
    while (who != anchor && contains(ring.newcomers, who)) {
        block.newcomers.insert(block.newcomers.begin(), who);
        who = nextBefore(ring, who);
    }
    block.right = who;
    return block;
}

/// 2.2.1: nobody who sits down takes the button.
bool wouldDeal(const Night& night, Ring ring, EntrantId who, EntrantId right)
{
    seatAfter(ring, who, right);
    const auto coming = comingPositions(ring, {.dealerIsSmallBlind = night.house.table.dealerIsSmallBlind});
    return coming && coming->button == who;
}

/// Lowest left, highest right: clockwise from the highest to the lowest, then the dealer (PA-46).
void addPlaces(const Night& night, EntrantId who, const Ring& ring, const Block& block, std::vector<EntrantId>& places)
{
    const Chips chips = night.person(who).chips;
    for (std::size_t at = block.newcomers.size() + 1; at-- > 0;) {
        const bool aboveRight = at == 0 || night.person(block.newcomers[at - 1]).chips >= chips;
        const bool belowLeft = at == block.newcomers.size() || night.person(block.newcomers[at]).chips <= chips;
        const EntrantId right = at == 0 ? block.right : block.newcomers[at - 1];
        if (aboveRight && belowLeft && !contains(places, right) && !wouldDeal(night, ring, who, right))
            places.push_back(right);
    }
}

/// How many places left of the last dealer somebody sits; 0 if that can't be said.
int distanceFromDealer(const Night& night, EntrantId who)
{
    const Ring* ring = who.isNobody() ? nullptr : night.ring(night.person(who).table);
    if (ring == nullptr || !ring->last || ring->dealer)
        return 0;
    EntrantId at = ring->last->button;
    for (int distance = 1; distance <= stackCount(*ring); ++distance) {
        at = nextAfter(*ring, at);
        if (at == who)
            return distance;
    }
    return 0;
}

EntrantId atDistance(const Ring& ring, int distance)
{
    EntrantId at = ring.last->button;
    for (int i = 1; i < distance; ++i)
        at = nextAfter(ring, at);
    return at;
}

constexpr int comingBigBlind = 3;

} // namespace

RandomStream lotsOf(const Night& night)
{
    constexpr std::uint64_t apart = 7'919;
    return {night.seed + apart * static_cast<std::uint64_t>(night.draws + 1), StreamPurpose::Incidents};
}

std::optional<EntrantId> comingDealer(const Night& night, const Ring& ring)
{
    Ring before = ring;
    for (const EntrantId newcomer : ring.newcomers)
        vacate(before, newcomer);
    const PositionOptions options{.dealerIsSmallBlind = night.house.table.dealerIsSmallBlind};
    auto coming = comingPositions(before, options);
    if (!coming)
        coming = comingPositions(ring, options);
    return coming ? std::optional(coming->button) : std::nullopt;
}

EntrantId rightNeighbour(const Night& night, EntrantId who, const Ring& ring, Spot spot, EntrantId after)
{
    if (stackCount(ring) == 0)
        return {};
    if (spot == Spot::After)
        return after;
    const int distance = distanceFromDealer(night, who);
    if (spot == Spot::SamePosition && distance > 0 && ring.last && !ring.dealer)
        return atDistance(ring, std::min(distance, stackCount(ring)));
    const auto dealer = comingDealer(night, ring);
    return nextBefore(ring, dealer.value_or(stacksAt(ring).front()));
}

std::vector<EntrantId> rightPlaces(const Night& night, EntrantId who, const Ring& ring)
{
    const auto dealer = comingDealer(night, ring);
    if (!dealer)
        return stacksAt(ring); // a dealer is drawn for first: no place is nearer to one
    const Block coming = blockBefore(ring, *dealer);
    Block last = coming;
    // a dealer who was drawn or named anew leaves the last one no place
    const bool goesOn = ring.last && !ring.dealer;
    if (goesOn && sitsAt(ring, ring.last->button))
        last = blockBefore(ring, ring.last->button);
    std::vector<EntrantId> places;
    // those who came before say on which dealer's right this table arranges its newcomers
    if (coming.newcomers.size() >= last.newcomers.size())
        addPlaces(night, who, ring, coming, places);
    if (last.newcomers.size() >= coming.newcomers.size())
        addPlaces(night, who, ring, last, places);
    const int distance = distanceFromDealer(night, who);
    if (goesOn && ring.newcomers.empty() && distance >= comingBigBlind && distance <= stackCount(ring)) {
        const EntrantId right = atDistance(ring, distance);
        if (!contains(places, right) && !wouldDeal(night, ring, who, right))
            places.push_back(right);
    }
    return places;
}

std::vector<EntrantId> nextMovers(const Night& night, const Ring& ring)
{
    std::vector<EntrantId> movers = stacksAt(ring);
    // a stack without a player is never the one that is moved (PA-48)
    std::erase_if(movers, [&](EntrantId who) { return !night.person(who).isIn(); });
    const MoveMethod method = night.method.value_or(night.house.method);
    const auto coming = comingPositions(ring, {.dealerIsSmallBlind = night.house.table.dealerIsSmallBlind});
    const bool known = method == MoveMethod::NextBigBlind ? coming.has_value() : ring.last.has_value();
    // with a dealer to be drawn for nobody is due yet
    if (method == MoveMethod::Drawn || movers.empty() || !known)
        return movers;
    EntrantId due = method == MoveMethod::NextBigBlind ? coming->bigBlind : ring.last->bigBlind;
    if (!sitsAt(ring, due))
        due = nextAfter(ring, due);
    for (int i = 0; i < stackCount(ring) && !night.person(due).isIn(); ++i)
        due = nextAfter(ring, due);
    return {due};
}

bool isByTheMethod(const Night& night, EntrantId who)
{
    const Ring* from = night.ring(night.person(who).table);
    if (from == nullptr)
        return false;
    const auto movers = nextMovers(night, *from);
    return contains(movers, who) && std::ranges::none_of(night.rings, [&](const Ring& other) {
               return other.isInPlay() && stackCount(other) > stackCount(*from);
           });
}

bool hasLeftChair(const Ring& ring, EntrantId who)
{
    return contains(ring.chairs, Chair{.who = who, .vacant = true});
}

void sitBack(Night& night, EntrantId who, Ring& ring)
{
    Chair* chair = firstWith(ring.chairs, Chair{.who = who, .vacant = true});
    if (!holds(chair != nullptr))
        return;
    chair->vacant = false;
    night.person(who).table = ring.number;
}

void leaveTable(Night& night, EntrantId who)
{
    Entrant& person = night.person(who);
    if (Ring* ring = night.ring(person.table)) {
        vacate(*ring, who);
        if (ring->breaking && stackCount(*ring) == 0) {
            ring->breaking = false;
            ring->closed = true;
        }
    }
    person.table = {};
}

void takeSeat(Night& night, EntrantId who, Ring& ring, EntrantId right)
{
    Entrant& person = night.person(who);
    seatAfter(ring, who, right);
    person.table = ring.number;
    const Chips chips = roundedUp(person.chips, ring.unit);
    night.ledger.roundedUp += chips - person.chips;
    person.chips = chips;
}

void seatByLot(Night& night, std::vector<EntrantId> people, const std::vector<TableNo>& tables)
{
    RandomStream lots = lotsOf(night);
    ++night.draws;
    lots.shuffle(people);
    for (std::size_t i = 0; i < people.size(); ++i) {
        Ring& ring = *night.ring(tables[i % tables.size()]);
        ring.chairs.push_back({.who = people[i]});
        night.person(people[i]).table = ring.number;
    }
}

Imbalance imbalanceOf(const Night& night)
{
    Imbalance found;
    // a Tennessee event evens nothing out: a short table plays on until it stops
    if (night.stage != NightStage::Playing || night.finalTable || night.house.tennessee)
        return found;
    int most = 0;
    int least = maxSeats + 1;
    for (const Ring& ring : night.rings) {
        if (!ring.isOpen())
            continue;
        if (ring.breaking)
            return {}; // where its players go decides
        most = std::max(most, stackCount(ring));
        least = std::min(least, stackCount(ring));
    }
    if (most - least < night.house.balanceAt)
        return found;
    found.difference = most - least;
    for (const Ring& ring : night.rings) {
        if (ring.isOpen() && stackCount(ring) == most)
            found.fullest.push_back(ring.number);
        if (ring.isOpen() && stackCount(ring) == least)
            found.shortest.push_back(ring.number);
    }
    return found;
}

void noteBalance(Night& night)
{
    const Imbalance imbalance = imbalanceOf(night);
    for (Ring& ring : night.rings) {
        if (!contains(imbalance.fullest, ring.number))
            ring.balanceBy = 0;
        else if (ring.balanceBy == 0)
            ring.balanceBy = ring.hands + (ring.handOn ? 1 : 2);
    }
}

bool canBreak(const Night& night, const Ring& ring)
{
    int chairs = 0;
    for (const Ring& other : night.rings) {
        if (other.isInPlay() && other.number != ring.number)
            chairs += std::max(0, night.house.tableMax - stackCount(other));
    }
    return chairs >= stackCount(ring) && openTables(night).size() > 1;
}

bool isGivenAgainstTheCards(const Ring& ring)
{
    if (!ring.dealer || ring.drawn.empty())
        return false;
    const auto highest = highestDrawn(ring);
    return highest.size() != 1 || highest.front() != *ring.dealer;
}

} // namespace cutcard
