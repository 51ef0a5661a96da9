// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/proof.h"

#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/recalled.h"

#include <algorithm>
#include <ranges>

namespace cutcard {

namespace {

constexpr int mostOfAHand = 2000;

/// The cards that were dealt to the players, the dealer and the middle, however long they lay there.
class CardsDealt
{
public:
    void see(const Table& table)
    {
        std::size_t place = 0;
        const auto keep = [&](const auto& row) {
            std::vector<Card>& cards = m_cards[place++];
            if (row.size() < cards.size())
                return;
            cards.clear();
            for (const LyingCard& lying : row)
                cards.push_back(lying.card);
        };
        for (const SeatPlace& seat : table.places)
            keep(seat.hand);
        keep(table.board);
        keep(table.dealerHand);
        keep(table.sharedHand);
    }
    bool operator==(const CardsDealt&) const = default;
    /// Whether another card came to a place than in these: not only none, where a hand ended sooner.
    bool differsFrom(const CardsDealt& others) const
    {
        for (std::size_t i = 0; i < m_cards.size(); ++i) {
            const std::size_t both = std::min(m_cards[i].size(), others.m_cards[i].size());
            if (!std::ranges::equal(m_cards[i] | std::views::take(both), others.m_cards[i] | std::views::take(both)))
                return true;
        }
        return false;
    }

private:
    std::array<std::vector<Card>, maxSeats + 3> m_cards;
};

/// A hand dealt to its end.
struct DealtOut {
    Table table;
    CardsDealt cards;
    bool finished = false;
    bool isVoid = false;
    ChipsBySeat stray{}; ///< what a seat got back that was to be in a pot
    bool guess = false;  ///< chips were staked that nobody has staked
    bool chosen = false; ///< a player's choice against the house was made that nobody has made
};

/// What the players of a hand did after an event: once more, where they can.
class SamePlayers
{
public:
    SamePlayers(const Session& session, std::size_t entry, int hand)
    {
        const EntryLog& log = session.entries();
        for (std::size_t i = entry; i < log.size() && log[i].hand == hand; ++i) {
            if (const auto* decision = std::get_if<Decision>(&log[i].event))
                m_decisions.push_back(*decision);
        }
    }

    /// Whether somebody had to answer a bet who never did: what chips come to is not known then, only the cards.
    bool isGuess() const { return m_staked; }
    /// Whether somebody had to play, raise or fold against the house who never did.
    bool isChosen() const { return m_chosen; }

    /// What they do next; nothing while the dealer owes something.
    std::optional<Event> next(const Session& now)
    {
        if (const auto turn = now.turn()) {
            const auto same = std::ranges::find(m_decisions, turn->seat, &Decision::seat);
            if (same != m_decisions.end()) {
                const Event event = *same;
                m_decisions.erase(same);
                if (now.isPossible(event))
                    return event;
            }
            if (turn->wait == Wait::Bet) {
                const Event check = Decision{.seat = turn->seat, .choice = Choice::Check};
                if (now.isPossible(check))
                    return check;
                m_staked = true;
            }
            m_chosen = m_chosen || turn->wait == Wait::PlayOrFold || turn->wait == Wait::Raise;
        }
        return m_simulator.next(now);
    }

private:
    std::vector<Decision> m_decisions;
    Simulator m_simulator;
    bool m_staked = false;
    bool m_chosen = false;
};

/// The chips that a pot was built short of; negative: it was built with some too many.
Chips missingIn(const std::optional<Slip>& slip)
{
    const auto due = slip ? slip->verdict.attempted : std::nullopt;
    const bool isPot = due && due->verb == Verb::BuildPot && slip->act.verb == Verb::BuildPot;
    return isPot && due->number == slip->act.number ? due->amount - slip->act.amount : 0;
}

/// Has chips that lie in front of the players by mistake go into the pot that is built next, as the dealer who has not
/// noticed builds it: of all that is there. With none to come they belong to nobody, whomever they lie in front of.
void takeUp(Chips& missing, const Session& now, Act& act, DealtOut& dealt)
{
    Act whole = act;
    whole.amount += missing;
    if (act.verb == Verb::BuildPot && now.isPossible(whole)) {
        act = whole;
        missing = 0;
    } else if (act.verb == Verb::ReturnChips && missing > 0) {
        const Chips stray = std::min(missing, act.amount);
        dealt.stray[static_cast<std::size_t>(act.seat->index())] += stray;
        missing -= stray;
    }
}

DealtOut dealtOut(Session now, SamePlayers players, int hand, const Table& before)
{
    DealtOut dealt;
    dealt.cards.see(before);
    Chips missing = missingIn(now.slip());
    now = now.withMistakeStanding();
    for (int i = 0; i < mostOfAHand && !now.isOver() && now.hand() == hand; ++i) {
        dealt.cards.see(now.table());
        dealt.isVoid = dealt.isVoid || now.situation().notes.isVoid;
        std::optional<Event> event = players.next(now);
        if (!event) {
            auto act = idealAct(now);
            if (act && missing != 0)
                takeUp(missing, now, *act, dealt);
            if (!act || !now.isPossible(*act))
                return dealt;
            event = *act;
        }
        if (!now.apply(*event))
            return dealt;
        now = now.withMistakeStanding();
    }
    dealt.table = now.table();
    dealt.finished = now.isOver() || now.hand() != hand;
    dealt.guess = players.isGuess();
    dealt.chosen = players.isChosen();
    return dealt;
}

Chips houseOf(const Table& table)
{
    return table.drop + trayTotal(table) + table.cage
           + sumOf(table.places, [&](const SeatPlace& place) { return place.cutOut.total(); });
}

/// Whether an event was charged with something that may have moved a chip or a card.
bool isToBeProved(const Entry& entry)
{
    return !entry.byHouse && std::ranges::any_of(entry.verdicts, [](const Verdict& verdict) {
        // a wager that was left for good is charged later than it was passed over, where nothing comes of it
        const bool left =
            verdict.fault == Fault::Omitted && verdict.expected && has(verdict.expected->act, Trait::Settles);
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
Proof difference(const DealtOut& asLeft, const Table& asDue)
{
    Proof proof{.kind = Proof::Kind::NoChips};
    proof.potOver = inPots(asLeft.table) - inPots(asDue);
    for (std::size_t i = 0; i < proof.over.size(); ++i) {
        proof.over[i] = asLeft.table.places[i].chips() - asLeft.stray[i] - asDue.places[i].chips();
        proof.potOver += asLeft.stray[i];
    }
    proof.houseOver = houseOf(asLeft.table) - houseOf(asDue);
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
    const Proof proof = difference(asLeft, asDue.table);
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
    SessionSetup open = now.setup();
    open.hands = 0;
    auto again = Session::replay(open, wayTo(session, entry));
    return again && again->apply(log[entry].event) ? std::optional(*std::move(again)) : std::nullopt;
}

/// Whether the hand was ended, as its cards were picked up or the button went on, while chips were still to go
/// somewhere.
bool isEndedOverChips(const Entry& entry)
{
    const auto* act = std::get_if<Act>(&entry.event);
    return act != nullptr && (act->verb == Verb::GatherCards || act->verb == Verb::PlaceButton)
           && std::ranges::any_of(entry.verdicts, [](const Verdict& verdict) {
                  return verdict.isCharged() && verdict.expected && has(verdict.expected->act, Trait::MovesChips);
              });
}

/// A hand that ends as it lies: nobody moves any of its chips any more. In practice, a part that was moved lies there.
DealtOut ended(const Session& session, std::size_t entry, const Table& before)
{
    DealtOut dealt{.table = before, .cards = {}, .finished = true};
    dealt.cards.see(before);
    if (session.setup().mode == Mode::Practice) {
        if (const auto lies = Session::replay(session.setup(), wayTo(session, entry)))
            dealt.table = lies->table();
    }
    return dealt;
}

/// Has bets brought in after the card that came before them: who notices nothing does it next.
void bringIn(Session& left)
{
    const auto slip = left.slip();
    if (!slip || slip->verdict.fault != Fault::OutOfOrder || !has(slip->act, Trait::MovesCards))
        return;
    for (const Duty& duty : slip->verdict.jumped) {
        if (duty.act.verb == Verb::Sweep || duty.act.verb == Verb::BuildPot)
            (void)left.apply(duty.act);
    }
}

/// What comes of one event of a log, from the moment before it.
Proof proofOf(const Session& now, const Session& session, std::size_t entry)
{
    constexpr Proof unknown{.kind = Proof::Kind::Unknown};
    // what was wrong before is put right in both
    const Session before = now.withMistakeLeft();
    // but for a part of the chips that were due: it was none until the rest did not follow, or went to somebody else
    const bool isPart = session.entries()[entry].floor.left.has_value();
    Session left = now.slip() && now.slip()->isPart() ? now : before;
    if (auto with = isPart ? std::nullopt : withEvent(left, session, entry))
        left = *std::move(with);
    else if (!isPart)
        return unknown;
    bringIn(left);
    // words that nobody has followed yet, and what is still asked for after it, have done nothing to measure
    const Session standing = left.withMistakeStanding();
    if (standing.table() == before.withMistakeStanding().table() && !standing.isOver())
        return unknown;
    const int hand = session.entries()[entry].hand;
    const DealtOut asLeft =
        isEndedOverChips(session.entries()[entry])
            ? ended(session, entry, before.table())
            : dealtOut(std::move(left), SamePlayers(session, entry + 1, hand), hand, before.table());
    const DealtOut asDue = dealtOut(before, SamePlayers(session, entry, hand), hand, before.table());
    const Proof proof = compared(asLeft, asDue);
    // what it weighs is that it is left out for good, and here it follows yet
    const Entry& wrong = session.entries()[entry];
    const bool follows = proof.kind == Proof::Kind::NoChips && (isCritical(wrong) || passesFloorOver(wrong));
    return follows ? unknown : proof;
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

std::vector<Proof> proofsOf(const Session& session)
{
    const EntryLog& log = session.entries();
    std::vector<Proof> proofs(log.size());
    SessionSetup setup = session.setup();
    setup.mode = Mode::Test;
    auto now = Session::start(setup);
    for (std::size_t i = 0; i < log.size() && now; ++i) {
        if (isToBeProved(log[i]))
            proofs[i] = proofOf(*now, session, i);
        if (!wasHandedBack(session, log[i]) && !now->applyLog(log, i, i + 1))
            break;
        if (now->situation().notes.isVoid && now->hand() == log[i].hand)
            noteVoid(proofs, log, i);
    }
    return proofs;
}

} // namespace cutcard
