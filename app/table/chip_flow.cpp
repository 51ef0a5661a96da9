// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/chip_flow.h"

#include <algorithm>
#include <map>

namespace cutcard {

namespace {

using PlaceKey = std::pair<TableSpot, int>;
using Piles = std::map<PlaceKey, ChipsPicture>;

Piles pilesOf(const TablePicture& picture)
{
    Piles piles;
    for (const SeatPicture& seat : picture.seats) {
        piles[{TableSpot::Bet, seat.number}] = seat.bet;
        piles[{TableSpot::Stack, seat.number}] = ChipsPicture{seat.stack, {}};
    }
    for (std::size_t i = 0; i < picture.pots.size(); ++i)
        piles[{TableSpot::Pot, static_cast<int>(i)}] = picture.pots[i].chips;
    piles[{TableSpot::Carried, 0}] = picture.carried;
    piles[{TableSpot::Bank, 0}] = picture.bank;
    piles[{TableSpot::Drop, 0}] = picture.drop;
    piles[{TableSpot::Tips, 0}] = picture.tips;
    if (picture.banked) {
        piles[{TableSpot::Rack, 0}] = picture.banked->rack;
        for (const CirclePicture& circle : picture.banked->circles)
            piles[{TableSpot::Circle, circleIndex(circle.seat, circle.kind)}] = circle.chips;
    }
    return piles;
}

struct Change {
    PlaceKey place;
    Chips amount = 0;
    ChipsPicture look; ///< chips to show on the way
};

ChipsPicture pileAt(const Piles& piles, const PlaceKey& place)
{
    const auto found = piles.find(place);
    return found == piles.end() ? ChipsPicture{} : found->second;
}

} // namespace

std::vector<ChipFlow> chipFlows(const TablePicture& before, const TablePicture& after)
{
    const Piles old = pilesOf(before);
    const Piles now = pilesOf(after);
    std::vector<Change> left;
    std::vector<Change> arrived;
    Piles places = old;
    places.insert(now.begin(), now.end());
    for (const auto& [place, unused] : places) {
        const ChipsPicture was = pileAt(old, place);
        const ChipsPicture is = pileAt(now, place);
        if (was.amount > is.amount)
            left.push_back({place, was.amount - is.amount, was});
        else if (is.amount > was.amount)
            arrived.push_back({place, is.amount - was.amount, is});
    }
    std::vector<ChipFlow> flows;
    auto sink = arrived.begin();
    for (Change& source : left) {
        while (source.amount > 0 && sink != arrived.end()) {
            const Chips moved = std::min(source.amount, sink->amount);
            ChipsPicture look{moved, source.look.chips.isEmpty() ? sink->look.chips : source.look.chips};
            flows.push_back(
                {source.place.first, source.place.second, sink->place.first, sink->place.second, std::move(look)});
            source.amount -= moved;
            sink->amount -= moved;
            if (sink->amount == 0)
                ++sink;
        }
    }
    return flows;
}

/// The chips of an amount once more that was added to them; empty if these can't be told.
static std::optional<ChipsPicture> withMore(const ChipsPicture& before, const ChipsPicture& after)
{
    Chips more = after.amount - before.amount;
    ChipsPicture made = before;
    made.amount = after.amount;
    // in the chips that the new amount would be made of, the most valuable first
    QList<ChipPicture> kinds = before.chips + after.chips;
    std::ranges::sort(kinds, std::ranges::greater(), &ChipPicture::denomination);
    for (const ChipPicture& kind : kinds) {
        if (kind.denomination <= 0 || more < kind.denomination)
            continue;
        const Chips count = more / kind.denomination;
        more %= kind.denomination;
        auto place = std::ranges::find(made.chips, kind.denomination, &ChipPicture::denomination);
        if (place == made.chips.end()) {
            made.chips.append(kind);
            place = made.chips.end() - 1;
            place->count = 0;
        }
        place->count += static_cast<int>(count);
    }
    if (more != 0)
        return std::nullopt;
    std::ranges::sort(made.chips, std::ranges::greater(), &ChipPicture::denomination);
    return made;
}

void keepChips(const TablePicture& before, TablePicture& after)
{
    for (SeatPicture& seat : after.seats) {
        const auto old = std::ranges::find(before.seats, seat.number, &SeatPicture::number);
        if (old == before.seats.end() || old->bet.amount == 0 || old->bet.amount > seat.bet.amount)
            continue;
        if (const auto made = withMore(old->bet, seat.bet))
            seat.bet = *made;
    }
}

} // namespace cutcard
