// SPDX-License-Identifier: GPL-3.0-or-later
// One file for the whole document, whatever its length: it is read beside the rulebook.
#include "core/exam/banks.h"
#include "core/exam/figures.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{.id = "LQ-1",
             .rules = {"LH-setup-1"_rule},
             .question = Quiz::tr("How many players can sit at a table?"),
             .right = {Quiz::tr("2 to 10")},
             .wrong = {Quiz::tr("2 to 9"), Quiz::tr("3 to 10"), Quiz::tr("6 to 10")},
             .explanation = Quiz::tr("Two to ten.")},
    QuizItem{
        .id = "LQ-2",
        .rules = {"LH-setup-3"_rule},
        .question = Quiz::tr("Who gets the last card of the deal?"),
        .right = {Quiz::tr("The button")},
        .wrong = {Quiz::tr("The small blind"), Quiz::tr("The big blind"), Quiz::tr("The player right of the button")},
        .explanation = Quiz::tr("The deal begins at the button's left and ends with the button.")},
    QuizItem{.id = "LQ-3",
             .rules = {"LH-bet-2"_rule},
             .question = Quiz::tr("Who acts first before the flop?"),
             .right = {Quiz::tr("The player left of the big blind")},
             .wrong = {Quiz::tr("The small blind"), Quiz::tr("The big blind"), Quiz::tr("The button")},
             .explanation = Quiz::tr("The big blind is the first bet, so that the next player faces it.")},
    QuizItem{.id = "LQ-4",
             .rules = {"LH-bet-7"_rule},
             .question = Quiz::tr("The small blind has folded before the flop. Who acts first on the flop?"),
             .right = {Quiz::tr("The next player left of the button who is still in")},
             .wrong = {Quiz::tr("Always the big blind"), Quiz::tr("The last to raise"), Quiz::tr("The button")},
             .explanation = Quiz::tr("Later rounds begin with the first hand left of the button.")},
    QuizItem{.id = "LQ-5",
             .rules = {"LH-bet-4"_rule},
             .difficulty = Skilled,
             .question =
                 Quiz::tr("Everybody has called the big blind, nobody has raised, and the dealer takes the deck to "
                          "flop. Which mistake is it?"),
             .right = {Quiz::tr("The big blind was not asked to check or raise")},
             .wrong = {Quiz::tr("None, the round is over"), Quiz::tr("The small blind has to act once more"),
                       Quiz::tr("The button has to act last")},
             .explanation = Quiz::tr("The big blind has the option when all others have acted.")},
    QuizItem{.id = "LQ-6",
             .rules = {"LH-bet-5"_rule},
             .difficulty = Skilled,
             .question =
                 Quiz::tr("Three raises were made before it comes to the big blind. What can the big blind do?"),
             .right = {Quiz::tr("Call what is missing"), Quiz::tr("Fold")},
             .wrong = {Quiz::tr("Raise once"), Quiz::tr("Check")},
             .explanation = Quiz::tr("The round is capped, and the option with it.")},
    QuizItem{.id = "LQ-7",
             .rules = {"LH-bet-6"_rule, "LH-bet-1"_rule},
             .kind = Amount,
             .question = Quiz::tr("How many raises can follow the big blind before the flop?"),
             .amount = 3,
             .explanation = Quiz::tr("The big blind is the round's one bet; three raises may follow it.")},
    QuizItem{.id = "LQ-8",
             .rules = {"LH-bet-6"_rule, "LA-5"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("Fixed limit, big blind %1. To how much can the bet grow before the flop?"),
             .figures = figures::cappedBet,
             .explanation = Quiz::tr("One bet and three raises of a big blind each.")},
    QuizItem{.id = "LQ-9",
             .rules = {"LA-5"_rule, "LH-bet-6"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("Fixed limit, big blind %1, twice as much on turn and river. How much can one player put in "
                          "during a hand at the most?"),
             .figures = figures::cappedHand,
             .explanation =
                 Quiz::tr("Four bets in each of four rounds: two rounds of one big blind a bet, two of two.")},
    QuizItem{.id = "LQ-10",
             .rules = {"LH-sidepot-3"_rule, "LA-13"_rule},
             .kind = TrueFalse,
             .difficulty = Skilled,
             .question =
                 Quiz::tr("After a bet there was a raise, an all-in raise that was not a whole one, and another "
                          "raise. The round is capped."),
             .truth = true,
             .explanation = Quiz::tr("An all-in above the bet counts as one of the three raises, however short.")},
    QuizItem{.id = "LQ-11",
             .rules = {"LH-def-raise"_rule},
             .question = Quiz::tr("A player in turn says “raise” and then puts in a call. What now?"),
             .right = {Quiz::tr("The player has to raise")},
             .wrong = {Quiz::tr("It is a call"), Quiz::tr("The hand is dead"), Quiz::tr("The player may choose again")},
             .explanation = Quiz::tr("A raise that was announced binds.")},
    QuizItem{.id = "LQ-12",
             .rules = {"LH-bet-9"_rule},
             .kind = TrueFalse,
             .question = Quiz::tr("A player who faces a bet may check once in a round."),
             .truth = false,
             .explanation = Quiz::tr("A bet is called, raised or folded to.")},
    QuizItem{.id = "LQ-13",
             .rules = {"LH-sidepot-2"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("Four players have put in %1, %2, %3 and %4; those with %2 and %3 are all-in. How large is "
                          "the main pot?"),
             .figures = figures::layeredMain,
             .explanation = Quiz::tr("The smallest stake from each of the four.")},
    QuizItem{.id = "LQ-14",
             .rules = {"LH-sidepot-4"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("Four players have put in %1, %2, %3 and %4; those with %2 and %3 are all-in. How large is "
                          "the first side pot?"),
             .figures = figures::layeredSide,
             .explanation = Quiz::tr("From three players what lies between the smallest stake and the next.")},
    QuizItem{.id = "LQ-15",
             .rules = {"LH-sidepot-6"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("Four players have put in %1, %2, %3 and %4; those with %2 and %3 are all-in. How large is "
                          "the second side pot?"),
             .figures = figures::layeredLast,
             .explanation = Quiz::tr("What the two largest stakes have above the larger all-in.")},
    QuizItem{.id = "LQ-16",
             .rules = {"LH-sidepot-5"_rule},
             .question = Quiz::tr("Where does the first side pot lie?"),
             .right = {Quiz::tr("To the right of the main pot")},
             .wrong = {Quiz::tr("To the left of the main pot"), Quiz::tr("Upon the main pot"),
                       Quiz::tr("Before the all-in player")},
             .explanation = Quiz::tr("To the right, apart from it.")},
    QuizItem{.id = "LQ-17",
             .rules = {"LH-sidepot-5"_rule, "LH-sidepot-6"_rule},
             .kind = Order,
             .question = Quiz::tr("How do the pots lie, from left to right?"),
             .right = {Quiz::tr("Main pot"), Quiz::tr("First side pot"), Quiz::tr("Second side pot")},
             .explanation = Quiz::tr("Each new pot lies to the right of the one before.")},
    QuizItem{.id = "LQ-18",
             .rules = {"LH-sidepot-1"_rule},
             .question =
                 Quiz::tr("A player wants to raise and has more than a call, but too little for a whole raise. What "
                          "is allowed?"),
             .right = {Quiz::tr("All-in with everything"), Quiz::tr("A call")},
             .wrong = {Quiz::tr("A part of the raise, keeping a chip"), Quiz::tr("More chips from the pocket")},
             .explanation = Quiz::tr("Who has too little for a whole raise may go all-in; less than all is no raise.")},
    QuizItem{.id = "LQ-19",
             .rules = {"LH-show-3"_rule},
             .question = Quiz::tr("Two players have equal best hands. Who wins?"),
             .right = {Quiz::tr("Both, in equal parts")},
             .wrong = {Quiz::tr("The one with the higher suit"), Quiz::tr("The one who showed first"),
                       Quiz::tr("The one left of the button")},
             .explanation = Quiz::tr("Equal hands divide the pot equally; suits do not count.")},
    QuizItem{.id = "LQ-20",
             .rules = {"LH-show-1"_rule},
             .question =
                 Quiz::tr("The last round is over, and a player who sees a better hand wants to throw the cards away "
                          "unseen. What do you do?"),
             .right = {Quiz::tr("Have both cards turned up")},
             .wrong = {Quiz::tr("Muck them"), Quiz::tr("Show them only if somebody asks"),
                       Quiz::tr("Have one of them turned up")},
             .explanation = Quiz::tr("By this document all players who are left turn up both cards.")},
    QuizItem{.id = "LQ-21",
             .rules = {"LH-def-blind"_rule},
             .question = Quiz::tr("Everybody folds to the big blind. What now?"),
             .right = {Quiz::tr("The big blind gets the pot")},
             .wrong = {Quiz::tr("The cards are dealt again"), Quiz::tr("The blinds stay for the next hand"),
                       Quiz::tr("The flop is dealt")},
             .explanation = Quiz::tr("A blind is a live bet: it wins if nobody calls or raises.")},
    QuizItem{.id = "LQ-22",
             .rules = {"LH-def-cap"_rule, "LA-3"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("What does the document define as the “cap”?"),
             .right = {Quiz::tr("The most rake that is taken")},
             .wrong = {Quiz::tr("The third raise"), Quiz::tr("The largest bet"), Quiz::tr("The end of the betting")},
             .explanation =
                 Quiz::tr("Its text speaks of capped betting as well, but the definition is about the rake.")},
    QuizItem{.id = "LQ-23",
             .rules = {"LH-cond-3"_rule},
             .kind = TrueFalse,
             .question = Quiz::tr("Between two hands a player may put a part of the winnings away and play on."),
             .truth = false,
             .explanation = Quiz::tr("What lies on the table stays there until the player quits.")},
    QuizItem{.id = "LQ-24",
             .rules = {"LH-cond-4"_rule},
             .question = Quiz::tr("For what may money leave the table all the same?"),
             .right = {Quiz::tr("Tips"), Quiz::tr("Cigarettes")},
             .wrong = {Quiz::tr("Food"), Quiz::tr("A loan to a friend")},
             .explanation = Quiz::tr("These two are the only exceptions.")},
    QuizItem{.id = "LQ-25",
             .rules = {"LH-cond-1"_rule},
             .question = Quiz::tr("Two players speak French with each other. What do you do?"),
             .right = {Quiz::tr("Ask them to speak English")},
             .wrong = {Quiz::tr("Nothing, as long as they have folded"), Quiz::tr("Muck their hands"),
                       Quiz::tr("Translate for the others")},
             .explanation = Quiz::tr("Only English is spoken in the room, at all times; no penalty is named.")},
    QuizItem{.id = "LQ-26",
             .rules = {"LH-cond-5"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("A player holds the cards below the edge of the table. What do you do?"),
             .right = {Quiz::tr("Ask for them to be held over the table, in view")},
             .wrong = {Quiz::tr("Muck the hand"), Quiz::tr("Turn the cards up"), Quiz::tr("Nothing")},
             .explanation =
                 Quiz::tr("They belong over the table and in your view. That it costs the hand is a rule of the "
                          "pub league, not of this document.")},
    QuizItem{.id = "LQ-27",
             .rules = {"LH-sidepot-2"_rule, "LA-16"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("One player bets %1, the next is all-in with %2, the third raises to %3, the first calls. "
                          "How much goes into the main pot?"),
             .figures = figures::shortCallMain,
             .explanation = Quiz::tr("The all-in three times.")},
    QuizItem{.id = "LQ-28",
             .rules = {"LH-sidepot-4"_rule, "LA-16"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("One player bets %1, the next is all-in with %2, the third raises to %3, the first calls. "
                          "How much goes into the side pot?"),
             .figures = figures::shortCallSide,
             .explanation = Quiz::tr("What the other two have above the all-in.")},
    QuizItem{.id = "LQ-29",
             .rules = {"LH-setup-6"_rule, "LA-7"_rule},
             .kind = Amount,
             .question = Quiz::tr("Blinds of 2 and 5, nobody has raised. How much does the small blind add to call?"),
             .amount = 3,
             .explanation = Quiz::tr("The small blind is not half of the big one at this limit; 3 are missing.")},
    QuizItem{.id = "LQ-30",
             .rules = {"LH-board-3"_rule},
             .question = Quiz::tr("Where does the turn lie?"),
             .right = {Quiz::tr("Beside the flop")},
             .wrong = {Quiz::tr("Above the flop"), Quiz::tr("Beside the pot"), Quiz::tr("Face down beside the flop")},
             .explanation = Quiz::tr("Face up next to the flop, the river next to the turn.")},
    QuizItem{.id = "LQ-31",
             .rules = {"LH-def-call"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("A player calls with 10 too little and has chips left. What can it be?"),
             .right = {Quiz::tr("A whole call, with 10 more"), Quiz::tr("A fold")},
             .wrong = {Quiz::tr("An all-in"), Quiz::tr("A call as it lies")},
             .explanation = Quiz::tr("Only who has no more may call with less.")},
    QuizItem{.id = "LQ-32",
             .rules = {"LH-def-pot"_rule, "LA-12"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question =
                 Quiz::tr("On the river %1 were bet and raised to %2; the bettor folds. How much goes back to the "
                          "player who raised?"),
             .figures = figures::uncalledOnRiver,
             .explanation = Quiz::tr("Only called wagers make the pot: what nobody matched goes back.")},
    QuizItem{.id = "LQ-33",
             .rules = {"LH-board-1"_rule, "LH-board-3"_rule, "LH-board-4"_rule, "LH-show-1"_rule},
             .kind = Order,
             .difficulty = Skilled,
             .question = Quiz::tr("What is the order of a hand?"),
             .right = {Quiz::tr("Deal two cards each"), Quiz::tr("First round of betting"), Quiz::tr("Flop"),
                       Quiz::tr("Second round of betting"), Quiz::tr("Turn"), Quiz::tr("Third round of betting"),
                       Quiz::tr("River"), Quiz::tr("Fourth round of betting"), Quiz::tr("Showdown")},
             .explanation = Quiz::tr("A round of betting follows the deal and each of the three streets.")},
    QuizItem{.id = "LQ-34",
             .rules = {"LA-19"_rule, "LH-show-3"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question =
                 Quiz::tr("Two equal hands share a pot of %1; the smallest chip is 1. How much does the winner nearer "
                          "to the button's left get?"),
             .figures = figures::splitFirstLeft,
             .explanation =
                 Quiz::tr("Half, and the odd chip: the document is silent, so it goes to the first winner left "
                          "of the button.")},
    QuizItem{
        .id = "LQ-35",
        .rules = {"LA-14"_rule, "LH-def-raise"_rule},
        .kind = Amount,
        .difficulty = Expert,
        .question = Quiz::tr("Fixed bets of %1. A bet was raised to %2, then somebody is all-in for %3. To how much is "
                             "the next raise made?"),
        .figures = figures::raiseOverAllIn,
        .explanation = Quiz::tr("One whole bet above the all-in; that is how we read what the document leaves open.")},
};

} // namespace

std::span<const QuizItem> limitQuiz()
{
    return entries;
}

} // namespace cutcard
