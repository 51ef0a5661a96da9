// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/look.h"

#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/judge/as_good.h"
#include "core/table/situation.h"

namespace cutcard {

bool sameKind(const Act& left, const Act& right)
{
    return left.verb == right.verb && (left.verb != Verb::Announce || left.phrase == right.phrase);
}

bool differsInAmountOnly(const Act& done, const Act& owed)
{
    if (!sameKind(done, owed) || done.seat != owed.seat || done.seats != owed.seats || done.hand != owed.hand
        || done.ranks != owed.ranks || done.circle != owed.circle || done.matter != owed.matter)
        return false;
    return done.number == owed.number || has(owed, Trait::CountsCards);
}

bool settlesSameWager(const Act& done, const Act& owed)
{
    return has(done, Trait::Settles) && has(owed, Trait::Settles) && done.seat == owed.seat
           && done.circle == owed.circle;
}

bool isInWrongCircle(const Act& done, const Act& owed)
{
    return has(owed, Trait::Settles) && done.verb == owed.verb && done.seat == owed.seat && done.amount == owed.amount
           && done.circle != owed.circle;
}

bool isBeforeWrongSeat(const Act& done, const Act& owed)
{
    return done.verb == Verb::PayWager && owed.verb == Verb::PayWager && done.circle == owed.circle
           && done.amount == owed.amount && done.seat != owed.seat;
}

bool isMisplacedOnly(const Act& owed, const Act& done)
{
    return owed.verb == Verb::BuildPot && owed.amount == done.amount && owed.seats == done.seats;
}

/// Whether chips go where they are owed, but with another seat.
static bool isWithOtherSeat(const Act& done, const Act& owed)
{
    Act moved = done;
    moved.seat = owed.seat;
    return has(done, Trait::MovesChips | Trait::KeepsBook) && !has(done, Trait::Settles) && done.seat && moved == owed;
}

const Duty* find(const std::vector<Duty>& duties, const Act& act, bool (*matches)(const Act&, const Act&))
{
    const auto found = std::ranges::find_if(duties, [&](const Duty& duty) { return matches(act, duty.act); });
    return found == duties.end() ? nullptr : &*found;
}

bool undoesDeal(const Act& act)
{
    return has(act, Trait::KillsHand) && has(act, Trait::Spoken);
}

bool voidsHand(const Act& act)
{
    return act.verb == Verb::Announce && act.phrase == Phrase::HandVoid;
}

bool isCall(const Act& act, std::optional<Seat> first)
{
    if (act.verb != Verb::Announce || !isOnlySaid(act) || has(act, Trait::EndsPart))
        return false;
    const bool toOne = act.phrase == Phrase::ShowFirst || act.phrase == Phrase::HandsUp;
    return !act.seat || (toOne && act.seat == first);
}

bool asksForDeckOrBlind(const Act& act, std::optional<Seat> seat)
{
    const bool words = act.verb == Verb::Announce && (act.phrase == Phrase::Blinds || act.phrase == Phrase::CutAgain);
    return (words || act.verb == Verb::OfferCut) && act.seat == seat;
}

/// The same kind of act for the same seat and circle, and in the same place where no seat is named.
static bool samePlace(const Act& done, const Act& owed)
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
static bool namesPlace(const Act& act)
{
    return act.seat || act.verb == Verb::BuildPot || act.verb == Verb::RecordPot;
}

/// Whether a duty may still be open where a wager is settled: another one, or the showing that goes with it.
static bool isOpenBeside(const Duty& duty)
{
    return has(duty.act, Trait::Settles) || duty.act.verb == Verb::TurnUp || duty.act.verb == Verb::CutOut
           || duty.act.verb == Verb::FillTray || isOnlySaid(duty.act);
}

/// What a wager is to be settled by, in sight or behind what may still be open beside it.
static std::optional<Duty> settlingOf(const Act& act, const Procedure& procedure, const Situation& situation)
{
    if (!has(act, Trait::Settles))
        return std::nullopt;
    for (const Duty& duty : procedure.duties()) {
        if (settlesSameWager(act, duty.act))
            return duty;
    }
    Act other = act;
    other.amount = situation.table.at(*act.seat).wagers.at(act.circle);
    for (const Verb verb : {Verb::TakeWager, Verb::PayWager, Verb::PushWager}) {
        other.verb = verb;
        const auto skip = procedure.skippingTo(other, situation);
        if (skip && !skip->pastPlayers && std::ranges::all_of(skip->jumped, isOpenBeside))
            return skip->duty;
    }
    return std::nullopt;
}

/// To whom a pot goes that is pushed before all hands were read: reading them says who wins, and does not make it so.
static std::optional<Duty> shareUnread(const Act& push, const Procedure& procedure, const Situation& situation)
{
    const auto read = procedure.without([](const Duty& duty) { return isReading(duty.act); });
    for (const Duty& duty : read.settled(situation).owed()) {
        if (samePlace(push, duty.act) && duty.act != push)
            return duty;
    }
    return std::nullopt;
}

std::optional<Skip> toButton(const Procedure& procedure, const Situation& situation)
{
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        auto skip = procedure.skippingTo(act(Verb::PlaceButton, seat), situation);
        if (skip && !skip->pastPlayers)
            return skip;
    }
    return std::nullopt;
}

/// Where the button goes as soon as the cards are gathered.
static std::optional<Duty> buttonSoon(const Procedure& procedure, const Situation& situation)
{
    const auto skip = toButton(procedure, situation);
    const bool soon =
        skip && std::ranges::all_of(skip->jumped, [](const Duty& duty) { return duty.act.verb == Verb::GatherCards; });
    return soon ? std::optional(skip->duty) : std::nullopt;
}

/// What is owed for a pot once the chips that nobody called are given back.
static std::optional<Duty> potSoon(const Act& act, const Procedure& procedure, const Situation& situation)
{
    const auto next = act.verb == Verb::RecordPot ? procedure.next() : std::nullopt;
    if (!next || next->act.verb != Verb::ReturnChips)
        return std::nullopt;
    Situation then = situation;
    if (!perform(then.table, next->act))
        return std::nullopt;
    const auto owed = procedure.after(next->act)->rest.settled(then).owed();
    return copyOf(firstOf(owed, [&](const Duty& duty) { return samePlace(act, duty.act) && duty.act != act; }));
}

/// To whom a pot goes, out of which the rake is still to come, where it is pushed to a player with no share in it.
static std::optional<Duty> shareAfterRake(const Act& push, const Procedure& procedure, const Situation& situation)
{
    auto next = push.verb == Verb::PushPot ? procedure.next() : std::nullopt;
    if (!next || next->act.verb != Verb::TakeRake)
        return std::nullopt;
    Procedure then = procedure;
    Situation raked = situation;
    for (; next && next->act.verb == Verb::TakeRake && perform(raked.table, next->act); next = then.next())
        then = then.after(next->act)->rest.settled(raked);
    const auto owed = then.owed();
    const auto isShare = [&](const Duty& duty) { return samePlace(push, duty.act); };
    const auto isOwn = [&](const Duty& duty) { return isShare(duty) && duty.act.seat == push.seat; };
    return std::ranges::any_of(owed, isOwn) ? std::nullopt : copyOf(firstOf(owed, isShare));
}

/// What an act that is not owed is compared with: the duty for its own seat, pot or circle, only then another's.
static std::optional<Duty> meant(const Act& act, const std::vector<Duty>& owed, const Procedure& procedure,
                                 const Situation& situation)
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
    const auto inSight = procedure.duties();
    const Duty* misplaced = find(inSight, act, isWithOtherSeat);
    if (const Duty* duty = misplaced != nullptr ? misplaced : find(owed, act, sameKind))
        return *duty;
    if (act.verb == Verb::PlaceButton)
        return buttonSoon(procedure, situation);
    if (auto pot = potSoon(act, procedure, situation))
        return pot;
    if (auto share = shareAfterRake(act, procedure, situation))
        return share;
    return act.verb == Verb::PushPot ? shareUnread(act, procedure, situation) : std::nullopt;
}

/// Whether a player who is waited for like this is asked by a finger; for the deck or a blind only instead of words.
static bool isAskedByFinger(const Turn& turn, const std::optional<Duty>& next)
{
    if (turn.wait == Wait::Cut || turn.wait == Wait::Post)
        return next && asksForDeckOrBlind(next->act, turn.seat);
    return turn.wait == Wait::Bet || turn.wait == Wait::Discard;
}

/// Asking the players one by one for what a call to all of them comes before, or the first of them by a finger.
static std::optional<Skip> askedForCall(const Act& act, const Procedure& procedure, const Situation& situation)
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
    const Duty asks{.act = act, .rule = calls.front().rule, .competency = Competency::Action, .optional = true};
    return Skip{.duty = asks, .rest = then, .jumped = calls};
}

/// Pointing at the player who would go on once what is owed is done: it jumps over that, and asks once more.
static std::optional<Skip> askedAgain(const Act& act, const Procedure& procedure, const Situation& situation)
{
    const bool inWords = act.verb == Verb::Announce && act.phrase == Phrase::KeepOrDiscard;
    if ((act.verb != Verb::PointTo && !inWords) || !procedure.waitsForPlayers())
        return std::nullopt;
    // others may show their hands while one is told to
    const auto turns = procedure.turns();
    if (!std::ranges::all_of(turns, [&](const Turn& turn) { return turn.wait == Wait::Show && turn.seat != act.seat; }))
        return std::nullopt;
    const auto next = procedure.next();
    const auto asking = procedure.mappedTurns([&](const Turn& turn) {
        const Procedure waits = turnOf(turn.seat, turn.wait);
        const auto once = may(act, Rule(), Competency::Action);
        const bool asks = isAskedByFinger(turn, next) && turn.seat == act.seat;
        return asks ? inOrder(once, waits) : waits;
    });
    auto skip = asking.skippingTo(act, situation);
    if (skip && !skip->pastPlayers && !skip->jumped.empty())
        return skip;
    return askedForCall(act, procedure, situation);
}

/// Whether nothing is jumped over but what is to be said about something that happened: the act itself is in its place.
static bool jumpsRemarksOnly(const Skip& skip)
{
    return !skip.pastPlayers && !skip.jumped.empty() && std::ranges::all_of(skip.jumped, [](const Duty& duty) {
        const bool remark = isSaid(duty.act) || duty.act.verb == Verb::CallFloor;
        return remark && !isPointing(duty.act) && !has(duty.act, Trait::KillsHand | Trait::RulesOnBet | Trait::EndsPart)
               && (duty.competency == Competency::Irregularities || duty.competency == Competency::Protection);
    });
}

/// Nobody deals on where the deal is undone or the floor is told of it: no card that is left counts as jumped over.
static bool stopsDeal(Skip& skip)
{
    const auto ends = [](const Act& act) {
        return undoesDeal(act) || (act.verb == Verb::CallFloor && act.matter == Matter::WrongCount);
    };
    const auto end = std::ranges::find_if(skip.jumped, ends, &Duty::act);
    if (skip.pastPlayers || (end == skip.jumped.end() && !ends(skip.duty.act)))
        return false;
    const auto isDealt = [](const Duty& duty) { return duty.act.verb == Verb::Pitch; };
    const auto left = std::remove_if(skip.jumped.begin(), end, isDealt);
    const bool any = left != end;
    skip.jumped.erase(left, end);
    return any;
}

/// What is due first, beyond wagers that are pushed as well by leaving them where they lie.
static std::optional<Duty> dueFirst(Procedure procedure, const Situation& situation)
{
    const auto first = procedure.next();
    if (!first || first->act.verb != Verb::PushWager)
        return first;
    auto next = first;
    for (Situation then = situation; next && next->act.verb == Verb::PushWager; next = procedure.next()) {
        (void)perform(then.table, next->act);
        procedure = procedure.after(next->act)->rest.settled(then);
    }
    return next ? next : first;
}

Look lookAt(const Act& act, const Procedure& procedure, const Situation& situation, const Prohibitions& rules)
{
    Look look{.act = act,
              .procedure = procedure,
              .situation = situation,
              .rules = rules,
              .owed = procedure.owed(),
              .due = dueFirst(procedure, situation),
              .forbidden = rules.forbids(situation, act),
              .ban = {},
              .settling = settlingOf(act, procedure, situation),
              .meant = {},
              .skip = procedure.skippingTo(act, situation),
              .stopsDeal = false};
    look.meant = meant(act, look.owed, procedure, situation);
    if (tellsWhatLies(act, situation.table))
        look.forbidden =
            Ban{"GP-announce"_rule, Severity::Minor, Competency::Rulings, false, act.verb == Verb::CorrectWager};
    // a button owed to one seat and put to another is misplaced, even if a later hand will have it there;
    // and a second burn is one too many, even if a later street will ask for one
    if (!look.skip || look.skip->pastPlayers) {
        if (auto again = askedAgain(act, procedure, situation))
            look.skip = std::move(again);
    }
    look.stopsDeal = look.skip && stopsDeal(*look.skip);
    if (!look.skip || !jumpsRemarksOnly(*look.skip))
        look.ban = look.forbidden;
    return look;
}

} // namespace cutcard
