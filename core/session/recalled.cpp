// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from a session's events and lies in no place of the table.
#include "core/session/recalled.h"

#include "core/acts/traits.h"

namespace cutcard {

/// The act of an entry that hands could do; nullptr: it is none.
static const Act* actDone(const Entry& entry)
{
    const auto* act = std::get_if<Act>(&entry.event);
    const bool impossible = !entry.verdicts.empty() && entry.verdicts.front().fault == Fault::Impossible;
    return impossible ? nullptr : act;
}

std::optional<Seat> lastPointedTo(const Session& session)
{
    for (const Entry& entry : std::views::reverse(session.entries())) {
        if (entry.hand != session.hand())
            break;
        const auto* act = std::get_if<Act>(&entry.event);
        if (act != nullptr && isPointing(*act))
            return act->seat;
    }
    return std::nullopt;
}

int pushedOut(const Session& session)
{
    std::optional<Seat> settled;
    for (const Entry& entry : std::views::reverse(session.entries())) {
        const Act* act = actDone(entry);
        if (act == nullptr)
            return 0;
        if (act->verb == Verb::SlideDealer)
            return settled ? 0 : act->number;
        if (act->verb == Verb::Slide)
            return settled && settled != act->seat ? 0 : act->number;
        if (has(*act, Trait::Settles) && (!settled || settled == act->seat))
            settled = act->seat;
        else if (act->verb != Verb::NameDealer && act->verb != Verb::NameShared)
            return 0;
    }
    return 0;
}

bool wasHandedBack(const Session& session, const Entry& entry)
{
    return session.setup().mode == Mode::Practice && std::holds_alternative<Act>(entry.event) && !entry.verdicts.empty()
           && !entry.verdicts.front().isCorrect();
}

EntryLog wayTo(const Session& session, std::size_t event)
{
    EntryLog way;
    for (const Entry& entry : session.entries().first(std::min(event, session.entries().size()))) {
        if (!wasHandedBack(session, entry))
            way.push_back(Entry(entry));
    }
    return way;
}

Chips bankResult(const Session& session)
{
    Chips result = -inPots(session.table());
    for (const SeatSetup& seat : session.setup().seats)
        result += seat.stack - session.table().at(seat.seat).chips();
    for (const Entry& entry : session.entries()) {
        const Act* act = actDone(entry);
        if (act != nullptr && act->verb == Verb::SellChips)
            result += act->amount;
    }
    return result;
}

} // namespace cutcard
