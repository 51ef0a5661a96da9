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
    QuizItem{
        .id = "PQ-1",
        .rules = {"2.1.1.2"_rule, "2.1.1.1"_rule},
        .kind = Amount,
        .question = Quiz::tr("A place hands out %1 chips of 100, %2 of 500 and %3 of 1,000 to each player. What is "
                             "such a stack worth?"),
        .figures = figures::stackOfChips,
        .explanation = Quiz::tr("Count times value, added up. The booklet's own ten, two and two make 4,000; places "
                                "may hand out others, but the same to everybody.")},
    QuizItem{.id = "PQ-2",
             .rules = {"2.2.3"_rule},
             .question = Quiz::tr("Who is offered the deck for cutting?"),
             .right = {Quiz::tr("The player on the right of whoever shuffled")},
             .wrong = {Quiz::tr("The player on the left of whoever shuffled"), Quiz::tr("The Poker Manager"),
                       Quiz::tr("The big blind")},
             .explanation =
                 Quiz::tr("The cut is offered to the right, also when somebody else shuffles for the dealer.")},
    QuizItem{.id = "PQ-3",
             .rules = {"2.2.3"_rule},
             .kind = Amount,
             .question = Quiz::tr("How many times are the cards shuffled at the least?"),
             .amount = 3,
             .explanation = Quiz::tr("At least three times before each deal.")},
    QuizItem{.id = "PQ-4",
             .rules = {"2.2.3"_rule, "PA-30"_rule},
             .kind = TrueFalse,
             .difficulty = Skilled,
             .question = Quiz::tr("Somebody cuts off %1 cards. The cut is good."),
             .figures = figures::cutSize,
             .explanation = Quiz::tr("At least 3 and at most 49 cards are cut off, so that 3 are left.")},
    QuizItem{.id = "PQ-5",
             .rules = {"2.2.3"_rule},
             .question = Quiz::tr("The player who is offered the cut taps the deck. What now?"),
             .right = {Quiz::tr("Go on without a cut")},
             .wrong = {Quiz::tr("Shuffle once more"), Quiz::tr("Offer the cut to the next player"),
                       Quiz::tr("Cut the deck yourself")},
             .explanation = Quiz::tr("A tap declines the cut; the cut card still goes beneath the deck.")},
    QuizItem{.id = "PQ-6",
             .rules = {"2.1.3"_rule},
             .question = Quiz::tr("Drawing for the first dealer, two players have the highest card. What now?"),
             .right = {Quiz::tr("Only these two draw again")},
             .wrong = {Quiz::tr("The higher suit has the button"), Quiz::tr("Everybody draws again"),
                       Quiz::tr("The player nearer to your left has the button")},
             .explanation = Quiz::tr("Those tied draw once more, until it is decided; suits have no order.")},
    QuizItem{.id = "PQ-7",
             .rules = {"2.2.1"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Whoever was due to post the small blind went out in the last hand. Who posts it?"),
             .right = {Quiz::tr("Nobody does in this hand")},
             .wrong = {Quiz::tr("The next player to the left"), Quiz::tr("The big blind posts both"),
                       Quiz::tr("You, out of the pot")},
             .explanation = Quiz::tr("A small blind that is gone is left out; only a missing big blind moves on.")},
    QuizItem{.id = "PQ-8",
             .rules = {"2.2.1"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("Whoever was due to post the big blind went out in the last hand. Who posts it?"),
             .right = {Quiz::tr("The next player to the left")},
             .wrong = {Quiz::tr("Nobody does in this hand"), Quiz::tr("The small blind"), Quiz::tr("The button")},
             .explanation = Quiz::tr("There is always a big blind: the next player left posts it.")},
    QuizItem{
        .id = "PQ-9",
        .rules = {"2.2.2"_rule},
        .difficulty = Skilled,
        .question = Quiz::tr("The player due for the button went out in the last hand; a small blind is due. Who has "
                             "the button?"),
        .right = {Quiz::tr("The player right of the small blind")},
        .wrong = {Quiz::tr("The next player to the left"), Quiz::tr("The small blind"),
                  Quiz::tr("Whoever draws the highest card")},
        .explanation = Quiz::tr("The player right of the small blind, or of the big blind if there is no small one; "
                                "this may be the same player once more.")},
    QuizItem{.id = "PQ-10",
             .rules = {"2.2.1"_rule, "2.2.4"_rule},
             .question = Quiz::tr("The big blind is due from a player who is not at the table. What do you do?"),
             .right = {Quiz::tr("Post it from that player's stack")},
             .wrong = {Quiz::tr("Let the next player post it"), Quiz::tr("Wait until the player is back"),
                       Quiz::tr("Deal without a big blind")},
             .explanation = Quiz::tr("Blinds are owed by absent players too; the dealer posts them.")},
    QuizItem{
        .id = "PQ-11",
        .rules = {"2.2.4"_rule},
        .question = Quiz::tr("It is an absent player's turn, and that player has already matched the bet. What now?"),
        .right = {Quiz::tr("The hand is checked")},
        .wrong = {Quiz::tr("The hand is mucked"), Quiz::tr("Everybody waits a minute"),
                  Quiz::tr("The hand is skipped and acts later")},
        .explanation = Quiz::tr("An absent player who owes nothing checks; only one who owes something is mucked.")},
    QuizItem{.id = "PQ-12",
             .rules = {"2.2.4"_rule},
             .question = Quiz::tr("It is an absent player's turn, and there was a raise. What do you do?"),
             .right = {Quiz::tr("Muck the hand at once")},
             .wrong = {Quiz::tr("Wait for the player"), Quiz::tr("Check the hand"),
                       Quiz::tr("Call from the player's stack")},
             .explanation =
                 Quiz::tr("Who is absent and owes chips is folded without waiting; the dealer mucks the cards.")},
    QuizItem{
        .id = "PQ-13",
        .rules = {"3.5.1"_rule},
        .kind = Order,
        .difficulty = Expert,
        .question = Quiz::tr("A card is exposed in the deal. In which order do you go on?"),
        .right = {Quiz::tr("Show the card to the whole table"), Quiz::tr("Go on dealing, skipping its owner"),
                  Quiz::tr("When all others have two cards, give the owner the next one"),
                  Quiz::tr("Lay the exposed card face down in the centre"), Quiz::tr("Deal the flop without a burn")},
        .explanation = Quiz::tr("The exposed card is the flop's burn; its owner gets the card that would have been "
                                "burnt.")},
    QuizItem{.id = "PQ-14",
             .rules = {"3.5.1-multi"_rule},
             .question = Quiz::tr("A second card is exposed in the same deal. What now?"),
             .right = {Quiz::tr("Collect all cards, shuffle and deal again")},
             .wrong = {Quiz::tr("Replace it like the first"), Quiz::tr("Burn both cards and go on"),
                       Quiz::tr("Both owners fold")},
             .explanation = Quiz::tr("One exposed card can be replaced; with more than one the deal is done again.")},
    QuizItem{.id = "PQ-15",
             .rules = {"3.5.1"_rule, "3.4"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("One card was exposed in the deal. Before which streets do you burn?"),
             .right = {Quiz::tr("Turn"), Quiz::tr("River")},
             .wrong = {Quiz::tr("Flop")},
             .explanation = Quiz::tr("The exposed card replaces the burn before the flop, and that one only (PA-39).")},
    QuizItem{.id = "PQ-16",
             .rules = {"3.8"_rule},
             .question = Quiz::tr("A player in the hand lowers the cards below the edge of the table. What do you do?"),
             .right = {Quiz::tr("Muck them at once")},
             .wrong = {Quiz::tr("Ask for them to be held in view"), Quiz::tr("Have them shown to the table"),
                       Quiz::tr("Count them and play on")},
             .explanation = Quiz::tr("Cards below the edge are mucked at once, without a warning.")},
    QuizItem{.id = "PQ-17",
             .rules = {"3.7.4"_rule},
             .difficulty = Skilled,
             .question =
                 Quiz::tr("The bet is %1. A player puts in a single chip of 1,000 and says nothing. What is it?"),
             .right = {Quiz::tr("A call; %2 goes back as change")},
             .wrong = {Quiz::tr("A raise to 1,000"), Quiz::tr("A raise to %3, the smallest there is"),
                       Quiz::tr("Nothing until the player explains it")},
             .figures = figures::singleChip,
             .explanation = Quiz::tr("A single chip without a word is a call, whatever its value.")},
    QuizItem{.id = "PQ-18",
             .rules = {"3.7.2"_rule, "PA-10"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question =
                 Quiz::tr("After the flop with a big blind of %1 one player bets %2 and the next raises to %3. What "
                          "is the smallest amount that a further raise can be made to?"),
             .figures = figures::nextRaise,
             .explanation =
                 Quiz::tr("A raise is at least as large as the big blind and as the last raise, which is what was "
                          "added to the bet, not the whole bet.")},
    QuizItem{.id = "PQ-19",
             .rules = {"A-Ex2"_rule},
             .kind = Amount,
             .question =
                 Quiz::tr("Blinds %1 and %2. The player left of the big blind raises to %3, the button folds, both "
                          "blinds call. How much is in the pot?"),
             .figures = figures::potOfThree,
             .explanation = Quiz::tr("Three players have put in the whole raise; the blinds are part of theirs.")},
    QuizItem{.id = "PQ-20",
             .rules = {"A-Ex4"_rule, "3.7.3"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("Blinds %1 and %2. The first player raises to %3, the button goes all-in for %4, the small "
                          "blind folds, the big blind raises to %5, the first player calls. How large is the main "
                          "pot?"),
             .figures = figures::allInMainPot,
             .explanation =
                 Quiz::tr("The all-in from each of the three players left, and the small blind that was given "
                          "up.")},
    QuizItem{.id = "PQ-21",
             .rules = {"A-Ex4"_rule, "3.7.3"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("Blinds %1 and %2. The first player raises to %3, the button goes all-in for %4, the small "
                          "blind folds, the big blind raises to %5, the first player calls. How large is the side "
                          "pot?"),
             .figures = figures::allInSidePot,
             .explanation = Quiz::tr("What the other two put in above the all-in; the sum of both pots is not the side "
                                     "pot.")},
    QuizItem{
        .id = "PQ-22",
        .rules = {"A-Ex3"_rule, "PA-7"_rule},
        .kind = TrueFalse,
        .difficulty = Expert,
        .question = Quiz::tr("In Example 3 two players put 8,000 each into the round, and 17,000 is printed as what "
                             "was added in it. The figure is right."),
        .truth = false,
        .explanation = Quiz::tr("16,000 was added. The small blind of 1,000 that was given up lies in the pot of the "
                                "round before.")},
    QuizItem{.id = "PQ-23",
             .rules = {"3.7.2"_rule, "A-Ex3"_rule, "PA-8"_rule},
             .kind = TrueFalse,
             .difficulty = Expert,
             .question =
                 Quiz::tr("In Example 3 a bet of 2,000 was raised to 4,000. The smallest re-raise is to 8,000."),
             .truth = false,
             .explanation = Quiz::tr("To 6,000: the last raise was 2,000. The booklet's own note contradicts 3.7.2 and "
                                     "Example 4.")},
    QuizItem{.id = "PQ-24",
             .rules = {"3.7.5"_rule, "PA-14"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("Big blind %1, after the flop. One player bets %2, the next goes all-in for %3. How much "
                          "does a third player put in to call?"),
             .figures = figures::shortRaiseCall,
             .explanation =
                 Quiz::tr("The proper raise, a rule of this league's own: the bet and as much again as was bet.")},
    QuizItem{.id = "PQ-25",
             .rules = {"3.7.5"_rule, "PA-15"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("Big blind %1. One player bets %2, the next goes all-in for %3, a third calls with %4, the "
                          "first folds. How much goes back to the caller?"),
             .figures = figures::shortRaiseRefund,
             .explanation = Quiz::tr("Nobody else called, so that what the caller put in above the all-in goes back.")},
    QuizItem{.id = "PQ-26",
             .rules = {"3.7.5"_rule, "3.7.3"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("Big blind %1. One player bets %2, the next goes all-in for %3, a third calls with %4, and "
                          "the first completes to %4 too. How large is the side pot of this round?"),
             .figures = figures::shortRaiseSidePot,
             .explanation = Quiz::tr("What both put in above the all-in.")},
    QuizItem{.id = "PQ-27",
             .rules = {"3.7.5"_rule, "3.7.3"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question =
                 Quiz::tr("Big blind %1. One player bets %2, the next goes all-in for %3, a third calls with %4, and "
                          "the first completes to %4 too. How much of it is in the main pot?"),
             .figures = figures::shortRaiseMainPot,
             .explanation = Quiz::tr("The all-in from each of the three.")},
    QuizItem{.id = "PQ-28",
             .rules = {"1.2-show"_rule, "1.2-odd"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question =
                 Quiz::tr("%2 equal hands share a pot of %1; the smallest chip in play is %3. How much does each "
                          "get?"),
             .figures = figures::splitShare,
             .explanation = Quiz::tr("As many whole chips as all can have alike.")},
    QuizItem{.id = "PQ-29",
             .rules = {"1.2-odd"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question =
                 Quiz::tr("%2 equal hands share a pot of %1; the smallest chip in play is %3. How much stays in the "
                          "middle for the next hand?"),
             .figures = figures::splitRest,
             .explanation = Quiz::tr("What cannot be divided starts the next pot in this league; nobody is given it.")},
    QuizItem{.id = "PQ-30",
             .rules = {"3.3"_rule, "ST-4"_rule},
             .question = Quiz::tr("A player in the hand answers a telephone. What do you do?"),
             .right = {Quiz::tr("Muck that hand at once")},
             .wrong = {Quiz::tr("Warn the player"), Quiz::tr("Stop the play until the call is over"),
                       Quiz::tr("Let the Poker Manager decide on the hand")},
             .explanation = Quiz::tr("The hand is lost at once; no warning is provided for.")},
    QuizItem{.id = "PQ-31",
             .rules = {"3.5.2"_rule, "3.5.3"_rule},
             .difficulty = Skilled,
             .question =
                 Quiz::tr("A player lets the neighbour, who is in the hand, see the cards by accident. What now?"),
             .right = {Quiz::tr("The whole table sees them"), Quiz::tr("The hand plays on with every right")},
             .wrong = {Quiz::tr("The hand is dead"), Quiz::tr("The neighbour's hand is dead"),
                       Quiz::tr("The player may only check and call from here on")},
             .explanation = Quiz::tr("What one active player saw everybody may see; the hand lives.")},
    QuizItem{.id = "PQ-32",
             .rules = {"3.1"_rule},
             .question = Quiz::tr("A player puts money on the table, for the first time. What follows?"),
             .right = {Quiz::tr("The player is out of this tournament")},
             .wrong = {Quiz::tr("A warning"), Quiz::tr("The player may never come back"),
                       Quiz::tr("Ten minutes away from the table")},
             .explanation = Quiz::tr("The first offence costs this tournament, the second all later ones. Tell the "
                                     "manager.")},
    QuizItem{
        .id = "PQ-33",
        .rules = {"2.3.2"_rule},
        .question = Quiz::tr("Two players go out in the same hand; one began it with 900 chips, the other with 1,400. "
                             "Who finishes higher?"),
        .right = {Quiz::tr("The one who began with 1,400")},
        .wrong = {Quiz::tr("The one with the better hand"), Quiz::tr("Neither, they share the place"),
                  Quiz::tr("The one nearer to the button's left")},
        .explanation = Quiz::tr("More chips before the hand rank higher; the hands decide only between equal stacks.")},
    QuizItem{.id = "PQ-34",
             .rules = {"2.2.5"_rule},
             .kind = TrueFalse,
             .difficulty = Skilled,
             .question = Quiz::tr("One table has %1 players, the other %2. The manager has to move somebody."),
             .figures = figures::tablesApart,
             .explanation = Quiz::tr("Only a difference of three or more obliges the manager to move players.")},
    QuizItem{.id = "PQ-35",
             .rules = {"3.13.2"_rule},
             .difficulty = Expert,
             .question =
                 Quiz::tr("Two players went out at the final table, then a third is disqualified. What happens to the "
                          "places?"),
             .right = {Quiz::tr("The two move up by one"), Quiz::tr("Nobody finishes eighth")},
             .wrong = {Quiz::tr("All places stay as they were"), Quiz::tr("The disqualified player finishes sixth")},
             .explanation = Quiz::tr("A disqualified player has no place; those who went out before move up.")},
    QuizItem{.id = "PQ-36",
             .rules = {"3.10"_rule, "PA-34"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question =
                 Quiz::tr("The chips of 100 leave the tournament. What are the higher chips worth that a player gets "
                          "for %1 of them?"),
             .figures = figures::colouredUp,
             .explanation = Quiz::tr("The exchange goes by value. By number, as the sentence can be read, stacks would "
                                     "multiply.")},
    QuizItem{.id = "PQ-37",
             .rules = {"3.15"_rule},
             .question = Quiz::tr("Players dispute something that stands nowhere in the booklet. What do you do?"),
             .right = {Quiz::tr("Call the Poker Manager, whose word is final")},
             .wrong = {Quiz::tr("Decide it yourself"), Quiz::tr("Let the table vote"),
                       Quiz::tr("Follow the rules of a casino")},
             .explanation = Quiz::tr("The manager alone judges disputes, and finds the fairest way where nothing is "
                                     "written.")},
    QuizItem{
        .id = "PQ-38",
        .rules = {"2.1.5"_rule},
        .question = Quiz::tr("A player who has not signed in arrives when the third blind level has begun. What now?"),
        .right = {Quiz::tr("The player cannot join")},
        .wrong = {Quiz::tr("The player gets a smaller stack"), Quiz::tr("The player gets 4,000 chips"),
                  Quiz::tr("The table decides")},
        .explanation = Quiz::tr("One signs in before the third level; what stacks nobody has taken then are removed.")},
    QuizItem{.id = "PQ-39",
             .rules = {"3.9"_rule},
             .question = Quiz::tr("The hand was won on the flop, and a player asks to see the turn. What do you do?"),
             .right = {Quiz::tr("Refuse")},
             .wrong = {Quiz::tr("Show it if everybody agrees"), Quiz::tr("Show it to that player"),
                       Quiz::tr("Burn and deal it")},
             .explanation = Quiz::tr("No card is dealt once a hand has its winner, whoever asks.")},
    QuizItem{.id = "PQ-40",
             .rules = {"3.6.2"_rule, "PA-44"_rule},
             .question = Quiz::tr("When do the bets of a round go into the pot?"),
             .right = {Quiz::tr("When everybody has matched or folded")},
             .wrong = {Quiz::tr("With each bet"), Quiz::tr("When the next card lies there"),
                       Quiz::tr("When the player wishes")},
             .explanation = Quiz::tr("Until the round is closed bets lie in front of the players, so that each can be "
                                     "counted.")},
};

} // namespace

std::span<const QuizItem> leagueQuiz()
{
    return entries;
}

} // namespace cutcard
