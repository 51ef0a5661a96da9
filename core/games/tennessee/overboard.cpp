// SPDX-License-Identifier: GPL-3.0-or-later
// TN-over and TN-disc: "men overboard", the discs, the reveal.
#include "core/base/gathered.h"
#include "core/games/tennessee/parts.h"

namespace cutcard::tennessee_rules {

using namespace street;

using namespace competencies;

static SeatSet choosing(const Table& table)
{
    return liveSeats(table).where([&](Seat seat) { return !table.at(seat).absent; });
}

static bool isShowable(const Situation& situation)
{
    return liveSeats(situation.table).size() > 1;
}

Procedure callOverboard(const Situation& situation, int)
{
    if (situation.betting.street >= 0 && !isShowable(situation))
        return {};
    return owe(say(Phrase::MenOverboard), "TN-over-1"_rule, Severity::Major, control);
}

Procedure overboardTurns(const Situation& situation, int)
{
    if (!isShowable(situation))
        return {};
    return inAnyOrder(eachOf(choosing(situation.table), [&](Seat seat) { return turnOf(seat, Wait::Discard); }));
}

Procedure placeDiscs(const Situation& situation, int)
{
    if (!isShowable(situation))
        return {};
    std::vector<Procedure> discs;
    for (const Seat seat : liveSeats(situation.table)) {
        const std::size_t cards = situation.table.at(seat).hand.size();
        if (cards < 4)
            continue;
        const Rule rule = cards == 4 ? "TN-disc-a"_rule : "TN-disc-b"_rule;
        discs.push_back(owe(act(Verb::NoRiverDisc, seat), rule, Severity::Major, control));
        if (cards > 4)
            discs.push_back(owe(act(Verb::NoTurnDisc, seat), rule, Severity::Major, control));
    }
    return inAnyOrder(discs);
}

Procedure callReveal(const Situation& situation, int)
{
    if (situation.betting.street >= 0 && !isShowable(situation))
        return {};
    // the Turn without it is what costs somebody a hand; said too early it can be said again
    return owe(Duty{.act = say(Phrase::Reveal),
                    .rule = "TN-disc-c"_rule,
                    .severity = Severity::Critical,
                    .competency = control,
                    .ifWrong = Severity::Major});
}

bool isOverboardDone(const Situation& situation)
{
    const SeatSet still = choosing(situation.table) - situation.notes.overboard;
    return !situation.notes.overboard.empty() && still.empty();
}

bool canLayDown(const Situation& situation, const Decision& decision)
{
    const SeatPlace& place = situation.table.at(decision.seat);
    if (decision.choice == Choice::Hesitate)
        return !situation.notes.hesitated.contains(decision.seat);
    return std::ranges::all_of(decision.cards, [&](Card card) {
        return std::ranges::count(place.hand, card, &LyingCard::card) == 1
               && std::ranges::count(decision.cards, card) == 1;
    });
}

Procedure layDownCards(Situation& situation, const Decision& decision)
{
    const Seat seat = decision.seat;
    if (decision.choice == Choice::Hesitate) {
        situation.notes.hesitated.insert(seat);
        return inOrder(owe(say(Phrase::KeepOrDiscard, seat), "TN-disc-0"_rule, Severity::Major, control),
                       turnOf(seat, Wait::Discard));
    }
    SeatPlace& place = situation.table.at(seat);
    for (const Card card : decision.cards) {
        const auto held = std::ranges::find(place.hand, card, &LyingCard::card);
        place.discards.push_back({.card = card, .faceUp = false});
        place.hand.eraseAt(static_cast<std::size_t>(held - place.hand.begin()));
    }
    situation.notes.overboard.insert(seat);
    if (decision.choice != Choice::DiscardThree)
        return {};
    return inOrder(owe(say(Phrase::TwoAtMost, seat), "TN-over-2"_rule, Severity::Critical, control),
                   callAuthority(Matter::Discards, "TN-over-2"_rule, Severity::Major));
}

} // namespace cutcard::tennessee_rules
