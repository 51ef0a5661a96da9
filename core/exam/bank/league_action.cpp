// SPDX-License-Identifier: GPL-3.0-or-later
// Whose turn it is, and where the bets lie.
#include "core/exam/bank/topics.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum ItemCompetency;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{
        .id = "PQ-11",
        .competency = Action,
        .model = "league-absent-in-turn",
        .enemies = {"PQ-12", "PQ-88"},
        .rules = {"2.2.4"_rule},
        .question = Quiz::tr("It is an absent player's turn, and that player has already matched the bet. What now?"),
        .right = {Quiz::tr("The hand is checked")},
        .wrong = {Quiz::tr("The hand is mucked"), Quiz::tr("Everybody waits a minute"),
                  Quiz::tr("The hand is skipped and acts later")},
        .explanation = Quiz::tr("An absent player who owes nothing checks; only one who owes something is mucked.")},
    QuizItem{.id = "PQ-12",
             .competency = Action,
             .model = "league-absent-in-turn",
             .enemies = {"PQ-11", "PQ-88"},
             .rules = {"2.2.4"_rule},
             .question = Quiz::tr("It is an absent player's turn, and there was a raise. What do you do?"),
             .right = {Quiz::tr("Muck the hand at once")},
             .wrong = {Quiz::tr("Wait for the player"), Quiz::tr("Check the hand"),
                       Quiz::tr("Call from the player's stack")},
             .explanation =
                 Quiz::tr("Who is absent and owes chips is folded without waiting; the dealer mucks the cards.")},
    QuizItem{.id = "PQ-40",
             .competency = Action,
             .model = "league-gathering",
             .rules = {"3.6.2"_rule, "PA-44"_rule},
             .question = Quiz::tr("When do the bets of a round go into the pot?"),
             .right = {Quiz::tr("When everybody has matched or folded")},
             .wrong = {Quiz::tr("With each bet"), Quiz::tr("When the next card lies there"),
                       Quiz::tr("When the player wishes")},
             .explanation =
                 Quiz::tr("Until the round is closed bets lie in front of the players, so that each can be counted.")},
    QuizItem{
        .id = "PQ-81",
        .competency = Action,
        .model = "league-first-before-flop",
        .enemies = {"PQ-86"},
        .rules = {"1.2-pocket"_rule},
        .question = Quiz::tr("Who acts first before the flop?"),
        .right = {Quiz::tr("The player left of the big blind")},
        .wrong = {Quiz::tr("The player left of the button"), Quiz::tr("The small blind"), Quiz::tr("The big blind")},
        .explanation = Quiz::tr("Betting begins left of the big blind and goes clockwise.")},
    QuizItem{.id = "PQ-82",
             .competency = Action,
             .model = "league-first-after-flop",
             .rules = {"PA-22"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Button seat 5, small blind seat 6, big blind seat 7. Seat 6 folded before the flop; "
                                  "seats 5, 7 and 2 are in. Who acts first on the flop?"),
             .right = {Quiz::tr("Seat 7")},
             .wrong = {Quiz::tr("Seat 2"), Quiz::tr("Seat 5"), Quiz::tr("Seat 6")},
             .explanation = Quiz::tr(
                 "The first player left of the button who is still in; not stated, but Example 3 does it so.")},
    QuizItem{.id = "PQ-83",
             .competency = Action,
             .model = "league-big-blinds-option",
             .rules = {"PA-23"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Everybody has called, and nobody has raised before the flop. Whose turn is it?"),
             .right = {Quiz::tr("The big blind's, to check or to raise")},
             .wrong = {Quiz::tr("Nobody's: the flop is due"), Quiz::tr("The small blind's, to check or to raise"),
                       Quiz::tr("The button's, who closes every round")},
             .explanation =
                 Quiz::tr("The booklet does not say it, and it is given: a round ends when everybody has had a turn.")},
    QuizItem{.id = "PQ-84",
             .competency = Action,
             .model = "league-acts-out-of-turn",
             .rules = {"3.14.3"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("A player folds while two others have to act before. What does the booklet provide?"),
             .right = {Quiz::tr("Nothing but the request to act in turn")},
             .wrong = {Quiz::tr("Ten minutes away from the table"), Quiz::tr("The hand of whoever was skipped is dead"),
                       Quiz::tr("The fold counts, and the next hand is lost too")},
             .explanation = Quiz::tr("Etiquette: remind the player and bring the action back to whose turn it is.")},
    QuizItem{.id = "PQ-85",
             .competency = Action,
             .model = "league-who-still-acts",
             .rules = {"1.2-flop"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("On the flop seat 1 checks, seat 2 bets 400, seat 3 raises to 1,000, and seat 4 "
                                  "folds. Nobody else is in. Who has to act before the round is closed?"),
             .right = {Quiz::tr("Seats 1 and 2")},
             .wrong = {Quiz::tr("Seat 2 alone"), Quiz::tr("Seats 1, 2 and 3"), Quiz::tr("Nobody")},
             .explanation = Quiz::tr(
                 "Whoever has not matched the highest bet has to match it or fold; who raised is not asked again.")},
    QuizItem{
        .id = "PQ-86",
        .competency = Action,
        .model = "league-acting-order",
        .enemies = {"PQ-81"},
        .rules = {"1.2-pocket"_rule},
        .kind = Order,
        .difficulty = Skilled,
        .question = Quiz::tr(
            "Eight seats are dealt in, with the button at seat 3. In which order do these seats act before the flop?"),
        .right = {Quiz::tr("Seat 6"), Quiz::tr("Seat 8"), Quiz::tr("Seat 3"), Quiz::tr("Seat 5")},
        .explanation = Quiz::tr("Left of the big blind at seat 5 sits seat 6; the big blind comes last.")},
    QuizItem{.id = "PQ-87",
             .competency = Action,
             .model = "league-betting-area",
             .enemies = {"PQ-100"},
             .rules = {"3.6.1"_rule, "B-area"_rule},
             .question = Quiz::tr("Where does a player's bet belong?"),
             .right = {Quiz::tr("Beyond the player's cards, towards the pot")},
             .wrong = {Quiz::tr("Between the player and the cards"), Quiz::tr("Into the pot in the middle"),
                       Quiz::tr("On top of the player's cards")},
             .explanation = Quiz::tr("On the far side of the cards, where it can be counted.")},
    QuizItem{.id = "PQ-88",
             .competency = Action,
             .model = "league-not-waited-for",
             .enemies = {"PQ-11", "PQ-12"},
             .rules = {"2.2.4"_rule},
             .difficulty = Skilled,
             .question =
                 Quiz::tr("The action comes to an absent player who has not matched the bet. How long do you wait?"),
             .right = {Quiz::tr("Not at all")},
             .wrong = {Quiz::tr("Until the others ask you to go on"), Quiz::tr("Half a minute"),
                       Quiz::tr("Until the manager has called the player")},
             .explanation = Quiz::tr("No time is waited; the cards are mucked.")},
};

} // namespace

std::span<const QuizItem> leagueAction()
{
    return entries;
}

} // namespace cutcard
