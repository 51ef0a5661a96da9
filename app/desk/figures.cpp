// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/figures.h"

#include <ranges>

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

} // namespace

void hideFigures(TablePicture& picture, const Session& session, FiguresShown shown)
{
    if (shown == FiguresShown::Always)
        return;
    for (SeatPicture& seat : picture.seats) {
        const bool said = shown == FiguresShown::OnceSaid && seat.bet.amount > 0 && isSaid(session, seat.bet.amount);
        seat.betHidden = !said;
        seat.betSaid = said;
    }
    for (PotPicture& pot : picture.pots)
        pot.figureHidden = true;
    if (picture.banked) {
        for (CirclePicture& circle : picture.banked->circles)
            circle.figureHidden = true;
    }
}

} // namespace cutcard
