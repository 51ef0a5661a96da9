// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/proof.h"

#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/floor/fault_book.h"
#include "core/games/banked/banked_game.h"
#include "core/judge/look.h"
#include "core/players/dealers.h"
#include "core/session/recalled.h"

namespace cutcard {

namespace {

Chips houseOf(const Table& table)
{
    return table.drop + trayTotal(table) + table.cage
           + sumOf(table.places, [&](const SeatPlace& place) { return place.cutOut.total(); });
}

/// Whether an act was stopped, and told: what it was charged with is what it went past.
bool isStopped(const Entry& entry)
{
    return std::holds_alternative<Act>(entry.event) && entry.verdicts.front().told && !entry.wasRight();
}

/// Whether an event was charged with something that may have moved a chip or a card.
bool isToBeProved(const Entry& entry)
{
    return !entry.byHouse && std::ranges::any_of(entry.verdicts, [&](const Verdict& verdict) {
        // a wager that was left for good is charged later than it was passed over, where nothing comes of it
        const bool left = verdict.fault == Fault::Omitted && verdict.expected
                          && has(verdict.expected->act, Trait::Settles) && !isStopped(entry);
        // no loan was asked for yet that a deposit answers for
        const bool deposit = verdict.expected && verdict.expected->act.verb == Verb::Deposit;
        return verdict.isCharged() && verdict.severity != Severity::Minor && !left && !deposit;
    });
}

bool isCritical(const Entry& entry)
{
    return std::ranges::any_of(entry.verdicts, [](const Verdict& verdict) {
        return verdict.isCharged() && verdict.severity == Severity::Critical;
    });
}

/// Whether the floor was to be called first, and still may be: what comes of it then is not what was left undone.
bool passesFloorOver(const Entry& entry)
{
    return std::ranges::any_of(entry.verdicts, [](const Verdict& verdict) {
        const auto calls = [](const Duty& duty) { return duty.act.verb == Verb::CallFloor; };
        return verdict.isCharged()
               && (std::ranges::any_of(verdict.jumped, calls) || (verdict.expected && calls(*verdict.expected)));
    });
}

/// Who has more chips, and who fewer, as a hand was left than as it is dealt rightly.
Proof difference(const Table& asLeft, const ChipsBySeat& stray, const Table& asDue)
{
    Proof proof{.kind = Proof::Kind::NoChips};
    proof.potOver = inPots(asLeft) - inPots(asDue);
    for (std::size_t i = 0; i < proof.over.size(); ++i) {
        proof.over[i] = asLeft.places[i].chips() - stray[i] - asDue.places[i].chips();
        proof.potOver += stray[i];
    }
    proof.houseOver = houseOf(asLeft) - houseOf(asDue);
    if (proof != Proof{.kind = Proof::Kind::NoChips})
        proof.kind = Proof::Kind::Differs;
    return proof;
}

/// What a hand dealt out as it was left says beside the same hand dealt rightly.
Proof compared(const DealtOut& asLeft, const DealtOut& asDue)
{
    if (asDue.isVoid && (!asLeft.finished || asLeft.cards != asDue.cards))
        return {.kind = Proof::Kind::VoidHand};
    if (!asLeft.finished || !asDue.finished)
        return {.kind = Proof::Kind::Unknown};
    if (asLeft.cards != asDue.cards)
        return {.kind = asLeft.cards.differsFrom(asDue.cards) ? Proof::Kind::OtherCards : Proof::Kind::Unknown};
    const Proof proof = difference(asLeft.table, asLeft.stray, asDue.table);
    const bool byChoice = proof.kind == Proof::Kind::Differs && (asLeft.chosen || asDue.chosen);
    return byChoice || asLeft.guess || asDue.guess ? Proof{.kind = Proof::Kind::Unknown} : proof;
}

/// A session with one more event of its log; where it is the last of all, with nobody to put it right at once.
std::optional<Session> withEvent(Session now, const Session& session, std::size_t entry)
{
    const EntryLog& log = session.entries();
    if (!now.apply(log[entry].event))
        return std::nullopt;
    if (!now.isOver() || !std::holds_alternative<FloorStep>(now.entries().back().event))
        return now;
    SessionSetup open = session.setup();
    open.hands = 0;
    const auto before = Session::replay(open, wayTo(session, entry));
    if (!before)
        return std::nullopt;
    Session again = before->asTest();
    return again.apply(log[entry].event) ? std::optional(std::move(again)) : std::nullopt;
}

/// Whether the hand was ended, by its cards, the button or its books, while chips were still to go somewhere.
bool isEndedOverChips(const Entry& entry)
{
    const auto* act = std::get_if<Act>(&entry.event);
    return act != nullptr && isOneOf(act->verb, {Verb::GatherCards, Verb::PlaceButton, Verb::CountDrop, Verb::ClapOut})
           && std::ranges::any_of(entry.verdicts, [](const Verdict& verdict) {
                  // a button that is wrong for what it is weighs what that weighs
                  return verdict.isCharged() && verdict.expected && verdict.expected->rule == verdict.rule
                         && has(verdict.expected->act, Trait::MovesChips);
              });
}

/// Has bets brought in after the card that came before them: who notices nothing does it next.
void bringIn(Session& left)
{
    const auto slip = left.slip();
    if (!slip || slip->verdict.fault != Fault::OutOfOrder || !has(slip->act, Trait::MovesCards))
        return;
    for (const Duty& duty : slip->verdict.jumped) {
        if (isOneOf(duty.act.verb, {Verb::Sweep, Verb::BuildPot, Verb::ReturnChips}))
            (void)left.apply(duty.act);
    }
}

/// The rest of a part counts as given: what the dealer then did is done with it lying there.
Session withRestLeft(const Session& left, const Session& session, std::size_t entry)
{
    const EntryLog& log = session.entries();
    const bool goesOn = entry + 1 < log.size() && std::holds_alternative<Act>(log[entry + 1].event)
                        && log[entry + 1].wasRight() && std::holds_alternative<FloorStep>(log[entry].event);
    if (!goesOn)
        return left;
    // of which a part alone is no mistake yet
    const bool isPart = log[entry + 1].verdicts.front().told;
    Session gone = left.withMistakeStanding();
    return isPart || gone.apply(log[entry + 1].event) ? gone : left;
}

/// Whether the wager that says which hand a player backs was settled before the board was up: where it lay nothing
/// tells any more, and what goes with it would be dealt out for the other hand.
bool hidesSide(const Entry& entry, const Table& before)
{
    const auto* act = std::get_if<Act>(&entry.event);
    return act != nullptr && has(*act, Trait::Settles) && act->circle == Circle::DealerBlind
           && !std::ranges::all_of(before.board, &LyingCard::faceUp);
}

/// Whether the cards that decide a wager lie open.
bool isDecided(Circle circle, Seat seat, const Situation& situation)
{
    const Table& table = situation.table;
    const std::size_t flop = circle == Circle::Bonus && bankedGame(situation).settlesAfterFlop() ? 3 : 5;
    const auto upTo = std::span<const LyingCard>(table.board).first(std::min(flop, table.board.size()));
    const bool shown = circle != Circle::Bonus || std::ranges::all_of(table.at(seat).hand, &LyingCard::faceUp);
    return shown && std::ranges::all_of(upTo, &LyingCard::faceUp);
}

/// Whether a wager was taken from a player before anybody could know what becomes of it: what it would have come to
/// hangs on how the hand is played without it.
bool takesOpenWager(const Entry& entry, const Situation& before)
{
    const auto* act = std::get_if<Act>(&entry.event);
    return act != nullptr && act->verb == Verb::TakeWager && entry.verdicts.front().fault == Fault::Forbidden
           && !isDecided(act->circle, *act->seat, before);
}

bool isBeingUndone(const Situation& situation)
{
    return situation.notes.isVoid || situation.notes.voidBy != Rule();
}

Chips openChips(const SeatPlace& place)
{
    return place.inFront() + place.wagers.total();
}

/// A void hand's table once everybody has everything back.
Table givenBack(Session now)
{
    const auto lies = [](const SeatPlace& place) { return openChips(place) > 0; };
    for (int i = 0; i < 100 && (inPots(now.table()) > 0 || std::ranges::any_of(now.table().places, lies)); ++i) {
        const auto act = idealAct(now);
        if (!act || !now.apply(*act))
            break;
    }
    return now.table();
}

/// The table if the dealer had done what an act was a try at, or what was left out with it.
Table asTried(Table table, const Entry& entry)
{
    for (const Verdict& verdict : entry.verdicts) {
        auto due = verdict.fault == Fault::Omitted && verdict.expected ? std::optional(verdict.expected->act)
                                                                       : verdict.attempted;
        if (!verdict.isCharged() || !due || !has(*due, Trait::MovesChips))
            continue;
        if (entry.floor.left && differsInAmountOnly(*entry.floor.left, *due))
            due->amount -= entry.floor.left->amount;
        (void)perform(table, *due);
    }
    return table;
}

/// Whether a void hand's cards are taken up while chips of it lie there.
bool isTakenUpOverChips(const Entry& entry)
{
    const auto* act = std::get_if<Act>(&entry.event);
    const auto overChips = [](const Verdict& verdict) {
        return verdict.isCharged() && verdict.expected && has(verdict.expected->act, Trait::MovesChips);
    };
    return act != nullptr && (endsHand(*act) || has(*act, Trait::HandlesDeck))
           && std::ranges::any_of(entry.verdicts, overChips);
}

/// What comes of an act on a void hand's chips, of which each goes back: nothing is dealt out for that.
std::optional<Proof> ofVoidHand(const Entry& entry, const Session& before)
{
    const auto* act = std::get_if<Act>(&entry.event);
    const bool moves = act != nullptr && has(*act, Trait::MovesChips);
    Table left = before.table();
    if (!isBeingUndone(before.situation()) || (moves && !perform(left, *act)))
        return std::nullopt;
    Table due = before.table();
    if (isTakenUpOverChips(entry))
        due = givenBack(before);
    else if (moves || entry.floor.left)
        due = asTried(due, entry);
    Proof proof = difference(left, {}, due);
    for (std::size_t i = 0; i < proof.lying.size(); ++i) {
        proof.lying[i] = std::max<Chips>(0, openChips(left.places[i]) - openChips(due.places[i]));
        proof.kind = proof.lying[i] > 0 ? Proof::Kind::Differs : proof.kind;
    }
    return proof.kind == Proof::Kind::Differs ? std::optional(proof) : std::nullopt;
}

/// Whether a loan is counted out to another player than the one who is to have it.
bool lendsToAnother(const Entry& entry)
{
    const auto* act = std::get_if<Act>(&entry.event);
    return act != nullptr && act->verb == Verb::Lend && !entry.verdicts.empty()
           && entry.verdicts.front().fault == Fault::WrongTarget;
}

/// What comes of a wager that is settled before its time, of a loan to the wrong player, or of a void hand, where
/// nothing has to be dealt out for it.
std::optional<Proof> knownAtOnce(const Entry& entry, const Session& before)
{
    const Table& table = before.table();
    Table after = table;
    if (takesOpenWager(entry, before.situation()) && perform(after, std::get<Act>(entry.event)))
        return difference(after, {}, table);
    if (lendsToAnother(entry) && perform(after, std::get<Act>(entry.event)))
        return difference(after, {}, asTried(table, entry));
    return hidesSide(entry, table) ? std::optional(Proof{.kind = Proof::Kind::Unknown}) : ofVoidHand(entry, before);
}

/// What comes of one event of a log, from the moment before it.
Proof proofOf(const Session& now, const Session& session, std::size_t entry)
{
    constexpr Proof unknown{.kind = Proof::Kind::Unknown};
    // what was wrong before is put right in both
    const Session before = now.withMistakeLeft();
    // but for a part of the chips that were due: it was none until the rest did not follow, or went to somebody else
    const bool isPart = session.entries()[entry].floor.left.has_value();
    if (const auto known = knownAtOnce(session.entries()[entry], isPart ? now : before))
        return *known;
    Session left = now.slip() && now.slip()->isPart() ? now : before;
    if (isPart)
        left = withRestLeft(left, session, entry);
    else if (auto with = withEvent(left, session, entry))
        left = *std::move(with);
    else
        return unknown;
    bringIn(left);
    // words that nobody has followed yet, and what is still asked for after it, have done nothing to measure
    const Session standing = left.withMistakeStanding();
    const bool ends = isEndedOverChips(session.entries()[entry]);
    if (!ends && standing.table() == before.withMistakeStanding().table() && !standing.isOver())
        return unknown;
    const int hand = session.entries()[entry].hand;
    const DealtOut asLeft = ends ? ended((isPart ? now : before).table())
                                 : dealtOut(std::move(left), session, entry + 1, hand, before.table());
    const DealtOut asDue = dealtOut(before, session, entry, hand, before.table());
    const Proof proof = compared(asLeft, asDue);
    // what it weighs is that it is left out for good, and here it follows yet
    const Entry& wrong = session.entries()[entry];
    const bool follows = proof.kind == Proof::Kind::NoChips && (isCritical(wrong) || passesFloorOver(wrong));
    return follows ? unknown : proof;
}

/// Whether what an entry went past was never done in its hand: here it follows yet, and later it was left for good.
bool isLeftForGood(const EntryLog& log, std::size_t index)
{
    const auto wasJumped = [&](const Act& due) {
        return std::ranges::any_of(log[index].verdicts, [&](const Verdict& verdict) {
            return verdict.isCharged() && contains(verdict.jumped, due, &Duty::act);
        });
    };
    for (std::size_t i = index + 1; i < log.size() && log[i].hand == log[index].hand; ++i) {
        if (std::ranges::any_of(log[i].verdicts, [&](const Verdict& verdict) {
                return verdict.fault == Fault::Omitted && verdict.expected && wasJumped(verdict.expected->act);
            }))
            return true;
    }
    return false;
}

/// Says of a hand's proofs, up to a number of entries, that nobody won it: it was void in the end, whatever came
/// before.
void noteVoid(std::vector<Proof>& proofs, const EntryLog& log, std::size_t upTo)
{
    const int hand = log[upTo].hand;
    for (std::size_t i = upTo + 1; i-- > 0 && log[i].hand == hand;) {
        const bool open = proofs[i].kind == Proof::Kind::Unknown || proofs[i].kind == Proof::Kind::OtherCards;
        if (open)
            proofs[i].kind = Proof::Kind::VoidHand;
    }
}

} // namespace

Chips Proof::astray() const
{
    Chips sum = std::max<Chips>(0, houseOver) + std::max<Chips>(0, potOver);
    for (std::size_t i = 0; i < over.size(); ++i)
        sum += std::max<Chips>(0, over[i]) + lying[i];
    return sum;
}

std::vector<Proof> proofsOf(const Session& session)
{
    const EntryLog& log = session.entries();
    std::vector<Proof> proofs(log.size());
    auto now = Session::start(session.setup());
    for (std::size_t i = 0; i < log.size() && now; ++i) {
        if (isToBeProved(log[i]))
            proofs[i] = proofOf(log[i].floor.left ? *now : now->asTest(), session, i);
        if (proofs[i].kind == Proof::Kind::NoChips && isLeftForGood(log, i))
            proofs[i].kind = Proof::Kind::Unknown;
        if (!wasHandedBack(session, log[i]) && !now->applyLog(log, i, i + 1))
            break;
        if (now->situation().notes.isVoid && now->hand() == log[i].hand)
            noteVoid(proofs, log, i);
    }
    return proofs;
}

} // namespace cutcard
