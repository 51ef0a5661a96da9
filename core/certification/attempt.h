// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"
#include "core/base/result.h"

namespace cutcard {

/// Where an attempt stands.
enum class AttemptState : std::uint8_t {
    Planned,
    Authorised,  ///< a supervisor has seen the candidate; it can begin or go on
    Running,     ///< the candidate is at it, and time is counted
    Paused,      ///< stopped by the supervisor
    Interrupted, ///< ended without anybody's wish; only a supervisor lets it go on
    Submitted,   ///< every part is handed in, or ended
    Graded,      ///< the machine has decided
    Review,      ///< one verdict or question hangs in the balance, and an assessor looks at it
    Confirmed,
    Void, ///< does not count, for a reason that is kept
};
inline constexpr int attemptStateCount = static_cast<int>(AttemptState::Void) + 1;

/// What can happen to an attempt.
enum class AttemptEvent : std::uint8_t {
    Authorise, ///< by a supervisor, with the candidate present
    Begin,     ///< by the candidate, once authorised: the first time, or to go on
    Pause,
    GoOn, ///< after a pause, by the supervisor
    Interrupt,
    Submit,
    Grade,
    AskReview,
    Confirm,
    Annul,
    Overturn, ///< of a confirmed attempt, by an appeal
};
inline constexpr int attemptEventCount = static_cast<int>(AttemptEvent::Overturn) + 1;

/// The state that an event leads to; nothing where it is not allowed.
std::optional<AttemptState> nextState(AttemptState state, AttemptEvent event);

/// The same, with an error that says what is not allowed where; the only way from one state to another.
Result<AttemptState> transition(AttemptState state, AttemptEvent event);

/// Whether nothing more can happen to the candidate's answers.
constexpr bool isHandedIn(AttemptState state)
{
    return state >= AttemptState::Submitted;
}

} // namespace cutcard
