// SPDX-License-Identifier: GPL-3.0-or-later
// Button and blinds, with players who are away or out.
#include "core/exam/bank/topics.h"
#include "core/exam/figures.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum ItemCompetency;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{.id = "PQ-7",
             .competency = Blinds,
             .model = "league-small-blind-gone",
             .enemies = {"PQ-8", "PQ-74", "PQ-78"},
             .rules = {"2.2.1"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Whoever was due to post the small blind went out in the last hand. Who posts it?"),
             .right = {Quiz::tr("Nobody does in this hand")},
             .wrong = {Quiz::tr("The next player to the left"), Quiz::tr("The big blind posts both"),
                       Quiz::tr("You, out of the pot")},
             .explanation = Quiz::tr("A small blind that is gone is left out; only a missing big blind moves on.")},
    QuizItem{.id = "PQ-8",
             .competency = Blinds,
             .model = "league-big-blind-gone",
             .enemies = {"PQ-7", "PQ-9", "PQ-72", "PQ-74"},
             .rules = {"2.2.1"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Whoever was due to post the big blind went out in the last hand. Who posts it?"),
             .right = {Quiz::tr("The next player to the left")},
             .wrong = {Quiz::tr("Nobody does in this hand"), Quiz::tr("The small blind"), Quiz::tr("The button")},
             .explanation = Quiz::tr("There is always a big blind: the next player left posts it.")},
    QuizItem{.id = "PQ-9",
             .competency = Blinds,
             .model = "league-button-due-gone",
             .enemies = {"PQ-8", "PQ-73", "PQ-80"},
             .rules = {"2.2.2"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr(
                 "The player due for the button went out in the last hand; a small blind is due. Who has the button?"),
             .right = {Quiz::tr("The player right of the small blind")},
             .wrong = {Quiz::tr("The next player to the left"), Quiz::tr("The small blind"),
                       Quiz::tr("Whoever draws the highest card")},
             .explanation = Quiz::tr("The player right of the small blind, or of the big blind if there is no small "
                                     "one; this may be the same player once more.")},
    QuizItem{.id = "PQ-10",
             .competency = Blinds,
             .model = "league-absent-blind",
             .enemies = {"PQ-77"},
             .rules = {"2.2.1"_rule, "2.2.4"_rule},
             .question = Quiz::tr("The big blind is due from a player who is not at the table. What do you do?"),
             .right = {Quiz::tr("Post it from that player's stack")},
             .wrong = {Quiz::tr("Let the next player post it"), Quiz::tr("Wait until the player is back"),
                       Quiz::tr("Deal without a big blind")},
             .explanation = Quiz::tr("Blinds are owed by absent players too; the dealer posts them.")},
    QuizItem{.id = "PQ-71",
             .competency = Blinds,
             .model = "league-button-moves",
             .enemies = {"PQ-79", "PQ-80"},
             .rules = {"2.2.2"_rule},
             .question = Quiz::tr("The hand is over, and nobody went out. Where does the button go?"),
             .right = {Quiz::tr("To the next player on the left")},
             .wrong = {Quiz::tr("To the next player on the right"), Quiz::tr("To the winner of the hand"),
                       Quiz::tr("Nowhere: the same player deals until going out")},
             .explanation = Quiz::tr("One place to the left after each hand.")},
    QuizItem{.id = "PQ-72",
             .competency = Blinds,
             .model = "league-seats-after-a-bust",
             .enemies = {"PQ-8", "PQ-73"},
             .rules = {"2.2.1"_rule, "2.2.2"_rule, "PA-20"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("Seats 1 to %1 played the last hand, with the button at seat %2. The big blind went "
                                  "out in it. Which seat posts the big blind now?"),
             .figures = figures::bigBlindAfterBigBlindOut,
             .explanation =
                 Quiz::tr("The next player left of the one who went out; that player's small blind is not posted.")},
    QuizItem{.id = "PQ-73",
             .competency = Blinds,
             .model = "league-seats-after-a-bust",
             .enemies = {"PQ-9", "PQ-72", "PQ-80"},
             .rules = {"2.2.1"_rule, "2.2.2"_rule, "PA-20"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("Seats 1 to %1 played the last hand, with the button at seat %2. The small blind "
                                  "went out in it. Which seat has the button now?"),
             .figures = figures::buttonAfterSmallBlindOut,
             .explanation = Quiz::tr(
                 "The one due for it is out, so that the player right of the small blind has it: the same as before.")},
    QuizItem{.id = "PQ-74",
             .competency = Blinds,
             .model = "league-both-blinds-gone",
             .enemies = {"PQ-7", "PQ-8", "PQ-78"},
             .rules = {"2.2.1"_rule, "PA-20"_rule},
             .difficulty = Expert,
             .question = Quiz::tr(
                 "Both the small and the big blind of the last hand went out in it. Which blinds are posted now?"),
             .right = {Quiz::tr("The big blind alone")},
             .wrong = {Quiz::tr("The small blind alone"), Quiz::tr("Both, by the next two players"),
                       Quiz::tr("None, until the button has passed the gap")},
             .explanation = Quiz::tr(
                 "Nobody posts the small blind that was due from a player who is out; a big blind there always is.")},
    QuizItem{.id = "PQ-75",
             .competency = Blinds,
             .model = "league-heads-up",
             .rules = {"PA-21"_rule},
             .kind = TrueFalse,
             .difficulty = Expert,
             .question = Quiz::tr("Two players are left. By the booklet's words the button posts the small blind."),
             .truth = false,
             .explanation = Quiz::tr("Left of the button sits the other player, who posts the small blind; the next is "
                                     "the button. Card rooms do it the other way round.")},
    QuizItem{.id = "PQ-76",
             .competency = Blinds,
             .model = "league-usual-small-blind",
             .rules = {"B-sb"_rule},
             .kind = Amount,
             .question =
                 Quiz::tr("The big blind is %1. How large is the small blind usually, by the booklet's glossary?"),
             .figures = figures::smallBlind,
             .explanation = Quiz::tr("Half of the big blind.")},
    QuizItem{
        .id = "PQ-77",
        .competency = Blinds,
        .model = "league-absent-blind",
        .enemies = {"PQ-10"},
        .rules = {"PA-19"_rule, "2.2.4"_rule},
        .difficulty = Skilled,
        .question = Quiz::tr(
            "A player sits out a penalty of ten minutes when the big blind is due from that seat. What do you do?"),
        .right = {Quiz::tr("Post it from the stack")},
        .wrong = {Quiz::tr("Let the next player post it"), Quiz::tr("Let it be owed until the player is back"),
                  Quiz::tr("Deal without a big blind")},
        .explanation =
            Quiz::tr("Who serves a penalty is treated as absent: the blind is posted, the cards are dealt.")},
    QuizItem{.id = "PQ-78",
             .competency = Blinds,
             .model = "league-no-small-blind",
             .enemies = {"PQ-7", "PQ-74"},
             .rules = {"2.2.1"_rule, "2.2.2"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("The player due for the small blind went out in the last hand. How many chips are "
                                  "posted as blinds if the level is %1 and %2?"),
             .figures = figures::onlyBigBlind,
             .explanation = Quiz::tr("Only the big blind; the small one is left out in this hand.")},
    QuizItem{.id = "PQ-79",
             .competency = Blinds,
             .model = "league-who-posts",
             .enemies = {"PQ-71"},
             .rules = {"2.2.1"_rule},
             .question = Quiz::tr("Nobody went out, and everybody is at the table. Which seats owe blinds if the "
                                  "button is at seat 6 of eight?"),
             .right = {Quiz::tr("Seat 7 the small, seat 8 the big one")},
             .wrong = {Quiz::tr("Seat 5 the small, seat 4 the big one"),
                       Quiz::tr("Seat 6 the small, seat 7 the big one"),
                       Quiz::tr("Seat 8 the small, seat 1 the big one")},
             .explanation = Quiz::tr("The player immediately left of the button, and the next to the left.")},
    QuizItem{
        .id = "PQ-80",
        .competency = Blinds,
        .model = "league-dealer-twice",
        .enemies = {"PQ-9", "PQ-71", "PQ-73"},
        .rules = {"2.2.2"_rule},
        .kind = TrueFalse,
        .difficulty = Skilled,
        .question = Quiz::tr("The same player may have the button in two hands running."),
        .truth = true,
        .explanation = Quiz::tr(
            "When the one due for it went out, the player right of the blind has it, who may be the last dealer.")},
};

} // namespace

std::span<const QuizItem> leagueBlinds()
{
    return entries;
}

} // namespace cutcard
