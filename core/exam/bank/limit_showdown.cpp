// SPDX-License-Identifier: GPL-3.0-or-later
// Who shows, and how hands are read.
#include "core/exam/bank/topics.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum ItemCompetency;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{.id = "LQ-19",
             .competency = Showdown,
             .model = "limit-equal-hands",
             .enemies = {"LQ-108"},
             .rules = {"LH-show-3"_rule},
             .question = Quiz::tr("Two players have equal best hands. Who wins?"),
             .right = {Quiz::tr("Both, in equal parts")},
             .wrong = {Quiz::tr("The one with the higher suit"), Quiz::tr("The one who showed first"),
                       Quiz::tr("The one left of the button")},
             .explanation = Quiz::tr("Equal hands divide the pot equally; suits do not count.")},
    QuizItem{.id = "LQ-20",
             .competency = Showdown,
             .model = "limit-all-show",
             .enemies = {"LQ-98"},
             .rules = {"LH-show-1"_rule},
             .question = Quiz::tr("The last round is over, and a player who sees a better hand wants to throw the "
                                  "cards away unseen. What do you do?"),
             .right = {Quiz::tr("Have both cards turned up")},
             .wrong = {Quiz::tr("Muck them"), Quiz::tr("Show them only if somebody asks"),
                       Quiz::tr("Have one of them turned up")},
             .explanation = Quiz::tr("By this document all players who are left turn up both cards.")},
    QuizItem{
        .id = "LQ-98",
        .competency = Showdown,
        .model = "limit-both-cards",
        .enemies = {"LQ-20"},
        .rules = {"LH-show-1"_rule},
        .kind = Amount,
        .question = Quiz::tr(
            "After the last round three players are left. How many cards are turned up in front of them altogether?"),
        .amount = 6,
        .explanation = Quiz::tr("All who are left turn up both their cards.")},
    QuizItem{.id = "LQ-99",
             .competency = Showdown,
             .model = "limit-showing-order",
             .rules = {"LA-18"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("In which order do players show, by this document?"),
             .right = {Quiz::tr("None is named: all show at once")},
             .wrong = {Quiz::tr("The last to bet or raise first"), Quiz::tr("From the button's left"),
                       Quiz::tr("The all-in player last")},
             .explanation = Quiz::tr("A house may have the last to bet or raise show first.")},
    QuizItem{.id = "LQ-100",
             .competency = Showdown,
             .model = "limit-which-five",
             .rules = {"LA-26"_rule, "LH-show-2"_rule},
             .question = Quiz::tr("Which cards make a player's hand?"),
             .right = {Quiz::tr("Any five of the own two and the board")},
             .wrong = {Quiz::tr("Both own cards and three of the board"),
                       Quiz::tr("The own two, the flop, and nothing more"),
                       Quiz::tr("At least one own card and four of the board")},
             .explanation = Quiz::tr("Any five of seven; the board alone may play.")},
    QuizItem{.id = "LQ-101",
             .competency = Showdown,
             .model = "limit-pair-on-the-board",
             .rules = {"LH-show-2"_rule},
             .question = Quiz::tr("Board J♠ J♦ 8♣ 6♥ 2♠. Seat 2: A♣ K♣. Seat 9: 8♦ 7♦. Who wins?"),
             .right = {Quiz::tr("Seat 9")},
             .wrong = {Quiz::tr("Seat 2"), Quiz::tr("Seats 2 and 9 share")},
             .explanation = Quiz::tr("Jacks and eights beat jacks with ace and king.")},
    QuizItem{.id = "LQ-102",
             .competency = Showdown,
             .model = "limit-flush-or-straight",
             .rules = {"LH-show-2"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Board 5♣ 6♣ 7♦ 10♣ K♠. Seat 1: 8♥ 9♥. Seat 4: A♣ 2♣. Seat 7: 7♠ 7♥. Who wins?"),
             .right = {Quiz::tr("Seat 4")},
             .wrong = {Quiz::tr("Seat 1"), Quiz::tr("Seat 7"), Quiz::tr("Seats 1 and 4 share")},
             .explanation = Quiz::tr("A flush beats a straight, and both beat three of a kind.")},
    QuizItem{.id = "LQ-103",
             .competency = Showdown,
             .model = "limit-board-straight",
             .rules = {"LA-26"_rule, "LH-show-3"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Board 9♠ 10♦ J♣ Q♥ K♦. Seat 3: K♠ K♥. Seat 5: 9♥ 9♦. Seat 8: A♦ 4♣. Who wins?"),
             .right = {Quiz::tr("Seat 8")},
             .wrong = {Quiz::tr("Seats 3, 5 and 8 share"), Quiz::tr("Seat 3"), Quiz::tr("Seats 3 and 5 share")},
             .explanation = Quiz::tr("An ace lifts the board's straight to ten to ace; the others play the board.")},
    QuizItem{.id = "LQ-104",
             .competency = Showdown,
             .model = "limit-two-pair-kicker",
             .rules = {"LH-show-2"_rule, "LA-26"_rule},
             .difficulty = Expert,
             .question = Quiz::tr("Board Q♠ Q♦ 7♣ 7♥ A♠. Seat 1: K♣ K♦. Seat 6: 5♦ 4♦. Seat 10: A♥ 3♣. Who wins?"),
             .right = {Quiz::tr("Seat 10")},
             .wrong = {Quiz::tr("Seat 1"), Quiz::tr("Seats 1 and 6 share"), Quiz::tr("Seat 6")},
             .explanation =
                 Quiz::tr("Aces and queens are above kings and queens; the sevens play for nobody but seat 6.")},
    QuizItem{.id = "LQ-105",
             .competency = Showdown,
             .model = "limit-full-house-and-pair",
             .rules = {"LH-show-2"_rule},
             .difficulty = Expert,
             .question = Quiz::tr("Board 3♠ 3♦ 3♥ J♣ 9♠. Seat 2: J♦ 4♦. Seat 4: Q♣ Q♥. Seat 8: A♠ K♠. Who wins?"),
             .right = {Quiz::tr("Seat 4")},
             .wrong = {Quiz::tr("Seat 2"), Quiz::tr("Seats 2 and 4 share"), Quiz::tr("Seat 8")},
             .explanation = Quiz::tr("Threes over queens, above threes over jacks.")},
    QuizItem{.id = "LQ-106",
             .competency = Showdown,
             .model = "limit-shared-two-pair",
             .rules = {"LH-show-3"_rule, "LA-26"_rule},
             .difficulty = Expert,
             .question = Quiz::tr("Board A♣ K♦ 8♠ 8♥ 4♦. Seat 5: K♠ 7♣. Seat 7: K♥ 2♣. Who wins?"),
             .right = {Quiz::tr("Seats 5 and 7 share")},
             .wrong = {Quiz::tr("Seat 5"), Quiz::tr("Seat 7")},
             .explanation = Quiz::tr("Kings and eights with the ace of the board; seven and two do not play.")},
    QuizItem{.id = "LQ-107",
             .competency = Showdown,
             .model = "limit-straight-ace-low",
             .rules = {"LH-show-2"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Board 2♦ 3♠ 4♥ J♣ J♦. Seat 1: A♠ 5♠. Seat 3: 5♥ 6♥. Seat 6: J♥ A♥. Who wins?"),
             .right = {Quiz::tr("Seat 3")},
             .wrong = {Quiz::tr("Seat 1"), Quiz::tr("Seat 6"), Quiz::tr("Seats 1 and 3 share")},
             .explanation = Quiz::tr("Two to six is above ace to five, and a straight above three jacks.")},
    QuizItem{.id = "LQ-108",
             .competency = Showdown,
             .model = "limit-split-number",
             .enemies = {"LQ-19"},
             .rules = {"LH-show-3"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("Three players have the same best hand, two of them with a better sixth card. Among "
                                  "how many is the pot divided?"),
             .amount = 3,
             .explanation = Quiz::tr("Five cards make a hand; a sixth decides nothing.")},
};

} // namespace

std::span<const QuizItem> limitShowdown()
{
    return entries;
}

} // namespace cutcard
