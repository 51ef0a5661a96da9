// SPDX-License-Identifier: GPL-3.0-or-later
// Main pots, side pots, refunds and splits.
#include "core/exam/bank/topics.h"
#include "core/exam/figures.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum ItemCompetency;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{.id = "PQ-19",
             .competency = Payouts,
             .model = "league-pot-of-a-round",
             .rules = {"A-Ex2"_rule},
             .kind = Amount,
             .question = Quiz::tr("Blinds %1 and %2. The player left of the big blind raises to %3, the button folds, "
                                  "both blinds call. How much is in the pot?"),
             .figures = figures::potOfThree,
             .explanation = Quiz::tr("Three players have put in the whole raise; the blinds are part of theirs.")},
    QuizItem{.id = "PQ-20",
             .competency = Payouts,
             .model = "league-all-in-with-dead-blind",
             .enemies = {"PQ-21", "PQ-103", "PQ-104"},
             .rules = {"A-Ex4"_rule, "3.7.3"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr(
                 "Blinds %1 and %2. The first player raises to %3, the button goes all-in for %4, the small blind "
                 "folds, the big blind raises to %5, the first player calls. How large is the main pot?"),
             .figures = figures::allInMainPot,
             .explanation =
                 Quiz::tr("The all-in from each of the three players left, and the small blind that was given up.")},
    QuizItem{.id = "PQ-21",
             .competency = Payouts,
             .model = "league-all-in-with-dead-blind",
             .enemies = {"PQ-20", "PQ-103"},
             .rules = {"A-Ex4"_rule, "3.7.3"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr(
                 "Blinds %1 and %2. The first player raises to %3, the button goes all-in for %4, the small blind "
                 "folds, the big blind raises to %5, the first player calls. How large is the side pot?"),
             .figures = figures::allInSidePot,
             .explanation =
                 Quiz::tr("What the other two put in above the all-in; the sum of both pots is not the side pot.")},
    QuizItem{.id = "PQ-22",
             .competency = Payouts,
             .model = "league-example-three",
             .enemies = {"PQ-23"},
             .rules = {"A-Ex3"_rule, "PA-7"_rule},
             .kind = TrueFalse,
             .difficulty = Expert,
             .question =
                 Quiz::tr("The small blind of 1,000 was given up before the flop. On the flop two players put in "
                          "8,000 each, and nobody else anything. 17,000 is added to the pot in that round."),
             .truth = false,
             .explanation = Quiz::tr("16,000 was added. The small blind of 1,000 that was given up lies in the pot of "
                                     "the round before; the booklet's third example misprints it.")},
    QuizItem{.id = "PQ-25",
             .competency = Payouts,
             .model = "league-short-raise-refund",
             .enemies = {"PQ-24", "PQ-26", "PQ-27"},
             .rules = {"3.7.5"_rule, "PA-15"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("Big blind %1. One player bets %2, the next goes all-in for %3, a third calls with "
                                  "%4, the first folds. How much goes back to the caller?"),
             .figures = figures::shortRaiseRefund,
             .explanation = Quiz::tr("Nobody else called, so that what the caller put in above the all-in goes back.")},
    QuizItem{.id = "PQ-26",
             .competency = Payouts,
             .model = "league-short-raise-pots",
             .enemies = {"PQ-24", "PQ-25", "PQ-27"},
             .rules = {"3.7.5"_rule, "3.7.3"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("Big blind %1. One player bets %2, the next goes all-in for %3, a third calls with "
                                  "%4, and the first completes to %4 too. How large is the side pot of this round?"),
             .figures = figures::shortRaiseSidePot,
             .explanation = Quiz::tr("What both put in above the all-in.")},
    QuizItem{.id = "PQ-27",
             .competency = Payouts,
             .model = "league-short-raise-pots",
             .enemies = {"PQ-24", "PQ-25", "PQ-26"},
             .rules = {"3.7.5"_rule, "3.7.3"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("Big blind %1. One player bets %2, the next goes all-in for %3, a third calls with "
                                  "%4, and the first completes to %4 too. How much of it is in the main pot?"),
             .figures = figures::shortRaiseMainPot,
             .explanation = Quiz::tr("The all-in from each of the three.")},
    QuizItem{.id = "PQ-28",
             .competency = Payouts,
             .model = "league-split-share",
             .enemies = {"PQ-29", "PQ-106"},
             .rules = {"1.2-show"_rule, "1.2-odd"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question =
                 Quiz::tr("%2 equal hands share a pot of %1; the smallest chip in play is %3. How much does each get?"),
             .figures = figures::splitShare,
             .explanation = Quiz::tr("As many whole chips as all can have alike.")},
    QuizItem{.id = "PQ-29",
             .competency = Payouts,
             .model = "league-split-rest",
             .enemies = {"PQ-28", "PQ-105", "PQ-106"},
             .rules = {"1.2-odd"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("%2 equal hands share a pot of %1; the smallest chip in play is %3. How much stays "
                                  "in the middle for the next hand?"),
             .figures = figures::splitRest,
             .explanation = Quiz::tr("What cannot be divided starts the next pot in this league; nobody is given it.")},
    QuizItem{.id = "PQ-102",
             .competency = Payouts,
             .model = "league-dead-small-blind",
             .rules = {"A-Ex1"_rule, "1.2-pocket"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("Blinds %1 and %2. The button raises to %3, the small blind folds, the big blind "
                                  "calls. How much is in the pot?"),
             .figures = figures::potWithDeadBlind,
             .explanation = Quiz::tr("The raise twice, and the small blind that was given up.")},
    QuizItem{
        .id = "PQ-103",
        .competency = Payouts,
        .model = "league-example-four",
        .enemies = {"PQ-20", "PQ-21"},
        .rules = {"A-Ex4"_rule, "PA-9"_rule},
        .kind = TrueFalse,
        .difficulty = Expert,
        .question = Quiz::tr("One of three players is all-in; the main pot holds 5,000 and the side pot 11,000. The "
                             "other two play for 16,000 between themselves alone."),
        .truth = false,
        .explanation = Quiz::tr("16,000 is both pots together; the side pot that the two play for alone is 11,000.")},
    QuizItem{.id = "PQ-104",
             .competency = Payouts,
             .model = "league-blind-above-all-in",
             .enemies = {"PQ-20"},
             .rules = {"3.7.3"_rule, "PA-12"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr(
                 "Blinds %1 and %2. The first player raises to %3, the button goes all-in for %4, the small blind "
                 "folds, the big blind calls. How large is the main pot, by the reading that is followed here?"),
             .figures = figures::deadBlindMainPot,
             .explanation = Quiz::tr(
                 "The all-in three times and the dead small blind whole, although it is larger than the all-in.")},
    QuizItem{.id = "PQ-105",
             .competency = Payouts,
             .model = "league-carried-chips",
             .enemies = {"PQ-29"},
             .rules = {"1.2-odd"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("A split left %1 in the middle. In the next hand nobody posts chips and folds; %2 "
                                  "players put in %3 each before the flop. How much lies in the pot?"),
             .figures = figures::carriedPot,
             .explanation = Quiz::tr("What was left over starts the next hand's pot.")},
    QuizItem{.id = "PQ-106",
             .competency = Payouts,
             .model = "league-odd-chips-of-two-pots",
             .enemies = {"PQ-28", "PQ-29"},
             .rules = {"1.2-odd"_rule, "PA-27"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("The smallest chip is %3. Two equal hands share the main pot of %1, and two others "
                                  "the side pot of %2. How much stays for the next hand altogether?"),
             .figures = figures::carriedOfTwoPots,
             .explanation = Quiz::tr("Each pot is split by itself, and what is left of each is carried.")},
    QuizItem{.id = "PQ-107",
             .competency = Payouts,
             .model = "league-who-wins-which",
             .enemies = {"PQ-108", "PQ-110"},
             .rules = {"3.7.3"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Seat 2 is all-in for 600; seats 5 and 7 go on betting to 2,000 each. Seat 2 has the "
                                  "best hand, seat 7 the second best. Who gets what?"),
             .right = {Quiz::tr("Seat 2 the main pot, seat 7 the side pot")},
             .wrong = {Quiz::tr("Seat 2 both pots"), Quiz::tr("Seat 2 the main pot, seats 5 and 7 share the side pot"),
                       Quiz::tr("Seat 7 both pots, as seat 2 has put in less")},
             .explanation = Quiz::tr("An all-in player wins from each other as much as was put in; the rest is played "
                                     "for by those who paid it.")},
    QuizItem{.id = "PQ-108",
             .competency = Payouts,
             .model = "league-second-best-of-three",
             .enemies = {"PQ-107"},
             .rules = {"3.7.3"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr(
                 "Three players are all-in before the flop with %1, %2 and %3; the blinds are among them. The smallest "
                 "stack has the best hand, the middle one the second best. How much does the middle one get?"),
             .figures = figures::middleStackWins,
             .explanation =
                 Quiz::tr("The side pot: what the two larger stacks have above the smallest, up to the middle one.")},
    QuizItem{.id = "PQ-109",
             .competency = Payouts,
             .model = "league-folders-chips",
             .rules = {"PA-13"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("A player is all-in for 900. Before that somebody bet 400 and folded. What of these "
                                  "400 can the all-in player win?"),
             .right = {Quiz::tr("All of them")},
             .wrong = {Quiz::tr("None: the owner has folded"), Quiz::tr("As much as is left after the side pot"),
                       Quiz::tr("Half of them")},
             .explanation = Quiz::tr("From each player, also from those who folded, as much as the all-in put in.")},
    QuizItem{.id = "PQ-110",
             .competency = Payouts,
             .model = "league-who-may-win-side-pot",
             .enemies = {"PQ-107"},
             .rules = {"3.7.3"_rule},
             .question = Quiz::tr("A player is all-in, and two others go on betting. Who can win the side pot?"),
             .right = {Quiz::tr("Only the two who paid into it")},
             .wrong = {Quiz::tr("All three"), Quiz::tr("Only whoever bet last"),
                       Quiz::tr("Whoever has the best hand of the three")},
             .explanation = Quiz::tr("What lies above the all-in belongs to those who paid it.")},
};

} // namespace

std::span<const QuizItem> leaguePots()
{
    return entries;
}

} // namespace cutcard
