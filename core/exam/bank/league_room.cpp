// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms as the director meets them, drawn anew each time, and what comes to the director from them.
#include "core/exam/bank/league_room.h"
#include "core/exam/night_figures.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum ItemCompetency;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{.id = "PQ-171",
             .competency = Moves,
             .model = "league-four-tables",
             .enemies = {"PQ-34", "PQ-156", "PQ-157"},
             .rules = {"2.2.5"_rule},
             .kind = TrueFalse,
             .question = Quiz::tr("Four tables have %1, %2, %3 and %4 players, and nobody has been moved yet. The "
                                  "manager has to move somebody."),
             .figures = figures::fourTables,
             .explanation = Quiz::tr("What counts is the fullest table and the shortest one: three apart oblige.")},
    QuizItem{.id = "PQ-172",
             .competency = Moves,
             .model = "league-button-after-two-out",
             .enemies = {"PQ-173", "PQ-174"},
             .rules = {"2.2.2"_rule, "2.2.1"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("%1 players sit in seats 1 to %1; the button was on seat %2, both blinds left of it. "
                                  "Seats %3 and %4 went out in that hand. Which seat has the button now?"),
             .figures = figures::buttonAfterTwoOut,
             .explanation =
                 Quiz::tr("First the big blind goes on to the next who is left; the last big blind, if still in, is "
                          "the small one; the last small blind has the button, or else whoever sits right of the "
                          "blinds.")},
    QuizItem{.id = "PQ-173",
             .competency = Moves,
             .model = "league-big-blind-after-two-out",
             .enemies = {"PQ-172", "PQ-174"},
             .rules = {"2.2.1"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("%1 players sit in seats 1 to %1; the button was on seat %2, both blinds left of it. "
                                  "Seats %3 and %4 went out in that hand. Which seat has the big blind now?"),
             .figures = figures::bigBlindAfterTwoOut,
             .explanation = Quiz::tr("The next one left of the last big blind who is still in.")},
    QuizItem{.id = "PQ-174",
             .competency = Moves,
             .model = "league-small-blind-after-two-out",
             .enemies = {"PQ-172", "PQ-173"},
             .rules = {"2.2.1"_rule},
             .kind = TrueFalse,
             .difficulty = Skilled,
             .question = Quiz::tr("%1 players sit in seats 1 to %1; the button was on seat %2, both blinds left of it. "
                                  "Seats %3 and %4 went out in that hand. Somebody posts a small blind now."),
             .figures = figures::smallBlindPosted,
             .explanation = Quiz::tr("Only the last big blind would owe it: with that player out nobody does.")},
    QuizItem{.id = "PQ-175",
             .competency = Results,
             .model = "league-three-out-together",
             .enemies = {"PQ-33", "PQ-166", "PQ-167"},
             .rules = {"2.3.2"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("%1 players are left when one hand puts three out. Ann began it with %2 and had the "
                                  "worst hand of the three, Bea with %3 and the middle one, Cy with %4 and the best. "
                                  "Which place is Bea's?"),
             .figures = figures::placeInTheMiddle,
             .explanation = Quiz::tr("By the chips at the hand's beginning; only between equal ones by the hands.")},
    QuizItem{.id = "PQ-176",
             .competency = Breaking,
             .model = "league-broken-by-chips",
             .enemies = {"PQ-151", "PQ-153"},
             .rules = {"2.2.5"_rule, "PA-46"_rule},
             .kind = Order,
             .difficulty = Skilled,
             .question =
                 Quiz::tr("A table is broken; players with %2, %3 and %1 chips come to yours. In which order do "
                          "they sit, clockwise and ending at the coming dealer?"),
             .right = {Quiz::tr("Who has %1"), Quiz::tr("Who has %2"), Quiz::tr("Who has %3"), Quiz::tr("The dealer")},
             .figures = figures::brokenByChips,
             .explanation = Quiz::tr("The lowest to the left, the highest to the right, as they sit: clockwise the "
                                     "highest comes first.")},
    QuizItem{.id = "PQ-177",
             .competency = Breaking,
             .model = "league-chairs-for-a-broken-table",
             .rules = {"2.2.6"_rule},
             .kind = TrueFalse,
             .difficulty = Skilled,
             .question = Quiz::tr("Every table of the house has eight chairs, and three tables have %1, %2 and %3 "
                                  "players. The first one can be broken now."),
             .figures = figures::tableThatCanBreak,
             .explanation = Quiz::tr("All of its players need a chair at the tables that stay.")},
    QuizItem{.id = "PQ-178",
             .competency = Seating,
             .model = "league-leaver-comes-back",
             .enemies = {"PQ-160", "PQ-161"},
             .rules = {"3.13.1"_rule},
             .difficulty = Skilled,
             .question =
                 Quiz::tr("Somebody quit in level 2 and was signed out. In level 4 the player is back and wants "
                          "to go on with the stack, which still lies there. What is right?"),
             .right = {Quiz::tr("Refuse: the stack is blinded away as an absent player's")},
             .wrong = {Quiz::tr("Allow it, less the blinds of the time away"),
                       Quiz::tr("Allow it until the final table forms, for the stack is still in play"),
                       Quiz::tr("Let the table decide")},
             .explanation = Quiz::tr("Who has quit is out of the tournament and cannot make the final table; only the "
                                     "stack stays.")},
    QuizItem{.id = "PQ-179",
             .competency = Stacks,
             .model = "league-chip-on-the-floor",
             .rules = {"3.8"_rule, "PA-41"_rule},
             .question = Quiz::tr("A chip falls from a stack to the floor, and the whole table saw whose it was. What "
                                  "becomes of it?"),
             .right = {Quiz::tr("It goes back to that stack")},
             .wrong = {Quiz::tr("It goes out of play"), Quiz::tr("The player's hand is mucked for it as well"),
                       Quiz::tr("It goes into the pot")},
             .explanation = Quiz::tr("Chips belong on the table; only cards below its edge are mucked, and nothing "
                                     "takes chips away.")},
    QuizItem{.id = "PQ-180",
             .competency = SetUp,
             .model = "league-sits-at-another-table",
             .rules = {"2.1.2.1"_rule},
             .question = Quiz::tr("Seats were drawn. Before the first hand you see that one player has sat down at "
                                  "another table than was drawn. What is right?"),
             .right = {Quiz::tr("That player goes to the table that was drawn")},
             .wrong = {Quiz::tr("Somebody of the now fuller table takes the empty chair"),
                       Quiz::tr("Everybody draws again"),
                       Quiz::tr("Nothing, as long as the tables differ by less than three")},
             .explanation = Quiz::tr("Chance says who sits where, and neither the player nor the manager.")},
    QuizItem{.id = "PQ-181",
             .competency = Moves,
             .model = "league-button-to-a-newcomer",
             .rules = {"2.2.1"_rule, "2.2.2"_rule, "PA-45"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Somebody was moved in to the right of the coming dealer, one newcomer at a table of "
                                  "seven. Before the next hand you see the button in front of the newcomer. What now?"),
             .right = {Quiz::tr("It goes to the coming dealer, on the newcomer's left")},
             .wrong = {Quiz::tr("It stays: whoever sits there now deals"),
                       Quiz::tr("The table draws for a dealer, as somebody is new"),
                       Quiz::tr("It goes one place to the right of the newcomer")},
             .explanation = Quiz::tr("Who deals and who posts follows from the hand before; one newcomer changes "
                                     "nothing of it.")},
    QuizItem{.id = "PQ-182",
             .competency = Rulings,
             .model = "league-two-versions-of-a-bet",
             .rules = {"3.15"_rule, "3.6.1"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("1,200 lie in front of a bettor beyond the cards. A neighbour insists that 600 was "
                                  "bet, and you are called. What comes first, and what holds?"),
             .right = {Quiz::tr("The dealer is heard; the chips that lie there are the bet")},
             .wrong = {Quiz::tr("The neighbour is heard; 600 come back"),
                       Quiz::tr("The table votes; the majority's amount holds"),
                       Quiz::tr("Nobody is heard; the hand is void")},
             .explanation = Quiz::tr("The manager alone decides, on what the dealer has seen; what was put in beyond "
                                     "the cards stays, if it is a legal bet.")},
    QuizItem{.id = "PQ-183",
             .competency = Stacks,
             .model = "league-chips-of-who-leaves-in-a-hand",
             .enemies = {"PQ-184"},
             .rules = {"PA-57"_rule, "3.13.2"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("In the middle of a hand of the final table a player leaves for good. By the reading "
                                  "that is followed here, when are the chips taken from the game?"),
             .right = {Quiz::tr("Once the hand is over, before the next one")},
             .wrong = {Quiz::tr("At once, and the hand goes on without them"),
                       Quiz::tr("At once, and the hand is void"), Quiz::tr("When the blinds have used them up")},
             .explanation = Quiz::tr("The booklet has them taken away and names no moment; what is in a hand stays in "
                                     "it to its end.")},
    QuizItem{.id = "PQ-184",
             .competency = Stacks,
             .model = "league-chips-of-who-leaves-in-a-hand",
             .enemies = {"PQ-183"},
             .rules = {"PA-57"_rule, "3.13.2"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("At the final table a player who began the hand with %1 chips has put %2 of them into "
                          "the pot and leaves for good. Somebody else wins the hand. How many chips does the "
                          "manager take from the game?"),
             .figures = figures::takenFromWhoLeaves,
             .explanation = Quiz::tr("The hand is played to its end, and what was put in is the winner's. What is left "
                                     "goes before the next hand.")},
};

} // namespace

std::span<const QuizItem> leagueRoom()
{
    return entries;
}

} // namespace cutcard
