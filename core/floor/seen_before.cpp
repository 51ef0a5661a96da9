// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/floor/seen_before.h"

#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/floor/goes_on.h"
#include "core/judge/as_good.h"
#include "core/judge/order.h"

namespace cutcard {

namespace {

/// Whether chips are handed back that the player has taken back at the words before.
bool isPutRightByWords(const Act& act, const HandSoFar& hand)
{
    const auto last = hand.entries.rbegin();
    const auto* words = last == hand.entries.rend() ? nullptr : std::get_if<Act>(&last->event);
    if (act.verb != Verb::ReturnChips || words == nullptr || words->verb != Verb::Announce
        || last->hand != hand.number() || words->phrase != Phrase::CorrectTo || words->seat != act.seat
        || last->verdicts.empty() || !last->verdicts.front().isCorrect())
        return false;
    for (const Entry& entry : hand.backwards()) {
        const auto* bet = std::get_if<Decision>(&entry.event);
        if (bet != nullptr && bet->seat == act.seat)
            return bet->amount == words->amount + act.amount;
    }
    return false;
}

/// Whether the same is done again; each player whose hand, chips or account it is about is a deed of its own.
bool isSameVerb(const Act& then, const Act& act)
{
    constexpr Traits owned = Trait::MovesChips | Trait::KeepsBook | Trait::KillsHand;
    return then.verb == act.verb && (act.seat == then.seat || !has(act, owned));
}

/// Whether what was begun before the players were ready is gone on with before one of them has answered.
bool isGoneOnWith(const Act& act, const Rule& rule, const HandSoFar& hand)
{
    for (const Entry& entry : hand.backwards()) {
        if (std::holds_alternative<Decision>(entry.event))
            return false;
        const auto* then = std::get_if<Act>(&entry.event);
        const bool alike =
            then != nullptr
            && (isSameVerb(*then, act) || (isDisc(*then) && isDisc(act)) || (has(*then, Trait::Spoken) && isDisc(act)));
        if (alike && std::ranges::any_of(entry.verdicts, [&](const Verdict& earlier) {
                return !earlier.told && earlier.fault == Fault::Forbidden && earlier.rule == rule;
            }))
            return true;
    }
    return false;
}

/// Whether the cards went back for a new deal: what was wrong in the deal before was another slip.
bool endsDeal(const Entry& entry)
{
    const auto* act = std::get_if<Act>(&entry.event);
    const auto gathers = [](const Act& done) { return done.verb == Verb::GatherCards; };
    const bool right = !entry.verdicts.empty() && entry.verdicts.front().isCorrect();
    return (act != nullptr && gathers(*act) && right) || std::ranges::any_of(entry.floor.done, gathers);
}

/// The entries of this deal, the latest first.
auto thisDeal(const HandSoFar& hand)
{
    return hand.backwards() | std::views::take_while([](const Entry& entry) { return !endsDeal(entry); });
}

/// Whether an act done again is done twice: in the book, in what the house pays, by a riffle with cards out.
bool countsTwice(const Act& act, const Table& table)
{
    return act.verb == Verb::PayWager || (act.verb == Verb::Shuffle && table.stub.size() != cardCount)
           || (has(act, Trait::KeepsBook) && act.verb != Verb::CountStack && act.verb != Verb::RecordPot);
}

bool isAct(const Entry& entry)
{
    return std::holds_alternative<Act>(entry.event);
}

/// Whether cards are gathered, or wagers given back, where none is out.
bool bringsInNothing(const Act& act, const Table& table)
{
    return act.verb == Verb::ReturnWagers ? changesNothing(act, table)
                                          : act.verb == Verb::GatherCards && table.stub.size() == cardCount;
}

/// Whether a hand is mucked that its player has folded: it lies in the muck.
bool isMuckedByPlayer(const Act& act, const HandSoFar& hand)
{
    return act.verb == Verb::MuckHand && act.seat && hand.situation.notes.folded.contains(*act.seat)
           && hand.situation.table.at(*act.seat).hand.empty();
}

/// Whether that was done before, by the dealer or the floor, and no player has done anything since: what was put right
/// since may have ended the hand in which it was.
bool isBroughtInAgain(const Act& act, const HandSoFar& hand)
{
    if (!bringsInNothing(act, hand.situation.table))
        return false;
    for (const Entry& entry : std::views::reverse(hand.entries)) {
        const auto* did = std::get_if<Act>(&entry.event);
        if (did == nullptr && !std::holds_alternative<FloorStep>(entry.event))
            return false;
        if (entry.event == Event(act) || std::ranges::find(entry.floor.done, act) != entry.floor.done.end())
            return true;
    }
    return false;
}

/// Whether a duty was dealt with at an entry, by the dealer or by the floor: owed again, it is another one.
bool isMetAt(const Entry& entry, const Act& due)
{
    const bool byDealer =
        entry.wasRight() && entry.verdicts.front().expected && entry.verdicts.front().expected->act == due;
    return byDealer || std::ranges::find(entry.floor.done, due) != entry.floor.done.end();
}

/// Whether the hand went on at an entry: a player or a mishap, or a right act of the dealer's.
bool goesOnAt(const Entry& entry)
{
    return entry.wasRight() || (!isAct(entry) && !std::holds_alternative<FloorStep>(entry.event));
}

/// Whether two faults break the same paragraph in the same way, where something else was due.
bool isAlike(const Verdict& earlier, const Verdict& verdict)
{
    return !earlier.told && earlier.fault == verdict.fault && earlier.rule == verdict.rule && earlier.expected;
}

/// Whether a share of a pot is short by what another share of it was over, or the other way round.
bool isOtherHalf(const Act& act, const Verdict& verdict, const HandSoFar& hand)
{
    if (act.verb != Verb::PushPot || !verdict.expected)
        return false;
    const Chips over = act.amount - verdict.expected->act.amount;
    for (const Entry& entry : hand.backwards()) {
        // a part whose rest never came is booked with what came next
        const Act* then = entry.floor.left ? &*entry.floor.left : std::get_if<Act>(&entry.event);
        const auto balances = [&](const Verdict& earlier) {
            return earlier.isCharged() && earlier.fault == Fault::WrongAmount && earlier.expected
                   && then->amount - earlier.expected->act.amount == -over;
        };
        if (then != nullptr && then->verb == act.verb && then->number == act.number && then->seat != act.seat
            && std::ranges::any_of(entry.verdicts, balances))
            return true;
    }
    return false;
}

/// Whether a finger goes past the same player again whom a finger has gone past before.
bool isPassedOverAgain(const Act& act, const Verdict& verdict, const HandSoFar& hand)
{
    if (verdict.fault != Fault::WrongTarget || !isPointing(act) || !verdict.expected)
        return false;
    const auto passes = [&](const Verdict& earlier) {
        return earlier.isCharged() && earlier.fault == Fault::WrongTarget && earlier.expected
               && earlier.expected->act == verdict.expected->act;
    };
    for (const Entry& entry : hand.backwards()) {
        const auto* then = std::get_if<Act>(&entry.event);
        if (then == nullptr)
            continue;
        if (!isPointing(*then) || std::ranges::any_of(entry.verdicts, &Verdict::isCorrect))
            return false;
        if (std::ranges::any_of(entry.verdicts, passes))
            return true;
    }
    return false;
}

/// Whether a player gets one card on top of another in a deal in which that was charged before: it is dealt in packs.
bool isDealtInPacks(const Act& act, const Verdict& verdict, const HandSoFar& hand)
{
    if (act.verb != Verb::Pitch || verdict.fault != Fault::OutOfOrder)
        return false;
    const Entry* next = nullptr;
    for (const Entry& entry : thisDeal(hand)) {
        if (!isAct(entry))
            continue;
        if (next == nullptr && entry.event != Event(act))
            return false;
        if (next != nullptr && entry.event == next->event
            && std::ranges::any_of(next->verdicts, [&](const Verdict& then) { return isAlike(then, verdict); }))
            return true;
        next = &entry;
    }
    return false;
}

/// Whether an act is the same deed as one before: words, then what they say, or the same while the same still waits.
bool isSameDeed(const Act& then, const Act& act)
{
    const auto both = [&](Trait trait) { return has(then, trait) && has(act, trait); };
    const bool words = has(then, Trait::Spoken) && (!has(act, Trait::Spoken) || isPointing(act));
    return words || isSameVerb(then, act) || both(Trait::Settles) || both(Trait::LetsStand);
}

/// Whether an entry is a slip that this one repeats; `stillWaits`: what was due has not been done on the way.
bool isSameSlipAt(const Entry& entry, const Act& act, const Verdict& verdict, bool stillWaits)
{
    const Act& due = verdict.expected->act;
    const auto isIt = [&](const Verdict& earlier) {
        if (!isAlike(earlier, verdict) || verdict.severity > earlier.severity)
            return false;
        const bool oneByOne = verdict.severity != Severity::Critical && earlier.expected->act.verb == due.verb
                              && due.verb != act.verb && has(act, Trait::Settles);
        return oneByOne || (stillWaits && earlier.expected->act == due);
    };
    const auto* then = std::get_if<Act>(&entry.event);
    return then != nullptr && isSameDeed(*then, act) && std::ranges::any_of(entry.verdicts, isIt);
}

/// Whether words say once more, in the other way that is as good, what was just said rightly.
bool saysTheSame(const Act& act, const Verdict& then)
{
    const auto& duty = then.expected;
    if (isReading(act))
        return then.isCorrect() && duty && isInShort(act, duty->act);
    return has(act, Trait::Spoken) && then.isCorrect() && duty && duty->act.amount == act.amount
           && (duty->act == act || std::ranges::find(duty->alike, act) != duty->alike.end());
}

/// Whether an entry is this act, and it stands: what was said or done too early does where it is not handed back.
bool hasBeen(const Act& act, const Entry& entry, bool inTest)
{
    if (entry.verdicts.empty())
        return false;
    const Verdict& then = entry.verdicts.front();
    if (entry.event != Event(act))
        return isAct(entry) && saysTheSame(act, then);
    return then.isCorrect() || (inTest && then.fault == Fault::OutOfOrder);
}

/// Whether chips were moved by the floor there: moved again they come late, whatever the dealer moved before.
bool movesLate(const Act& act, const Entry& entry, bool inTest)
{
    return inTest && has(act, Trait::MovesChips) && contains(entry.floor.done, act);
}

} // namespace

bool isRepeated(const Act& act, const HandSoFar& hand, bool inTest)
{
    if (countsTwice(act, hand.situation.table))
        return false;
    if (isPutRightByWords(act, hand) || isBroughtInAgain(act, hand) || isMuckedByPlayer(act, hand))
        return true;
    const bool nothingOut = bringsInNothing(act, hand.situation.table);
    // a hand that was turned up lies so, whatever the players do
    const bool stays = act.verb == Verb::TurnUp;
    bool takesBack = false;
    for (const Entry& entry : hand.backwards()) {
        if (!isAct(entry) && !stays)
            break;
        if (movesLate(act, entry, inTest))
            return false;
        const bool isBack =
            std::exchange(takesBack, entry.wasRight() && entry.event == Event(cutcard::act(Verb::TakeBack)));
        if (isBack || !hasBeen(act, entry, inTest))
            continue;
        // words said again say nothing else, also where hands have still to follow them
        Table after = hand.situation.table;
        return nothingOut || act.verb == Verb::Announce || !cutcard::perform(after, act)
               || after == hand.situation.table;
    }
    return false;
}

bool isSaidAgain(const Act& act, const HandSoFar& hand)
{
    if (!isSaid(act) && !has(act, Trait::Spoken))
        return false;
    auto entry = hand.entries.rbegin();
    while (entry != hand.entries.rend() && std::holds_alternative<FloorStep>(entry->event))
        ++entry;
    return entry != hand.entries.rend() && entry->hand == hand.number() && entry->event == Event(act)
           && std::ranges::any_of(entry->verdicts, [](const Verdict& verdict) { return !verdict.isCorrect(); });
}

bool takesWordsBack(const HandSoFar& hand)
{
    if (hand.entries.empty() || hand.situation.beforeMistake != nullptr)
        return false;
    const Entry& last = hand.entries.back();
    const auto* act = std::get_if<Act>(&last.event);
    const bool gesture = act != nullptr && (isSaid(*act) || isOnlySaid(*act) || act->verb == Verb::OfferCut);
    return gesture && last.hand == hand.number() && !last.verdicts.empty() && !last.verdicts.front().isCorrect();
}

bool takesHandForOver(const Act& act, const HandSoFar& hand)
{
    if (act.verb != Verb::PlaceButton || hand.entries.empty())
        return false;
    const Entry& last = hand.entries.back();
    const auto* gathers = std::get_if<Act>(&last.event);
    return gathers != nullptr && gathers->verb == Verb::GatherCards && last.hand == hand.number()
           && !last.verdicts.empty() && !last.verdicts.front().isCorrect() && last.verdicts.front().told;
}

/// The verdict on closing a table at once before, over what an act does now.
static const Verdict* closedOver(const Act& act, const HandSoFar& hand)
{
    const Entry* last = hand.entries.empty() ? nullptr : &hand.entries.back();
    const auto* closing = last == nullptr ? nullptr : std::get_if<Act>(&last->event);
    if (closing == nullptr || last->verdicts.empty() || !last->verdicts.front().isCharged())
        return nullptr;
    const Verdict& early = last->verdicts.front();
    return closesOpen(*closing, early.jumped) && early.expected->act == act ? &early : nullptr;
}

const Verdict* correctsWords(const Act& act, const HandSoFar& hand)
{
    if (const Verdict* early = closedOver(act, hand))
        return early;
    constexpr Traits ofBet = Trait::RulesOnBet | Trait::LetsStand;
    if (act.verb != Verb::Announce || !act.seat || !has(act, ofBet) || !takesWordsBack(hand))
        return nullptr;
    const Entry& last = hand.entries.back();
    const Act& words = std::get<Act>(last.event);
    const bool same = words.verb == Verb::Announce && words.seat == act.seat && has(words, ofBet);
    return same && last.verdicts.front().isCharged() ? &last.verdicts.front() : nullptr;
}

bool wasOnlyTooEarly(const HandSoFar& hand)
{
    for (const Entry& entry : hand.backwards()) {
        const auto* act = std::get_if<Act>(&entry.event);
        if (act == nullptr) // the floor has taken it back
            return !entry.floor.undone.empty();
        const bool called = act->verb == Verb::CallFloor && entry.wasRight();
        if (!called && act->verb != Verb::TakeBack)
            return !entry.verdicts.empty() && entry.verdicts.front().fault == Fault::OutOfOrder;
    }
    return false;
}

bool wasFloorCalledInVain(const HandSoFar& hand)
{
    return std::ranges::any_of(hand.backwards(), [](const Entry& entry) {
        const auto* act = std::get_if<Act>(&entry.event);
        return act != nullptr && act->verb == Verb::CallFloor && !entry.verdicts.empty()
               && entry.verdicts.front().fault == Fault::Unneeded;
    });
}

bool isSameSlip(const Act& act, const Verdict& verdict, const HandSoFar& hand)
{
    if (verdict.fault == Fault::WrongAmount)
        return isOtherHalf(act, verdict, hand);
    if (verdict.fault != Fault::Forbidden)
        return isPassedOverAgain(act, verdict, hand) || isDealtInPacks(act, verdict, hand);
    if (!verdict.expected)
        return isGoneOnWith(act, verdict.rule, hand);
    const Act& due = verdict.expected->act;
    bool isMet = false;
    bool goneOn = false;
    for (const Entry& entry : thisDeal(hand)) {
        if (isSameSlipAt(entry, act, verdict, !isMet || !goneOn))
            return true;
        isMet = isMet || isMetAt(entry, due);
        goneOn = goneOn || goesOnAt(entry);
    }
    return false;
}

const Verdict* carriedOut(const Act& act, const HandSoFar& hand)
{
    if (hand.entries.empty() || hand.entries.back().hand != hand.number() || hand.entries.back().verdicts.empty())
        return nullptr;
    const auto* words = std::get_if<Act>(&hand.entries.back().event);
    const Verdict& verdict = hand.entries.back().verdicts.front();
    if (words == nullptr || words->verb != Verb::Announce || words->seat != act.seat || !verdict.isCharged())
        return nullptr;
    const bool loan = words->phrase == Phrase::OdcDrawn && isOneOf(act.verb, {Verb::Lend, Verb::Charge});
    const bool said = act.verb == Verb::MuckHand ? words->phrase == Phrase::Fold
                                                 : act.verb == Verb::ReturnChips && has(*words, Trait::RulesOnBet);
    return loan || said ? &verdict : nullptr;
}

bool isChargedAlready(const Verdict& verdict, const HandSoFar& hand)
{
    for (const Entry& entry : thisDeal(hand)) {
        if (std::ranges::any_of(verdict.jumped, [&](const Duty& duty) { return isMetAt(entry, duty.act); }))
            return false;
        for (const Verdict& earlier : entry.verdicts) {
            const auto wasJumped = [&](const Duty& duty) {
                return std::ranges::find(earlier.jumped, duty.act, &Duty::act) != earlier.jumped.end();
            };
            if (earlier.fault == Fault::OutOfOrder && !verdict.jumped.empty()
                && std::ranges::all_of(verdict.jumped, wasJumped))
                return true;
        }
    }
    return false;
}

bool wasJumped(const Duty& duty, const HandSoFar& hand)
{
    Verdict again;
    again.jumped = {duty};
    return isChargedAlready(again, hand);
}

bool isSlideLeftOutAgain(const Verdict& verdict, const HandSoFar& hand)
{
    const auto isSlide = [](const Act& act) { return act.verb == Verb::Slide || act.verb == Verb::SlideDealer; };
    const auto jumpsSlides = [&](const Verdict& each) {
        return each.fault == Fault::OutOfOrder && !each.jumped.empty()
               && std::ranges::all_of(each.jumped, isSlide, &Duty::act);
    };
    if (!jumpsSlides(verdict))
        return false;
    bool before = false;
    for (const Entry& entry : hand.backwards()) {
        const auto* act = std::get_if<Act>(&entry.event);
        if (act != nullptr && isSlide(*act))
            return false;
        before = before || std::ranges::any_of(entry.verdicts, jumpsSlides);
    }
    return before;
}

std::optional<Duty> leftOut(const Act& act, const HandSoFar& hand)
{
    constexpr Traits never = Trait::RulesOnBet | Trait::EndsPart | Trait::KillsHand | Trait::LetsStand
                             | Trait::MovesCards | Trait::MovesChips;
    if (!has(act, Trait::CanBeLate) || has(act, never))
        return std::nullopt;
    for (const Entry& entry : hand.backwards()) {
        for (const Verdict& verdict : entry.verdicts) {
            const auto jumped = std::ranges::find(verdict.jumped, act, &Duty::act);
            if (jumped != verdict.jumped.end())
                return *jumped;
            if (verdict.fault == Fault::Omitted && verdict.expected && verdict.expected->act == act)
                return verdict.expected;
        }
    }
    return std::nullopt;
}

bool isFloorTold(const Rule& rule, const HandSoFar& hand)
{
    for (const Entry& entry : hand.backwards()) {
        const auto* act = std::get_if<Act>(&entry.event);
        const auto heard = [&](const Verdict& verdict) { return verdict.isCorrect() && verdict.rule == rule; };
        if (act != nullptr && act->verb == Verb::CallFloor && std::ranges::any_of(entry.verdicts, heard))
            return true;
    }
    return false;
}

} // namespace cutcard
