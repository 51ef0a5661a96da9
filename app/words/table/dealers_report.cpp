// SPDX-License-Identifier: GPL-3.0-or-later
// Facts alone: what follows from them is for whoever was called.
#include "app/words/table/dealers_report.h"

#include "app/words/said.h"
#include "app/words/table/act_words.h"

#include <QCoreApplication>

namespace cutcard {

namespace {

struct DealersReport {
    Q_DECLARE_TR_FUNCTIONS(DealersReport)
};

bool isShowdown(const Duty& duty)
{
    return duty.act.verb == Verb::NameHand || duty.act.verb == Verb::BuildPot || duty.act.verb == Verb::PushPot;
}

/// Whether everybody has the cards of the deal.
bool isDealt(const Situation& now)
{
    constexpr std::size_t cards = 2;
    return std::ranges::all_of(now.notes.dealtIn - now.notes.folded,
                               [&](Seat seat) { return now.table.at(seat).hand.size() >= cards; });
}

QString streetText(const Situation& now)
{
    switch (now.table.board.size()) {
    case 0:
        if (isDealt(now))
            return DealersReport::tr("before the flop");
        return liveSeats(now.table).empty() ? DealersReport::tr("before the deal")
                                            : DealersReport::tr("during the deal");
    case 3:
        return DealersReport::tr("on the flop");
    case 4:
        return DealersReport::tr("on the turn");
    default:
        return DealersReport::tr("on the river");
    }
}

/// Whether the cards are dealt and bets are made.
bool isBetting(const Situation& now)
{
    return isDealt(now) || !now.table.board.empty();
}

/// Where the hand stood before what it was stopped for.
QString standText(const Session& hand, const std::optional<Duty>& duty, const Wording& wording)
{
    const Situation& now = hand.situation();
    const QString blinds = DealersReport::tr("Blinds %1 and %2")
                               .arg(wording.amount(now.notes.smallBlind), wording.amount(now.notes.bigBlind));
    if (duty && isShowdown(*duty))
        return DealersReport::tr("%1, no more betting").arg(blinds);
    QString stand = DealersReport::tr("%1, %2").arg(blinds, streetText(now));
    if (!isBetting(now))
        return stand;
    // until somebody has acted the blinds that lie there are the bet
    const BettingRound round = currentRound(now);
    if (round.betTo == 0)
        return DealersReport::tr("%1, no bet yet").arg(stand);
    // how much it is to whoever calls is for the director to say
    if (round.properFor != 0)
        return DealersReport::tr("%1. The bet was %2, then a player went all-in for %3")
            .arg(stand, wording.amount(round.betTo - round.lastRaise), wording.amount(round.properFor));
    return DealersReport::tr("%1. The bet was %2").arg(stand, wording.amount(round.betTo));
}

/// Who somebody is in this hand: what is due from them follows from it.
QString roleText(const Situation& now, Seat seat)
{
    if (now.notes.smallBlindSeat == seat)
        return DealersReport::tr("the small blind");
    if (now.notes.bigBlindSeat == seat)
        return DealersReport::tr("the big blind");
    return now.notes.button == seat ? DealersReport::tr("the dealer") : QString();
}

std::optional<Seat> seatOf(const Event& event)
{
    if (const auto* decision = std::get_if<Decision>(&event))
        return decision->seat;
    if (const auto* incident = std::get_if<Incident>(&event);
        incident != nullptr && mishaps.of(incident->mishap).takesSeat)
        return incident->seat;
    return std::nullopt;
}

bool isWrong(const Entry& entry)
{
    return std::ranges::any_of(entry.verdicts, [](const Verdict& verdict) { return !verdict.isCorrect(); });
}

/// The last thing that somebody did who is not dealing, or that the dealer got wrong: the place of the entry.
std::optional<std::size_t> matterAt(const Session& hand)
{
    const auto& entries = hand.entries();
    for (std::size_t i = entries.size(); i-- > 0;) {
        const bool dealt = std::holds_alternative<Act>(entries[i].event);
        if (!dealt || isWrong(entries[i]))
            return i;
    }
    return std::nullopt;
}

/// Where the dealer dealt to the board what was not due, and the hand was stopped for it: the entry.
std::optional<std::size_t> boardMistakeAt(const Session& hand)
{
    const auto matter = matterAt(hand);
    const auto* act = matter ? std::get_if<Act>(&hand.entries()[*matter].event) : nullptr;
    return act != nullptr && act->verb == Verb::Board ? matter : std::nullopt;
}

/// The hand as it was before one of its entries.
std::optional<Session> handBefore(const Session& hand, std::size_t entry)
{
    auto before = Session::start(hand.setup());
    return before && before->applyLog(hand.entries(), 0, entry) ? std::optional(std::move(*before)) : std::nullopt;
}

/// Whether a card was burnt for what an entry dealt.
bool wasBurntFor(const Session& hand, std::size_t entry)
{
    const auto& entries = hand.entries();
    for (std::size_t i = entry; i-- > 0;) {
        const auto* act = std::get_if<Act>(&entries[i].event);
        if (act != nullptr && (act->verb == Verb::Burn || act->verb == Verb::Board))
            return act->verb == Verb::Burn;
    }
    return false;
}

/// What it hangs on which of the cards stay: where the hand was before they came.
QStringList beforeTheBoard(const Session& before, bool burnt, const Wording& wording)
{
    const auto turn = before.turn();
    const int cards = static_cast<int>(before.table().board.size());
    return {turn ? DealersReport::tr("Players still had to act: %1 was next").arg(wording.seat(turn->seat))
                 : DealersReport::tr("The betting round was over"),
            burnt ? DealersReport::tr("Board cards before that: %1. A card was burned first").arg(cards)
                  : DealersReport::tr("Board cards before that: %1. No card was burned first").arg(cards)};
}

/// What is argued about at the end of a hand; empty: it is what somebody did.
QString doubtText(const Duty& duty, const Wording& wording)
{
    if (duty.act.verb == Verb::NameHand)
        return DealersReport::tr("In dispute: %1’s hand").arg(wording.seat(*duty.act.seat));
    if (duty.act.verb == Verb::BuildPot)
        return DealersReport::tr("In dispute: how much goes into the %1").arg(potText(duty.act.number));
    if (duty.act.verb == Verb::PushPot)
        return DealersReport::tr("In dispute: who gets how much of the %1").arg(potText(duty.act.number));
    if (duty.act.verb == Verb::ReturnChips && duty.competency == Competency::Pots)
        return DealersReport::tr("The betting round is over. In dispute: %1’s bet").arg(wording.seat(*duty.act.seat));
    return {};
}

/// Whether a card of this deal flashed while it was pitched.
bool wasSeenInTheAir(const Session& hand)
{
    return std::ranges::any_of(hand.entries(), [](const Entry& entry) {
        const auto* incident = std::get_if<Incident>(&entry.event);
        return incident != nullptr && incident->mishap == Mishap::CardExposed;
    });
}

/// What lies or is missing on the table and decides what is to be done next.
QStringList cardsText(const Session& hand, const Duty& duty, const Wording& wording)
{
    const HandNotes& notes = hand.situation().notes;
    const Table& table = hand.table();
    const auto seat = [&](Seat each) { return wording.seat(each); };
    // not seen in the air: it lay so in the deck
    if (duty.act.verb == Verb::ShowExposed && !wasSeenInTheAir(hand))
        return {DealersReport::tr("The card pitched to %1 was face up in the deck").arg(seat(*duty.act.seat))};
    if (duty.act.phrase == Phrase::Misdeal && duty.act.verb == Verb::Announce && notes.exposedFrom)
        return {DealersReport::tr("One of %1’s cards had been exposed before").arg(seat(*notes.exposedFrom))};
    if (duty.act.verb == Verb::Pitch && notes.exposedFrom)
        return {DealersReport::tr("Everyone else has two cards")};
    if (duty.act.verb == Verb::Board && notes.exposedReplaced && table.burns.empty())
        return {DealersReport::tr("A card was exposed in the deal and is face down in the center"),
                DealersReport::tr("The betting round is over; no card has been burned")};
    if (duty.act.verb == Verb::ReturnAside)
        return {DealersReport::tr("Cards dealt too early are set aside; the betting round is over")};
    if (duty.act.verb == Verb::Burn && !table.stub.empty() && table.stub.back().faceUp)
        return {DealersReport::tr("The burn is done, and the next card in the deck is face up")};
    return {};
}

/// What the same player did before the matter, where it can't be told without: the place of the entry.
std::optional<std::size_t> causeAt(const Session& hand, std::size_t matter)
{
    const auto* incident = std::get_if<Incident>(&hand.entries()[matter].event);
    const bool ofBet =
        incident != nullptr && (incident->mishap == Mishap::ChipsTakenBack || incident->mishap == Mishap::PotSplashed);
    for (std::size_t i = ofBet ? matter : 0; i-- > 0;) {
        const auto* decision = std::get_if<Decision>(&hand.entries()[i].event);
        if (decision != nullptr && decision->seat == incident->seat)
            return i;
    }
    return std::nullopt;
}

QString said(const Session& hand, std::size_t at, const Wording& wording)
{
    const Event& event = hand.entries()[at].event;
    const QString line = eventLine(event, wording);
    if (std::holds_alternative<Act>(event))
        return DealersReport::tr("The table’s dealer: %1").arg(line);
    const auto seat = seatOf(event);
    const QString role = seat ? roleText(hand.situation(), *seat) : QString();
    return role.isEmpty() ? line : DealersReport::tr("%1 (%2)").arg(line, role);
}

/// What is owed where the hand was stopped: of several duties that may be done now, the one that is asked for.
std::optional<Duty> dutyAskedAbout(const FrozenHand& frozen)
{
    const auto right = std::ranges::find(frozen.choices, true, &RulingChoice::right);
    const auto owed = frozen.session.procedure().owed();
    const auto duty = std::ranges::find_if(owed, [&](const Duty& each) {
        // of a hand only its class is asked for
        const bool reads = each.act.verb == Verb::NameHand && right->act.verb == Verb::NameHand;
        return each.act == right->act || (reads && each.act.seat == right->act.seat);
    });
    return duty == owed.end() ? frozen.session.procedure().next() : std::optional(*duty);
}

/// Whether somebody is waited for to bet, or about to be pointed to.
bool isPointingOrTurn(const Session& hand)
{
    const auto turn = hand.turn();
    const auto next = hand.procedure().next();
    return (turn && turn->wait == Wait::Bet)
           || (next && (next->act.verb == Verb::PointTo || next->act.phrase == Phrase::Option));
}

/// Whose turn it was, and what lay in front of whoever has put in chips.
QStringList turnLines(const Session& before, const Event& event, const Wording& wording)
{
    QStringList lines;
    const auto* decision = std::get_if<Decision>(&event);
    if (decision == nullptr || !isBetting(before.situation()))
        return lines;
    const auto turn = before.turn();
    const auto next = before.procedure().next();
    const auto seat = turn ? std::optional(turn->seat) : next ? next->act.seat : std::nullopt;
    if (seat && isPointingOrTurn(before))
        lines.append(DealersReport::tr("The action was on %1").arg(wording.seat(*seat)));
    const Chips lay = before.table().at(decision->seat).bet;
    if (lay > 0 && decision->choice != Choice::Fold)
        lines.append(
            DealersReport::tr("%1 had %2 in front before that").arg(wording.seat(decision->seat), wording.amount(lay)));
    return lines;
}

/// That whoever would be next is away; empty: they are there.
QString awayText(const Session& hand, const Duty& duty, const Wording& wording)
{
    if (!duty.act.seat || !hand.table().at(*duty.act.seat).absent)
        return {};
    const QString who = wording.seat(*duty.act.seat);
    if (isBetting(hand.situation()))
        return DealersReport::tr("The action is on %1, who is away").arg(who);
    // a blind that nobody posts is seen by who isn't there
    if (duty.act.verb != Verb::PostFor)
        return {};
    const QString role = roleText(hand.situation(), *duty.act.seat);
    return DealersReport::tr("%1 is away and has no blind in front")
        .arg(role.isEmpty() ? who : DealersReport::tr("%1 (%2)").arg(who, role));
}

} // namespace

QStringList dealersReport(const FrozenHand& frozen, const Wording& wording)
{
    const Session& hand = frozen.session;
    const auto duty = dutyAskedAbout(frozen);
    if (duty) {
        for (const QString& said : {doubtText(*duty, wording), awayText(hand, *duty, wording)}) {
            if (!said.isEmpty())
                return {standText(hand, duty, wording), said};
        }
    }
    const QStringList cards = duty ? cardsText(hand, *duty, wording) : QStringList();
    const auto matter = matterAt(hand);
    const bool addsToMatter = duty && (duty->act.verb == Verb::Pitch || duty->act.verb == Verb::Announce);
    if (!matter || (!cards.isEmpty() && !addsToMatter))
        return QStringList{standText(hand, duty, wording)} + cards;
    const auto cause = causeAt(hand, *matter);
    const auto before = handBefore(hand, cause.value_or(*matter));
    const Session& stood = before ? *before : hand;
    QStringList lines{standText(stood, std::nullopt, wording)};
    if (cause)
        lines.append(eventLine(hand.entries()[*cause].event, wording));
    lines.append(said(hand, *matter, wording));
    if (boardMistakeAt(hand))
        return lines + beforeTheBoard(stood, wasBurntFor(hand, *matter), wording);
    return lines + turnLines(stood, hand.entries()[cause.value_or(*matter)].event, wording) + cards;
}

} // namespace cutcard
