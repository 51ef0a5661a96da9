// SPDX-License-Identifier: GPL-3.0-or-later
// What the booklet never allows, paragraph by paragraph; where it names nothing general practice speaks.
#include "core/games/league/parts.h"

namespace cutcard::league_rules {

using namespace competencies;

static bool owesBlind(const Situation& situation, Seat seat)
{
    // an absent player's is the dealer's own duty
    return !situation.table.at(seat).absent && situation.notes.blind(seat) == 0
           && league().blindDue(situation, seat) > 0;
}

static std::optional<Ban> pitch(const Situation& situation, Seat seat)
{
    const HandNotes& notes = situation.notes;
    const Table& table = situation.table;
    const bool posted = !owesBlind(situation, notes.bigBlindSeat)
                        && (!notes.smallBlindSeat || !owesBlind(situation, *notes.smallBlindSeat));
    if (table.cutCardPlaced && !posted && liveSeats(table).empty())
        return Ban{"2.2.1"_rule, Severity::Major, blinds, true};
    // a card that lies face up is still to be replaced
    const auto faceDown = std::ranges::count(table.at(seat).hand, false, &LyingCard::faceUp);
    const bool hasAll = static_cast<int>(faceDown) >= league().variant().fullHand;
    if (hasAll || notes.folded.contains(seat) || !notes.dealtIn.contains(seat))
        return Ban{"1.2-pocket"_rule, street::isLeftOutOfDeal(situation, seat) ? Severity::Major : Severity::Critical,
                   delivery, true};
    if (const auto replaced = street::replacedAtOnce(situation, seat); replaced || notes.exposedFrom)
        return replaced;
    // two cards at once to one player: the first of two passes is not over
    const Seat next = notes.dealtIn.nextAfter(seat);
    return onlyIf(situation.betting.street < 0 && table.at(seat).hand.size() == 1 && seat != table.button
                      && table.at(next).hand.empty() && !street::liesExposed(situation),
                  weighsOnly("PA-24"_rule, Severity::Major, delivery));
}

/// What a caller of a short all-in raise owes, who has put it in: the proper raise; nothing of anybody else.
static std::optional<Rule> properCallOf(const Situation& situation, Seat seat)
{
    const BettingRound& round = situation.betting;
    if (round.properFor == 0 || situation.table.at(seat).bet < round.properFor)
        return std::nullopt;
    return league().rules().shortCall(situation, round, round.properFor);
}

/// Cards of no street that is still to come, or another number of them.
static std::optional<Ban> board(const Situation& situation, const Act& act)
{
    const auto next = static_cast<std::size_t>(league().streetOf(situation)) + 1;
    const auto& plan = league().variant().boardCards;
    const bool comes = next < plan.size() && plan[next] > 0;
    if (comes && act.number == plan[next])
        return std::nullopt;
    const auto& streets = league().rules().street;
    return Ban{comes ? streets[next] : "1.2-river"_rule, Severity::Critical, delivery};
}

/// A bet that could stand, changed or refused.
static Ban legalBet(const Situation& situation, Seat seat, Severity severity = Severity::Major)
{
    if (situation.table.at(seat).stack == 0 && situation.table.at(seat).bet > 0)
        return {"3.7.3"_rule, severity, rulings};
    const BettingRound round = currentRound(situation);
    const bool raised = round.street == 0 || round.raises > 0;
    return {raised ? "3.7.2"_rule : "3.7.1"_rule, severity, rulings};
}

static std::optional<Ban> push(const Situation& situation, const Act& act)
{
    const auto index = static_cast<std::size_t>(act.number);
    if (situation.notes.decided && index < situation.table.pots.size() && street::isOddRest(situation, act.number))
        return Ban{"1.2-odd"_rule, Severity::Major, pots};
    // nobody else can win it, whatever is shown
    if (street::isUncontested(situation, act))
        return welcome("3.7.3"_rule, pots);
    return Ban{"1.2-show"_rule, Severity::Critical, pots};
}

static std::optional<Ban> words(const Situation& situation, const Act& act)
{
    const Table& table = situation.table;
    switch (act.phrase) {
    case Phrase::Check:
        return onlyIf(table.at(*act.seat).absent && table.at(*act.seat).bet < currentRound(situation).betTo,
                      Ban{"2.2.4"_rule, Severity::Major, control});
    case Phrase::CallOnly:
        return legalBet(situation, *act.seat);
    case Phrase::CorrectTo:
        // a caller let off with the all-in itself
        if (const auto rule = properCallOf(situation, *act.seat))
            return Ban{*rule, Severity::Major, rulings};
        return legalBet(situation, *act.seat);
    case Phrase::ToCall:
        return legalBet(situation, *act.seat, Severity::Minor);
    case Phrase::Bet:
    case Phrase::Raise:
        // a bet that nobody has made
        if (act.seat && act.amount != currentRound(situation).betTo)
            return legalBet(situation, *act.seat);
        return std::nullopt;
    case Phrase::AllInOrNone:
        return Ban{"3.7.3"_rule, Severity::Major, rulings};
    case Phrase::HowMuch:
        return Ban{"3.7.4"_rule, Severity::Minor, rulings};
    case Phrase::CutAgain:
        return Ban{"2.2.3"_rule, Severity::Major, deck};
    case Phrase::DrawAgain:
        return Ban{"2.1.3"_rule, Severity::Major, blinds};
    case Phrase::Misdeal:
        // one exposed card has its own way, and anything else voids no deal
        return Ban{situation.notes.exposedFrom ? "3.5.1"_rule : "3.5.1-multi"_rule, Severity::Critical, irregular};
    case Phrase::Eliminated:
        if (street::isOutSinceLastHand(situation, *act.seat))
            return welcome("2.1.4"_rule, control);
        return Ban{"2.1.4"_rule, Severity::Major, pots};
    case Phrase::NewLevel:
        return Ban{"GP-level"_rule, Severity::Major, blinds};
    case Phrase::Winner:
    case Phrase::Advances:
        return Ban{"2.1.4"_rule, Severity::Major, pots};
    default:
        return std::nullopt;
    }
}

std::optional<Ban> forbids(const Situation& situation, const Act& act)
{
    const HandNotes& notes = situation.notes;
    const Table& table = situation.table;
    switch (act.verb) {
    case Verb::Shuffle:
        return Ban{"2.2.3"_rule, Severity::Major, deck};
    case Verb::Spread:
        return Ban{"2.1.3"_rule, Severity::Major, deck};
    case Verb::PlaceButton:
        if (!notes.decided && notes.buttonByWords == act.seat)
            return Ban{positionsReading(situation), Severity::Major, blinds};
        return Ban{notes.drawing.empty() ? "2.2.2"_rule : "2.1.3"_rule, Severity::Major, blinds};
    case Verb::PostFor:
        if (street::isEarlyBlind(situation, act))
            return welcome("2.2.1"_rule, blinds);
        // chips of somebody who owes none, whoever else may owe some
        return Ban{"2.2.1"_rule, Severity::Critical, blinds, false, true};
    case Verb::Pitch:
        return pitch(situation, *act.seat);
    case Verb::Board:
        return board(situation, act);
    case Verb::Burn:
        // the river is out: there is nothing left to burn for
        return league().streetOf(situation) >= 3 ? std::optional(Ban{"3.4"_rule, Severity::Major, delivery})
                                                 : std::nullopt;
    case Verb::PointTo:
        return onlyIf(table.at(*act.seat).absent, Ban{"2.2.4"_rule, Severity::Minor, control});
    case Verb::MuckHand:
        if (notes.unreported.contains(*act.seat))
            return Ban{"3.5.3"_rule, Severity::Critical, irregular};
        // of somebody who is away, before the action has come there, or where the cards could have been checked
        return onlyIf(table.at(*act.seat).absent && nextToAct(situation, currentRound(situation)),
                      Ban{"2.2.4"_rule, Severity::Major, control});
    case Verb::CallFloor:
        // the manager hears of a hand that was shown whenever there is time
        return onlyIf(act.matter == Matter::ExposedCard && !notes.unreported.empty(),
                      welcome("3.14.1"_rule, irregular));
    case Verb::ReturnChips:
        return Ban{properCallOf(situation, *act.seat).value_or("3.6.1"_rule), Severity::Critical, rulings};
    case Verb::PushPot:
        return push(situation, act);
    case Verb::SellChips:
        return Ban{"2.1.1.1"_rule, Severity::Critical, pots};
    case Verb::Announce:
        return words(situation, act);
    default:
        return std::nullopt;
    }
}

} // namespace cutcard::league_rules
