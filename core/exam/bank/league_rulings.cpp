// SPDX-License-Identifier: GPL-3.0-or-later
// Which bets and raises stand.
#include "core/exam/bank/topics.h"
#include "core/exam/figures.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum ItemCompetency;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{.id = "PQ-17",
             .competency = Rulings,
             .model = "league-lone-chip",
             .enemies = {"GQ-8", "PQ-94", "PQ-95", "GQ-20"},
             .rules = {"3.7.4"_rule},
             .difficulty = Skilled,
             .question =
                 Quiz::tr("The bet is %1. A player puts in a single chip of 1,000 and says nothing. What is it?"),
             .right = {Quiz::tr("A call; %2 goes back as change")},
             .wrong = {Quiz::tr("A raise to 1,000"), Quiz::tr("A raise to %3, the smallest there is"),
                       Quiz::tr("Nothing until the player explains it")},
             .figures = figures::singleChip,
             .explanation = Quiz::tr("A single chip without a word is a call, whatever its value.")},
    QuizItem{.id = "PQ-18",
             .competency = Rulings,
             .model = "league-next-raise",
             .enemies = {"PQ-92"},
             .rules = {"3.7.2"_rule, "PA-10"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("After the flop with a big blind of %1 one player bets %2 and the next raises to %3. "
                                  "What is the smallest amount that a further raise can be made to?"),
             .figures = figures::nextRaise,
             .explanation = Quiz::tr("A raise is at least as large as the big blind and as the last raise, which is "
                                     "what was added to the bet, not the whole bet.")},
    QuizItem{.id = "PQ-23",
             .competency = Rulings,
             .model = "league-example-three",
             .enemies = {"PQ-22"},
             .rules = {"3.7.2"_rule, "A-Ex3"_rule, "PA-8"_rule},
             .kind = TrueFalse,
             .difficulty = Expert,
             .question = Quiz::tr("A bet of 2,000 was raised to 4,000. The smallest re-raise is to 8,000."),
             .truth = false,
             .explanation = Quiz::tr(
                 "To 6,000: the last raise was 2,000. A note in the booklet's third example contradicts 3.7.2.")},
    QuizItem{.id = "PQ-24",
             .competency = Rulings,
             .model = "league-short-raise-call",
             .enemies = {"PQ-25", "PQ-26", "PQ-27", "PQ-99"},
             .rules = {"3.7.5"_rule, "PA-14"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("Big blind %1, after the flop. One player bets %2, the next goes all-in for %3. How "
                                  "much does a third player put in to call?"),
             .figures = figures::shortRaiseCall,
             .explanation =
                 Quiz::tr("The proper raise, a rule of this league's own: the bet and as much again as was bet.")},
    QuizItem{.id = "PQ-89",
             .competency = Rulings,
             .model = "league-smallest-bet",
             .rules = {"3.7.1"_rule},
             .kind = Amount,
             .question = Quiz::tr(
                 "The big blind is %1. On the flop %2 was bet and called. What is the smallest bet on the turn?"),
             .figures = figures::smallestBet,
             .explanation = Quiz::tr("The big blind, on every street; nothing that was bet before makes it larger.")},
    QuizItem{
        .id = "PQ-90",
        .competency = Rulings,
        .model = "league-largest-bet",
        .rules = {"3.7.1"_rule},
        .question = Quiz::tr("How much can a player bet at the most?"),
        .right = {Quiz::tr("All of the player's chips")},
        .wrong = {Quiz::tr("As much as lies in the pot"), Quiz::tr("Twice the last bet"), Quiz::tr("Ten big blinds")},
        .explanation = Quiz::tr("There is no limit but the stack.")},
    QuizItem{.id = "PQ-91",
             .competency = Rulings,
             .model = "league-steps-before-flop",
             .rules = {"3.7.2"_rule, "PA-11"_rule},
             .kind = TrueFalse,
             .difficulty = Expert,
             .question = Quiz::tr("Before the flop, blinds %1 and %2. The first player to act raises to %3. By the "
                                  "reading that is followed here the amount is legal."),
             .figures = figures::stepsBeforeFlop,
             .explanation = Quiz::tr("Before the flop a raise goes up in whole steps of the big blind or of the last "
                                     "raise; after it only the least amount counts.")},
    QuizItem{.id = "PQ-92",
             .competency = Rulings,
             .model = "league-raise-large-enough",
             .enemies = {"PQ-18"},
             .rules = {"3.7.2"_rule, "PA-10"_rule},
             .kind = TrueFalse,
             .difficulty = Skilled,
             .question = Quiz::tr("On the flop with a big blind of %1 a player bets %2, and the next raises to %3. The "
                                  "raise is large enough."),
             .figures = figures::raiseLargeEnough,
             .explanation = Quiz::tr("It has to go up by the big blind or by what was bet before, whichever is more.")},
    QuizItem{.id = "PQ-93",
             .competency = Rulings,
             .model = "league-raise-in-two-moves",
             .rules = {"3.7.4"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr(
                 "The bet is 400. A player says nothing, puts in 400, reaches back and adds 600. What stands?"),
             .right = {Quiz::tr("A call of 400")},
             .wrong = {Quiz::tr("A raise to 1,000"), Quiz::tr("A raise to 800, the smallest there is"),
                       Quiz::tr("Neither: the hand is dead")},
             .explanation =
                 Quiz::tr("Intentions are declared before chips go in; what is added afterwards makes no raise.")},
    QuizItem{.id = "PQ-94",
             .competency = Rulings,
             .model = "league-announced-single-chip",
             .enemies = {"PQ-17", "GQ-35", "GQ-20"},
             .rules = {"3.7.4"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr(
                 "On the flop the bet is 300. A player says “raise” and puts in one chip of 1,000. What is it?"),
             .right = {Quiz::tr("A raise to 1,000")},
             .wrong = {Quiz::tr("A call; 700 go back"), Quiz::tr("A raise to 600; 400 go back"),
                       Quiz::tr("A call, until the player names an amount")},
             .explanation = Quiz::tr(
                 "The single chip is a call only when no raise was declared; all chips moved at once are the raise.")},
    QuizItem{.id = "PQ-95",
             .competency = Rulings,
             .model = "league-single-chip-too-small",
             .enemies = {"PQ-17"},
             .rules = {"3.7.4"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("The bet is %1. A player with many chips puts in a single chip of 1,000 and says "
                                  "nothing. How much has the player to add?"),
             .figures = figures::singleChipShort,
             .explanation = Quiz::tr("It is a call, and the player matches the bet.")},
    QuizItem{.id = "PQ-96",
             .competency = Rulings,
             .model = "league-bet-taken-back",
             .rules = {"3.6.1"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("A player in turn has put a call of 800 into the betting area, sees the next player "
                                  "reach for chips, and wants the 800 back. What do you say?"),
             .right = {Quiz::tr("They stay: chips there are in the pot")},
             .wrong = {Quiz::tr("They may go back until the next player has acted"),
                       Quiz::tr("They may go back if the hand is folded"), Quiz::tr("Half of them may go back")},
             .explanation =
                 Quiz::tr("Chips in the betting area cannot be drawn back unless the bet broke a betting rule.")},
    QuizItem{.id = "PQ-97",
             .competency = Rulings,
             .model = "league-too-few-for-a-call",
             .enemies = {"PQ-98"},
             .rules = {"3.7.3"_rule},
             .question = Quiz::tr("A player with 600 faces a bet of 1,000. What may the player do?"),
             .right = {Quiz::tr("Go all-in with 600"), Quiz::tr("Fold")},
             .wrong = {Quiz::tr("Put in 300 and keep the rest"), Quiz::tr("Buy the missing chips")},
             .explanation = Quiz::tr("Who cannot match a bet may go all-in with everything; nothing can be bought.")},
    QuizItem{
        .id = "PQ-98",
        .competency = Rulings,
        .model = "league-too-few-for-a-raise",
        .enemies = {"PQ-97"},
        .rules = {"3.7.3"_rule},
        .kind = TrueFalse,
        .difficulty = Skilled,
        .question = Quiz::tr("A player who can pay the bet, but not the smallest raise, has to go all-in or fold."),
        .truth = false,
        .explanation = Quiz::tr("All-in is permitted, not asked for: the player may also call and keep the rest.")},
    QuizItem{.id = "PQ-99",
             .competency = Rulings,
             .model = "league-raise-over-short-raise",
             .enemies = {"PQ-24"},
             .rules = {"3.7.5"_rule, "PA-16"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("Big blind %1, after the flop. One player bets %2, the next goes all-in for %3. A "
                                  "third wants to raise. What is the smallest amount to raise to?"),
             .figures = figures::raiseOverShortRaise,
             .explanation =
                 Quiz::tr("The all-in counts as the proper raise, and the next raise goes up by as much again.")},
    QuizItem{.id = "PQ-100",
             .competency = Rulings,
             .model = "league-splashed-bet",
             .enemies = {"PQ-87"},
             .rules = {"3.6.2"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("A player throws a bet straight into the pot. What do you do?"),
             .right = {Quiz::tr("Bring it back in front of the player")},
             .wrong = {Quiz::tr("Leave it there, if everybody saw the amount"),
                       Quiz::tr("Leave it there and count the whole pot"), Quiz::tr("Muck the hand for splashing")},
             .explanation = Quiz::tr("Nothing goes into the general pot before all have matched or folded.")},
    QuizItem{.id = "PQ-101",
             .competency = Rulings,
             .model = "league-ruling-is-final",
             .enemies = {"PQ-37"},
             .rules = {"3.15"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr(
                 "The manager has ruled, and a player shows you a casino's rulebook that says otherwise. What now?"),
             .right = {Quiz::tr("The ruling stands")},
             .wrong = {Quiz::tr("The manager has to rule once more"), Quiz::tr("The casino's rule decides"),
                       Quiz::tr("The players at the table vote")},
             .explanation = Quiz::tr("The manager is the only judge, and every ruling is final.")},
};

} // namespace

std::span<const QuizItem> leagueRulings()
{
    return entries;
}

} // namespace cutcard
