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
    QuizItem{.id = "PQ-111",
             .competency = Showdown,
             .model = "league-all-turn-up",
             .enemies = {"PQ-112"},
             .rules = {"1.2-show"_rule},
             .question = Quiz::tr("The last bets are matched, and a player sees a better hand and pushes the own cards "
                                  "away face down. What is asked for?"),
             .right = {Quiz::tr("That all who are left turn their cards up")},
             .wrong = {Quiz::tr("That only the winner shows"), Quiz::tr("That only whoever was called shows"),
                       Quiz::tr("That the cards are mucked unseen")},
             .explanation = Quiz::tr("All players remaining in the hand turn their cards over.")},
    QuizItem{.id = "PQ-112",
             .competency = Showdown,
             .model = "league-order-of-showing",
             .enemies = {"PQ-111"},
             .rules = {"PA-25"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("In which order do the players show their hands?"),
             .right = {Quiz::tr("In any")},
             .wrong = {Quiz::tr("The last to bet or raise first"), Quiz::tr("From the button's left"),
                       Quiz::tr("The winner first, then only who wants to")},
             .explanation = Quiz::tr("No order is stated; all of them show.")},
    QuizItem{.id = "PQ-113",
             .competency = Showdown,
             .model = "league-board-and-kicker",
             .rules = {"1.3"_rule, "1.2-show"_rule},
             .question = Quiz::tr("Board K♠ K♦ 9♣ 5♥ 2♠. Seat 1: A♥ 9♦. Seat 4: Q♣ 9♥. Who wins?"),
             .right = {Quiz::tr("Seat 1")},
             .wrong = {Quiz::tr("Seat 4"), Quiz::tr("Seats 1 and 4 share")},
             .explanation = Quiz::tr("Both have kings and nines; the ace decides.")},
    QuizItem{.id = "PQ-114",
             .competency = Showdown,
             .model = "league-board-plays-for-all",
             .rules = {"1.3"_rule, "PA-26"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Board A♠ K♦ Q♣ J♥ 10♠. Seat 2: A♥ A♦. Seat 5: 9♣ 8♣. Seat 7: K♣ 4♥. Who wins?"),
             .right = {Quiz::tr("Seats 2, 5 and 7 share")},
             .wrong = {Quiz::tr("Seat 2"), Quiz::tr("Seat 7"), Quiz::tr("Seats 2 and 7 share")},
             .explanation = Quiz::tr("The straight on the board is everybody's best five.")},
    QuizItem{.id = "PQ-115",
             .competency = Showdown,
             .model = "league-pair-overtaken",
             .rules = {"1.3"_rule, "PA-26"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Board 8♠ 8♦ 5♣ 5♥ K♠. Seat 3: 3♦ 3♠. Seat 6: A♣ 2♣. Who wins?"),
             .right = {Quiz::tr("Seat 6")},
             .wrong = {Quiz::tr("Seat 3"), Quiz::tr("Seats 3 and 6 share")},
             .explanation = Quiz::tr(
                 "The threes are no part of anybody's best five: eights and fives with an ace beat them with a king.")},
    QuizItem{.id = "PQ-116",
             .competency = Showdown,
             .model = "league-flush-of-the-board",
             .rules = {"1.3"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Board K♥ 9♥ 6♥ 3♥ 4♠. Seat 1: A♠ A♦. Seat 2: 10♥ 2♠. Seat 5: J♥ Q♣. Who wins?"),
             .right = {Quiz::tr("Seat 5")},
             .wrong = {Quiz::tr("Seat 1"), Quiz::tr("Seat 2"), Quiz::tr("Seats 2 and 5 share")},
             .explanation =
                 Quiz::tr("Both have a flush to the king; the jack is above the ten, and two aces are only a pair.")},
    QuizItem{.id = "PQ-117",
             .competency = Showdown,
             .model = "league-low-straight",
             .rules = {"1.3"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Board A♦ 2♣ 4♠ 9♥ K♦. Seat 2: 3♥ 5♠. Seat 8: A♠ K♠. Who wins?"),
             .right = {Quiz::tr("Seat 2")},
             .wrong = {Quiz::tr("Seat 8"), Quiz::tr("Seats 2 and 8 share")},
             .explanation = Quiz::tr("The ace may be low: ace to five is a straight, and beats two pair.")},
    QuizItem{.id = "PQ-118",
             .competency = Showdown,
             .model = "league-two-full-houses",
             .rules = {"1.3"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Board 7♠ 7♦ K♣ K♥ 2♠. Seat 1: K♦ 3♦. Seat 4: 7♥ A♥. Who wins?"),
             .right = {Quiz::tr("Seat 1")},
             .wrong = {Quiz::tr("Seat 4"), Quiz::tr("Seats 1 and 4 share")},
             .explanation = Quiz::tr("Of full houses the three cards decide first: kings over sevens.")},
    QuizItem{.id = "PQ-119",
             .competency = Showdown,
             .model = "league-same-straight",
             .rules = {"1.3"_rule, "1.2-show"_rule},
             .difficulty = Expert,
             .question = Quiz::tr("Board 6♠ 7♦ 8♣ 9♥ 2♣. Seat 3: 10♠ A♦. Seat 5: 10♥ 5♣. Seat 6: 5♦ 5♠. Who wins?"),
             .right = {Quiz::tr("Seats 3 and 5 share")},
             .wrong = {Quiz::tr("Seat 3"), Quiz::tr("Seat 5"), Quiz::tr("Seats 3, 5 and 6 share")},
             .explanation = Quiz::tr("Six to ten twice; the ace does not play, and seat 6 has only five to nine.")},
    QuizItem{.id = "PQ-120",
             .competency = Showdown,
             .model = "league-kicker-that-does-not-play",
             .rules = {"1.3"_rule, "1.2-show"_rule},
             .difficulty = Expert,
             .question = Quiz::tr("Board A♣ A♦ K♠ Q♥ 9♦. Seat 2: A♥ 4♠. Seat 7: A♠ 6♦. Who wins?"),
             .right = {Quiz::tr("Seats 2 and 7 share")},
             .wrong = {Quiz::tr("Seat 7"), Quiz::tr("Seat 2")},
             .explanation = Quiz::tr("Three aces, king and queen are the five of both; four and six do not play.")},
    QuizItem{.id = "PQ-121",
             .competency = Showdown,
             .model = "league-ranks-in-order",
             .rules = {"1.3"_rule},
             .kind = Order,
             .question = Quiz::tr("Which is the order of these hands, the best one first?"),
             .right = {Quiz::tr("Four of a kind"), Quiz::tr("Full house"), Quiz::tr("Flush"), Quiz::tr("Straight"),
                       Quiz::tr("Three of a kind"), Quiz::tr("Two pair")},
             .explanation = Quiz::tr("As the booklet lists them from the strongest down.")},
    QuizItem{.id = "PQ-122",
             .competency = Showdown,
             .model = "league-equal-hands",
             .rules = {"1.2-show"_rule},
             .question = Quiz::tr("Two players show hands of exactly the same ranks, one of them with the ace of "
                                  "spades. What happens to the pot?"),
             .right = {Quiz::tr("It is split")},
             .wrong = {Quiz::tr("The hand with that ace wins it"), Quiz::tr("Whoever was called wins it"),
                       Quiz::tr("Whoever sits nearer to the button's left wins it")},
             .explanation = Quiz::tr("A tie splits the pot; suits have no order.")},
};

} // namespace

std::span<const QuizItem> leagueShowdown()
{
    return entries;
}

} // namespace cutcard
