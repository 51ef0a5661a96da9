// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/setup.h"

#include "core/base/try.h"
#include "core/games/catalogue/catalogue.h"

#include <bitset>

namespace cutcard {

static Error error(Cause cause, const std::string& where, std::string expected, std::string found)
{
    return {.place = {.name = where}, .cause = cause, .expected = std::move(expected), .found = std::move(found)};
}

static Result<Done> verifySeats(const SessionSetup& setup)
{
    SeatSet seen;
    for (const SeatSetup& seat : setup.seats) {
        const std::string where = "seat " + std::to_string(seat.seat.number());
        if (seen.contains(seat.seat))
            return error(Cause::Duplicate, where, "", where);
        seen.insert(seat.seat);
        const Chips unit = setup.common().smallestChip();
        if (seat.stack < 1 || seat.stack > 1'000'000'000)
            return error(Cause::OutOfRange, where, "1..1000000000", std::to_string(seat.stack));
        if (seat.stack % unit != 0)
            return error(Cause::OutOfRange, where, "a multiple of " + std::to_string(unit), std::to_string(seat.stack));
    }
    const CatalogueEntry& game = entryOf(setup.game());
    const auto count = static_cast<int>(setup.seats.size());
    if (count < game.leastSeats || count > game.mostSeats)
        return error(Cause::WrongCount, "seats",
                     std::to_string(game.leastSeats) + ".." + std::to_string(game.mostSeats), std::to_string(count));
    if (setup.button && !seen.contains(*setup.button))
        return error(Cause::Impossible, "button", "a seat with a player", std::to_string(setup.button->number()));
    return Done{};
}

int SessionSetup::chairs() const
{
    int highest = entryOf(game()).chairs;
    for (const SeatSetup& seat : seats)
        highest = std::max(highest, seat.seat.number());
    return highest;
}

Result<Done> verify(const SessionSetup& setup)
{
    TRY(verifySeats(setup));
    std::bitset<cardCount> seen;
    for (const Card card : setup.deck) {
        if (seen.test(static_cast<std::size_t>(card.index())))
            return error(Cause::DuplicateCard, "deck", "", card.text());
        seen.set(static_cast<std::size_t>(card.index()));
    }
    if (setup.hands < 0)
        return error(Cause::OutOfRange, "hands", "0..", std::to_string(setup.hands));
    return Done{};
}

} // namespace cutcard
