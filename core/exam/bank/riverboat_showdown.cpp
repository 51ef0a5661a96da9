// SPDX-License-Identifier: GPL-3.0-or-later
// Who shows, and how hands with discs are read.
#include "core/exam/bank/topics.h"
#include "core/exam/figures.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum ItemCompetency;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{.id = "TQ-10",
             .competency = Showdown,
             .model = "riverboat-four-kept",
             .enemies = {"TQ-11", "TQ-43", "TQ-79", "TQ-80", "TQ-112"},
             .rules = {"TN-over-3"_rule, "TN-show-4"_rule},
             .question = Quiz::tr("A player has kept four cards. Which community cards may that player use?"),
             .right = {Quiz::tr("Both cards of the launch"), Quiz::tr("The turn")},
             .wrong = {Quiz::tr("The river")},
             .explanation = Quiz::tr(
                 "Four cards kept and three of the board are the seven permitted; the river is not among them.")},
    QuizItem{.id = "TQ-11",
             .competency = Showdown,
             .model = "riverboat-five-kept",
             .enemies = {"TQ-10", "TQ-44"},
             .rules = {"TN-over-4"_rule, "TN-show-5"_rule},
             .difficulty = Expert,
             .question = Quiz::tr(
                 "A player has kept five cards and shows a straight that needs the river. How do you read the hand?"),
             .right = {Quiz::tr("Best five of the own cards and the launch")},
             .wrong = {Quiz::tr("As a straight"), Quiz::tr("As a straight, if the turn is not needed"),
                       Quiz::tr("The hand is dead")},
             .explanation = Quiz::tr("Who keeps all five has neither turn nor river; the hand itself lives.")},
    QuizItem{.id = "TQ-26",
             .competency = Showdown,
             .model = "riverboat-order-of-showing",
             .enemies = {"TQ-87", "TQ-88", "TQ-91"},
             .rules = {"TN-show-2"_rule},
             .kind = Order,
             .question =
                 Quiz::tr("Eight seats. Seat 3 raised last; seats 5 and 1 called. In which order do they show?"),
             .right = {Quiz::tr("Seat 3"), Quiz::tr("Seat 5"), Quiz::tr("Seat 1")},
             .explanation = Quiz::tr("The last to bet or raise, then clockwise.")},
    QuizItem{.id = "TQ-79",
             .competency = Showdown,
             .model = "riverboat-three-kept",
             .enemies = {"TQ-10"},
             .rules = {"TA-15"_rule, "TN-over-5"_rule},
             .question = Quiz::tr("A player has laid two cards down. Which community cards may that player use?"),
             .right = {Quiz::tr("All four")},
             .wrong = {Quiz::tr("The launch alone"), Quiz::tr("The launch and the turn"),
                       Quiz::tr("The turn and the river")},
             .explanation = Quiz::tr("Three own cards and the whole board are the seven permitted.")},
    QuizItem{.id = "TQ-80",
             .competency = Showdown,
             .model = "riverboat-cards-permitted",
             .enemies = {"TQ-10"},
             .rules = {"TN-over-6"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("From how many cards does a player who kept four make the best five?"),
             .amount = 7,
             .explanation = Quiz::tr("Four of the own, launch and turn; every player has seven.")},
    QuizItem{.id = "TQ-81",
             .competency = Showdown,
             .model = "riverboat-straight-with-the-river",
             .rules = {"TN-show-3"_rule, "TN-show-4"_rule, "TN-show-5"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Launch 7♠ 8♦, turn 9♣, river 10♥. Seat 2: J♦ 4♣ 4♠. Seat 5: J♣ A♠ A♦ 2♥. Seat 6: J♥ "
                                  "9♥ 9♦ K♦ 3♦. Who wins?"),
             .right = {Quiz::tr("Seat 2")},
             .wrong = {Quiz::tr("Seat 5"), Quiz::tr("Seat 6"), Quiz::tr("Seats 2 and 5 share")},
             .explanation = Quiz::tr("Only seat 2 has laid down two cards and may use the river: seven to jack. Seat 6 "
                                     "has neither turn nor river, a pair of nines.")},
    QuizItem{.id = "TQ-82",
             .competency = Showdown,
             .model = "riverboat-full-house-without-river",
             .rules = {"TN-show-3"_rule, "TN-show-4"_rule, "TN-show-5"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Launch K♠ 5♦, turn K♥, river 5♣. Seat 3: K♦ A♣ Q♠ J♦ 9♠. Seat 6: 5♠ 5♥ 2♣ 3♣. Seat "
                                  "8: A♠ A♥ 8♦. Who wins?"),
             .right = {Quiz::tr("Seat 6")},
             .wrong = {Quiz::tr("Seat 3"), Quiz::tr("Seat 8"), Quiz::tr("Seats 3 and 6 share")},
             .explanation = Quiz::tr("Seat 6 has fives full of kings without the river; seat 3 has only one pair of "
                                     "kings, since turn and river are not permitted.")},
    QuizItem{.id = "TQ-83",
             .competency = Showdown,
             .model = "riverboat-flush-that-is-none",
             .rules = {"TN-show-3"_rule, "TN-show-4"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Launch 2♥ 9♥, turn K♣, river 6♥. Seat 1: A♥ Q♥ 4♠ 4♦. Seat 4: 10♥ 3♥ 8♠. Who wins?"),
             .right = {Quiz::tr("Seat 4")},
             .wrong = {Quiz::tr("Seat 1"), Quiz::tr("Seats 1 and 4 share")},
             .explanation = Quiz::tr("Without the river seat 1 has four hearts; seat 4 has a flush to the ten.")},
    QuizItem{
        .id = "TQ-84",
        .competency = Showdown,
        .model = "riverboat-five-against-four",
        .rules = {"TN-show-3"_rule, "TN-show-4"_rule, "TN-show-5"_rule},
        .difficulty = Expert,
        .question = Quiz::tr("Launch Q♣ 4♠, turn Q♦, river Q♥. Seat 2: 8♠ 8♥ 8♦ 4♦ J♣. Seat 7: A♣ K♣ 4♥ 2♠. Who wins?"),
        .right = {Quiz::tr("Seat 2")},
        .wrong = {Quiz::tr("Seat 7"), Quiz::tr("Seats 2 and 7 share")},
        .explanation = Quiz::tr(
            "Eights full of fours from the own five and the launch; seat 7 may use two queens, and has two pair.")},
    QuizItem{.id = "TQ-85",
             .competency = Showdown,
             .model = "riverboat-equal-with-discs",
             .rules = {"TN-show-3"_rule, "TA-21"_rule},
             .difficulty = Expert,
             .question =
                 Quiz::tr("Launch A♦ K♦, turn 7♣, river 7♠. Seat 1: A♣ 10♠ 9♣ 2♦ 3♥. Seat 3: A♥ 10♥ 9♠ 4♣. Who wins?"),
             .right = {Quiz::tr("Seats 1 and 3 share")},
             .wrong = {Quiz::tr("Seat 3"), Quiz::tr("Seat 1")},
             .explanation = Quiz::tr("Aces with king, ten and nine both; neither has a second seven.")},
    QuizItem{
        .id = "TQ-86",
        .competency = Showdown,
        .model = "riverboat-three-of-a-kind-apart",
        .rules = {"TN-show-3"_rule, "TN-show-4"_rule, "TN-show-5"_rule},
        .difficulty = Expert,
        .question = Quiz::tr("Launch 3♠ 6♣, turn 6♦, river 3♦. Seat 4: A♠ A♥ 9♦. Seat 5: 6♥ K♠ Q♣ 2♥. Seat 8: 3♥ 3♣ J♥ "
                             "10♥ 7♠. Who wins?"),
        .right = {Quiz::tr("Seat 5")},
        .wrong = {Quiz::tr("Seat 4"), Quiz::tr("Seat 8"), Quiz::tr("Seats 5 and 8 share")},
        .explanation = Quiz::tr(
            "Three sixes with launch and turn; seat 8 has three threes with the launch alone, and no full house.")},
    QuizItem{.id = "TQ-87",
             .competency = Showdown,
             .model = "riverboat-nobody-bet",
             .enemies = {"TQ-26", "TQ-88"},
             .rules = {"TA-19"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Nobody has bet or raised in the whole hand. Who shows first?"),
             .right = {Quiz::tr("The first player left of the button still in")},
             .wrong = {Quiz::tr("The big blind"), Quiz::tr("The player with the most cards"), Quiz::tr("The button")},
             .explanation = Quiz::tr("The reading followed where there is no last bet or raise.")},
    QuizItem{.id = "TQ-88",
             .competency = Showdown,
             .model = "riverboat-last-raise-earlier",
             .enemies = {"TQ-26", "TQ-87"},
             .rules = {"TA-19"_rule, "TN-show-2"_rule},
             .difficulty = Expert,
             .question = Quiz::tr("The last raise of the hand was seat 6's, in the fourth round; the fifth was checked "
                                  "through. Who shows first, by the reading that is followed here?"),
             .right = {Quiz::tr("Seat 6")},
             .wrong = {Quiz::tr("The first player left of the button still in"), Quiz::tr("The last to check"),
                       Quiz::tr("The player with the most chips")},
             .explanation = Quiz::tr("Of the whole hand, not of the last round; a house may look at that only.")},
    QuizItem{.id = "TQ-89",
             .competency = Showdown,
             .model = "riverboat-beaten-hand-shown",
             .rules = {"TN-show-1"_rule, "TA-20"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("A player sees a better hand shown and wants to fold the own cards unseen at the "
                                  "showdown. What do you ask for?"),
             .right = {Quiz::tr("That the cards are shown")},
             .wrong = {Quiz::tr("Nothing: a beaten hand may be mucked"), Quiz::tr("That only one card is shown"),
                       Quiz::tr("That the player names the hand")},
             .explanation = Quiz::tr("All players still in reveal their cards.")},
    QuizItem{.id = "TQ-90",
             .competency = Showdown,
             .model = "riverboat-odd-chip",
             .rules = {"TA-21"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("Two equal hands share a pot of %1; the smallest chip is 1. How much does the winner "
                                  "nearer to the button's left get?"),
             .figures = figures::splitFirstLeft,
             .explanation = Quiz::tr("Equal parts, and the odd chip from the button's left.")},
    QuizItem{.id = "TQ-91",
             .competency = Showdown,
             .model = "riverboat-who-shows-next",
             .enemies = {"TQ-26"},
             .rules = {"TN-show-2"_rule},
             .question = Quiz::tr("The last to raise has shown. Who shows next?"),
             .right = {Quiz::tr("The next player still in, clockwise")},
             .wrong = {Quiz::tr("The next player still in, counter-clockwise"), Quiz::tr("The one with the best hand"),
                       Quiz::tr("Whoever called last")},
             .explanation = Quiz::tr("Then the others clockwise, one after the other.")},
};

} // namespace

std::span<const QuizItem> riverboatShowdown()
{
    return entries;
}

} // namespace cutcard
