// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/judge.h"

#include "core/acts/traits.h"
#include "core/judge/as_good.h"
#include "core/judge/uncalled.h"
#include "core/table/situation.h"

#include <algorithm>

namespace cutcard {

namespace {

/// A wrong amount; of a share of a pot it weighs by who gets chips, not by the odd chip.
Verdict wrongAmount(const Duty& duty, const Act& act)
{
    Verdict verdict = verdictOn(Fault::WrongAmount, duty);
    // out of the pot for good what others have matched; of a bet that is ruled on it still lies before the player
    if (act.verb == Verb::ReturnChips && act.amount > duty.act.amount && duty.competency == Competency::PotsAndPayouts)
        verdict.severity = Severity::Critical;
    const Chips off = act.amount > duty.act.amount ? act.amount - duty.act.amount : duty.act.amount - act.amount;
    if (off > 0 && off <= duty.oddChips) {
        verdict.rule = duty.oddRule;
        verdict.severity = Severity::Major;
    }
    return verdict;
}

bool sameKind(const Act& left, const Act& right)
{
    return left.verb == right.verb && (left.verb != Verb::Announce || left.phrase == right.phrase);
}

/// The same act on the same seat and pot, so that only an amount or a number of cards can differ.
bool differsInAmountOnly(const Act& done, const Act& owed)
{
    if (!sameKind(done, owed) || done.seat != owed.seat || done.seats != owed.seats || done.hand != owed.hand
        || done.ranks != owed.ranks || done.circle != owed.circle || done.matter != owed.matter)
        return false;
    return done.number == owed.number || has(owed, Trait::CountsCards);
}

/// A wager taken that is to be paid, paid that is to be taken, or either that is to be pushed.
bool settlesSameWager(const Act& done, const Act& owed)
{
    return has(done, Trait::Settles) && has(owed, Trait::Settles) && done.seat == owed.seat
           && done.circle == owed.circle;
}

const Duty* find(const std::vector<Duty>& duties, const Act& act, bool (*matches)(const Act&, const Act&))
{
    const auto found = std::ranges::find_if(duties, [&](const Duty& duty) { return matches(act, duty.act); });
    return found == duties.end() ? nullptr : &*found;
}

/// The same kind of act for the same seat and circle, and in the same place where no seat is named.
bool samePlace(const Act& done, const Act& owed)
{
    if (!sameKind(done, owed) || done.circle != owed.circle)
        return false;
    // a pot is a pot, whoever it is pushed to
    if (done.verb == Verb::PushPot)
        return done.number == owed.number;
    if (done.seat != owed.seat)
        return false;
    return done.seat || (!has(owed, Trait::CountsCards) && done.number == owed.number);
}

/// Whether an act names what could be meant: a seat, or a pot of which there are several.
bool namesPlace(const Act& act)
{
    return act.seat || act.verb == Verb::BuildPot || act.verb == Verb::RecordPot;
}

/// Whether a pot was built as owed, but in another place.
bool isMisplacedOnly(const Act& owed, const Act& done)
{
    return owed.verb == Verb::BuildPot && owed.amount == done.amount && owed.seats == done.seats;
}

/// What an act is to be compared with that is not owed as it is: the duty for its own seat, pot or circle, wherever it
/// is in sight, and only then another's.
std::optional<Duty> meant(const Act& act, const std::vector<Duty>& owed, const Procedure& procedure)
{
    for (const Duty& duty : owed) {
        if (samePlace(act, duty.act) || isMisplacedOnly(duty.act, act))
            return duty;
    }
    if (namesPlace(act)) {
        for (const Duty& duty : procedure.duties()) {
            // as it stands it would be out of order, or its time is not to be foreseen
            if (samePlace(act, duty.act) && duty.act != act)
                return duty;
        }
    }
    const Duty* duty = find(owed, act, sameKind);
    return duty == nullptr ? std::nullopt : std::optional(*duty);
}

/// Words by which nothing of a deal stands.
bool undoesDeal(const Act& act)
{
    return has(act, Trait::KillsHand) && has(act, Trait::Spoken);
}

/// Whether an act goes on as if what is due were not: a bet stands that can't, chips stay where they don't belong, a
/// deal is played that is none.
bool goesPast(const Act& act, const Act& due)
{
    if (has(due, Trait::RulesOnBet) || undoesDeal(due))
        return has(act, Trait::LetsStand);
    // what the floor is to settle does not go on, and who has won is for the floor to say
    if (due.verb == Verb::CallFloor)
        return has(act, Trait::LetsStand) || (act.verb == Verb::Announce && act.phrase == Phrase::Winner);
    if (due.verb == Verb::ReturnChips)
        return act.verb == Verb::Sweep || act.verb == Verb::BuildPot;
    return due.verb == Verb::TakeRake && act.verb == Verb::PushPot;
}

/// Whether words only ask what a player means, and rule on nothing.
bool isQuestion(const Act& act)
{
    return act.verb == Verb::Announce && act.phrase == Phrase::HowMuch;
}

/// Whether an act lends to somebody whom a loan is just to be refused.
bool lendsAgainst(const Act& act, const Act& due)
{
    return act.verb == Verb::Lend && due.verb == Verb::Announce && due.phrase == Phrase::NoOdc && due.seat == act.seat;
}

/// How badly a duty that is done too early can weigh: what gives nobody anything yet is no critical error.
Severity mostOf(const Act& early)
{
    if (isReading(early))
        return Severity::Major;
    return has(early, Trait::HandlesDeck) ? Severity::Minor : Severity::Critical;
}

/// Whether an act is only done before others of its own kind, which no document orders: a card of one distribution.
bool isAmongItsOwn(const Skip& skip)
{
    return !skip.pastPlayers && skip.duty.among != Rule()
           && std::ranges::all_of(skip.jumped, [&](const Duty& duty) { return duty.act.verb == skip.duty.act.verb; });
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

/// Whether a deal is undone as it has to be, but before the floor is asked, or without a word: everybody has everything
/// back all the same.
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

/// Whether words are a call that every player hears and answers, or name the one who answers it first.
bool isCall(const Act& act, std::optional<Seat> first)
{
    if (act.verb != Verb::Announce || !isOnlySaid(act) || has(act, Trait::EndsPart))
        return false;
    const bool toOne = act.phrase == Phrase::ShowFirst || act.phrase == Phrase::HandsUp;
    return !act.seat || (toOne && act.seat == first);
}

/// Whether a player is asked for the cut or for a blind.
bool asksForDeckOrBlind(const Act& act, std::optional<Seat> seat)
{
    const bool words = act.verb == Verb::Announce && (act.phrase == Phrase::Blinds || act.phrase == Phrase::CutAgain);
    return (words || act.verb == Verb::OfferCut) && act.seat == seat;
}

/// Whether a player is asked by a finger for what words should have asked: a check is refused like that as well, an
/// amount asked for, and a call to all players is heard by each.
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

/// Whether nothing is jumped over but wagers to be settled.
bool settlesOnly(const Skip& skip)
{
    return !skip.jumped.empty()
           && std::ranges::all_of(skip.jumped, [](const Duty& duty) { return has(duty.act, Trait::Settles); });
}

/// How badly it can weigh that a duty was done before those that it jumped over.
Severity mostForOrder(const Skip& skip)
{
    const Act& act = skip.duty.act;
    const auto all = [&](Traits any) {
        return std::ranges::all_of(skip.jumped, [&](const Duty& duty) { return has(duty.act, any); });
    };
    if (!skip.pastPlayers && asksWithoutTheWords(skip))
        return Severity::Minor;
    // a finger moves nothing; a lost wager is picked up as well a little later
    if (act.verb == Verb::PointTo && all(Trait::MovesCards | Trait::MovesChips))
        return settlesOnly(skip) ? Severity::Minor : Severity::Major;
    if (skip.pastPlayers)
        return Severity::Critical;
    // words left out where what they announce was done all the same: form, and no more
    const bool unsaid = !skip.jumped.empty() && std::ranges::all_of(skip.jumped, [&](const Duty& duty) {
        return duty.act.verb == Verb::Announce && !has(duty.act, Trait::RulesOnBet)
               && (undoesDeal(duty.act) || duty.rule == skip.duty.rule);
    });
    if (unsaid && has(act, Trait::MovesCards | Trait::MovesChips))
        return Severity::Minor;
    // the pot goes to whom it belongs to: the hands were read, if not aloud
    if (act.verb == Verb::PushPot
        && std::ranges::all_of(skip.jumped, [](const Duty& duty) { return duty.act.verb == Verb::NameHand; }))
        return Severity::Minor;
    if (isHalfOfRemedy(skip))
        return Severity::Major;
    // words said too early
    if (isOnlySaid(act))
        return has(act, Trait::EndsPart) ? Severity::Minor : Severity::Major;
    return isAllFaceDown(skip) ? Severity::Major : Severity::Critical;
}

/// Whether a finger points at somebody who is waited for.
bool isWaitedFor(const Act& act, const Procedure& procedure)
{
    const auto turns = procedure.turns();
    return act.verb == Verb::PointTo
           && std::ranges::any_of(turns, [&](const Turn& turn) { return turn.seat == act.seat; });
}

/// Whether a player who is waited for like this is asked by a finger; for the deck or a blind only instead of words.
bool isAskedByFinger(const Turn& turn, const std::optional<Duty>& next)
{
    if (turn.wait == Wait::Cut || turn.wait == Wait::Post)
        return next && asksForDeckOrBlind(next->act, turn.seat);
    return turn.wait == Wait::Bet || turn.wait == Wait::Discard;
}

/// Asking the players one by one for what a call to all of them comes before, or the first of them by a finger.
std::optional<Skip> askedForCall(const Act& act, const Procedure& procedure, const Situation& situation)
{
    Procedure then = procedure;
    std::vector<Duty> calls;
    for (auto call = then.next(); call && isCall(call->act, act.seat); call = then.next()) {
        calls.push_back(*call);
        then = then.after(call->act)->rest.settled(situation);
    }
    const auto turns = then.turns();
    const bool waits = std::ranges::any_of(turns, [&](const Turn& turn) {
        return turn.seat == act.seat && (turn.wait == Wait::Discard || turn.wait == Wait::Show);
    });
    if (calls.empty() || !waits)
        return std::nullopt;
    const Duty asks{.act = act, .rule = calls.front().rule, .competency = Competency::ActionControl, .optional = true};
    return Skip{.duty = asks, .rest = then, .jumped = calls};
}

/// Pointing at the player who would go on once what is owed is done: it jumps over that, and asks once more.
std::optional<Skip> askedAgain(const Act& act, const Procedure& procedure, const Situation& situation)
{
    const bool inWords = act.verb == Verb::Announce && act.phrase == Phrase::KeepOrDiscard;
    if ((act.verb != Verb::PointTo && !inWords) || !procedure.waitsForPlayers())
        return std::nullopt;
    // others may show their hands while one is told to
    const auto turns = procedure.turns();
    if (!std::ranges::all_of(turns, [&](const Turn& turn) { return turn.wait == Wait::Show && turn.seat != act.seat; }))
        return std::nullopt;
    const auto next = procedure.next();
    const auto asking = procedure.mapped([](const Duty& duty) { return owe(duty); },
                                         [&](const Turn& turn) {
                                             const Procedure waits = turnOf(turn.seat, turn.wait);
                                             const auto once = may(act, Rule(), Competency::ActionControl);
                                             const bool asks = isAskedByFinger(turn, next) && turn.seat == act.seat;
                                             return asks ? inOrder(once, waits) : waits;
                                         });
    auto skip = asking.skippingTo(act, situation);
    if (skip && !skip->pastPlayers && !skip->jumped.empty())
        return skip;
    return askedForCall(act, procedure, situation);
}

Judgement skipped(const Skip& skip)
{
    // the duty jumped over says what was broken; the heaviest of them says how badly
    auto worst = std::ranges::max_element(skip.jumped, {}, &Duty::severity);
    // a bet that is let stand is what was broken, whatever would have followed
    if (skip.duty.act.verb == Verb::PointTo && worst != skip.jumped.end()
        && has(skip.jumped.front().act, Trait::RulesOnBet))
        worst = skip.jumped.begin();
    const Duty& broken = worst == skip.jumped.end() ? skip.duty : *worst;
    Verdict verdict = verdictOn(skip.pastPlayers ? Fault::Premature : Fault::OutOfOrder, broken);
    verdict.severity = broken.severity; // it was left out, not done wrongly
    // a request for a loan was overlooked, with all that belongs to it
    if (skip.duty.act.verb == Verb::PointTo && !skip.jumped.empty()
        && isHandedOver(skip.jumped.front().act, broken.act))
        verdict.rule = skip.jumped.front().rule;
    // chips that the ruling gives back weigh more than its words
    for (const Duty& duty : skip.jumped) {
        if (duty.act.verb == Verb::ReturnChips && duty.act.seat == broken.act.seat
            && has(broken.act, Trait::RulesOnBet))
            verdict.severity = std::max(verdict.severity, duty.severity);
    }
    const Severity wrong = std::min(skip.duty.severity, skip.duty.ifWrong.value_or(skip.duty.severity));
    const Severity early = std::min(wrong, mostOf(skip.duty.act));
    // a card too early, not the finger that was left out for it
    const bool card = early == verdict.severity && isPointing(broken.act) && has(skip.duty.act, Trait::MovesCards);
    // the players post once the deck is ready: it is the deck that was left out
    const bool deck = skip.duty.act.verb == Verb::Pitch && has(broken.act, Trait::HandlesDeck);
    if (skip.pastPlayers && !deck && (early > verdict.severity || card)) {
        verdict.severity = early;
        verdict.rule = skip.duty.rule;
        verdict.competency = skip.duty.competency;
    }
    verdict.severity = std::min(verdict.severity, mostForOrder(skip));
    // pots pushed in the wrong order, one distribution for another: each as it should be, but not now
    const auto bothHave = [&](Trait trait) { return has(worst->act, trait) && has(skip.duty.act, trait); };
    const bool alike =
        worst != skip.jumped.end()
        && (sameKind(worst->act, skip.duty.act) || bothHave(Trait::DealsCards) || bothHave(Trait::Settles));
    if (alike && worst->order != Rule())
        verdict.rule = worst->order;
    else if (alike && skip.duty.order != Rule())
        verdict.rule = skip.duty.order;
    // where a document orders the distributions and not their cards, the players have as many as they should
    if (isAmongItsOwn(skip)) {
        verdict.rule = skip.duty.among;
        verdict.severity = Severity::Minor;
    }
    // chips that were lent are counted as somebody's own, and nobody takes them back any more
    if (closesTable(skip.duty.act)
        && std::ranges::any_of(skip.jumped, [](const Duty& duty) { return duty.act.verb == Verb::TakeLoan; }))
        verdict.severity = Severity::Critical;
    verdict.jumped = skip.jumped;
    return {.verdict = std::move(verdict), .rest = skip.rest, .lapsed = {}};
}

/// What was done decides what is cited, where the game says how it weighs.
Verdict weighed(Verdict verdict, const std::optional<Ban>& ban)
{
    if (ban && ban->weighs) {
        verdict.rule = ban->rule;
        verdict.severity = ban->severity;
        verdict.competency = ban->competency;
    }
    return verdict;
}

/// The boards of several streets laid face down at once, as many as they are in all: only what lies between is missing.
std::optional<Skip> laidAtOnce(const Act& act, const Procedure& procedure)
{
    if (act.verb != Verb::BoardDown)
        return std::nullopt;
    Skip skip{.duty = {}, .rest = procedure, .jumped = {}};
    for (int left = act.number; left > 0;) {
        const auto next = skip.rest.next();
        if (!next || (next->act.verb != Verb::BoardDown && next->act.verb != Verb::Burn)
            || (next->act.verb == Verb::BoardDown && next->act.number > left))
            return std::nullopt;
        if (next->act.verb == Verb::Burn) {
            skip.jumped.push_back(*next);
        } else {
            left -= next->act.number;
            skip.duty = *next;
        }
        skip.rest = skip.rest.after(next->act)->rest;
    }
    // with some of them still to come it is a wrong number of cards
    const auto after = skip.rest.next();
    const bool whole = !after || (after->act.verb != Verb::BoardDown && after->act.verb != Verb::Burn);
    return skip.jumped.empty() || !whole ? std::nullopt : std::optional(skip);
}

/// Who comes to the table once is there for all that waits for the same call.
Procedure calledOnce(const Act& act, Procedure rest)
{
    if (act.verb != Verb::CallFloor)
        return rest;
    for (auto next = rest.next(); next && next->act == act; next = rest.next())
        rest = rest.after(act)->rest;
    return rest;
}

/// What is still to be settled; a wager that stays its player's lies there as it should.
std::optional<Duty> unsettledIn(const Procedure& procedure)
{
    const auto duties = procedure.duties();
    const auto money = std::ranges::find_if(duties, [](const Duty& each) {
        return (has(each.act, Trait::Settles) && each.act.verb != Verb::PushWager) || each.act.verb == Verb::PushPot;
    });
    return money == duties.end() ? std::nullopt : std::optional(*money);
}

/// What is done as it should be, where the game says so, and only too early: what it came before is still owed.
Judgement tooEarly(const Ban& ban, const Procedure& procedure)
{
    auto expected = unsettledIn(procedure);
    if (!expected)
        expected = procedure.next();
    Judgement early{.verdict = {.fault = Fault::OutOfOrder,
                                .rule = ban.rule,
                                .severity = ban.severity,
                                .competency = ban.competency,
                                .expected = std::move(expected),
                                .jumped = procedure.duties(),
                                .selfCorrected = false,
                                .attempted = {}},
                    .rest = procedure,
                    .lapsed = {}};
    early.onlyOrder = true;
    return early;
}

/// A duty beyond hands that nobody waits for any more to be turned up, as it is found then.
std::optional<Skip> overUnseen(const Act& act, const Procedure& procedure, const Situation& situation)
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
Judgement passesOver(const Skip& skip, const Ban& ban)
{
    Verdict verdict = verdictOn(Fault::Premature, skip.jumped.empty() ? skip.duty : skip.jumped.front());
    verdict.rule = ban.rule;
    verdict.severity = ban.severity;
    verdict.competency = ban.competency;
    verdict.jumped = skip.jumped;
    Judgement over{.verdict = std::move(verdict), .rest = skip.rest, .lapsed = {}};
    over.onlyOrder = true;
    return over;
}

/// What is owed once somebody is asked before a lost wager is picked up: that can be done until the next one is asked.
Procedure beside(Seat asked, const Skip& skip)
{
    return skip.rest.mapped([](const Duty& duty) { return owe(duty); },
                            [&](const Turn& turn) {
                                std::vector<Procedure> parts{turnOf(turn.seat, turn.wait)};
                                for (const Duty& duty : skip.jumped)
                                    parts.push_back(owe(duty));
                                return turn.seat == asked ? inAnyOrder(std::move(parts)) : parts.front();
                            });
}

/// Whether nothing is jumped over but what is to be said about something that happened: the act itself is in its place.
bool jumpsRemarksOnly(const Skip& skip)
{
    return !skip.pastPlayers && !skip.jumped.empty() && std::ranges::all_of(skip.jumped, [](const Duty& duty) {
        const bool remark = isSaid(duty.act) || duty.act.verb == Verb::CallFloor;
        return remark && !isPointing(duty.act) && !has(duty.act, Trait::KillsHand | Trait::RulesOnBet | Trait::EndsPart)
               && (duty.competency == Competency::Irregularities || duty.competency == Competency::GameProtection);
    });
}

/// Whether an act deals with a part of what is owed as one: the last part counts for all.
bool isPart(const Act& act, const Duty& duty)
{
    return has(act, Trait::CountsCards) && duty.boards != 0 && act.number < duty.act.number;
}

} // namespace

Judgement judge(const Act& asDone, const Procedure& procedure, const Situation& situation, const Prohibitions& rules)
{
    const Act act = calledFor(asDone, procedure, situation);
    if (auto step = procedure.after(act)) {
        Judgement right{
            .verdict = verdictOn(Fault::None, step->duty), .rest = calledOnce(act, step->rest), .lapsed = step->lapsed};
        right.verdict.told = isPart(act, step->duty);
        return right;
    }

    const auto owed = procedure.owed();
    auto ban = rules.forbids(situation, act);
    // a street laid card by card
    if (const Duty* whole = find(owed, act, differsInAmountOnly);
        whole != nullptr && act.verb == Verb::Board && act.number > 0 && act.number < whole->act.number) {
        Duty part = *whole;
        part.act = act;
        part.optional = true;
        const auto lessThat = [&](const Duty& duty) {
            Duty left = duty;
            if (duty == *whole)
                left.act.number -= act.number;
            return std::optional(left);
        };
        Judgement right = rightAs(part, procedure.changed(lessThat));
        right.verdict.told = true;
        return right;
    }
    if (const auto streets = laidAtOnce(act, procedure))
        return skipped(*streets);
    if (ban && ban->onlyWeighs && !ban->weighs && !ban->passes)
        return tooEarly(*ban, procedure);
    // before looking ahead: three cards for a four-card flop are a wrong number, not an early turn
    if (const Duty* duty = find(owed, act, differsInAmountOnly))
        return {.verdict = weighed(wrongAmount(*duty, act), ban), .rest = procedure, .lapsed = {}};
    if (const Duty* other = find(owed, act, settlesSameWager))
        return {.verdict = verdictOn(Fault::WrongTarget, *other), .rest = procedure, .lapsed = {}};
    const auto duty = meant(act, owed, procedure);
    // a button owed to one seat and put to another is misplaced, even if a later hand will have it there;
    // and a second burn is one too many, even if a later street will ask for one
    auto skip = procedure.skippingTo(act, situation);
    if (!skip || skip->pastPlayers) {
        if (auto again = askedAgain(act, procedure, situation))
            skip = std::move(again);
    }
    if (skip && jumpsRemarksOnly(*skip))
        ban.reset();
    if (ban && ban->passes) {
        if (!skip)
            skip = overUnseen(act, procedure, situation);
        if (!skip)
            return tooEarly(*ban, procedure);
        return passesOver(*skip, *ban);
    }
    if (ban && ban->welcome && (!skip || skip->pastPlayers || ban->evenIfOwedLater)) {
        const Duty done{.act = act, .rule = ban->rule, .competency = ban->competency, .optional = true};
        Judgement right = rightAs(done, procedure);
        right.verdict.told = true;
        return right;
    }
    if (auto right = asGood(act, procedure, skip, situation, rules, ban))
        return std::move(*right);
    // what the floor is only told may be told at once
    const auto isTold = [](const Duty& each) { return each.optional || each.severity == Severity::Minor; };
    if (skip && !skip->pastPlayers && act.verb == Verb::CallFloor && isTold(skip->duty))
        return rightAs(skip->duty, withJumped(skip->jumped, skip->rest));
    // a deal that is known to be void is not dealt out first
    const auto isDealt = [](const Duty& each) { return each.act.verb == Verb::Pitch; };
    if (skip && !skip->pastPlayers && act.verb == Verb::CallFloor && act.matter == Matter::WrongCount
        && std::ranges::all_of(skip->jumped, isDealt))
        return rightAs(skip->duty, skip->rest);
    const bool banned = ban && !ban->onlyWeighs && (ban->evenIfOwedLater || (skip && skip->pastPlayers));
    if (skip && !banned && (!skip->pastPlayers || find(owed, act, sameKind) == nullptr)) {
        Judgement early = skipped(*skip);
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
        const bool amongItsOwn = isAmongItsOwn(*skip) && !(ban && ban->onlyWeighs);
        const bool same = comesToTheSame(act, skip->jumped, situation.table);
        // words that undo a deal have been said, whoever is still to be told of it
        const bool said = isOnlySaid(act) || (undoesDeal(act) && isHalfOfRemedy(*skip));
        const bool order = said && !asksWithoutTheWords(*skip);
        if (!skip->pastPlayers && (order || amongItsOwn || same)) {
            if (same && !closesTable(act))
                early.verdict.severity = std::min(early.verdict.severity, Severity::Major);
            early.rest = withJumped(skip->jumped, skip->rest);
            early.onlyOrder = true;
        }
        // asked before a lost wager is picked up, which lies there still
        if (!skip->pastPlayers && act.verb == Verb::PointTo && settlesOnly(*skip)) {
            early.rest = beside(*act.seat, *skip);
            early.onlyOrder = true;
        }
        return early;
    }
    if (duty && (!ban || !ban->aboveOthers)) {
        const bool amount = differsInAmountOnly(act, duty->act);
        Verdict verdict = verdictOn(amount ? Fault::WrongAmount : Fault::WrongTarget, *duty);
        // somebody gets chips back who is due none
        if (!amount && act.verb == Verb::ReturnChips)
            verdict.severity = Severity::Critical;
        if (duty->order != Rule() && isMisplacedOnly(duty->act, act))
            verdict.rule = duty->order;
        return {.verdict = weighed(std::move(verdict), ban), .rest = procedure, .lapsed = {}};
    }

    Verdict verdict{.fault = Fault::Unneeded,
                    .rule = "GP-unneeded"_rule,
                    .severity = Severity::Minor,
                    .competency = Competency::ActionControl,
                    .expected = procedure.next(),
                    .jumped = {},
                    .selfCorrected = false,
                    .attempted = {},
                    // the floor may come for nothing, and who is waited for be pointed at
                    .told = act.verb == Verb::CallFloor || isWaitedFor(act, procedure)};
    const auto due = verdict.expected;
    // a bet that has to be ruled on is given back instead
    if (due && has(due->act, Trait::RulesOnBet) && act.verb == Verb::ReturnChips && act.seat == due->act.seat)
        return {.verdict = verdictOn(Fault::WrongTarget, *due), .rest = procedure, .lapsed = {}};
    const bool refused = due && lendsAgainst(act, due->act);
    const auto forbid = [&](const Ban& found) {
        verdict.fault = Fault::Forbidden;
        verdict.rule = found.rule;
        verdict.severity = found.severity;
        verdict.competency = found.competency;
        verdict.told = false;
        if (duty && (act.verb == Verb::PushPot || has(act, Trait::Settles))) {
            verdict.attempted = duty->act;
            verdict.expected = duty;
        }
        // words change nothing: what is due can still be said and done in their place, but moving chips is no such
        // thing
        const bool inPlace = due && !has(due->act, Trait::MovesChips)
                             && (has(due->act, Trait::Spoken) || (act.seat && due->act.seat == act.seat));
        if (has(act, Trait::Spoken) && inPlace && !isPointing(due->act) && !has(due->act, Trait::Repeats))
            verdict.attempted = due->act;
    };
    // another ruling than the one that is due
    const bool rulesOtherwise =
        due && has(due->act, Trait::RulesOnBet) && has(act, Trait::RulesOnBet) && !isQuestion(act);
    // words that let a bet stand which is to be ruled on: that ruling is what they break
    const bool letsStand = due && has(act, Trait::Spoken) && goesPast(act, due->act);
    // the next hand begins before this one is over
    const bool begins = due && situation.notes.decided && has(act, Trait::HandlesDeck);
    if (ban && !ban->onlyWeighs && !refused && !letsStand && !begins && (!rulesOtherwise || ban->aboveOthers)) {
        forbid(*ban);
        // picked up over what is unsettled: it is that which was left out
        const auto money = act.verb == Verb::GatherCards ? unsettledIn(procedure) : std::nullopt;
        if (money) {
            verdict.rule = money->rule;
            verdict.expected = money;
        }
    } else if (rulesOtherwise) {
        verdict = verdictOn(Fault::WrongTarget, *due);
    } else if (due && (refused || begins || goesPast(act, due->act))) {
        verdict = verdictOn(Fault::Forbidden, *due);
        verdict.severity = std::max(verdict.severity, due->severity); // it was left out as well
    } else if (const auto general = isQuestion(act) ? std::nullopt : uncalledFor(act)) {
        forbid(*general);
    } else if (verdict.expected) {
        verdict.competency = verdict.expected->competency;
    }
    return {.verdict = std::move(verdict), .rest = procedure, .lapsed = {}};
}

} // namespace cutcard
