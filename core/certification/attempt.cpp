// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/attempt.h"

#include <string>

namespace cutcard {

std::optional<AttemptState> nextState(AttemptState state, AttemptEvent event)
{
    using enum AttemptState;
    switch (event) {
    case AttemptEvent::Authorise:
        if (state == Planned || state == Interrupted)
            return Authorised;
        break;
    case AttemptEvent::Begin:
        if (state == Authorised)
            return Running;
        break;
    case AttemptEvent::Pause:
        if (state == Running)
            return Paused;
        break;
    case AttemptEvent::GoOn:
        if (state == Paused)
            return Running;
        break;
    case AttemptEvent::Interrupt:
        // a program that ends while somebody is authorised or waits in a pause has ended as uncleanly
        if (state == Running || state == Paused || state == Authorised)
            return Interrupted;
        break;
    case AttemptEvent::Submit:
        if (state == Running || state == Interrupted)
            return Submitted;
        break;
    case AttemptEvent::Grade:
        if (state == Submitted)
            return Graded;
        break;
    case AttemptEvent::AskReview:
        if (state == Graded)
            return Review;
        break;
    case AttemptEvent::Confirm:
        if (state == Graded || state == Review)
            return Confirmed;
        break;
    case AttemptEvent::Annul:
        if (state != Confirmed && state != Void)
            return Void;
        break;
    case AttemptEvent::Overturn:
        if (state == Confirmed)
            return Void;
        break;
    }
    return std::nullopt;
}

Result<AttemptState> transition(AttemptState state, AttemptEvent event)
{
    if (const auto next = nextState(state, event))
        return *next;
    return Error{.place = {.name = "attempt"},
                 .cause = Cause::NotAllowed,
                 .expected = {},
                 .found = std::string(attemptEventWords[static_cast<std::size_t>(event)]) + " while "
                          + std::string(attemptStateWords[static_cast<std::size_t>(state)])};
}

} // namespace cutcard
