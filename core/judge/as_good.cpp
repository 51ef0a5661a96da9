// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/as_good.h"

#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/judge/findings.h"
#include "core/table/situation.h"

namespace cutcard {

/// Whether an act moves chips or keeps the book in a place of its own, so that most orders come to the same.
static bool hasOwnPlace(const Act& act)
{
    return isOneOf(act.verb, {Verb::PushPot, Verb::BuildPot, Verb::RecordPot, Verb::TakeRake, Verb::TakeLoan,
                              Verb::Charge, Verb::Credit, Verb::CountStack, Verb::SellChips})
           || has(act, Trait::Settles) || (has(act, Trait::Spoken) && has(act, Trait::EndsPart));
}

/// Whether cards gathered or bets brought in leave what is still to be said, settled or given back as it is.
static bool leavesAsItIs(const Act& act, const Act& other)
{
    if (act.verb == Verb::GatherCards)
        return (has(other, Trait::Spoken) && has(other, Trait::EndsPart)) || other.verb == Verb::TakeLoan
               || other.verb == Verb::Credit || other.verb == Verb::SellChips;
    // a pot is built, recorded or raked as well before what nobody called goes back to the front it came from
    if (isOneOf(act.verb, {Verb::BuildPot, Verb::RecordPot, Verb::TakeRake}))
        return other.verb == Verb::ReturnChips
               || other.verb == (act.verb == Verb::TakeRake ? Verb::TakeRake : Verb::BuildPot);
    return act.verb == Verb::Sweep && other.verb == Verb::NameHand;
}

/// Whether a loan taken back, or its credit, leaves others' bets to be given back or brought in as they are.
static bool leavesOthersBets(const Act& act, const Act& other)
{
    return (act.verb == Verb::TakeLoan || act.verb == Verb::Credit)
           && (other.verb == Verb::Sweep || (other.verb == Verb::ReturnChips && other.seat != act.seat));
}

/// Whether words that ask nothing of anybody may as well follow a call to the floor, or a hand on the muck.
static bool mayFollow(const Act& act, const std::vector<Duty>& jumped)
{
    constexpr Traits matters = Trait::RulesOnBet | Trait::EndsPart | Trait::KillsHand;
    return (act.verb == Verb::CallFloor || act.verb == Verb::GuardMuck)
           && std::ranges::all_of(jumped, [](const Duty& duty) {
                  return has(duty.act, Trait::Spoken) && !has(duty.act, matters) && duty.act.verb != Verb::PointTo;
              });
}

/// Whether nothing is jumped over but giving chips back to the one who gets them all.
static bool goesToTheSame(const Act& act, std::span<const Duty> jumped, const Table& table)
{
    const SeatSet live = liveSeats(table);
    return act.verb == Verb::Sweep && live.size() == 1 && std::ranges::all_of(jumped, [&](const Duty& duty) {
               return duty.act.verb == Verb::ReturnChips && duty.act.seat && live.contains(*duty.act.seat);
           });
}

/// Whether bets gathered in one way lie as they would gathered in the other.
static bool leavesTheSame(const Act& done, const Act& owed, const Table& table)
{
    const auto gathers = [](const Act& act) { return act.verb == Verb::Sweep || act.verb == Verb::BuildPot; };
    if (!gathers(done) || !gathers(owed))
        return false;
    Table one = table;
    Table other = table;
    return perform(one, done) && perform(other, owed) && one == other;
}

bool tellsWhatLies(const Act& act, const Table& table)
{
    const bool tells = act.verb == Verb::CorrectWager || act.phrase == Phrase::CorrectTo;
    return tells && changesNothing(act, table);
}

bool isOnlySaid(const Act& act)
{
    // cards pushed forward to show what plays lie where they lay
    if (isReading(act) || act.verb == Verb::Slide || act.verb == Verb::SlideDealer)
        return true;
    return act.verb == Verb::Announce && !has(act, Trait::RulesOnBet | Trait::KillsHand | Trait::LetsStand);
}

bool isSaid(const Act& act)
{
    return act.verb == Verb::Announce || act.verb == Verb::PointTo;
}

bool isHandedOver(const Act& before, const Act& act)
{
    const bool called = before.verb == Verb::Lend || before.verb == Verb::Charge
                        || (before.verb == Verb::Announce && before.phrase == Phrase::OdcDrawn);
    return called && before.seat == act.seat && (act.verb == Verb::Lend || act.verb == Verb::Charge);
}

bool recurs(const Act& act)
{
    return has(act, Trait::DealsCards) || act.verb == Verb::Burn || act.verb == Verb::PointTo
           || act.verb == Verb::Sweep;
}

bool closesTable(const Act& act)
{
    return act.verb == Verb::CountStack
           || (act.verb == Verb::Announce && (act.phrase == Phrase::Winner || act.phrase == Phrase::Advances));
}

bool leavesTableOpen(const Duty& duty)
{
    return isOneOf(duty.act.verb, {Verb::TakeLoan, Verb::Credit})
           || (duty.act.verb == Verb::Announce && duty.act.phrase == Phrase::Eliminated);
}

bool isCutOutFor(const Act& cut, const Act& settling)
{
    return cut.verb == Verb::CutOut && has(settling, Trait::Settles) && cut.seat == settling.seat
           && cut.circle == settling.circle;
}

/// Whether a pot is built before other pots: whose chips are taken first for it is nobody's matter.
static bool buildsOnly(const Act& act, const std::vector<Duty>& jumped)
{
    return act.verb == Verb::BuildPot && !jumped.empty()
           && std::ranges::all_of(jumped, [](const Duty& duty) { return duty.act.verb == Verb::BuildPot; });
}

bool comesToTheSame(const Act& act, const std::vector<Duty>& jumped, const Table& table)
{
    // a hand that is turned up for its own wager changes no other
    const auto ofOthers = [&](const Duty& duty) {
        return hasOwnPlace(duty.act) || leavesOthersBets(act, duty.act)
               || (has(act, Trait::Settles) && duty.act.verb == Verb::TurnUp && duty.act.seat != act.seat);
    };
    if (buildsOnly(act, jumped))
        return true;
    const bool own = (hasOwnPlace(act) && std::ranges::all_of(jumped, ofOthers))
                     || std::ranges::all_of(jumped, [&](const Duty& duty) { return leavesAsItIs(act, duty.act); });
    if (!own || jumped.empty())
        return false;
    Table before = table;
    Table after = table;
    bool possible = perform(before, act);
    for (const Duty& duty : jumped)
        possible = possible && perform(before, duty.act) && perform(after, duty.act);
    return possible && perform(after, act) && before == after;
}

bool meetsIncident(const Duty& duty)
{
    // a wager against the house is brought to what it was, and decides nothing for others
    if (duty.act.verb == Verb::CorrectWager)
        return true;
    const bool ofKind = isOnlySaid(duty.act) || duty.act.verb == Verb::MuckHand || duty.act.verb == Verb::ShowHand
                        || duty.act.verb == Verb::GuardMuck || duty.act.verb == Verb::CallFloor;
    return ofKind && !isReading(duty.act) && !isPointing(duty.act)
           && (duty.competency == Competency::Irregularities || duty.competency == Competency::Protection);
}

bool comesBeforeReading(const Act& act)
{
    return isSaid(act) || isOneOf(act.verb, {Verb::CountHand, Verb::CallFloor});
}

std::vector<Duty> thatNeedHands(std::vector<Duty> duties)
{
    const auto lies = [](const Duty& duty) { return duty.act.verb == Verb::PushWager; };
    if (!std::ranges::all_of(duties, lies))
        std::erase_if(duties, lies);
    return duties;
}

Procedure withJumped(const std::vector<Duty>& jumped, const Procedure& rest)
{
    const auto duties = eachOf(jumped, [&](const Duty& duty) { return owe(duty); });
    // a card comes after its burn, and bets are swept once what nobody called is out of them
    const bool ordered = std::ranges::any_of(jumped, [](const Duty& duty) {
        return has(duty.act, Trait::DealsCards) || duty.act.verb == Verb::ReturnChips;
    });
    return inOrder(ordered ? inOrder(duties) : inAnyOrder(duties), rest);
}

Verdict verdictOn(Fault fault, const Duty& duty)
{
    return {.fault = fault,
            .rule = duty.rule,
            .severity = fault == Fault::None ? duty.severity : duty.ifWrong.value_or(duty.severity),
            .competency = duty.competency,
            .expected = duty,
            .attempted = fault == Fault::None ? std::nullopt : std::optional(duty.act)};
}

Judgement rightAs(const Duty& duty, Procedure rest)
{
    return {.verdict = verdictOn(Fault::None, duty), .rest = std::move(rest)};
}

Verdict omitted(const Duty& duty)
{
    Verdict left = verdictOn(Fault::Omitted, duty);
    left.severity = duty.severity; // it was not done wrongly
    return mutated(std::move(left));
}

Act calledFor(const Act& act, const Procedure& procedure, const Situation& situation)
{
    if (act.verb != Verb::CallFloor || procedure.after(act))
        return act;
    if (const auto skip = procedure.skippingTo(act, situation);
        skip && !skip->pastPlayers && mayFollow(act, skip->jumped))
        return act;
    const auto owed = procedure.owed();
    const auto waiting = std::ranges::find(owed, Verb::CallFloor, [](const Duty& duty) { return duty.act.verb; });
    return waiting == owed.end() ? act : waiting->act;
}

namespace owed_later {

/// Whether an act jumps over duties, in their time, and nothing forbids it even so.
static bool jumpsFreely(const Look& look)
{
    return look.skip && !look.skip->pastPlayers && !look.skip->jumped.empty()
           && !(look.ban && look.ban->evenIfOwedLater);
}

/// Whether the order is one that a document sets, or that leaves something unsaid.
static bool isOrdered(const Act& act, const Skip& skip)
{
    // it is one among alike, or a pot after the wagers: for the rake, say, no document sets a time
    const auto isAlike = [&](const Duty& duty) {
        return sameKind(duty.act, act) || (act.verb == Verb::PushPot && has(duty.act, Trait::Settles));
    };
    // who is out is said once the pots have gone to somebody
    const bool untold = has(act, Trait::Spoken) && std::ranges::any_of(skip.jumped, [](const Duty& duty) {
                            return duty.act.verb == Verb::PushPot;
                        });
    return untold || (closesTable(act) && std::ranges::any_of(skip.jumped, leavesTableOpen)) || has(act, Trait::Settles)
           || (act.verb != Verb::BuildPot && skip.duty.order != Rule() && std::ranges::any_of(skip.jumped, isAlike));
}

/// Whether what meets one thing that happened comes before what meets others: each is as good as first.
static bool meetsAnother(const Skip& skip)
{
    const auto isAnother = [&](const Duty& duty) {
        return meetsIncident(duty) && (duty.rule != skip.duty.rule || duty.act.seat != skip.duty.act.seat);
    };
    return meetsIncident(skip.duty) && std::ranges::all_of(skip.jumped, isAnother);
}

/// Whether a hand is read that lies open, and others are only to be turned up for players who are away: no document has
/// hands read in an order.
static bool readsBesideAbsent(const Look& look)
{
    return look.act.verb == Verb::NameHand && std::ranges::all_of(look.skip->jumped, [&](const Duty& duty) {
               return duty.act.verb == Verb::TurnUp && duty.act.seat != look.act.seat
                      && look.situation.table.at(*duty.act.seat).absent;
           });
}

std::optional<Judgement> sameAsOwed(const Look& look)
{
    if (look.ban && look.ban->evenIfOwedLater)
        return std::nullopt;
    const Table& table = look.situation.table;
    const auto isSame = [&](const Duty& duty) {
        return leavesTheSame(look.act, duty.act, table)
               || (goesToTheSame(look.act, {&duty, 1}, table) && look.rules.uncalledStaysWithPot(look.situation));
    };
    const auto duty = std::ranges::find_if(look.owed, isSame);
    if (duty == look.owed.end())
        return std::nullopt;
    return rightAs(*duty, look.procedure.after(duty->act)->rest);
}

/// Whether a hand is still to be read that can win nothing of the pot which is pushed.
static bool readsForAnother(const Act& push, const Duty& reading, const Table& table)
{
    const auto index = static_cast<std::size_t>(push.number);
    return push.verb == Verb::PushPot && reading.act.verb == Verb::NameHand && push.number >= 0
           && index < table.pots.size() && !table.pots[index].eligible.empty()
           && !table.pots[index].eligible.contains(*reading.act.seat);
}

std::optional<Judgement> overHabits(const Look& look)
{
    const auto isFree = [&](const Duty& duty) {
        return duty.customary || readsForAnother(look.act, duty, look.situation.table);
    };
    if (!jumpsFreely(look) || !std::ranges::all_of(look.skip->jumped, isFree))
        return std::nullopt;
    std::vector<Duty> may = look.skip->jumped;
    for (Duty& duty : may)
        duty.optional = duty.optional || duty.customary;
    return rightAs(look.skip->duty, withJumped(may, look.skip->rest));
}

/// Whether all players are called before chips that nobody has called go back: no document sets an order.
static bool callsOverExcess(const Skip& skip)
{
    const auto isReturn = [](const Duty& duty) { return duty.act.verb == Verb::ReturnChips; };
    return isCall(skip.duty.act, std::nullopt) && std::ranges::any_of(skip.jumped, isReturn)
           && std::ranges::all_of(skip.jumped, [](const Duty& duty) {
                  return duty.competency == Competency::Pots && has(duty.act, Trait::MovesChips);
              });
}

std::optional<Judgement> inFreeOrder(const Look& look)
{
    if (!jumpsFreely(look))
        return std::nullopt;
    const Skip& skip = *look.skip;
    const bool same = !isOrdered(look.act, skip) && comesToTheSame(look.act, skip.jumped, look.situation.table);
    if (!same && !mayFollow(look.act, skip.jumped) && !meetsAnother(skip) && !readsBesideAbsent(look)
        && !callsOverExcess(skip))
        return std::nullopt;
    return rightAs(skip.duty, withJumped(skip.jumped, skip.rest));
}

} // namespace owed_later

} // namespace cutcard
