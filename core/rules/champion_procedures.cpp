// SPDX-License-Identifier: GPL-3.0-or-later
// One file for the whole document, whatever its length: it is read beside the document, whose letters the numbers keep.
#include "core/rules/books.h"
#include "core/rules/reasons.h"

#include <array>

namespace cutcard {

namespace {

constexpr auto judged = Standing::Judged;
constexpr auto explained = Standing::Explained;
constexpr auto apart = Standing::NotSimulated;

constexpr const char* repeated = Rules::tr("Says again what another rule says, where it is judged.");
constexpr const char* ranking = Rules::tr("A rank of hands; its reading is judged at the settlement.");
constexpr const char* figures = Rules::tr("Mathematics of the game, no act of the dealer.");

constexpr std::array entries{
    // the round
    RuleEntry{"CHP-play-1"_rule, Rules::tr("Table and deck"),
              Rules::tr("A table as for blackjack, and one standard deck of 52 cards for a round."), explained,
              reasons::house},
    RuleEntry{"CHP-play-2"_rule, Rules::tr("The spots"),
              Rules::tr("In front of each player's spot are places for Pot Bet, Hold'em Bonus and Ante Blind; the "
                        "circles for Play and for the bet or raise after the flop are used later."),
              explained, reasons::house},
    RuleEntry{"CHP-play-3"_rule, Rules::tr("Bonus and ante, both"),
              Rules::tr("Who wants to play has to bet on the bonus and on the ante blind; nobody is dealt in with one "
                        "of the two missing."),
              judged},
    RuleEntry{"CHP-play-4"_rule, Rules::tr("The pot bet is optional"),
              Rules::tr("Where the house offers it, each player may make it or leave it; nobody is made to."),
              explained, reasons::players},
    RuleEntry{"CHP-play-5"_rule, Rules::tr("Ante equals bonus"),
              Rules::tr("The ante blind is exactly as large as the bonus."), judged},
    RuleEntry{"CHP-play-6"_rule, Rules::tr("The pot bet's size"),
              Rules::tr("As large as the table's minimum, no more and no less (but see CHP-wag-b)."), judged},
    RuleEntry{"CHP-play-7"_rule, Rules::tr("How hold'em bets are settled"),
              Rules::tr("As usual in poker, which CHP-play-19, CHP-play-20 and CHP-play-21 spell out."), explained,
              repeated},
    RuleEntry{"CHP-play-8"_rule, Rules::tr("Two cards each"),
              Rules::tr("When the first wagers lie there, the dealer deals two cards face down to every player and to "
                        "the dealer's own hand."),
              judged},
    RuleEntry{
        "CHP-play-9"_rule, Rules::tr("Five community cards"),
        Rules::tr("Then five community cards in all, face down, onto the places marked for flop, turn and river."),
        judged},
    RuleEntry{
        "CHP-play-10"_rule, Rules::tr("Play or fold"),
        Rules::tr("Having looked at their two cards all players must play or fold, before a community card is turned."),
        judged},
    RuleEntry{"CHP-play-11"_rule, Rules::tr("The play bet"),
              Rules::tr("Who plays lays as much as the ante blind into the circle for it."), judged},
    RuleEntry{"CHP-play-12"_rule, Rules::tr("A fold costs the ante"),
              Rules::tr("Who does not play forfeits the ante blind, and the dealer takes it."), judged},
    RuleEntry{"CHP-play-13"_rule, Rules::tr("The bonus outlives a fold"),
              Rules::tr("The bonus wager stays in action whether its player folds or not, and so do the cards it will "
                        "be read from."),
              judged},
    RuleEntry{"CHP-play-14"_rule, Rules::tr("The flop"),
              Rules::tr("Its three cards are turned up when everybody has decided to play or to fold, and not before."),
              judged},
    RuleEntry{"CHP-play-15"_rule, Rules::tr("Check, bet or raise"),
              Rules::tr("Who is still in then checks, bets as much as the ante, or raises with twice the ante; no "
                        "other size, and not for who has folded."),
              judged},
    RuleEntry{"CHP-play-16"_rule, Rules::tr("Turn and river"),
              Rules::tr("The last two cards are turned up when everybody has checked, bet or raised."), judged},
    RuleEntry{
        "CHP-play-17"_rule, Rules::tr("The dealer's hand"),
        Rules::tr(
            "With flop, turn and river up, the dealer turns up the dealer's two cards and announces what they make."),
        judged},
    RuleEntry{
        "CHP-play-18"_rule, Rules::tr("Bonus first"),
        Rules::tr(
            "Then all bonus wagers are settled by the posted table, before any hand is compared with the dealer's."),
        judged},
    RuleEntry{"CHP-play-19"_rule, Rules::tr("Then the comparison"),
              Rules::tr("Then the dealer's best five cards of seven are compared with each player's best five of "
                        "seven; the higher hand wins."),
              judged},
    RuleEntry{"CHP-play-20"_rule, Rules::tr("A tie pushes"),
              Rules::tr("Equal hands push: the wagers are neither taken nor paid."), judged},
    RuleEntry{"CHP-play-21"_rule, Rules::tr("Winners get even money"),
              Rules::tr("On all wagers: on the ante blind, on play, and on the bet or raise if it was made."), judged},
    RuleEntry{"CHP-play-22"_rule, Rules::tr("The pot bet last"),
              Rules::tr("The dealer settles the Pot Bet only when every other wager is settled."), judged},
    RuleEntry{"CHP-pot-1"_rule, Rules::tr("The pot is the players'"),
              Rules::tr("The operator may offer each player a bet into a pot of the players' own; they bank it, and "
                        "the house puts nothing in."),
              judged},
    RuleEntry{"CHP-pot-2"_rule, Rules::tr("Who wins the pot"),
              Rules::tr("The player with the best five cards of seven among those who bet on it, when all other wagers "
                        "are settled."),
              judged},
    RuleEntry{"CHP-pot-3"_rule, Rules::tr("Nobody else"),
              Rules::tr("Only who has made the Pot Bet can win it: no other player, and not the dealer's hand."),
              judged},
    RuleEntry{"CHP-tip-1"_rule, Rules::tr("Tips"),
              Rules::tr("Whether and how bets are made for the dealer, each casino's management decides."), apart,
              reasons::house},
    // shuffling and dealing
    RuleEntry{
        "CHP-hand-0"_rule, Rules::tr("By hand or by machine"),
        Rules::tr("The house chooses between dealing by hand and a shuffler; the way by hand is a recommendation."),
        explained, reasons::house},
    RuleEntry{"CHP-hand-1"_rule, Rules::tr("Shuffle"),
              Rules::tr("By hand, the deck is shuffled as the house has a single deck shuffled."), judged},
    RuleEntry{"CHP-hand-2"_rule, Rules::tr("One-handed cut"),
              Rules::tr("After the shuffle a cut with one hand: the top half is put onto a cut card, then with the "
                        "same hand the bottom half on top of it; then the deck is picked up."),
              judged},
    RuleEntry{"CHP-hand-3"_rule, Rules::tr("Deal the hands"),
              Rules::tr("Two cards face down to each player and to the dealer, in the boxes of the layout; judged "
                        "under CHP-play-8."),
              explained, repeated},
    RuleEntry{"CHP-hand-4"_rule, Rules::tr("Lay out the board"),
              Rules::tr("After the hands the five community cards, face down in their boxes; judged under CHP-play-9."),
              explained, repeated},
    RuleEntry{"CHP-hand-5"_rule, Rules::tr("Three burns"),
              Rules::tr("One card is burnt before the flop, one before the turn and one before the river."), judged},
    RuleEntry{
        "CHP-hand-6"_rule, Rules::tr("Cut card and stub"),
        Rules::tr(
            "The cut card is taken off the bottom of the deck, then what is left of it goes into the discard holder."),
        judged},
    RuleEntry{"CHP-shuf-1"_rule, Rules::tr("Shuffling machine"),
              Rules::tr("A shuffler is allowed at every table, loaded as the house's procedure says; with it a second "
                        "deck may be used, if:"),
              explained, reasons::house},
    RuleEntry{"CHP-shuf-a"_rule, Rules::tr("Two colours"),
              Rules::tr("The backs of the two decks are of different colours."), apart,
              Rules::tr("The two decks of the program always have different backs.")},
    RuleEntry{"CHP-shuf-b"_rule, Rules::tr("One shuffles, one plays"),
              Rules::tr("The machine shuffles one deck while the other is being dealt or played with."), judged},
    RuleEntry{"CHP-shuf-c"_rule, Rules::tr("Decks alternate"),
              Rules::tr("Both decks go in and out of play by turns, each in every other round."), judged},
    // ranks
    RuleEntry{"CHP-rank-a"_rule, Rules::tr("Royal flush"),
              Rules::tr("Ace, king, queen, jack and ten of one suit; nothing is above it."), explained, ranking},
    RuleEntry{"CHP-rank-b"_rule, Rules::tr("Straight flush"),
              Rules::tr("Five in sequence of one suit: king to nine is the highest, ace to five the lowest."),
              explained, ranking},
    RuleEntry{"CHP-rank-c"_rule, Rules::tr("Four of a kind"),
              Rules::tr("Four cards of a rank; four aces are the highest, four twos the lowest."), explained, ranking},
    RuleEntry{"CHP-rank-d"_rule, Rules::tr("Full house"),
              Rules::tr("Three of one rank and a pair of another: three aces with two kings are the highest, three "
                        "twos with two threes the lowest."),
              explained, ranking},
    RuleEntry{"CHP-rank-e"_rule, Rules::tr("Flush"), Rules::tr("Five cards of one suit."), explained, ranking},
    RuleEntry{"CHP-rank-f"_rule, Rules::tr("Straight"),
              Rules::tr("Five in sequence whatever their suits: ace to ten is the highest, ace to five the lowest; an "
                        "ace joins no other sequence."),
              explained, ranking},
    RuleEntry{"CHP-rank-g"_rule, Rules::tr("Three of a kind"),
              Rules::tr("Three cards of a rank; three aces are the highest, three twos the lowest."), explained,
              ranking},
    RuleEntry{"CHP-rank-h"_rule, Rules::tr("Two pairs"),
              Rules::tr("Two pairs: aces and kings are the highest, threes and twos the lowest."), explained, ranking},
    RuleEntry{"CHP-rank-i"_rule, Rules::tr("One pair"),
              Rules::tr("Two cards of a rank; aces are the highest, twos the lowest. Here the list ends."), explained,
              ranking},
    // wagers
    RuleEntry{
        "CHP-wag-a"_rule, Rules::tr("Limits"),
        Rules::tr("The house sets the limits of the bonus and of the ante blind; no wager outside them is accepted."),
        judged},
    RuleEntry{"CHP-wag-b"_rule, Rules::tr("The pot bet's amount"),
              Rules::tr("It is the table's minimum, or whatever amount the house decides on."), explained,
              Rules::tr("Judged under CHP-play-6, with the amount the house has posted.")},
    RuleEntry{"CHP-wag-c"_rule, Rules::tr("The bonus hand"),
              Rules::tr("The player's two cards and all five of the board; three of a kind or better wins. The wager "
                        "stays in action whether its player folds or not."),
              explained, Rules::tr("Judged under the table that is posted, CHP-pay-1 or CHP-pay-5.")},
    RuleEntry{"CHP-wag-d"_rule, Rules::tr("The dealer shows all hands"),
              Rules::tr("The dealer turns up each player's two cards and the dealer's own, besides the five of the "
                        "board; each makes the best five of seven, and the higher hand wins."),
              judged},
    RuleEntry{"CHP-wag-e"_rule, Rules::tr("Chips only"),
              Rules::tr("Wagers are made with gaming chips; nothing else is accepted."), judged},
    // completion of a round
    RuleEntry{
        "CHP-comp-a"_rule, Rules::tr("Everybody's own play"),
        Rules::tr("Every player alone answers for the own play. Nobody but that player and the dealer touches the "
                  "player's wagers. Cards stay at all times in full view of players and dealer and over the table."),
        judged},
    RuleEntry{"CHP-comp-b"_rule, Rules::tr("The bonus hand again"),
              Rules::tr("Two cards of the player's and all five of the board, three of a kind or better; it outlives a "
                        "fold. As CHP-wag-c."),
              explained, repeated},
    RuleEntry{"CHP-comp-c"_rule, Rules::tr("The pot bet again"),
              Rules::tr("It should be settled after all other wagers. As CHP-play-22."), explained, repeated},
    RuleEntry{"CHP-comp-d"_rule, Rules::tr("The comparison again"),
              Rules::tr("Where a player plays, the dealer turns up the player's cards and the dealer's; the higher of "
                        "the best fives wins. As CHP-wag-d."),
              explained, repeated},
    RuleEntry{"CHP-comp-e"_rule, Rules::tr("Picking up"),
              Rules::tr("All cards are picked up and put into the discard rack; then bets are placed for the next "
                        "round, and none before."),
              judged},
    // irregularities
    RuleEntry{"CHP-irreg-a"_rule, Rules::tr("A card face up"),
              Rules::tr("If a card is found face up in the machine or in the deck while cards are dealt, whoever would "
                        "get it, all hands are void and the cards are shuffled again."),
              judged},
    RuleEntry{"CHP-irreg-b"_rule, Rules::tr("Wrong number of cards"),
              Rules::tr("If any wrong number of cards is dealt, all hands are void and the cards are shuffled again; "
                        "nothing is put right by adding or taking a card."),
              judged},
    RuleEntry{"CHP-irreg-c"_rule, Rules::tr("The dealer's card seen too early"),
              Rules::tr("If one of the dealer's cards is seen before the moment at which the dealer turns them up, all "
                        "hands are void and the cards are shuffled again."),
              judged},
    RuleEntry{"CHP-irreg-d"_rule, Rules::tr("The machine fails"),
              Rules::tr("If the shuffler fails, jams or gives a wrong number of cards, the round is void; the cards "
                        "are taken out of it, then checked by a casino supervisor, then shuffled again."),
              judged},
    RuleEntry{
        "CHP-irreg-e"_rule, Rules::tr("For machines only"),
        Rules::tr("So the document says of all four; but see CA-6. A house that keeps to the letter has the floor "
                  "decide at a table dealt by hand."),
        judged},
    // pay tables and figures
    RuleEntry{
        "CHP-pay-1"_rule, Rules::tr("Tables E and F"),
        Rules::tr("Royal 100 or 50, straight flush 25, four of a kind 15, full house 7, flush 5, straight 3, three "
                  "of a kind 2, each to one."),
        judged},
    RuleEntry{"CHP-pay-2"_rule, Rules::tr("That bet outlives a fold"),
              Rules::tr("The wager by tables E and F stays in action whether its player folds or not. As CHP-play-13."),
              explained, repeated},
    RuleEntry{"CHP-pay-3"_rule, Rules::tr("No ante bonus"), Rules::tr("The ante earns even money and nothing besides."),
              explained, Rules::tr("Judged under CHP-play-21: more than even money is a wrong payment.")},
    RuleEntry{"CHP-pay-4"_rule, Rules::tr("When the bonus is settled"),
              Rules::tr("When all five community cards are up, and not before."), judged},
    RuleEntry{"CHP-pay-5"_rule, Rules::tr("Tables CH1 to CH5"),
              Rules::tr("Each to one, in the order of CH1 to CH5: royal flush 100 in all; straight flush 25, 50, 25, "
                        "25, 50; four of a kind 12, 15, 15, 15, 20; full house 5, 6, 6, 7, 8; flush 4, 4, 4, 5, 5; "
                        "straight 3, 2, 2, 3, 2; three of a kind 1, 1, 1 and nothing by CH4 and CH5."),
              judged},
    RuleEntry{"CHP-math-1"_rule, Rules::tr("Figures and strategy"),
              Rules::tr("How likely each hand of seven cards is, the house's edge by each table, when to raise after "
                        "the flop, and that playing is never worse than folding."),
              explained, figures},
    // what can be understood in more than one way, or is left open
    RuleEntry{"CA-1"_rule, Rules::tr("Two games in one document"),
              Rules::tr("Text and version 4 have the bet after the flop; the page with tables E and F computes a raise "
                        "before it, with all hole cards seen. Dealt is by the text."),
              explained, reasons::reading},
    RuleEntry{
        "CA-2"_rule, Rules::tr("Tables E and F give the game away"),
        Rules::tr("With bets of up to twice the ante their edge is smaller than the players' advantage; the set-up "
                  "offers CH1 to CH5."),
        explained, reasons::reading},
    RuleEntry{"CA-3"_rule, Rules::tr("Is three of a kind paid?"),
              Rules::tr("The posted table decides; with CH4 and CH5 it is not."), explained, reasons::reading},
    RuleEntry{"CA-4"_rule, Rules::tr("Three names of the bonus"),
              Rules::tr("One bet, read from the player's two cards and the board."), explained, reasons::print},
    RuleEntry{"CA-5"_rule, Rules::tr("How many circles"), Rules::tr("Three are listed, two more are used: five."),
              explained, reasons::reading},
    RuleEntry{
        "CA-6"_rule, Rules::tr("Irregularities by hand"),
        Rules::tr("Face-up cards, wrong counts and the dealer's card are treated alike by hand; else nothing would "
                  "hold there. A house may say otherwise."),
        explained, reasons::reading},
    RuleEntry{"CA-7"_rule, Rules::tr("Bets of a void round"), Rules::tr("Not stated. All of them go back."), judged},
    RuleEntry{"CA-8"_rule, Rules::tr("A folder's pot bet"),
              Rules::tr("Stays in: only the ante is said to be lost. A house may decide otherwise."), explained,
              reasons::reading},
    RuleEntry{"CA-9"_rule, Rules::tr("Ties for the pot, one bettor"),
              Rules::tr("Equal parts; a chip that can't be split goes to any of those tied unless the house says to "
                        "whom; a single bettor gets it back; nothing is taken from it."),
              judged},
    RuleEntry{"CA-10"_rule, Rules::tr("Minimum or house's amount"),
              Rules::tr("The minimum, unless the house posts another."), explained, reasons::reading},
    RuleEntry{"CA-11"_rule, Rules::tr("When is burnt"),
              Rules::tr("Between the groups while the board is laid out: one, flop, one, turn, one, river."), explained,
              reasons::reading},
    RuleEntry{"CA-12"_rule, Rules::tr("Burns by machine"),
              Rules::tr("Not stated; the same three unless the house says otherwise."), explained, reasons::reading},
    RuleEntry{"CA-13"_rule, Rules::tr("Order of the deal"),
              Rules::tr("Not stated, so that any order is right, one card at a time or two. A house that sets an order "
                        "has it judged."),
              judged},
    RuleEntry{"CA-14"_rule, Rules::tr("Raise without a bet"), Rules::tr("Three sizes are meant: nothing, once, twice."),
              explained, reasons::reading},
    RuleEntry{"CA-15"_rule, Rules::tr("Who turns players' cards"), Rules::tr("The dealer."), explained,
              reasons::reading},
    RuleEntry{"CA-16"_rule, Rules::tr("Folded hands at the bonus"),
              Rules::tr("They are kept under the bonus and turned when it is settled."), explained, reasons::reading},
    RuleEntry{"CA-17"_rule, Rules::tr("“Should” and “will”"), Rules::tr("The document uses both; both bind."),
              explained, reasons::reading},
    RuleEntry{"CA-18"_rule, Rules::tr("Side cards"),
              Rules::tr("The list names best and worst only; hands are ranked as usual, suits never count."), explained,
              reasons::reading},
    RuleEntry{"CA-19"_rule, Rules::tr("Hands without a pair"),
              Rules::tr("Not in the list; they rank lowest, by their high cards."), explained, reasons::reading},
    RuleEntry{
        "CA-20"_rule, Rules::tr("What is announced"),
        Rules::tr(
            "The class of the hand and the ranks that make it, such as a pair of nines; side cards need not be named."),
        explained, reasons::reading},
    RuleEntry{"CA-21"_rule, Rules::tr("Slips"),
              Rules::tr("“Payable” for pay table; an analysis is named that is not enclosed."), explained,
              reasons::print},
    RuleEntry{"CA-22"_rule, Rules::tr("Versions that are not there"),
              Rules::tr("Version 3 is the game with once the ante only after the flop."), explained, reasons::print},
    RuleEntry{"CA-23"_rule, Rules::tr("“Usual poker fashion”"),
              Rules::tr("Best five of seven, the higher wins, equal hands push."), explained, reasons::reading},
    RuleEntry{"CA-24"_rule, Rules::tr("Order of asking and settling"),
              Rules::tr("Not stated; any spot may be asked or settled first unless the house has set an order."),
              explained, reasons::reading},
    RuleEntry{"CA-25"_rule, Rules::tr("Hands up, pot in, hands away"),
              Rules::tr("When is not stated. With no decision left the players' hands may be turned up before the "
                        "dealer's or after it; Pot Bets may be brought in at any time after the bets are closed; a "
                        "hand with nothing left to play for may be picked up."),
              explained, reasons::reading},
};

} // namespace

std::span<const RuleEntry> championProcedures()
{
    return entries;
}

} // namespace cutcard
