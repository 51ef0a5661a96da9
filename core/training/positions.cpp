// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/positions.h"
#include "core/training/kinds.h"

namespace cutcard {

namespace {

/// A league table of four to eight with empty chairs; nobody has left since the last hand.
struct Seated {
    SeatSet players{};
    Seat button{};
    Positions now{};
};

Seated seated(RandomStream& stream)
{
    constexpr int chairs = 9;
    auto seats = eachOf(SeatSet::firstSeats(chairs), std::identity());
    stream.shuffle(seats);
    seats.resize(static_cast<std::size_t>(stream.between(4, 8)));
    Seated table{.button = seats.front()};
    for (const Seat seat : seats)
        table.players.insert(seat);
    table.now = firstPositions(table.button, table.players, {});
    return table;
}

/// What a kind of task asks for at a table, and the rule that says so.
struct Asked {
    std::string_view kind;
    Seat (*seat)(const Seated& table);
    Rule rule;
};

constexpr std::array asked{
    Asked{"positions.small-blind", [](const Seated& table) { return *table.now.smallBlind; }, "2.2.1"_rule},
    Asked{"positions.big-blind", [](const Seated& table) { return table.now.bigBlind; }, "2.2.1"_rule},
    Asked{"positions.first", [](const Seated& table) { return table.players.nextAfter(table.now.bigBlind); },
          "1.2-pocket"_rule},
    Asked{"positions.after-flop", [](const Seated& table) { return table.players.nextAfter(table.button); },
          "1.2-flop"_rule},
    Asked{"positions.next-button",
          [](const Seated& table) { return nextPositions(table.now, table.players, {}).button; }, "2.2.2"_rule},
};

} // namespace

Task tasks::place(const TaskKind& kind, RandomStream& stream)
{
    const Seated table = seated(stream);
    const Asked& one = *std::ranges::find(asked, kind.id, &Asked::kind);
    const Seat right = one.seat(table);
    RingShown shown;
    TaskAnswer answer;
    for (const Seat seat : table.players) {
        if (seat == right)
            answer.push_back(static_cast<std::int64_t>(shown.chairs.size()));
        shown.chairs.push_back({.name = static_cast<char>('0' + seat.number()), .button = seat == table.button});
    }
    return {.kind = &kind, .right = answer, .shown = std::move(shown), .rules = {one.rule}};
}

} // namespace cutcard
