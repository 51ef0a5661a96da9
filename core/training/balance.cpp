// SPDX-License-Identifier: GPL-3.0-or-later
// Who has to move, and where to: what the booklet counts, and what it does not.
#include "core/base/gathered.h"
#include "core/tournament/duties/agenda.h"
#include "core/training/directing.h"
#include "core/training/kinds.h"

namespace cutcard {

constexpr std::string_view playersLetters = "KLMNPQRT"; ///< none of them a dealer's or a blind's

/// A room between hands, in which some are away and some have left for good.
static Night roomBetweenHands(RandomStream& stream)
{
    Night night = roomOf(countsOf(stream));
    night.method = MoveMethod::NextBigBlind;
    for (Ring& ring : night.rings) {
        const auto stacks = stacksAt(ring);
        ring.dealer = stream.anyOf(stacks);
        beginHand(ring, *comingPositions(ring));
        ring.handOn = false;
        // two at least are left to play
        for (int i = stream.below(3); i > 0 && presentCount(night, ring) > 2; --i) {
            const EntrantId who = stream.anyOf(stacks);
            night.person(who).presence = stream.below(2) == 0 ? Presence::Away : Presence::Quit;
        }
    }
    return night;
}

/// Where the tables have most and fewest by some count, the first of each.
static std::pair<TableNo, TableNo> mostAndLeast(const Night& night, const auto& count)
{
    const auto [least, most] = std::ranges::minmax_element(night.rings, {}, count);
    return {most->number, least->number};
}

static TableMove moveOf(const Night& night, EntrantId who, TableNo to)
{
    const Ring& from = *night.ring(night.person(who).table);
    const auto stacks = stacksAt(from);
    const auto at = std::ranges::find(stacks, who) - stacks.begin();
    return {.from = from.number.number, .who = playersLetters[static_cast<std::size_t>(at)], .to = to.number};
}

/// Moves that somebody may think are owed: by stacks or players alone, the last big blind, beside or elsewhere.
static std::vector<TableMove> conceivable(const Night& night)
{
    std::vector<TableMove> moves;
    const auto stacks = [](const Ring& ring) { return stackCount(ring); };
    const auto there = [&](const Ring& ring) { return presentCount(night, ring); };
    for (const auto& [from, to] : {mostAndLeast(night, stacks), mostAndLeast(night, there)}) {
        if (from == to)
            continue;
        const Ring& ring = *night.ring(from);
        const RingPositions coming = *comingPositions(ring);
        for (const EntrantId who : {coming.bigBlind, ring.last->bigBlind, nextAfter(ring, coming.bigBlind)})
            moves.push_back(moveOf(night, who, to));
        for (const Ring& other : night.rings) {
            if (other.number != from && other.number != to)
                moves.push_back(moveOf(night, coming.bigBlind, other.number));
        }
        moves.push_back(moveOf(night, coming.button, to));
    }
    return moves;
}

/// Every move that is owed: whoever the method finds, at each of the fullest tables, to each of the shortest.
static std::vector<TableMove> movesOwed(const Night& night)
{
    std::vector<TableMove> moves;
    std::vector<DirectorDuty> duties;
    agenda::balance(night, duties);
    for (const DirectorDuty& duty : duties) {
        for (const DirectorAct& act : duty.alike) {
            const TableMove move = moveOf(night, act.person, act.table);
            if (!contains(moves, move))
                moves.push_back(move);
        }
    }
    return moves;
}

/// What a count of those who are there alone would say.
static bool looksOwed(const Night& night)
{
    const auto [least, most] =
        std::ranges::minmax(night.rings, {}, [&](const Ring& ring) { return presentCount(night, ring); });
    return presentCount(night, most) - presentCount(night, least) >= night.house.balanceAt;
}

namespace tasks {

Task balance(const TaskKind& kind, RandomStream& stream)
{
    constexpr std::size_t offered = 3;
    // nobody is the answer as often as each of the moves; and of those rooms half look otherwise by who is there
    const bool owed = stream.below(static_cast<int>(offered) + 1) > 0;
    const bool misleads = stream.below(2) == 0;
    Night night;
    do {
        night = roomBetweenHands(stream);
    } while (playersIn(night) <= night.house.finalTable || movesOwed(night).empty() == owed
             || (misleads && looksOwed(night) == owed));
    const auto right = movesOwed(night);
    TablesShown shown;
    for (const TableMove& move : conceivable(night)) {
        const bool known = contains(right, move) || contains(shown.moves, move);
        if (!known && shown.moves.size() < offered - (owed ? 1 : 0))
            shown.moves.push_back(move);
    }
    if (owed)
        shown.moves.push_back(stream.anyOf(right));
    stream.shuffle(shown.moves);
    const auto at = std::ranges::find_if(shown.moves, [&](const TableMove& move) { return contains(right, move); });
    bool left = false;
    for (const Ring& ring : night.rings) {
        auto& chairs = shown.tables.emplace_back();
        for (const EntrantId who : stacksAt(ring)) {
            chairs.push_back(chairOf(playersLetters[chairs.size()], who, *ring.last));
            chairs.back().away = night.person(who).presence == Presence::Away;
            chairs.back().left = night.person(who).hasLeft();
            left = left || chairs.back().left;
        }
    }
    Task task{.kind = &kind, .right = {at - shown.moves.begin()}, .shown = std::move(shown), .rules = {"2.2.5"_rule}};
    if (left)
        task.rules.push_back("3.13.1"_rule);
    return task;
}

} // namespace tasks

} // namespace cutcard
