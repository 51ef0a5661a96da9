// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/acts/traits.h"
#include "core/judge/as_good.h"
#include "core/judge/findings.h"
#include "core/judge/order.h"
#include "core/table/situation.h"

#include <ranges>

namespace cutcard {

Verdict weighed(Verdict verdict, const std::optional<Ban>& ban)
{
    if (ban && ban->weighs) {
        verdict.rule = ban->rule;
        verdict.severity = ban->severity;
        verdict.competency = ban->competency;
    }
    return verdict;
}

std::optional<Duty> unsettledIn(const Procedure& procedure)
{
    const auto duties = procedure.duties();
    const auto money = std::ranges::find_if(duties, [](const Duty& each) {
        return (has(each.act, Trait::Settles) && each.act.verb != Verb::PushWager) || each.act.verb == Verb::PushPot;
    });
    return money == duties.end() ? std::nullopt : std::optional(*money);
}

Judgement tooEarly(const Ban& ban, const Procedure& procedure)
{
    auto expected = unsettledIn(procedure);
    if (!expected)
        expected = procedure.next();
    return {.verdict = {.fault = Fault::OutOfOrder,
                        .rule = ban.rule,
                        .severity = ban.severity,
                        .competency = ban.competency,
                        .expected = std::move(expected),
                        .jumped = thatNeedHands(procedure.duties())},
            .rest = procedure,
            .onlyOrder = true};
}

Verdict verdictOnAmount(const Duty& duty, const Act& act)
{
    Verdict verdict = verdictOn(Fault::WrongAmount, duty);
    // out of the pot for good what others have matched; of a bet that is ruled on it still lies before the player
    if (act.verb == Verb::ReturnChips && act.amount > duty.act.amount)
        verdict.severity =
            duty.competency == Competency::Pots ? Severity::Critical : std::max(verdict.severity, Severity::Major);
    const Chips over = act.amount - duty.act.amount;
    if (over != 0 && over <= duty.oddChips && -over <= duty.oddPart) {
        verdict.rule = duty.oddRule;
        verdict.severity = Severity::Major;
    }
    return verdict;
}

namespace owed_now {

/// Whether a duty is a burn, or a board of no more cards than so many.
static bool isOfStreets(const Duty& duty, Verb board, int most)
{
    return duty.act.verb == Verb::Burn || (duty.act.verb == board && duty.act.number <= most);
}

/// The boards of several streets laid at once, as many as they are in all: only what lies between is missing.
static std::optional<Skip> laidAtOnce(const Act& act, const Procedure& procedure, const Situation& situation)
{
    const bool faceUp = act.verb == Verb::Board;
    if (!faceUp && act.verb != Verb::BoardDown)
        return std::nullopt;
    Skip skip{.duty = {}, .rest = procedure, .jumped = {}};
    int streets = 0;
    for (int left = act.number; left > 0;) {
        const auto next = skip.rest.next();
        if (!next || !isOfStreets(*next, act.verb, left))
            return std::nullopt;
        if (next->act.verb == Verb::Burn) {
            skip.jumped.push_back(*next);
        } else {
            left -= next->act.number;
            skip.duty = *next;
            ++streets;
        }
        // of a run-out the streets are looked up one by one: nobody has to act between them
        const Procedure rest = skip.rest.after(next->act)->rest;
        skip.rest = faceUp ? rest.settled(situation) : rest;
    }
    // with some of them still to come it is a wrong number of cards
    const auto after = skip.rest.next();
    const bool whole = !after || !isOfStreets(*after, act.verb, after->act.number);
    // two cards for one are one too many, whatever street would follow
    const bool several = faceUp ? streets > 2 : !skip.jumped.empty();
    return whole && several ? std::optional(skip) : std::nullopt;
}

std::optional<Judgement> partOfStreet(const Look& look)
{
    const Act& act = look.act;
    const Duty* whole = find(look.owed, act, differsInAmountOnly);
    if (whole == nullptr || act.verb != Verb::Board || act.number <= 0 || act.number >= whole->act.number)
        return std::nullopt;
    Duty part = *whole;
    part.act = act;
    part.optional = true;
    const auto lessThat = [&](const Duty& duty) {
        Duty left = duty;
        if (duty == *whole)
            left.act.number -= act.number;
        return std::optional(left);
    };
    Judgement right = rightAs(part, look.procedure.changed(lessThat));
    right.verdict.told = true;
    return right;
}

std::optional<Judgement> streetsAtOnce(const Look& look)
{
    const auto streets = laidAtOnce(look.act, look.procedure, look.situation);
    if (!streets)
        return std::nullopt;
    // where no burn is graded nothing is missing
    return streets->jumped.empty() ? rightAs(streets->duty, streets->rest) : skipped(*streets);
}

std::optional<Judgement> onlyTooEarly(const Look& look)
{
    const auto& ban = look.forbidden;
    if (!ban || !ban->onlyWeighs || ban->weighs || ban->passes)
        return std::nullopt;
    return tooEarly(*ban, look.procedure);
}

/// Whether all that is left of a pot goes to one player while another's share is owed, however small.
static bool takesAnotherShare(const Look& look, const Duty& own)
{
    const Act& act = look.act;
    const auto isAnother = [&](const Duty& duty) {
        return duty.act.verb == act.verb && duty.act.number == act.number && duty.act.seat != act.seat
               && duty.rule != duty.oddRule;
    };
    return act.verb == Verb::PushPot && act.amount > own.act.amount
           && act.amount == look.situation.table.pots[static_cast<std::size_t>(act.number)].amount
           && std::ranges::any_of(look.owed, isAnother);
}

/// What brings a wager to what it was before a player touched it, where it is settled as it lies now.
static const Duty* leftTouched(const Look& look)
{
    const Act& act = look.act;
    if (!has(act, Trait::Settles) || act.amount != look.situation.table.at(*act.seat).wagers.at(act.circle))
        return nullptr;
    return find(look.owed, act, [](const Act& settling, const Act& owed) {
        return owed.verb == Verb::CorrectWager && owed.seat == settling.seat && owed.circle == settling.circle;
    });
}

/// Another player's share of the pot that is shared out, for whom it is pushed in another amount: no order is set.
static std::optional<Duty> shareBeside(const Look& look)
{
    const auto isOfPot = [&](const Duty& duty) {
        return duty.act.verb == Verb::PushPot && duty.act.number == look.act.number;
    };
    const auto duties = look.procedure.duties();
    for (const Duty& duty : duties | std::views::take_while(isOfPot)) {
        if (differsInAmountOnly(look.act, duty.act))
            return duty;
    }
    return std::nullopt;
}

// before looking ahead: three cards for a four-card flop are a wrong number, not an early turn
std::optional<Judgement> wrongAmount(const Look& look)
{
    const Duty* duty = find(look.owed, look.act, differsInAmountOnly);
    const auto& own = look.settling;
    if (duty == nullptr && own && own->act != look.act && differsInAmountOnly(look.act, own->act))
        duty = &*own;
    const auto beside = duty == nullptr && look.act.verb == Verb::PushPot ? shareBeside(look) : std::nullopt;
    if (beside)
        duty = &*beside;
    if (duty == nullptr)
        return std::nullopt;
    Verdict verdict = verdictOnAmount(*duty, look.act);
    if (takesAnotherShare(look, *duty))
        verdict = verdictOn(Fault::WrongAmount, *duty);
    verdict = weighed(std::move(verdict), look.forbidden);
    if (const Duty* correction = leftTouched(look))
        verdict.rule = correction->rule;
    return Judgement{.verdict = std::move(verdict), .rest = look.procedure};
}

std::optional<Judgement> settledOtherwise(const Look& look)
{
    const auto& other = look.settling;
    if (!other || other->act.verb == look.act.verb)
        return std::nullopt;
    return Judgement{.verdict = verdictOn(Fault::WrongTarget, *other), .rest = look.procedure};
}

} // namespace owed_now

} // namespace cutcard
