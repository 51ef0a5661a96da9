// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/judge/as_good.h"
#include "core/judge/findings.h"
#include "core/judge/order.h"
#include "core/judge/uncalled.h"
#include "core/table/situation.h"

namespace cutcard::owed_later {

/// A duty beyond hands that nobody waits for any more to be turned up, as it is found then.
static std::optional<Skip> overUnseen(const Act& act, const Procedure& procedure, const Situation& situation)
{
    std::vector<Duty> asks;
    const auto open = procedure.mapped(
        [&](const Duty& duty) {
            const bool shows = duty.act.verb == Verb::TurnUp
                               || (duty.act.verb == Verb::Announce && duty.act.phrase == Phrase::HandsUp);
            if (!shows)
                return owe(duty);
            asks.push_back(duty);
            return Procedure();
        },
        [](const Turn& turn) { return turn.wait == Wait::Show ? Procedure() : turnOf(turn.seat, turn.wait); });
    auto skip = open.skippingTo(act, situation);
    if (skip)
        skip->jumped.insert(skip->jumped.begin(), asks.begin(), asks.end());
    return skip;
}

/// What is done as it should be over players who had still to act: they are not waited for any more.
static Judgement passedOver(const Skip& skip, const Ban& ban)
{
    Verdict verdict = verdictOn(Fault::Premature, skip.jumped.empty() ? skip.duty : skip.jumped.front());
    verdict.rule = ban.rule;
    verdict.severity = ban.severity;
    verdict.competency = ban.competency;
    verdict.jumped = skip.jumped;
    return {.verdict = std::move(verdict), .rest = skip.rest, .onlyOrder = true};
}

/// What is owed once somebody is asked before a lost wager is picked up: that can be done until the next one is asked.
static Procedure beside(Seat asked, const Skip& skip)
{
    return skip.rest.mappedTurns([&](const Turn& turn) {
        std::vector<Procedure> parts{turnOf(turn.seat, turn.wait)};
        for (const Duty& duty : skip.jumped)
            parts.push_back(owe(duty));
        return turn.seat == asked ? inAnyOrder(std::move(parts)) : parts.front();
    });
}

/// Whether hands are read while one of them is still to be mucked: whose hand it is plays for the pots.
static bool readsOverMuck(const Look& look)
{
    return isReading(look.act) && std::ranges::any_of(look.skip->jumped, [](const Duty& duty) {
               return duty.act.verb == Verb::MuckHand && duty.competency == Competency::Irregularities;
           });
}

/// Whether what an act jumps over is still to be done after it, because nothing lies where it should not.
static bool leavesJumpedOwed(const Look& look)
{
    const Skip& skip = *look.skip;
    // words that undo a deal have been said, whoever is still to be told of it
    const bool said = (isOnlySaid(look.act) && !readsOverMuck(look)) || (undoesDeal(look.act) && isHalfOfRemedy(skip));
    return isExposedLaidDown(skip) || turnsOverForfeits(skip) || (said && !asksWithoutTheWords(skip));
}

std::optional<Judgement> passesOver(const Look& look)
{
    if (!look.ban || !look.ban->passes)
        return std::nullopt;
    const auto skip = look.skip ? look.skip : overUnseen(look.act, look.procedure, look.situation);
    return skip ? passedOver(*skip, *look.ban) : tooEarly(*look.ban, look.procedure);
}

std::optional<Judgement> welcome(const Look& look)
{
    const auto& ban = look.ban;
    if (!ban || !ban->welcome || (look.skip && !look.skip->pastPlayers && !ban->evenIfOwedLater))
        return std::nullopt;
    // the next deck is made ready once this one is done with
    if (look.due && has(look.act, Trait::HandlesDeck))
        return std::nullopt;
    const Duty done{.act = look.act, .rule = ban->rule, .competency = ban->competency, .optional = true};
    Judgement right = rightAs(done, look.procedure);
    right.verdict.told = true;
    return right;
}

std::optional<Judgement> floorToldAtOnce(const Look& look)
{
    const auto& skip = look.skip;
    if (!skip || skip->pastPlayers || look.act.verb != Verb::CallFloor)
        return std::nullopt;
    // a card that was seen is as well laid down a moment later
    const bool overCard =
        std::ranges::all_of(skip->jumped, [](const Duty& duty) { return duty.act.verb == Verb::PlaceExposed; });
    if (!overCard && !skip->duty.optional && skip->duty.severity != Severity::Minor)
        return std::nullopt;
    return rightAs(skip->duty, withJumped(skip->jumped, skip->rest));
}

std::optional<Judgement> trayFilledAtOnce(const Look& look)
{
    if (!look.skip || look.skip->pastPlayers || look.act.verb != Verb::FillTray)
        return std::nullopt;
    Skip early = *look.skip;
    std::erase_if(early.jumped, [&](const Duty& duty) { return duty.rule != early.duty.rule; });
    // nothing is settled by it, and what comes before is owed as it was
    if (early.jumped.empty())
        return rightAs(early.duty, look.procedure);
    early.rest = look.procedure;
    Judgement uncalled = skipped(early);
    uncalled.onlyOrder = true;
    return uncalled;
}

std::optional<Judgement> floorBeforeDealtOut(const Look& look)
{
    const auto& skip = look.skip;
    if (!look.stopsDeal || look.act.verb != Verb::CallFloor || !skip->jumped.empty())
        return std::nullopt;
    return rightAs(skip->duty, skip->rest);
}

/// Has a losing wager wait for the cards that the dealer's hand plays with, if they may be pushed out yet: these do for
/// all hands (RA-25).
static void nameDealersSlide(Verdict& verdict, const Look& look)
{
    const auto isSlide = [](const Duty& duty) { return duty.act.verb == Verb::Slide; };
    const Duty* dealers = firstOf(look.owed, [](const Duty& duty) { return duty.act.verb == Verb::SlideDealer; });
    if (look.act.verb != Verb::TakeWager || dealers == nullptr || verdict.jumped.empty()
        || !std::ranges::all_of(verdict.jumped, isSlide))
        return;
    verdict.expected = *dealers;
    verdict.jumped = {*dealers};
}

std::optional<Judgement> outOfOrder(const Look& look)
{
    const auto& skip = look.skip;
    const auto& ban = look.ban;
    const Act& act = look.act;
    const bool forbidden = ban && !ban->onlyWeighs && (ban->evenIfOwedLater || (skip && skip->pastPlayers));
    // a hand that is read before it is shown is no other one misread
    const bool meansOther = skip && skip->pastPlayers && !isReading(act) && find(look.owed, act, sameKind) != nullptr;
    if (!skip || forbidden || meansOther)
        return std::nullopt;
    Judgement early = skipped(*skip);
    nameDealersSlide(early.verdict, look);
    // gathering the cards is a trifle too late; with hands in play it kills them
    const auto general = skip->pastPlayers && has(act, Trait::KillsHand) ? uncalledFor(act) : std::nullopt;
    if (general && general->severity > early.verdict.severity) {
        early.verdict.rule = general->rule;
        early.verdict.severity = general->severity;
        early.verdict.competency = general->competency;
    }
    // as it should be, if not now: that weighs no more than what was jumped
    if (skip->pastPlayers || (ban && (ban->onlyWeighs || ban->severity < early.verdict.severity)))
        early.verdict = weighed(std::move(early.verdict), ban);
    if (skip->pastPlayers)
        return early;
    // a deal that is none is called off as soon as it is seen, and the floor hears of it a moment later
    if (look.stopsDeal && undoesDeal(act))
        early.verdict.severity = Severity::Minor;
    const bool same = comesToTheSame(act, skip->jumped, look.situation.table);
    if ((same || leavesJumpedOwed(look)) && !countsLoans(*skip)) {
        if (same && !closesTable(act))
            early.verdict.severity = std::min(early.verdict.severity, Severity::Major);
        early.rest = withJumped(skip->jumped, skip->rest);
        early.onlyOrder = true;
    }
    // asked before a lost wager is picked up, which lies there still
    if (act.verb == Verb::PointTo && settlesOnly(*skip)) {
        early.rest = beside(*act.seat, *skip);
        early.onlyOrder = true;
    }
    return early;
}

} // namespace cutcard::owed_later
