// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/pictures/pictures.h"

#include "core/base/gathered.h"

namespace cutcard {

namespace {

/// Whether the dealer has said, in this round of betting, what lies in front of a seat.
bool isSaid(const Session& session, Chips amount)
{
    for (const Entry& entry : std::views::reverse(session.entries())) {
        const auto* act = std::get_if<Act>(&entry.event);
        if (entry.hand != session.hand() || (act != nullptr && (act->verb == Verb::Sweep || act->verb == Verb::Board)))
            return false;
        if (act != nullptr && act->verb == Verb::Announce && act->amount == amount)
            return true;
    }
    return false;
}

/// How many chips stand on each other on the felt, and how many such columns are drawn of one heap.
struct Heap {
    int tallest = 0;
    int columns = 0;
};

constexpr Heap betHeap{.tallest = 4, .columns = 3};
constexpr Heap potHeap{.tallest = 6, .columns = 2};
constexpr Heap circleHeap{.tallest = 6, .columns = 2};

/// Whether all the chips are to be seen; of a larger heap the figure has to say the rest.
bool canBeCounted(const ChipsPicture& chips, Heap heap)
{
    const auto columns = [&](const ChipPicture& chip) { return (chip.count + heap.tallest - 1) / heap.tallest; };
    return sumOf(chips.chips, columns) <= heap.columns;
}

} // namespace

void hideFigures(TablePicture& picture, const Session& session, FiguresShown shown)
{
    if (shown == FiguresShown::Always)
        return;
    for (SeatPicture& seat : picture.seats) {
        const bool said = shown == FiguresShown::OnceSaid && seat.bet.amount > 0 && isSaid(session, seat.bet.amount);
        seat.betHidden = !said && canBeCounted(seat.bet, betHeap);
        seat.betSaid = said;
    }
    for (PotPicture& pot : picture.pots)
        pot.figureHidden = canBeCounted(pot.chips, potHeap);
    if (picture.banked) {
        for (CirclePicture& circle : picture.banked->circles)
            circle.figureHidden = canBeCounted(circle.chips, circleHeap);
    }
}

} // namespace cutcard
