// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/attempt.h"

#include "core/base/fault.h"
#include "core/certification/refusal.h"

namespace cutcard {

namespace {

/// What leads from where to where.
struct StateChange {
    AttemptEvent event;
    AttemptState from;
    AttemptState to;
};
using enum AttemptState;
constexpr auto steps = std::to_array<StateChange>({
    {AttemptEvent::Authorise, Planned, Authorised},
    {AttemptEvent::Authorise, Interrupted, Authorised},
    {AttemptEvent::Begin, Authorised, Running},
    {AttemptEvent::Pause, Running, Paused},
    {AttemptEvent::GoOn, Paused, Running},
    {AttemptEvent::Interrupt, Running, Interrupted},
    // a program that ends while somebody is authorised or waits in a pause has ended as uncleanly
    {AttemptEvent::Interrupt, Paused, Interrupted},
    {AttemptEvent::Interrupt, Authorised, Interrupted},
    {AttemptEvent::Submit, Running, Submitted},
    {AttemptEvent::Submit, Interrupted, Submitted},
    {AttemptEvent::Grade, Submitted, Graded},
    {AttemptEvent::AskReview, Graded, Review},
    {AttemptEvent::Confirm, Graded, Confirmed},
    {AttemptEvent::Confirm, Review, Confirmed},
    {AttemptEvent::Overturn, Confirmed, Void},
});

/// What is refused where an event leads nowhere.
struct EventRefusal {
    AttemptEvent event{};
    Refusal refusal{};
};
constexpr KeyedRows<EventRefusal, &EventRefusal::event, attemptEventCount> refusals({
    {AttemptEvent::Authorise, Refusal::CannotAuthorise},
    {AttemptEvent::Begin, Refusal::CannotBegin},
    {AttemptEvent::Pause, Refusal::CannotPause},
    {AttemptEvent::GoOn, Refusal::CannotGoOn},
    {AttemptEvent::Interrupt, Refusal::CannotInterrupt},
    {AttemptEvent::Submit, Refusal::CannotSubmit},
    {AttemptEvent::Grade, Refusal::CannotGrade},
    {AttemptEvent::AskReview, Refusal::CannotAskReview},
    {AttemptEvent::Confirm, Refusal::CannotConfirm},
    {AttemptEvent::Annul, Refusal::CannotAnnul},
    {AttemptEvent::Overturn, Refusal::CannotOverturn},
});

} // namespace

std::optional<AttemptState> nextState(AttemptState state, AttemptEvent event)
{
    // whatever is not decided yet can be made void
    if (event == AttemptEvent::Annul)
        return state < Confirmed ? std::optional(Void) : std::nullopt;
    const auto* found =
        std::ranges::find_if(steps, [&](const StateChange& step) { return step.event == event && step.from == state; });
    return found == steps.end() ? std::nullopt : std::optional(found->to);
}

Result<AttemptState> transition(AttemptState state, AttemptEvent event)
{
    if (const auto next = nextState(state, event))
        return *next;
    return refusedIn({"attempt"}, Cause::NotAllowed, refusals.of(event).refusal, wordOf(state));
}

} // namespace cutcard
