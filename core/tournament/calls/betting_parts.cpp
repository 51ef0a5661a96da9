// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/calls/betting_parts.h"

#include "core/games/street/street_game.h"

namespace cutcard::scenes {

static bool isRuledOn(const Duty& duty)
{
    return duty.act.verb == Verb::Announce
           && (duty.act.phrase == Phrase::CorrectTo || duty.act.phrase == Phrase::CallOnly
               || duty.act.phrase == Phrase::HowMuch || duty.act.phrase == Phrase::Bet
               || duty.act.phrase == Phrase::Raise);
}

Chips unitOf(const Session& session)
{
    return session.setup().common().smallestChip();
}

Chips fullRaise(const Session& session)
{
    return streetGame(session.situation()).fullRaiseTo(session.situation(), currentRound(session.situation()));
}

Decision betTo(const Session& session, Seat seat, Chips to)
{
    const bool first = currentRound(session.situation()).betTo == 0;
    return {.seat = seat, .choice = first ? Choice::BetTo : Choice::RaiseTo, .amount = to};
}

bool isLegal(const Session& session, Seat seat, Chips to)
{
    return to < allChips(session.table(), seat) && session.game().legalRaiseTo(session.situation(), seat, to) == to;
}

std::optional<Duty> rulingFor(const Session& session, std::optional<Seat> seat)
{
    if (!seat)
        return std::nullopt;
    return owedWhere(session, [&](const Duty& duty) { return duty.act.seat == *seat && isRuledOn(duty); });
}

} // namespace cutcard::scenes
