// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/order.h"

#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/judge/as_good.h"
#include "core/judge/look.h"

#include <tuple>

namespace cutcard {

bool isAmongItsOwn(const Skip& skip)
{
    return !skip.pastPlayers && skip.duty.among != Rule()
           && std::ranges::all_of(skip.jumped, [&](const Duty& duty) { return duty.act.verb == skip.duty.act.verb; });
}

bool isHalfOfRemedy(const Skip& skip)
{
    const auto words = std::ranges::find_if(skip.jumped, undoesDeal, &Duty::act);
    if (words == skip.jumped.end() && !undoesDeal(skip.duty.act))
        return false;
    const Rule rule = words == skip.jumped.end() ? skip.duty.rule : words->rule;
    return std::ranges::all_of(skip.jumped, [&](const Duty& duty) {
        return undoesDeal(duty.act) || (duty.act.verb == Verb::CallFloor && duty.rule == rule);
    });
}

bool asksWithoutTheWords(const Skip& skip)
{
    const Act& act = skip.duty.act;
    const auto asks = [&](const Duty& duty) {
        const Phrase phrase = duty.act.phrase;
        const bool same = phrase == Phrase::ToCall || phrase == Phrase::HowMuch || phrase == Phrase::KeepOrDiscard;
        const bool words = duty.act.verb == Verb::Announce && same && duty.act.seat == act.seat;
        return words || asksForDeckOrBlind(duty.act, act.seat);
    };
    const bool called =
        !skip.jumped.empty() && skip.duty.optional && skip.duty.rule == skip.jumped.front().rule
        && std::ranges::all_of(skip.jumped, [&](const Duty& duty) { return isCall(duty.act, act.seat); });
    return called || (act.verb == Verb::PointTo && std::ranges::all_of(skip.jumped, asks));
}

bool isUnread(const Skip& skip)
{
    return skip.duty.act.verb == Verb::PushPot
           && std::ranges::all_of(skip.jumped, [](const Duty& duty) { return duty.act.verb == Verb::NameHand; });
}

bool isExposedLaidDown(const Skip& skip)
{
    return skip.duty.act.verb == Verb::PlaceExposed
           && std::ranges::all_of(skip.jumped, [](const Duty& duty) { return has(duty.act, Trait::DealsCards); });
}

bool settlesOnly(const Skip& skip)
{
    return !skip.jumped.empty()
           && std::ranges::all_of(skip.jumped, [](const Duty& duty) { return has(duty.act, Trait::Settles); });
}

bool turnsOverForfeits(const Skip& skip)
{
    const auto isBonus = [](const Duty& duty) { return duty.act.circle == Circle::Bonus; };
    return isOneOf(skip.duty.act.verb, {Verb::TurnBoard, Verb::TurnDealer}) && settlesOnly(skip)
           && std::ranges::none_of(skip.jumped, isBonus);
}

namespace {

/// How badly a duty that is done too early can weigh: what gives nobody anything yet is no critical error.
Severity mostOf(const Act& early)
{
    if (isReading(early))
        return Severity::Major;
    return has(early, Trait::HandlesDeck) ? Severity::Minor : Severity::Critical;
}

/// Whether cards are only dealt in another order that nobody has seen yet.
bool isAllFaceDown(const Skip& skip)
{
    const auto faceDown = [](const Act& act) {
        return act.verb == Verb::DealDealer || act.verb == Verb::DealShared || act.verb == Verb::BoardDown;
    };
    return !skip.pastPlayers && faceDown(skip.duty.act) && std::ranges::all_of(skip.jumped, [&](const Duty& duty) {
        return faceDown(duty.act) || duty.act.verb == Verb::Pitch;
    });
}

/// A reason why an order that was broken weighs no more than so much.
struct Cap {
    bool (*applies)(const Skip& skip);
    Severity most = Severity::Critical;
};

bool jumpsOnly(const Skip& skip, Traits any)
{
    return std::ranges::all_of(skip.jumped, [&](const Duty& duty) { return has(duty.act, any); });
}

/// Whether words were left out where what they announce was done all the same: form, and no more.
bool isUnsaid(const Skip& skip)
{
    const bool unsaid = !skip.jumped.empty() && std::ranges::all_of(skip.jumped, [&](const Duty& duty) {
        return duty.act.verb == Verb::Announce && !has(duty.act, Trait::RulesOnBet)
               && (undoesDeal(duty.act) || duty.rule == skip.duty.rule);
    });
    return unsaid && has(skip.duty.act, Trait::MovesCards | Trait::MovesChips);
}

/// Whether a finger was pointed over cards and chips that nobody has moved yet.
bool isFingerOver(const Skip& skip)
{
    return skip.duty.act.verb == Verb::PointTo
           && jumpsOnly(skip, Trait::MovesCards | Trait::MovesChips | Trait::HandlesDeck)
           // a wager that is wrong is let stand with it
           && std::ranges::find(skip.jumped, Verb::CorrectWager, [](const Duty& duty) { return duty.act.verb; })
                  == skip.jumped.end();
}

/// Whether an act brings in the bets of a round.
bool bringsInBets(const Act& act)
{
    return act.verb == Verb::Sweep || act.verb == Verb::BuildPot;
}

/// Whether a card is dealt while the bets still lie in front of the players, each its own, with what nobody has called.
bool isCardOverBets(const Skip& skip)
{
    const bool card = has(skip.duty.act, Trait::DealsCards) || skip.duty.act.verb == Verb::Burn;
    return card && std::ranges::all_of(skip.jumped, [](const Duty& duty) {
               return bringsInBets(duty.act) || duty.act.verb == Verb::Burn
                      || (duty.act.verb == Verb::ReturnChips && duty.competency == Competency::Pots);
           });
}

/// Whether all players are called while what they have bet is still to be gathered.
bool isCallOverBets(const Skip& skip)
{
    return isCall(skip.duty.act, std::nullopt) && !skip.jumped.empty()
           && std::ranges::all_of(skip.jumped, bringsInBets, &Duty::act);
}

/// Whether words come before cards that are still to be dealt.
bool isSaidBeforeCards(const Skip& skip)
{
    return skip.duty.act.verb == Verb::Announce && isOnlySaid(skip.duty.act)
           && std::ranges::any_of(skip.jumped, [](const Duty& duty) { return has(duty.act, Trait::DealsCards); });
}

/// Whether a pot was not recorded yet: a moment later it has the same figure.
bool isUnrecorded(const Skip& skip)
{
    return !skip.jumped.empty()
           && std::ranges::all_of(skip.jumped, [](const Duty& duty) { return duty.act.verb == Verb::RecordPot; });
}

/// The first that applies counts.
constexpr std::array caps{
    Cap{[](const Skip& skip) { return !skip.pastPlayers && asksWithoutTheWords(skip); }, Severity::Minor},
    // a lost wager is picked up as well a little later
    Cap{[](const Skip& skip) { return isFingerOver(skip) && settlesOnly(skip); }, Severity::Minor},
    Cap{turnsOverForfeits, Severity::Minor},
    Cap{isFingerOver, Severity::Major},
    Cap{[](const Skip& skip) { return skip.pastPlayers; }, Severity::Critical},
    Cap{isUnsaid, Severity::Minor},
    Cap{isUnread, Severity::Minor},
    Cap{isHalfOfRemedy, Severity::Major},
    // words said too early
    Cap{[](const Skip& skip) { return isOnlySaid(skip.duty.act) && has(skip.duty.act, Trait::EndsPart); },
        Severity::Minor},
    Cap{isCallOverBets, Severity::Minor},
    Cap{[](const Skip& skip) { return isOnlySaid(skip.duty.act); }, Severity::Major},
    Cap{isAllFaceDown, Severity::Major},
    Cap{isCardOverBets, Severity::Major},
    Cap{isUnrecorded, Severity::Major},
    Cap{isExposedLaidDown, Severity::Minor},
};

/// How badly it can weigh that a duty was done before those that it jumped over.
Severity mostForOrder(const Skip& skip)
{
    const auto cap = std::ranges::find_if(caps, [&](const Cap& each) { return each.applies(skip); });
    return cap == caps.end() ? Severity::Critical : cap->most;
}

/// The paragraph of the order itself, where what was jumped over and what was done are alike.
Rule orderOf(const Duty& worst, const Duty& done)
{
    // who is out is said once the pots have gone to somebody
    if (has(done.act, Trait::Spoken) && has(done.act, Trait::EndsPart) && worst.act.verb == Verb::PushPot)
        return done.rule;
    const auto bothHave = [&](Trait trait) { return has(worst.act, trait) && has(done.act, trait); };
    if (has(worst.act, Trait::Settles) && done.act.verb == Verb::PushPot)
        return done.order;
    if (!sameKind(worst.act, done.act) && !bothHave(Trait::DealsCards) && !bothHave(Trait::Settles))
        return {};
    return worst.order != Rule() ? worst.order : done.order;
}

/// What a duty that was left out weighs: chips that a ruling gives back weigh more than its words.
Severity weightOf(const Duty& broken, const std::vector<Duty>& jumped)
{
    Severity severity = broken.severity;
    for (const Duty& duty : jumped) {
        if (duty.act.verb == Verb::ReturnChips && duty.act.seat == broken.act.seat
            && has(broken.act, Trait::RulesOnBet))
            severity = std::max(severity, duty.severity);
    }
    return severity;
}

/// The duty that was broken: the heaviest jumped over, or a bet that is let stand, whatever would have followed.
const Duty& brokenBy(const Skip& skip)
{
    if (skip.jumped.empty())
        return skip.duty;
    if (skip.duty.act.verb == Verb::PointTo && has(skip.jumped.front().act, Trait::RulesOnBet))
        return skip.jumped.front();
    // that a hand is not read yet is no more than a trifle where chips are gathered or pushed
    const bool chips = isOneOf(skip.duty.act.verb, {Verb::Sweep, Verb::PushPot});
    const auto weight = [&](const Duty& duty) {
        const bool unread = chips && duty.act.verb == Verb::NameHand;
        return std::tuple(!unread, unread && !duty.customary, duty.severity);
    };
    return *std::ranges::max_element(skip.jumped, {}, weight);
}

/// What it weighs that a player had still to act, where that is more than what was left out.
void weighEarly(Verdict& verdict, const Skip& skip, const Duty& broken)
{
    const Severity wrong = std::min(skip.duty.severity, skip.duty.ifWrong.value_or(skip.duty.severity));
    const Severity early = std::min(wrong, mostOf(skip.duty.act));
    // a card too early, not the finger that was left out for it
    const bool card = early == verdict.severity && isPointing(broken.act) && has(skip.duty.act, Trait::MovesCards);
    // the players post once the deck is ready: it is the deck that was left out
    const bool deck = skip.duty.act.verb == Verb::Pitch && has(broken.act, Trait::HandlesDeck);
    if (deck || (early <= verdict.severity && !card))
        return;
    verdict.severity = early;
    verdict.rule = skip.duty.rule;
    verdict.competency = skip.duty.competency;
}

} // namespace

bool countsLoans(const Skip& skip)
{
    return closesTable(skip.duty.act)
           && std::ranges::any_of(skip.jumped, [](const Duty& duty) { return duty.act.verb == Verb::TakeLoan; });
}

bool closesOpen(const Act& act, const std::vector<Duty>& jumped)
{
    return closesTable(act) && std::ranges::any_of(jumped, leavesTableOpen)
           && !contains(jumped, Verb::TakeLoan, [](const Duty& duty) { return duty.act.verb; });
}

Judgement skipped(Skip skip)
{
    skip.jumped = thatNeedHands(std::move(skip.jumped));
    const Duty& broken = brokenBy(skip);
    Verdict verdict = verdictOn(skip.pastPlayers ? Fault::Premature : Fault::OutOfOrder, broken);
    verdict.severity = weightOf(broken, skip.jumped); // it was left out, not done wrongly
    // a request for a loan was overlooked, with all that belongs to it
    if (skip.duty.act.verb == Verb::PointTo && !skip.jumped.empty()
        && isHandedOver(skip.jumped.front().act, broken.act))
        verdict.rule = skip.jumped.front().rule;
    if (skip.pastPlayers)
        weighEarly(verdict, skip, broken);
    verdict.severity = std::min(verdict.severity, mostForOrder(skip));
    if (const Rule order = skip.jumped.empty() ? Rule() : orderOf(broken, skip.duty); order != Rule())
        verdict.rule = order;
    // where a document orders the distributions and not their cards, a card has only gone to another seat
    if (isAmongItsOwn(skip)) {
        verdict.rule = skip.duty.among;
        verdict.severity = std::min(verdict.severity, Severity::Major);
    }
    if (isExposedLaidDown(skip) || isSaidBeforeCards(skip)) {
        verdict.rule = skip.duty.rule;
        verdict.competency = skip.duty.competency;
    }
    if (countsLoans(skip) || closesOpen(skip.duty.act, skip.jumped))
        verdict.severity = Severity::Critical;
    verdict.jumped = skip.jumped;
    return {.verdict = std::move(verdict), .rest = skip.rest};
}

} // namespace cutcard
