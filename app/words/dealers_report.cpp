// SPDX-License-Identifier: GPL-3.0-or-later
// Facts alone: what follows from them is for whoever was called.
#include "app/words/dealers_report.h"

#include "app/words/act_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace cutcard {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DealersReport)
};

bool isShowdown(const Duty& duty)
{
    return duty.act.verb == Verb::NameHand || duty.act.verb == Verb::BuildPot || duty.act.verb == Verb::PushPot;
}

bool isOutOfTurn(const Session& hand)
{
    const auto duty = hand.procedure().next();
    return duty && duty->act.phrase == Phrase::OutOfTurn && !hand.situation().betting.toAct.empty();
}

/// The bet that everybody had to meet before the last one came.
Chips betBefore(const Situation& now)
{
    return now.illegalBet ? now.illegalBet->round.betTo : now.betting.betTo;
}

QString streetText(const Situation& now)
{
    switch (now.table.board.size()) {
    case 0:
        return Words::tr("before the flop");
    case 3:
        return Words::tr("on the flop");
    case 4:
        return Words::tr("on the turn");
    default:
        return Words::tr("on the river");
    }
}

QString standText(const Session& hand, const Wording& wording)
{
    const Situation& now = hand.situation();
    const auto duty = hand.procedure().next();
    const QString blinds =
        Words::tr("Blinds %1 and %2").arg(wording.amount(now.notes.smallBlind), wording.amount(now.notes.bigBlind));
    if (duty && isShowdown(*duty))
        return Words::tr("%1, all betting is over").arg(blinds);
    const Chips bet = betBefore(now);
    // before the flop the blinds are the bet, once they lie there
    if (bet == 0 && now.table.board.empty())
        return Words::tr("%1, %2").arg(blinds, streetText(now));
    return bet == 0 ? Words::tr("%1, %2, no bet yet").arg(blinds, streetText(now))
                    : Words::tr("%1, %2, the bet was %3").arg(blinds, streetText(now), wording.amount(bet));
}

/// Who somebody is in this hand: what is due from them follows from it.
QString roleText(const Situation& now, Seat seat)
{
    if (now.notes.smallBlindSeat == seat)
        return Words::tr("the small blind");
    if (now.notes.bigBlindSeat == seat)
        return Words::tr("the big blind");
    return now.notes.button == seat ? Words::tr("the dealer") : QString();
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

/// The last thing that somebody did who is not dealing, or that the dealer got wrong.
const Entry* matterOf(const Session& hand)
{
    const auto& entries = hand.entries();
    for (std::size_t i = entries.size(); i-- > 0;) {
        const bool dealt = std::holds_alternative<Act>(entries[i].event);
        if (!dealt || isWrong(entries[i]))
            return &entries[i];
    }
    return nullptr;
}

/// Where the dealer dealt to the board what was not due, and the hand was stopped for it: the entry.
std::optional<std::size_t> boardMistakeAt(const Session& hand)
{
    const Entry* matter = matterOf(hand);
    const auto* act = matter == nullptr ? nullptr : std::get_if<Act>(&matter->event);
    if (act == nullptr || act->verb != Verb::Board)
        return std::nullopt;
    const auto& entries = hand.entries();
    for (std::size_t i = entries.size(); i-- > 0;) {
        if (&entries[i] == matter)
            return i;
    }
    return std::nullopt;
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
    return {turn ? Words::tr("The betting was open: %1 was next to act").arg(wording.seat(turn->seat))
                 : Words::tr("The betting was over"),
            burnt ? Words::tr("Community cards before that: %1; a card was burnt for it").arg(cards)
                  : Words::tr("Community cards before that: %1; no card was burnt for it").arg(cards)};
}

QString matterText(const Session& hand, const Wording& wording)
{
    const auto duty = hand.procedure().next();
    if (duty && duty->act.verb == Verb::NameHand)
        return Words::tr("What %1’s hand is worth is in doubt").arg(wording.seat(*duty->act.seat));
    if (duty && duty->act.verb == Verb::BuildPot)
        return Words::tr("What goes into the %1 is in doubt").arg(potText(duty->act.number));
    if (duty && duty->act.verb == Verb::PushPot)
        return Words::tr("Who gets what of the %1 is in doubt").arg(potText(duty->act.number));
    const bool mucks = duty && duty->act.verb == Verb::MuckHand && duty->act.seat;
    if (mucks && hand.table().at(*duty->act.seat).absent)
        return Words::tr("The action has come to %1, who is away from the table").arg(wording.seat(*duty->act.seat));
    const Entry* matter = matterOf(hand);
    if (matter == nullptr)
        return {};
    const QString line = eventLine(matter->event, wording);
    if (std::holds_alternative<Act>(matter->event))
        return Words::tr("The table’s dealer: %1").arg(line);
    const auto seat = seatOf(matter->event);
    const QString role = seat ? roleText(hand.situation(), *seat) : QString();
    return role.isEmpty() ? line : Words::tr("%1 (%2)").arg(line, role);
}

} // namespace

QStringList dealersReport(const Session& hand, const Wording& wording)
{
    const auto mistake = boardMistakeAt(hand);
    const auto before = mistake ? handBefore(hand, *mistake) : std::nullopt;
    QStringList lines{standText(before ? *before : hand, wording)};
    if (const QString matter = matterText(hand, wording); !matter.isEmpty())
        lines.append(matter);
    if (before)
        return lines + beforeTheBoard(*before, wasBurntFor(hand, *mistake), wording);
    const Situation& now = hand.situation();
    if (now.illegalBet && now.illegalBet->before > 0)
        lines.append(Words::tr("%1 had %2 in front before")
                         .arg(wording.seat(now.illegalBet->seat), wording.amount(now.illegalBet->before)));
    else if (isOutOfTurn(hand))
        lines.append(
            Words::tr("The action was on %1").arg(wording.seat(now.betting.toAct.nextAfter(now.betting.last))));
    else if (const auto turn = hand.turn())
        lines.append(Words::tr("Next to act: %1").arg(wording.seat(turn->seat)));
    return lines;
}

} // namespace cutcard
