// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/judge/as_good.h"
#include "core/judge/findings.h"
#include "core/judge/order.h"
#include "core/judge/uncalled.h"
#include "core/table/situation.h"

namespace cutcard::not_owed {

/// Whether a bet can't stand as it lies: a check may be what it comes to.
static bool isRuling(const Duty& duty)
{
    return has(duty.act, Trait::RulesOnBet)
           || (duty.act.phrase == Phrase::Check && duty.competency == Competency::Rulings);
}

/// Whether an act goes on as if what is due were not: a bet, chips or a deal stands that can't.
static bool goesPast(const Act& act, const Duty& duty)
{
    const Act& due = duty.act;
    if (isRuling(duty) || undoesDeal(due))
        return has(act, Trait::LetsStand);
    // what the floor is to settle does not go on, and who has won is for the floor to say
    if (due.verb == Verb::CallFloor)
        return has(act, Trait::LetsStand) || (act.verb == Verb::Announce && act.phrase == Phrase::Winner);
    if (due.verb == Verb::ReturnChips)
        return act.verb == Verb::Sweep || act.verb == Verb::BuildPot;
    return due.verb == Verb::TakeRake && act.verb == Verb::PushPot;
}

/// Whether a hand is played on that is void, for a card that does not belong to the deck.
static bool playsOnVoid(const Look& look)
{
    const bool fouled = look.due && look.due->act.verb == Verb::CallFloor && look.due->act.matter == Matter::FouledDeck;
    const Traits moves = Trait::MovesChips | Trait::DealsCards;
    return fouled && (isReading(look.act) || look.act.verb == Verb::Burn || has(look.act, moves));
}

/// Whether words tell of a player what is so.
static bool isTrue(const Look& look)
{
    const Act& act = look.act;
    return act.verb == Verb::Announce && act.phrase == Phrase::AllIn && look.situation.table.at(*act.seat).stack == 0
           && liveSeats(look.situation.table).contains(*act.seat);
}

/// Whether an act lends to somebody whom a loan is just to be refused.
static bool lendsAgainst(const Act& act, const Act& due)
{
    return act.verb == Verb::Lend && due.verb == Verb::Announce && due.phrase == Phrase::NoOdc && due.seat == act.seat;
}

/// Whether a finger points at somebody who is waited for, or words ask for the discards of one.
static bool isWaitedFor(const Act& act, const Procedure& procedure)
{
    const bool asks = act.verb == Verb::PointTo || (act.verb == Verb::Announce && act.phrase == Phrase::KeepOrDiscard);
    const Turn* turn = asks && act.seat ? findTurn(procedure, *act.seat) : nullptr;
    return turn != nullptr && (act.verb == Verb::PointTo || turn->wait == Wait::Discard);
}

/// Whether a finger goes on to somebody nobody waits for, past an irregularity that is to be met.
static bool pointsPastIrregularity(const Look& look)
{
    return look.due && look.due->competency == Competency::Irregularities && look.act.verb == Verb::PointTo
           && !isWaitedFor(look.act, look.procedure);
}

/// Whether a loan is counted out that is just to be refused.
static bool isLentAgainst(const Look& look)
{
    return look.due && lendsAgainst(look.act, look.due->act);
}

/// Whether the next hand begins before this one is over, or the floor has seen to the shuffler.
static bool beginsNext(const Look& look)
{
    const HandNotes& notes = look.situation.notes;
    return look.due && has(look.act, Trait::HandlesDeck)
           && (notes.decided || notes.voidBy != Rule() || look.due->act.matter == Matter::Shuffler);
}

/// Whether words to a player come beside a matter that the floor is to hear of, and rule on nothing.
static bool isBesideCall(const Act& act, const Act& due)
{
    return due.verb == Verb::CallFloor && has(act, Trait::CallsToOrder) && act.phrase != Phrase::BetStands
           && act.phrase != Phrase::DiscardStands;
}

/// Whether somebody is told something else than what happened asks for: it is a try at that.
static bool answersOtherwise(const Act& act, const Duty& due)
{
    if (!has(act, Trait::CallsToOrder))
        return act.verb == Verb::Announce && has(act, Trait::RulesOnBet) && has(due.act, Trait::CallsToOrder)
               && act.seat == due.act.seat;
    // what happened may be met by a deed as well
    return has(due.act, Trait::CallsToOrder | Trait::RulesOnBet)
           || (meetsIncident(due) && due.act.verb != Verb::Announce && !isBesideCall(act, due.act));
}

/// Whether another ruling is given than the one that is due, or another answer to what happened.
static bool rulesAnew(const Look& look)
{
    if (!look.due || isQuestion(look.act))
        return false;
    const bool rulings = has(look.due->act, Trait::RulesOnBet) && has(look.act, Trait::RulesOnBet);
    return rulings || answersOtherwise(look.act, *look.due);
}

/// Other words on what the same player has done.
static bool tellsOtherAction(const Act& done, const Act& owed)
{
    return saysAction(done) && saysAction(owed) && done.seat == owed.seat;
}

static Judgement found(Verdict verdict, const Look& look)
{
    return {.verdict = std::move(verdict), .rest = look.procedure};
}

static Verdict verdictOnUnneeded(const Look& look)
{
    return {.fault = Fault::Unneeded,
            .rule = "GP-unneeded"_rule,
            .severity = Severity::Minor,
            .competency = Competency::Action,
            .expected = look.due,
            // the floor may come for nothing, who is waited for be pointed at, and who is reported told as well
            .told = look.act.verb == Verb::CallFloor || isWaitedFor(look.act, look.procedure)
                    || (look.due && isBesideCall(look.act, look.due->act))};
}

/// The chips that move in place of bets swept in once words that are owed are said; nullopt if none come first.
static std::optional<Duty> chipsAfterWords(const Look& look)
{
    const bool bets = look.act.verb == Verb::Sweep || look.act.verb == Verb::BuildPot;
    if (!bets || !look.due || !has(look.due->act, Trait::Spoken))
        return std::nullopt;
    const auto said = look.procedure.after(look.due->act);
    const auto next = said ? said->rest.settled(look.situation).next() : std::nullopt;
    return next && has(next->act, Trait::MovesChips) ? next : std::nullopt;
}

/// Whether a disc is laid before a hand that has none to come, and belongs before another.
static bool isDiscOfAnother(const Look& look)
{
    const auto isOwn = [&](const Duty& duty) { return duty.act.seat == look.act.seat; };
    return isOneOf(look.act.verb, {Verb::NoRiverDisc, Verb::NoTurnDisc}) && look.meant
           && look.meant->act.verb == look.act.verb && std::ranges::none_of(look.owed, isOwn);
}

static Verdict verdictOnBan(const Look& look, const Ban& ban)
{
    const Act& act = look.act;
    // what may be done whenever nothing else is due breaks what is
    Verdict verdict{.fault = Fault::Forbidden,
                    .rule = ban.welcome && look.due ? look.due->rule : ban.rule,
                    .severity = ban.severity,
                    .competency = ban.competency,
                    .expected = look.due};
    // a round is closed over somebody who is still to be asked, and over whatever else is due first
    const auto duties = look.procedure.duties();
    const auto* asked =
        firstOf(duties, [&](const Duty& duty) { return isPointing(duty.act) && duty.rule == ban.rule; });
    if (asked != nullptr && look.due && *asked != *look.due && !isPointing(act)) {
        verdict.expected = *asked;
        verdict.jumped = {*look.due, *asked};
    }
    if (ban.instead) {
        verdict.fault = differsInAmountOnly(act, *ban.instead) ? Fault::WrongAmount : Fault::WrongTarget;
        verdict.expected = Duty{.act = *ban.instead,
                                .rule = ban.rule,
                                .severity = ban.severity,
                                .competency = ban.competency,
                                .optional = true};
        return verdict;
    }
    // chips of the house on an empty circle are no try at another payment, but may lie in the wrong one
    const bool onNothing = act.verb == Verb::PayWager && look.situation.table.at(*act.seat).wagers.at(act.circle) == 0;
    const Duty* elsewhere = onNothing ? find(look.owed, act, isInWrongCircle) : nullptr;
    if (onNothing && elsewhere == nullptr)
        elsewhere = find(look.owed, act, isBeforeWrongSeat);
    if (elsewhere != nullptr)
        verdict.expected = *elsewhere;
    const bool placed = act.verb == Verb::PushPot || has(act, Trait::Settles) || isDiscOfAnother(look);
    if (look.meant && !onNothing && placed) {
        verdict.attempted = look.meant->act;
        verdict.expected = look.meant;
    }
    // words change nothing: what is due can still be said and done in their place, but moving chips is no such thing
    const auto& due = look.due;
    const bool inPlace = due && !has(due->act, Trait::MovesChips)
                         && (has(due->act, Trait::Spoken)
                             || (act.seat && due->act.seat == act.seat && due->act.verb != Verb::PlaceButton));
    if (has(act, Trait::Spoken) && inPlace && !isPointing(due->act) && !has(due->act, Trait::Repeats))
        verdict.attempted = due->act;
    return verdict;
}

/// Whether what a player has done is said of another: the chips that lie there say whose it is, and nobody acts on it.
static bool isSaidOfAnother(const Look& look, const Duty& duty)
{
    Act own = look.act;
    own.seat = duty.act.seat;
    return saysAction(own) && own == duty.act && duty.competency == Competency::Action
           && !look.situation.table.at(*own.seat).absent;
}

std::optional<Judgement> meantOther(const Look& look)
{
    const auto& duty = look.meant;
    if (!duty || (look.ban && look.ban->aboveOthers) || playsOnVoid(look))
        return std::nullopt;
    const bool amount = differsInAmountOnly(look.act, duty->act);
    const bool share = amount && look.act.verb == Verb::PushPot;
    Verdict verdict =
        share ? verdictOnAmount(*duty, look.act) : verdictOn(amount ? Fault::WrongAmount : Fault::WrongTarget, *duty);
    // somebody gets chips back who is due none
    if (!amount && look.act.verb == Verb::ReturnChips)
        verdict.severity = Severity::Critical;
    if (isSaidOfAnother(look, *duty))
        verdict.severity = Severity::Minor;
    if (duty->order != Rule() && isMisplacedOnly(duty->act, look.act))
        verdict.rule = duty->order;
    return found(weighed(std::move(verdict), look.ban), look);
}

std::optional<Judgement> misreadTooEarly(const Look& look)
{
    if (!isReading(look.act))
        return std::nullopt;
    // what is looked ahead to opens again what the table does not show to be done
    constexpr int mostBefore = 8;
    Procedure then = look.procedure;
    for (int i = 0; i < mostBefore; ++i) {
        const auto next = then.next();
        if (!next || !comesBeforeReading(next->act))
            break;
        then = then.after(next->act)->rest.settled(look.situation);
        const auto owed = then.owed();
        const auto* ofHand = firstOf(
            owed, [&](const Duty& duty) { return sameKind(duty.act, look.act) && duty.act.seat == look.act.seat; });
        if (ofHand != nullptr)
            return found(verdictOn(Fault::WrongTarget, *ofHand), look);
    }
    return std::nullopt;
}

std::optional<Judgement> givenBackUnruled(const Look& look)
{
    const auto& due = look.due;
    if (!due || !has(due->act, Trait::RulesOnBet) || look.act.verb != Verb::ReturnChips
        || look.act.seat != due->act.seat)
        return std::nullopt;
    return found(verdictOn(Fault::WrongTarget, *due), look);
}

/// What is open before the chips of a table are counted at its end, where no button moves any more.
static std::optional<Skip> openAtEnd(const Look& look)
{
    if (look.situation.notes.isVoid)
        return std::nullopt;
    auto open = look.procedure.duties();
    open.erase(std::ranges::find_if(open, closesTable, &Duty::act), open.end());
    return Skip{.duty = Duty{.act = look.act, .rule = {}}, .rest = look.procedure, .jumped = std::move(open)};
}

/// The button of a hand that is decided goes past what is open before it moves, wherever it is placed: that may weigh
/// more than its seat.
static Verdict overWhatIsOpen(Verdict verdict, const Look& look)
{
    if (look.act.verb != Verb::PlaceButton || !look.situation.notes.decided)
        return verdict;
    const auto next = toButton(look.procedure, look.situation);
    const auto skip = next ? next : openAtEnd(look);
    if (!skip || skip->jumped.empty())
        return verdict;
    Verdict open = skipped(*skip).verdict;
    if (open.severity <= verdict.severity)
        return verdict;
    if (!next)
        return open;
    verdict.rule = open.rule;
    verdict.severity = open.severity;
    verdict.competency = open.competency;
    verdict.expected = open.expected;
    return verdict;
}

std::optional<Judgement> banned(const Look& look)
{
    const auto& ban = look.ban;
    // what lets a bet stand which is to be ruled on: that ruling is what they break
    const bool letsStand = look.due && goesPast(look.act, *look.due)
                           && (has(look.act, Trait::Spoken)
                               || (has(look.due->act, Trait::RulesOnBet) && ban && look.due->severity > ban->severity));
    if (!ban || ban->onlyWeighs || playsOnVoid(look) || isLentAgainst(look) || letsStand || beginsNext(look)
        || (rulesAnew(look) && !ban->aboveOthers))
        return std::nullopt;
    Verdict verdict = verdictOnBan(look, *ban);
    // picked up over what is unsettled: it is that which was left out
    if (const auto money = look.act.verb == Verb::GatherCards ? unsettledIn(look.procedure) : std::nullopt) {
        verdict.rule = money->rule;
        verdict.expected = money;
    } else if (look.act.verb == Verb::GatherCards && look.due && look.due->act.verb == Verb::CorrectWager) {
        // all that lies there is a wager of the next hand, put down too early
        verdict.severity = look.due->severity;
    }
    if (auto chips = chipsAfterWords(look))
        verdict.expected = std::move(chips);
    return found(overWhatIsOpen(std::move(verdict), look), look);
}

std::optional<Judgement> ruledOtherwise(const Look& look)
{
    // a hand that is void is called so in other words: it does not count by them either
    if (look.due && voidsHand(look.due->act) && undoesDeal(look.act)) {
        Verdict words = verdictOn(Fault::WrongTarget, *look.due);
        words.severity = Severity::Minor;
        return found(std::move(words), look);
    }
    return rulesAnew(look) ? std::optional(found(verdictOn(Fault::WrongTarget, *look.due), look)) : std::nullopt;
}

std::optional<Judgement> wentPast(const Look& look)
{
    if (!look.due
        || (!isLentAgainst(look) && !beginsNext(look) && !playsOnVoid(look) && !pointsPastIrregularity(look)
            && !goesPast(look.act, *look.due)))
        return std::nullopt;
    Verdict verdict = verdictOn(Fault::Forbidden, *look.due);
    verdict.severity = std::max(verdict.severity, look.due->severity); // it was left out as well
    return found(std::move(verdict), look);
}

std::optional<Judgement> uncalled(const Look& look)
{
    // said of a player who has done something else
    if (const Duty* duty = find(look.owed, look.act, tellsOtherAction))
        return found(verdictOn(Fault::WrongTarget, *duty), look);
    const auto general = isQuestion(look.act) || isTrue(look) ? std::nullopt : uncalledFor(look.act);
    return general ? std::optional(found(overWhatIsOpen(verdictOnBan(look, *general), look), look)) : std::nullopt;
}

std::optional<Judgement> unneeded(const Look& look)
{
    Verdict verdict = verdictOnUnneeded(look);
    if (verdict.expected)
        verdict.competency = verdict.expected->competency;
    return found(std::move(verdict), look);
}

} // namespace cutcard::not_owed
