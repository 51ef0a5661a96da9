// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/floor/fault_book.h"

#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/floor/goes_on.h"
#include "core/judge/as_good.h"
#include "core/judge/look.h"

namespace cutcard {

/// Whether what was left out can't be made up for once the players go on: it recurs, or a bet was let stand.
static bool isPlayedOn(const Act& act)
{
    return recurs(act) || act.verb == Verb::CorrectWager;
}

/// Whether the chips of a payment that is due lie in another circle, or before another player.
static bool isLaidElsewhere(const Act& act, const Act& due)
{
    return isInWrongCircle(act, due) || isBeforeWrongSeat(act, due);
}

/// Whether a slip left out what was expected; of another player's wager only if its chips went there. Words that
/// nothing had asked for have left out nothing.
static bool leavesExpectedOut(const Slip& slip)
{
    if (!slip.tookEffect && !slip.verdict.attempted)
        return false;
    const auto& expected = slip.verdict.expected;
    if (!expected)
        return false;
    // chips are no try at what is written down
    if (expected->act.verb == Verb::RecordPot && has(slip.act, Trait::MovesChips))
        return false;
    // nor has the button, wherever it was placed, anything to do with chips, unless it weighs what they weigh
    const bool chips = has(expected->act, Trait::MovesChips | Trait::KeepsBook) && expected->rule != slip.verdict.rule;
    return (slip.act.verb != Verb::PlaceButton || !chips)
           && (!has(slip.act, Trait::Settles) || !expected->act.seat || expected->act.seat == slip.act.seat
               || isLaidElsewhere(slip.act, expected->act));
}

/// Whether a Pot Bet was settled with the house where the Pot Bets were to be gathered.
static bool settlesPotBet(const Slip& slip)
{
    const auto& expected = slip.verdict.expected;
    return expected && expected->act.verb == Verb::GatherPot && has(slip.act, Trait::Settles)
           && slip.act.circle == Circle::PotBet;
}

/// The pot that is not there to be pushed any more, as far as the dealer knows, whoever got it.
static std::optional<int> potTakenForPushed(const Slip& slip)
{
    const auto& expected = slip.verdict.expected;
    if (settlesPotBet(slip))
        return 0;
    if (expected && slip.act.verb == Verb::ReturnChips && expected->act.verb == Verb::BuildPot)
        return expected->act.number;
    const bool early = expected && slip.act.verb == Verb::PushPot && expected->act.verb != Verb::PushPot;
    return early ? std::optional(slip.act.number) : std::nullopt;
}

/// Whether somebody was pushed chips of a pot that are another's share: the dealer takes it for shared with them.
static bool takesShareOfAnother(const Slip& slip)
{
    const auto& due = slip.verdict.expected;
    return slip.act.verb == Verb::PushPot && slip.verdict.fault == Fault::WrongAmount && due
           && slip.act.amount > due->act.amount + due->oddChips;
}

/// Whether a wager is settled otherwise than a hand that was misread would have it.
static bool isBesideMisreading(const Stopped& stopped, const Act& act, const HandSoFar& hand)
{
    return isReading(stopped.act) && stopped.verdict.fault != Fault::OutOfOrder
           && !hand.game.followsFromReading(hand.situation, stopped.act, act);
}

/// Whether a wager is settled as it lay before the floor put it right: the mistake was to let it stand, or change it.
static bool isSettledAsLaid(const Act& corrected, const Act& act, const HandSoFar& hand)
{
    if (corrected.verb != Verb::CorrectWager || !has(act, Trait::Settles) || corrected.seat != act.seat
        || corrected.circle != act.circle)
        return false;
    return corrected.amount == act.amount || std::ranges::any_of(hand.backwards(), [&](const Entry& entry) {
               const auto* laid = std::get_if<Decision>(&entry.event);
               return laid != nullptr && laid->seat == act.seat && laid->wagers.at(act.circle) == act.amount;
           });
}

/// Whether an act takes back a part of a loan that the floor has taken back, or counts out a part of a buy-in that it
/// has counted out.
static bool isPieceOf(const Act& act, const std::vector<Act>& did)
{
    const bool inParts = isOneOf(act.verb, {Verb::TakeLoan, Verb::SellChips}) && act.amount > 0;
    return inParts && std::ranges::any_of(did, [&](const Act& whole) {
               return differsInAmountOnly(act, whole) && act.amount < whole.amount;
           });
}

/// What an act would have weighed before the mistake.
static Severity weightAlone(const Stopped& stopped, const Act& act, const Game& game)
{
    if (stopped.asIf.empty())
        return Severity::Critical;
    const HandState& before = stopped.asIf.front();
    return judge(act, before.procedure, before.situation, game).verdict.severity;
}

/// Whether a run-out is dealt at once that was begun with a burn too many: before it this would be the same slip.
static bool isRunOut(const Stopped& stopped, const Act& act, const Game& game)
{
    if (stopped.act.verb != Verb::Burn || act.verb != Verb::Board || stopped.asIf.empty())
        return false;
    const HandState& before = stopped.asIf.front();
    const Verdict alone = judge(act, before.procedure, before.situation, game).verdict;
    return alone.fault == Fault::OutOfOrder && alone.rule == stopped.verdict.rule;
}

/// Whether an act is a part of what the floor has stopped.
static bool isPartOfStopped(const Stopped& stopped, const Act& act, const Verdict& verdict, const Game& game)
{
    return belongsTo(stopped.act, stopped.verdict, act, verdict) || isRunOut(stopped, act, game);
}

/// Whether more than a share of a pot is pushed: the other shares are taken for given with it.
static bool takesOtherShares(const Act& push, const std::optional<Duty>& due)
{
    return push.verb == Verb::PushPot && due && due->act.verb == push.verb && push.amount > due->act.amount;
}

/// Does an act in those of these hands in which it is owed; false if it is owed in none.
static bool performsIn(std::vector<HandState>& states, const Act& act, const Game& game)
{
    bool owed = false;
    for (HandState& state : states)
        owed = performOwed(state, act, game) || owed;
    return owed;
}

/// Whether an act settles a player's loan, or says that the player is out.
static bool isOnAccount(const Act& act)
{
    return isOneOf(act.verb, {Verb::TakeLoan, Verb::Credit}) || (act.seat && act.phrase == Phrase::Eliminated);
}

/// Whether an act settles a wager, or gives a player of a pot.
static bool isPaidOut(const Act& act)
{
    return has(act, Trait::Settles) || act.verb == Verb::PushPot;
}

/// Whether two acts settle two things: two wagers of a player's, or a loan and what is left of it.
static bool isAnotherMoney(const Act& act, const Act& due)
{
    return (has(act, Trait::Settles) && has(due, Trait::Settles) && act.circle != due.circle)
           || (isOnAccount(act) && isOnAccount(due));
}

/// Whether a duty is the rest of what was booked: a hand turned up for its wager, or cards pushed to it; another act
/// for the same player by the same paragraph; chips that go back by a ruling; or the button, wherever it was placed.
static bool isRestOf(const Charged& charged, const Duty& duty)
{
    if (duty.act.verb == Verb::PlaceButton && charged.act.verb == duty.act.verb)
        return true;
    if (!duty.act.seat || charged.act.seat != duty.act.seat)
        return false;
    const bool forWager = (has(duty.act, Trait::Settles) && has(charged.act, Trait::ShowsHand))
                          || (duty.act.verb == Verb::Slide && has(charged.act, Trait::Settles) && charged.done);
    const bool ofRuling = duty.act.verb == Verb::ReturnChips && duty.competency == Competency::Rulings
                          && has(charged.act, Trait::RulesOnBet);
    return (charged.rule == duty.rule && !isAnotherMoney(charged.act, duty.act)) || forWager || ofRuling;
}

Act chipsOfPot(int number)
{
    return actOnCards(Verb::PushPot, number);
}

bool endsHand(const Act& act)
{
    return isOneOf(act.verb, {Verb::GatherCards, Verb::PlaceButton}) || has(act, Trait::HandlesDeck)
           || closesTable(act);
}

/// Whether an act settles what is settled in one go with what is due: wagers, or the shares of a pot; what pays out at
/// all, if that is a pot's only share.
static bool settlesWith(const Act& act, const Act& due, bool shared)
{
    if (due.verb == Verb::PushPot)
        return isPaidOut(act) && (!shared || (act.verb == due.verb && act.number == due.number));
    return has(act, Trait::Settles) && (act.circle == Circle::Bonus) == (due.circle == Circle::Bonus);
}

/// Whether what was left is money as what is due: who took another for the winner has taken a loan for won with it.
static bool isOfKind(const Verdict& left, const Act& due)
{
    const Act& act = left.expected->act;
    const bool misjudged = left.fault == Fault::Forbidden || left.fault == Fault::WrongTarget;
    if (isOnAccount(due))
        return isOnAccount(act) || (isPaidOut(act) && !misjudged);
    return isPaidOut(act) && isPaidOut(due);
}

bool isOfAnotherSeat(const Duty& duty, const std::vector<Verdict>& left, const HandSoFar& hand)
{
    // an account is a player's own; wagers, and the shares of a pot, may be left out as a whole
    const bool account = isOnAccount(duty.act);
    const auto dueOf = [](const Verdict& verdict) { return verdict.expected->act; };
    const auto isPot = [&](const Act& due) { return due.verb == Verb::PushPot && duty.act.verb == due.verb; };
    const auto isShare = [&](const Act& due) { return isPot(due) && due.number == duty.act.number; };
    const bool shared = std::ranges::any_of(left, isShare, dueOf);
    const auto wasSettled = [&](const Entry& entry) {
        const auto* act = std::get_if<Act>(&entry.event);
        return act != nullptr && settlesWith(*act, duty.act, shared) && entry.wasRight()
               && (act->verb != Verb::PushPot || !entry.verdicts.front().told); // a part is no share
    };
    const auto ofKind = [&](const Verdict& verdict) { return isOfKind(verdict, duty.act); };
    const auto ofSeat = [&](const Act& due) { return due.seat == duty.act.seat; };
    const bool byItself = account || (!shared && std::ranges::any_of(left, isPot, dueOf));
    return std::ranges::any_of(left, ofKind) && std::ranges::none_of(left, ofSeat, dueOf)
           && (byItself || std::ranges::any_of(hand.backwards(), wasSettled));
}

void FaultBook::charge(const Slip& slip)
{
    const Verdict& verdict = slip.verdict;
    const auto note = [&](const Act& act, Rule rule, bool done) {
        m_charged.push_back({.act = act,
                             .rule = rule,
                             .slip = verdict.rule,
                             .severity = verdict.severity,
                             .competency = verdict.competency,
                             .done = done});
    };
    for (const Duty& duty : verdict.jumped)
        note(duty.act, duty.rule, false);
    if (leavesExpectedOut(slip))
        note(verdict.expected->act, verdict.expected->rule, isLaidElsewhere(slip.act, verdict.expected->act));
    // settled with the house, the Pot Bets are taken for settled
    if (settlesPotBet(slip))
        note(verdict.expected->act, verdict.rule, true);
    if (const auto pot = potTakenForPushed(slip))
        note(chipsOfPot(*pot), verdict.rule, false);
    if (takesShareOfAnother(slip))
        note(chipsOfPot(slip.act.number), verdict.rule, true);
    // who points past something has done no part of it
    note(slip.act, isPointing(slip.act) && !verdict.jumped.empty() ? Rule() : verdict.rule, true);
    const bool wrongly =
        verdict.fault == Fault::WrongAmount || verdict.fault == Fault::WrongTarget || verdict.fault == Fault::Forbidden;
    if (const auto gained = wrongly ? gainedAt(slip.act) : std::nullopt) {
        const bool own = verdict.expected && sharesPlace(verdict.expected->act, slip.act);
        m_missettled.push_back(
            {.act = slip.act, .gained = *gained, .due = own ? gainedAt(verdict.expected->act).value_or(0) : 0});
    }
    // the card that was set aside goes back into the deck, as a part of putting it right
    if (slip.act.verb == Verb::Board)
        note(act(Verb::ReturnAside), verdict.rule, true);
}

void FaultBook::chargeJumped(const Verdict& verdict, const std::vector<Duty>& jumped)
{
    for (const Duty& duty : jumped) {
        if (!isPointing(duty.act))
            m_charged.push_back({.act = duty.act,
                                 .rule = duty.rule,
                                 .slip = verdict.rule,
                                 .severity = verdict.severity,
                                 .competency = verdict.competency});
    }
}

void FaultBook::noteLeft(const std::vector<Verdict>& verdicts)
{
    m_left.insert(m_left.end(), verdicts.begin(), verdicts.end());
    for (const Verdict& verdict : verdicts) {
        // bets that words came before weigh what they weigh once the players go on
        if (verdict.expected && verdict.expected->act.verb != Verb::Sweep)
            forgetRecurring({&verdict.expected->act, 1});
    }
}

void FaultBook::noteMended(const std::vector<Act>& did, const Act& act, const Act& slip)
{
    m_stillDone = did;
    for (const Act& mended : {act, slip}) {
        if (const auto found = std::ranges::find(m_stillDone, mended); found != m_stillDone.end())
            m_stillDone.erase(found);
    }
}

void FaultBook::forgetRecurring(std::span<const Act> acts)
{
    // who places one of the discs that were left out does not take the others for placed
    const bool disc = std::ranges::any_of(acts, isDisc);
    std::erase_if(m_charged, [&](const Charged& charged) {
        const bool again = recurs(charged.act) || has(charged.act, Trait::HandlesDeck);
        return (again && std::ranges::find(acts, charged.act) != acts.end())
               || (disc && !charged.done && isDisc(charged.act));
    });
}

void FaultBook::forgetDone()
{
    std::erase_if(m_floorDid, recurs);
}

void FaultBook::forgetRecurring()
{
    std::erase_if(m_left, [](const Verdict& left) { return isPlayedOn(left.expected->act); });
    std::erase_if(m_charged, [](const Charged& charged) { return recurs(charged.act); });
    std::erase_if(m_floorDid, recurs);
    std::erase_if(m_stillDone, recurs);
}

void FaultBook::forgetFor(const Duty& duty)
{
    // who was asked though there was nothing to ask has only answered
    std::erase_if(m_charged, [&](const Charged& charged) {
        return charged.act == duty.act || (!isPointing(charged.act) && isRestOf(charged, duty));
    });
    std::erase(m_floorDid, duty.act);
}

void FaultBook::forgetReadings()
{
    std::erase_if(m_charged, [](const Charged& charged) { return isReading(charged.act); });
}

const Charged* FaultBook::chargedFor(const Duty& duty) const
{
    const Charged* same = firstOf(m_charged, [&](const Charged& charged) { return charged.act == duty.act; });
    if (same != nullptr)
        return same;
    // a pot that was handed back is not there to be pushed
    const Charged* handedBack = firstOf(m_charged, [&](const Charged& charged) {
        return duty.act.verb == Verb::PushPot && charged.act == chipsOfPot(duty.act.number);
    });
    if (handedBack != nullptr)
        return handedBack;
    return firstOf(m_charged, [&](const Charged& charged) { return isRestOf(charged, duty); });
}

bool FaultBook::isTakenAsDone(const Duty& duty) const
{
    // left lying it is pushed
    return duty.act.verb == Verb::PushWager || chargedFor(duty) != nullptr
           || (isOnAccount(duty.act) && m_misjudged.contains(*duty.act.seat));
}

bool FaultBook::changesPot(const Act& push) const
{
    return std::ranges::any_of(m_charged, [&](const Charged& charged) {
        return has(charged.act, Trait::MovesChips) && !has(charged.act, Trait::Settles)
               && (charged.act.verb != Verb::PushPot || charged.act.number == push.number);
    });
}

void FaultBook::worsen(const Charged& charged, const Verdict& outcome, Score& score)
{
    Verdict mistake;
    mistake.rule = charged.slip;
    mistake.severity = charged.severity;
    mistake.competency = charged.competency;
    score.worsen(mistake, outcome);
    for (Charged& each : m_charged) {
        if (each.severity == mistake.severity && each.competency == mistake.competency)
            each.severity = outcome.severity;
    }
}

void FaultBook::weighAtWorst(const Charged& charged, Verdict& verdict, Score& score)
{
    if (verdict.severity <= charged.severity)
        return;
    worsen(Charged(charged), verdict, score);
    verdict.worsens = true;
}

void FaultBook::worsenStopped(Verdict& verdict, Score& score)
{
    // one slip, at its worst
    if (verdict.severity <= m_stopped->verdict.severity)
        return;
    score.worsen(m_stopped->verdict, verdict);
    m_stopped->verdict.severity = verdict.severity;
    verdict.worsens = true;
}

bool FaultBook::isLeftOut(const Duty& duty) const
{
    const Charged* charged = chargedFor(duty);
    // a wager that stays its player's lies there, whether or not a hand has touched it; and a finger that was wrong has
    // done nothing with the chips of the player it pointed at
    return duty.act.verb != Verb::PushWager && charged != nullptr && (!charged->done || isPointing(charged->act));
}

std::vector<Verdict> FaultBook::leftForGood(const HandSoFar& hand, Score& score, bool onlyRecurring)
{
    std::vector<Verdict> left;
    for (const Verdict& each : m_left) {
        const Duty& duty = *each.expected;
        if (onlyRecurring && !isPlayedOn(duty.act))
            continue;
        if (auto verdict = leftForGood(each, hand, score))
            left.push_back(*std::move(verdict));
        else if (duty.act.verb != Verb::PushPot && isOfAnotherSeat(duty, left, hand) && isLeftOut(duty))
            left.push_back(each);
    }
    return left;
}

std::optional<Verdict> FaultBook::leftForGood(const Verdict& left, const HandSoFar& hand, Score& score)
{
    const Duty& duty = *left.expected;
    if (!isLeftOut(duty))
        return std::nullopt;
    const Charged& charged = *chargedFor(duty);
    // chips that went nowhere, a card that was never given, or words that nobody has heard, not even the floor
    const bool unheard = duty.act.verb == Verb::Announce && !has(duty.act, Trait::KillsHand | Trait::EndsPart)
                         && !isFloorTold(duty.rule, hand);
    // where a deal is undone the words have done it
    const bool ofDeal = duty.act.matter == Matter::FouledDeck || duty.act.matter == Matter::WrongCount;
    const bool uncalled = duty.act.verb == Verb::CallFloor && !ofDeal && !isFloorTold(duty.rule, hand);
    const bool counts = unheard || uncalled || has(duty.act, Trait::MovesChips)
                        || isOneOf(duty.act.verb, {Verb::Pitch, Verb::RecordPot});
    if (!counts || duty.severity <= charged.severity)
        return std::nullopt;
    Verdict told = left;
    told.told = true;
    // what the floor has called to all of them in time is heard, and what it has recorded has the right figure
    if (isCall(duty.act, std::nullopt) || duty.act.verb == Verb::RecordPot)
        told.severity = std::max(charged.severity, std::min(told.severity, Severity::Major));
    told.worsens = told.severity > charged.severity;
    worsen(Charged(charged), told, score);
    return told;
}

bool FaultBook::changesWinners(const Act& push, const Act& act) const
{
    const auto owed = std::ranges::find_if(m_charged, [&](const Charged& charged) {
        return !charged.done && charged.act.verb == Verb::PushPot && charged.act.number == push.number;
    });
    if (owed == m_charged.end())
        return true;
    // a share that leaves the others something is of no consequence but its own
    if (owed->act.seat == push.seat)
        return push.amount >= 2 * owed->act.amount;
    return act.seat == push.seat || act.seat == owed->act.seat;
}

bool FaultBook::isTakenForShown(const Charged& mucked, const Act& act, const Verdict& verdict) const
{
    if (!mucked.done || mucked.act.verb != Verb::MuckHand)
        return false;
    const auto isPushed = [](const Charged& each) { return each.act.verb == Verb::PushPot && each.rule == Rule(); };
    return (mucked.rule == verdict.rule && isOneOf(act.verb, {Verb::Sweep, Verb::PushPot}))
           || (act.verb == Verb::GatherCards && std::ranges::any_of(m_charged, isPushed));
}

void FaultBook::playOn()
{
    // but for a pot whose chips went elsewhere before it was pushed; pushed itself, it lies there again
    const auto pushed = thoseOf(
        m_charged, [](const Charged& each) { return each.act.verb == Verb::PushPot && each.act.seat; },
        [](const Charged& each) { return each.act.number; });
    std::erase_if(m_charged, [&](const Charged& each) {
        return isOneOf(each.act.verb, {Verb::GatherCards, Verb::PlaceButton})
               || (each.act.verb == Verb::PushPot && (each.done || contains(pushed, each.act.number)));
    });
    // a hand that was mucked too early is not mucked again, and wins what it wins
    for (Charged& each : m_charged) {
        if (each.act.verb == Verb::MuckHand)
            each.rule = {};
    }
}

bool FaultBook::followsEarlierResult(const Act& act, Verdict& verdict, const HandSoFar& hand, Score& score)
{
    if (isButtonByResult(act, verdict))
        return true;
    const auto earlier = std::ranges::find_if(m_charged, [&](const Charged& charged) {
        if (charged.act.verb == Verb::PushPot && !changesWinners(charged.act, act))
            return false;
        if (isTakenForShown(charged, act, verdict))
            return true;
        const bool read = !isReading(charged.act) || hand.game.followsFromReading(hand.situation, charged.act, act);
        return charged.done && charged.rule != Rule() && read && followsFromResult(charged.act, act, verdict);
    });
    if (earlier == m_charged.end())
        return false;
    weighAtWorst(*earlier, verdict, score);
    if (isOnAccount(act))
        m_misjudged.insert(*act.seat);
    return true;
}

bool FaultBook::isButtonByResult(const Act& act, const Verdict& verdict) const
{
    return act.verb == Verb::PlaceButton && verdict.fault == Fault::WrongTarget && verdict.expected
           && verdict.expected->act.verb == act.verb
           && (m_misjudged.contains(*act.seat) || m_misjudged.contains(*verdict.expected->act.seat));
}

bool FaultBook::isPaidAsLaid(const Act& act, Verdict& verdict, const HandSoFar& hand, Score& score)
{
    if (verdict.fault != Fault::WrongAmount)
        return false;
    const auto letStand =
        std::ranges::find_if(m_charged, [&](const Charged& each) { return isSettledAsLaid(each.act, act, hand); });
    if (letStand == m_charged.end())
        return false;
    weighAtWorst(*letStand, verdict, score);
    return true;
}

bool FaultBook::correctsLate(const Act& act, const Table& table)
{
    const auto gain = gainedAt(act);
    if (!gain || table.at(*act.seat).wagers.at(act.circle) > 0)
        return false;
    for (Missettled& each : m_missettled) {
        const Chips rest = each.due - each.gained;
        // nearer to what is due, or all of it undone
        const bool nearer = *gain > 0 ? *gain <= rest : *gain < 0 && *gain >= rest;
        if (rest == 0 || !sharesPlace(act, each.act) || (!nearer && *gain != -each.gained))
            continue;
        each.gained += *gain;
        std::erase(m_floorDid, act);
        return true;
    }
    return false;
}

bool FaultBook::isStillDone(const Act& act, Verdict& verdict)
{
    const auto done = std::ranges::find_if(m_stillDone, [&](const Act& did) { return isInShort(act, did); });
    if (done == m_stillDone.end() || verdict.isCorrect())
        return false;
    m_stillDone.erase(done);
    // with what put the mistake right the table has it already
    verdict.fault = Fault::None;
    verdict.rule = "GP-own-mistake"_rule;
    verdict.attempted.reset();
    verdict.jumped.clear();
    verdict.selfCorrected = true;
    verdict.told = true;
    return true;
}

bool FaultBook::goesOnRegardless(const Act& act, Verdict& verdict, const HandSoFar& hand, bool mistakeLies,
                                 Score& score)
{
    if (correctsLate(act, hand.situation.table))
        return true;
    // what the floor has done already in the dealer's place
    // with nobody to bet the next street comes at once, and has a burn of its own
    const bool nextStreet =
        verdict.fault == Fault::OutOfOrder && has(act, Trait::DealsCards) && act.verb != Verb::Pitch;
    const auto done = std::ranges::find_if(m_floorDid, [&](const Act& did) { return isInShort(act, did); });
    if (done != m_floorDid.end() && !nextStreet) {
        std::erase_if(m_left, [&](const Verdict& left) { return left.expected->act == *done; });
        m_floorDid.erase(done);
        return true;
    }
    const bool asLaid = isPaidAsLaid(act, verdict, hand, score);
    const bool goesOn = asLaid || isSaidAgain(act, hand) || followsEarlierResult(act, verdict, hand, score)
                        || (!mistakeLies && isSameSlip(act, verdict, hand))
                        || (!nextStreet && isStopped(act, verdict, hand, score));
    if (goesOn) { // done as far as the dealer knows
        noteDone(act);
        if (verdict.expected)
            noteDone(verdict.expected->act);
        if (takesOtherShares(act, verdict.expected))
            noteDone(chipsOfPot(act.number));
    }
    return goesOn;
}

bool FaultBook::isAsThought(const Act& act, const Game& game)
{
    if (performsIn(m_stopped->asIf, act, game))
        return true;
    std::vector<Act> due;
    for (const HandState& state : m_stopped->asIf) {
        for (const Duty& duty : state.procedure.duties())
            due.push_back(duty.act);
    }
    return sharesPlace(act, m_stopped->act) && !isPushedToLoser(m_stopped->act, act, due);
}

bool FaultBook::isStopped(const Act& act, Verdict& verdict, const HandSoFar& hand, Score& score)
{
    // with a hand that is void, to the last word of it
    if (m_stopped && std::ranges::any_of(m_floorDid, voidsHand)) {
        worsenStopped(verdict, score);
        return true;
    }
    if (!m_stopped || isBesideMisreading(*m_stopped, act, hand))
        return false;
    if (isInVain(m_stopped->act, act) || isPieceOf(act, m_floorDid))
        return true;
    if (callsOff(m_stopped->act, act)) {
        m_stopped->act = act;
        return true;
    }
    const bool thought = isAsThought(act, hand.game);
    if (isRhythm(m_stopped->act, m_stopped->verdict, act))
        return true;
    const bool belongs = isPartOfStopped(*m_stopped, act, verdict, hand.game);
    if (belongs) // a part of it weighs what it would have weighed alone
        verdict.severity = std::min(verdict.severity, weightAlone(*m_stopped, act, hand.game));
    // with a round that is taken for over, to the last word of it
    const bool goesOn = belongs || takesHandForOver(act, hand) || performsIn(m_stopped->over, act, hand.game)
                        || isDealtOn(m_stopped->act, m_stopped->verdict, act, verdict);
    if (goesOn)
        worsenStopped(verdict, score);
    return thought || goesOn;
}

} // namespace cutcard
