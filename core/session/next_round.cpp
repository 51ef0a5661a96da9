// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/next_round.h"

#include "core/games/tennessee/tennessee.h"

#include <algorithm>
#include <string>

namespace cutcard {

namespace {

Error wrongTable(std::size_t index, Cause cause, std::string expected, std::string found)
{
    return {.place = {.name = "table " + std::to_string(index + 1)},
            .cause = cause,
            .expected = std::move(expected),
            .found = std::move(found)};
}

/// Why a table can't send anybody to the second round.
std::optional<Error> refusal(std::span<const Session> tables, std::size_t index)
{
    const Session& table = tables[index];
    const auto* house = std::get_if<TennesseeOptions>(&table.setup().house);
    if (house == nullptr || house->event != TennesseeEvent::RoundOne)
        return wrongTable(index, Cause::Impossible, "a table of round 1 (event = \"round-1\")", {});
    if (!table.isOver() || !tennesseeResult(table.situation()))
        return wrongTable(index, Cause::Impossible, "a table that has ended (TN-fmt-4)",
                          "hand " + std::to_string(table.hand()));
    if (!(table.setup().house == tables.front().setup().house))
        return wrongTable(index, Cause::Impossible, "the house options of table 1", {});
    return std::nullopt;
}

} // namespace

Result<SessionSetup> secondRound(std::span<const Session> tables, std::uint64_t seed)
{
    SessionSetup setup;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (auto error = refusal(tables, i))
            return *error;
        const Session& table = tables[i];
        const SeatSet left = seatsWithChips(table.table());
        for (const Seat seat : left) {
            const auto player = std::ranges::find(table.setup().seats, seat, &SeatSetup::seat);
            const int number = static_cast<int>(setup.seats.size()) + 1;
            if (number > maxSeats)
                return wrongTable(i, Cause::WrongCount, "3.." + std::to_string(maxSeats), std::to_string(number));
            setup.seats.push_back({.seat = Seat(number),
                                   .name = player->name,
                                   .stack = table.table().at(seat).stack,
                                   .absent = table.table().at(seat).absent});
        }
    }
    if (tables.empty())
        return wrongTable(0, Cause::MissingValue, "a table of round 1", {});
    auto house = std::get<TennesseeOptions>(tables.front().setup().house);
    house.event = TennesseeEvent::RoundTwo;
    house.firstHand = 1;
    setup.house = house;
    setup.mode = tables.front().setup().mode;
    setup.scale = tables.front().setup().scale;
    setup.assisted = tables.front().setup().assisted;
    setup.seed = seed;
    if (const auto verified = verify(setup); !verified)
        return verified.error();
    return setup;
}

} // namespace cutcard
