// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/pictures/night_picture_of.h"

namespace cutcard {

/// Evenly around the table, beginning with the chair that the first one has.
static std::map<int, int> laidAnew(const std::vector<EntrantId>& stacks, int chairs, int first)
{
    std::map<int, int> chairOf;
    const auto count = static_cast<int>(stacks.size());
    for (int i = 0; i < count; ++i)
        chairOf[stacks[static_cast<std::size_t>(i)].index] = (first + i * chairs / count) % chairs;
    return chairOf;
}

/// How far it is clockwise from one chair to another; all around to itself.
static int way(int from, int to, int chairs)
{
    const int steps = (to - from + chairs) % chairs;
    return steps == 0 ? chairs : steps;
}

/// Keeps the chairs of those who have one and puts the others between them; empty if there is no room.
static std::map<int, int> keptChairs(const std::vector<EntrantId>& stacks, const std::map<int, int>& before, int chairs)
{
    std::map<int, int> chairOf;
    const auto old = std::ranges::find_if(stacks, [&](EntrantId who) { return before.contains(who.index); });
    if (old == stacks.end())
        return {};
    auto order = stacks;
    std::ranges::rotate(order, order.begin() + (old - stacks.begin()));
    int around = 0;
    for (std::size_t i = 0; i < order.size();) {
        const int at = before.at(order[i].index);
        std::size_t next = i + 1;
        while (next < order.size() && !before.contains(order[next].index))
            ++next;
        const int to = before.at(order[next % order.size()].index);
        const int steps = way(at, to, chairs);
        around += steps;
        if (at >= chairs || to >= chairs || steps < static_cast<int>(next - i))
            return {};
        for (std::size_t between = i; between < next; ++between)
            chairOf[order[between].index] =
                (at + static_cast<int>(between - i) * steps / static_cast<int>(next - i)) % chairs;
        i = next;
    }
    return around == chairs ? chairOf : std::map<int, int>();
}

void NightSeating::update(const Night& night)
{
    std::map<int, Table> tables;
    for (const Ring& ring : night.rings) {
        if (!ring.isOpen())
            continue;
        const auto stacks = stacksAt(ring);
        Table& table = tables[ring.number.number];
        table.chairs = std::max({night.house.tableMax, static_cast<int>(stacks.size()), 2});
        if (stacks.empty())
            continue;
        const auto& before = m_tables[ring.number.number].chairOf;
        table.chairOf = keptChairs(stacks, before, table.chairs);
        if (table.chairOf.empty()) {
            const auto first = before.find(stacks.front().index);
            table.chairOf = laidAnew(stacks, table.chairs, first == before.end() ? 0 : first->second % table.chairs);
        }
    }
    m_tables = std::move(tables);
}

int NightSeating::chairOf(EntrantId who) const
{
    for (const auto& [number, table] : m_tables) {
        if (const auto found = table.chairOf.find(who.index); found != table.chairOf.end())
            return found->second;
    }
    return -1;
}

int NightSeating::chairs(TableNo table) const
{
    const auto found = m_tables.find(table.number);
    return found == m_tables.end() ? 0 : found->second.chairs;
}

std::vector<int> NightSeating::freeAt(TableNo table) const
{
    std::vector<int> chairsLeft;
    const auto found = m_tables.find(table.number);
    for (int chair = 0; found != m_tables.end() && chair < found->second.chairs; ++chair) {
        if (std::ranges::none_of(found->second.chairOf, [&](const auto& seat) { return seat.second == chair; }))
            chairsLeft.push_back(chair);
    }
    return chairsLeft;
}

void NightSeatings::begin(const Night& night)
{
    NightSeating first;
    first.update(night);
    begin(std::move(first));
}

void NightSeatings::note(std::size_t events, const Night& night)
{
    NightSeating next = now();
    next.update(night);
    if (next != now())
        m_after[events] = std::move(next);
}

} // namespace cutcard
