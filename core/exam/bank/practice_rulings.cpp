// SPDX-License-Identifier: GPL-3.0-or-later
// Bets, chips and wagers that are put right where every document is silent.
#include "core/exam/bank/topics.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum ItemCompetency;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{.id = "GQ-8",
             .competency = Rulings,
             .model = "practice-large-chip",
             .enemies = {"GQ-9", "PQ-17"},
             .with = limitAndTennessee,
             .rules = {"GP-lone-chip"_rule},
             .kind = Amount,
             .question =
                 Quiz::tr("The bet is 20. A player puts in one chip of 100 without a word. How much goes back?"),
             .amount = 80,
             .explanation = Quiz::tr("One large chip without a word is a call.")},
    QuizItem{.id = "GQ-9",
             .competency = Rulings,
             .model = "practice-large-chip-option",
             .enemies = {"GQ-8"},
             .with = limitAndTennessee,
             .rules = {"GP-lone-chip"_rule},
             .difficulty = Expert,
             .question = Quiz::tr("Nobody has raised. The big blind puts in a large chip without a word. What is it?"),
             .right = {Quiz::tr("A check")},
             .wrong = {Quiz::tr("A call"), Quiz::tr("A raise of the whole chip"), Quiz::tr("A fold")},
             .explanation = Quiz::tr("There is nothing to call; the chip goes back.")},
    QuizItem{.id = "GQ-10",
             .competency = Rulings,
             .model = "practice-string-raise",
             .enemies = {"GQ-35"},
             .with = limitAndTennessee,
             .rules = {"GP-string-raise"_rule},
             .question = Quiz::tr("A player puts in a call without a word, reaches back and adds chips. What is it?"),
             .right = {Quiz::tr("A call")},
             .wrong = {Quiz::tr("A raise"), Quiz::tr("A raise, if the others agree"), Quiz::tr("A fold")},
             .explanation = Quiz::tr("Chips that follow a silent call make no raise; they go back.")},
    QuizItem{.id = "GQ-12",
             .competency = Rulings,
             .model = "practice-bet-drawn-back",
             .with = limitAndTennessee,
             .rules = {"GP-bet-stands"_rule},
             .kind = Amount,
             .question = Quiz::tr(
                 "A player in turn has put in 40 and draws 20 of it back. How much must lie there in the end?"),
             .amount = 40,
             .explanation = Quiz::tr("What was bet in turn can't be drawn back.")},
    QuizItem{.id = "GQ-13",
             .competency = Rulings,
             .model = "practice-splashed-chips",
             .with = limitOnly,
             .rules = {"GP-splash"_rule},
             .kind = TrueFalse,
             .question = Quiz::tr("Chips that were thrown into the middle may stay there if nobody objects."),
             .truth = false,
             .explanation = Quiz::tr("Nobody could count them: they are brought back in front of their owner.")},
    QuizItem{.id = "GQ-20",
             .competency = Rulings,
             .model = "practice-short-call",
             .enemies = {"LQ-31", "PQ-17", "PQ-94"},
             .with = leagueAndTennessee,
             .rules = {"GP-short-call"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("A player who has more puts in less than the bet to call it. What is it?"),
             .right = {Quiz::tr("A call, to be made up to the bet")},
             .wrong = {Quiz::tr("A fold"), Quiz::tr("An all-in"), Quiz::tr("A call as it lies")},
             .explanation = Quiz::tr("Only who has no more may call with less.")},
    QuizItem{
        .id = "GQ-35",
        .competency = Rulings,
        .model = "practice-announced-raise",
        .enemies = {"GQ-10", "PQ-94"},
        .with = leagueAndTennessee,
        .rules = {"GP-announced-raise"_rule},
        .kind = Amount,
        .difficulty = Skilled,
        .question = Quiz::tr(
            "A player says “raise” and puts in a call of 20; the smallest raise is to 40. How much must lie there?"),
        .amount = 40,
        .explanation = Quiz::tr("The word binds: the call is made up to the smallest raise.")},
    QuizItem{.id = "GQ-36",
             .competency = Rulings,
             .model = "practice-legal-bet",
             .with = pokerGames,
             .rules = {"GP-legal-bet"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr(
                 "A player bets an amount that every rule allows, and another calls it an insult. What do you do?"),
             .right = {Quiz::tr("Let the bet stand")},
             .wrong = {Quiz::tr("Have it halved"), Quiz::tr("Give it back once"), Quiz::tr("Let the table decide")},
             .explanation = Quiz::tr("A bet that no rule corrects is neither changed nor ruled on.")},
    QuizItem{.id = "GQ-37",
             .competency = Rulings,
             .model = "practice-untrue-announcement",
             .with = pokerGames,
             .rules = {"GP-announce"_rule},
             .difficulty = Skilled,
             .question =
                 Quiz::tr("The house does not ask for bets to be announced. You say “three hundred” of a bet of "
                          "200. What is right?"),
             .right = {Quiz::tr("Say the right amount at once")},
             .wrong = {Quiz::tr("Nothing: there nobody has to announce a bet"),
                       Quiz::tr("Say the right amount, if somebody has put in 300"),
                       Quiz::tr("Ask the bettor to make it 300")},
             .explanation = Quiz::tr("One that is left out is the house's affair; an untrue one misleads everywhere.")},
    QuizItem{.id = "GQ-38",
             .competency = Rulings,
             .model = "practice-bets-closed",
             .with = bankedGames,
             .rules = {"GP-no-more-bets"_rule},
             .question = Quiz::tr("Where the house banks the game, when are the wagers closed?"),
             .right = {Quiz::tr("Aloud, before the first card")},
             .wrong = {Quiz::tr("With the first card, without a word"), Quiz::tr("When the dealer's hand lies there"),
                       Quiz::tr("When each player has looked at the cards")},
             .explanation = Quiz::tr("Ask, look them over, close them.")},
    QuizItem{.id = "GQ-39",
             .competency = Rulings,
             .model = "practice-late-wager",
             .enemies = {"GQ-40"},
             .with = bankedGames,
             .rules = {"GP-late-wager"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr(
                 "In a banked game a player adds chips to a wager once the cards are out. What happens to them?"),
             .right = {Quiz::tr("They go back; what lay there before stays")},
             .wrong = {Quiz::tr("They play, if nobody has looked"), Quiz::tr("The whole wager goes back"),
                       Quiz::tr("They are lost")},
             .explanation = Quiz::tr("And the floor hears of it.")},
    QuizItem{.id = "GQ-40",
             .competency = Rulings,
             .model = "practice-pinched-wager",
             .enemies = {"GQ-39"},
             .with = bankedGames,
             .rules = {"GP-pinched-wager"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("In a banked game a player had bet 50 and has drawn 30 of it back after the cards. "
                                  "How much must lie there in the end?"),
             .amount = 50,
             .explanation = Quiz::tr("The wager is made up to what it was, and the floor hears of it.")},
};

} // namespace

std::span<const QuizItem> practiceRulings()
{
    return entries;
}

} // namespace cutcard
