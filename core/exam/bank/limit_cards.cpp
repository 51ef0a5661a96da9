// SPDX-License-Identifier: GPL-3.0-or-later
// The deck, the deal and the board.
#include "core/exam/bank/topics.h"
#include "core/exam/figures.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum ItemCompetency;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{
        .id = "LQ-2",
        .competency = Delivery,
        .model = "limit-deal-order",
        .enemies = {"LQ-52"},
        .rules = {"LH-setup-3"_rule},
        .question = Quiz::tr("Who gets the last card of the deal?"),
        .right = {Quiz::tr("The button")},
        .wrong = {Quiz::tr("The small blind"), Quiz::tr("The big blind"), Quiz::tr("The player right of the button")},
        .explanation = Quiz::tr("The deal begins at the button's left and ends with the button.")},
    QuizItem{.id = "LQ-30",
             .competency = Delivery,
             .model = "limit-place-of-the-turn",
             .enemies = {"LQ-110"},
             .rules = {"LH-board-3"_rule},
             .question = Quiz::tr("Where does the turn lie?"),
             .right = {Quiz::tr("Beside the flop")},
             .wrong = {Quiz::tr("Above the flop"), Quiz::tr("Beside the pot"), Quiz::tr("Face down beside the flop")},
             .explanation = Quiz::tr("Face up next to the flop, the river next to the turn.")},
    QuizItem{.id = "LQ-33",
             .competency = Delivery,
             .model = "limit-order-of-a-hand",
             .rules = {"LH-board-1"_rule, "LH-board-3"_rule, "LH-board-4"_rule, "LH-show-1"_rule},
             .kind = Order,
             .difficulty = Skilled,
             .question = Quiz::tr("What is the order of a hand?"),
             .right = {Quiz::tr("Deal two cards each"), Quiz::tr("First round of betting"), Quiz::tr("Flop"),
                       Quiz::tr("Second round of betting"), Quiz::tr("Turn"), Quiz::tr("Third round of betting"),
                       Quiz::tr("River"), Quiz::tr("Fourth round of betting"), Quiz::tr("Showdown")},
             .explanation = Quiz::tr("A round of betting follows the deal and each of the three streets.")},
    QuizItem{.id = "LQ-48",
             .competency = Deck,
             .model = "limit-burning",
             .enemies = {"GQ-23"},
             .rules = {"LA-1"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("How many cards does the document have burnt before the flop?"),
             .right = {Quiz::tr("None: it says nothing of burns")},
             .wrong = {Quiz::tr("One"), Quiz::tr("One, and one more if a card was exposed"),
                       Quiz::tr("Three in all, but none before the flop")},
             .explanation = Quiz::tr("Rooms burn and it is practised here, but this document does not ask for it.")},
    QuizItem{.id = "LQ-49",
             .competency = Deck,
             .model = "limit-shuffle-and-cut",
             .enemies = {"GQ-21"},
             .rules = {"LA-2"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("A player says that the document asks for three shuffles and a cut. Is that so?"),
             .right = {Quiz::tr("No: it leaves both to the house")},
             .wrong = {Quiz::tr("Yes, for both"), Quiz::tr("For the shuffles, not for the cut"),
                       Quiz::tr("For the cut, not for the shuffles")},
             .explanation = Quiz::tr("It says nothing of either; three shuffles are a rule of the pub league.")},
    QuizItem{.id = "LQ-50",
             .competency = Deck,
             .model = "limit-stub",
             .rules = {"LH-setup-8"_rule, "LH-board-2"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("%1 players are dealt in, the room burns no card, and the hand goes to the river. "
                                  "How many cards are left in the deck?"),
             .figures = figures::limitStub,
             .explanation = Quiz::tr("Two for each player and five for the board are gone.")},
    QuizItem{.id = "LQ-51",
             .competency = Delivery,
             .model = "limit-cards-each",
             .rules = {"LH-setup-8"_rule},
             .question = Quiz::tr("What is dealt before the first round of betting?"),
             .right = {Quiz::tr("Two cards to each player, face down")},
             .wrong = {Quiz::tr("Two cards to each player, one of them face up"),
                       Quiz::tr("Two cards to each player and one to the board"),
                       Quiz::tr("Four cards to each player, of which two are used")},
             .explanation = Quiz::tr("Everybody who is dealt in has two, face down.")},
    QuizItem{.id = "LQ-52",
             .competency = Delivery,
             .model = "limit-deal-order",
             .enemies = {"LQ-2"},
             .rules = {"LH-setup-3"_rule},
             .kind = Order,
             .difficulty = Skilled,
             .question =
                 Quiz::tr("Ten seats are taken, and the button lies at seat 4. In which order are these seats served?"),
             .right = {Quiz::tr("Seat 5"), Quiz::tr("Seat 9"), Quiz::tr("Seat 1"), Quiz::tr("Seat 4")},
             .explanation = Quiz::tr("From the button's left clockwise; the button comes last.")},
    QuizItem{.id = "LQ-53",
             .competency = Delivery,
             .model = "limit-flop",
             .rules = {"LH-board-1"_rule},
             .question =
                 Quiz::tr("The first round of betting is closed. How many cards come up on the board, and where?"),
             .right = {Quiz::tr("Three, in the middle of the table")},
             .wrong = {Quiz::tr("Three, one after the other with bets between"),
                       Quiz::tr("Two, in the middle of the table"), Quiz::tr("One, in front of the button")},
             .explanation = Quiz::tr("Three at once, then a round of betting.")},
    QuizItem{.id = "LQ-54",
             .competency = Delivery,
             .model = "limit-when-the-river",
             .rules = {"LH-board-4"_rule, "LH-def-round"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("When may the river be dealt?"),
             .right = {Quiz::tr("When the round on the turn has gone from the first bettor to the last caller")},
             .wrong = {Quiz::tr("When the bet on the turn has been called by one player"),
                       Quiz::tr("When the button has acted on the turn"),
                       Quiz::tr("When three raises have been made on the turn")},
             .explanation = Quiz::tr("A round is a whole cycle; in one without a bet everybody has acted.")},
    QuizItem{.id = "LQ-55",
             .competency = Delivery,
             .model = "limit-betting-rounds",
             .rules = {"LH-board-1"_rule, "LH-board-3"_rule, "LH-board-4"_rule},
             .kind = Amount,
             .question = Quiz::tr("How many rounds of betting does a hand have that goes to the showdown?"),
             .amount = 4,
             .explanation = Quiz::tr("Before the flop, and one after each of the three streets.")},
    QuizItem{.id = "LQ-56",
             .competency = Delivery,
             .model = "limit-last-card-to",
             .rules = {"LH-setup-3"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("%1 players sit in the first seats without a gap, and the button lies at seat %2. "
                                  "Which seat gets the first card?"),
             .figures = figures::firstCardSeat,
             .explanation = Quiz::tr("The seat left of the button; after the last seat comes seat 1.")},
    QuizItem{.id = "LQ-57",
             .competency = Deck,
             .model = "limit-board-shared",
             .rules = {"LH-board-2"_rule},
             .question = Quiz::tr("Which cards of the deck may every player use?"),
             .right = {Quiz::tr("The five of the board")},
             .wrong = {Quiz::tr("The flop alone"), Quiz::tr("The board and the cards of those who folded"),
                       Quiz::tr("The three highest of the board")},
             .explanation = Quiz::tr("The board is the five cards that everybody shares.")},
};

} // namespace

std::span<const QuizItem> limitCards()
{
    return entries;
}

} // namespace cutcard
