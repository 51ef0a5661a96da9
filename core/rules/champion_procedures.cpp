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
              Rules::tr("A table as for blackjack and one deck of 52 in a round."), explained, reasons::house},
    RuleEntry{"CHP-play-2"_rule, Rules::tr("The spots"),
              Rules::tr("Each player has places for pot bet, bonus and ante blind, and those for the later bets."),
              explained, reasons::house},
    RuleEntry{"CHP-play-3"_rule, Rules::tr("Bonus and ante, both"),
              Rules::tr("Nobody is dealt in with one of the two missing."), judged},
    RuleEntry{"CHP-play-4"_rule, Rules::tr("The pot bet is optional"),
              Rules::tr("Where the house offers it, a player may make it or not."), explained, reasons::players},
    RuleEntry{"CHP-play-5"_rule, Rules::tr("Ante equals bonus"), Rules::tr("The ante blind is as large as the bonus."),
              judged},
    RuleEntry{"CHP-play-6"_rule, Rules::tr("The pot bet's size"),
              Rules::tr("As large as the table's minimum (but see CHP-wag-b)."), judged},
    RuleEntry{"CHP-play-7"_rule, Rules::tr("How hold'em bets are settled"),
              Rules::tr("As usual in poker, which CHP-play-19 to 21 spell out."), explained, repeated},
    RuleEntry{"CHP-play-8"_rule, Rules::tr("Two cards each"),
              Rules::tr("Two face down to every player and to the dealer, when the bets are made."), judged},
    RuleEntry{"CHP-play-9"_rule, Rules::tr("Five community cards"),
              Rules::tr("Face down into the boxes for flop, turn and river."), judged},
    RuleEntry{"CHP-play-10"_rule, Rules::tr("Play or fold"),
              Rules::tr("Every player looks and decides before a community card is turned."), judged},
    RuleEntry{"CHP-play-11"_rule, Rules::tr("The play bet"), Rules::tr("As large as the ante, in its own circle."),
              judged},
    RuleEntry{"CHP-play-12"_rule, Rules::tr("A fold costs the ante"),
              Rules::tr("The dealer takes the folder's ante blind."), judged},
    RuleEntry{"CHP-play-13"_rule, Rules::tr("The bonus outlives a fold"),
              Rules::tr("It stays, and so do the cards it will be read from."), judged},
    RuleEntry{"CHP-play-14"_rule, Rules::tr("The flop"), Rules::tr("Its three cards are turned when all have decided."),
              judged},
    RuleEntry{"CHP-play-15"_rule, Rules::tr("Check, bet or raise"),
              Rules::tr("Nothing, the ante once or the ante twice; no other size, and not for who has folded."),
              judged},
    RuleEntry{"CHP-play-16"_rule, Rules::tr("Turn and river"), Rules::tr("Both are turned when everybody has chosen."),
              judged},
    RuleEntry{"CHP-play-17"_rule, Rules::tr("The dealer's hand"),
              Rules::tr("Now the dealer turns up the two cards and says what they make."), judged},
    RuleEntry{"CHP-play-18"_rule, Rules::tr("Bonus first"),
              Rules::tr("All bonus bets are taken or paid, by the posted table."), judged},
    RuleEntry{"CHP-play-19"_rule, Rules::tr("Then the comparison"),
              Rules::tr("The dealer's best five of seven against each player's; the higher wins."), judged},
    RuleEntry{"CHP-play-20"_rule, Rules::tr("A tie pushes"), Rules::tr("Neither taken nor paid."), judged},
    RuleEntry{"CHP-play-21"_rule, Rules::tr("Winners get even money"),
              Rules::tr("On the ante, on the play bet and on the bet or raise, if there is one."), judged},
    RuleEntry{"CHP-play-22"_rule, Rules::tr("The pot bet last"), Rules::tr("After everything else is settled."),
              judged},
    RuleEntry{"CHP-pot-1"_rule, Rules::tr("The pot is the players'"),
              Rules::tr("If the operator offers it, players bank it; the house puts nothing in."), judged},
    RuleEntry{"CHP-pot-2"_rule, Rules::tr("Who wins the pot"),
              Rules::tr("The best five of seven among those who bet on it."), judged},
    RuleEntry{"CHP-pot-3"_rule, Rules::tr("Nobody else"),
              Rules::tr("Not who made no pot bet, and not the dealer's hand."), judged},
    RuleEntry{"CHP-tip-1"_rule, Rules::tr("Tips"), Rules::tr("The management decides on bets for the dealer."), apart,
              reasons::house},
    // shuffling and dealing
    RuleEntry{"CHP-hand-0"_rule, Rules::tr("By hand or by machine"),
              Rules::tr("The house chooses; the way by hand is a recommendation."), explained, reasons::house},
    RuleEntry{"CHP-hand-1"_rule, Rules::tr("Shuffle"), Rules::tr("As the house shuffles single decks."), judged},
    RuleEntry{"CHP-hand-2"_rule, Rules::tr("One-handed cut"),
              Rules::tr("The upper half onto the cut card, the lower half on top of it, with one hand."), judged},
    RuleEntry{"CHP-hand-3"_rule, Rules::tr("Deal the hands"),
              Rules::tr("Two face down to each player and the dealer, in their boxes; judged under CHP-play-8."),
              explained, repeated},
    RuleEntry{"CHP-hand-4"_rule, Rules::tr("Lay out the board"),
              Rules::tr("The five community cards follow, face down; judged under CHP-play-9."), explained, repeated},
    RuleEntry{"CHP-hand-5"_rule, Rules::tr("Three burns"),
              Rules::tr("One card before the flop, one before the turn, one before the river."), judged},
    RuleEntry{"CHP-hand-6"_rule, Rules::tr("Cut card and stub"),
              Rules::tr("The cut card comes off the bottom, what is left goes into the discard holder."), judged},
    RuleEntry{"CHP-shuf-1"_rule, Rules::tr("Shuffling machine"),
              Rules::tr("Allowed at every table, loaded as the house does; then a second deck may be used:"), explained,
              reasons::house},
    RuleEntry{"CHP-shuf-a"_rule, Rules::tr("Two colours"), Rules::tr("With backs that differ."), apart,
              Rules::tr("The two decks of the program always have different backs.")},
    RuleEntry{"CHP-shuf-b"_rule, Rules::tr("One shuffles, one plays"),
              Rules::tr("While one deck is dealt or in play the other is in the machine."), judged},
    RuleEntry{"CHP-shuf-c"_rule, Rules::tr("Decks alternate"), Rules::tr("Each is used in every other round."), judged},
    // ranks
    RuleEntry{"CHP-rank-a"_rule, Rules::tr("Royal flush"), Rules::tr("Ace to ten of one suit; nothing is above it."),
              explained, ranking},
    RuleEntry{"CHP-rank-b"_rule, Rules::tr("Straight flush"),
              Rules::tr("Five in sequence of one suit, from king high down to five high."), explained, ranking},
    RuleEntry{"CHP-rank-c"_rule, Rules::tr("Four of a kind"), Rules::tr("Aces best, twos last."), explained, ranking},
    RuleEntry{"CHP-rank-d"_rule, Rules::tr("Full house"),
              Rules::tr("Three and two of a rank: aces over kings down to twos over threes."), explained, ranking},
    RuleEntry{"CHP-rank-e"_rule, Rules::tr("Flush"), Rules::tr("Five of one suit."), explained, ranking},
    RuleEntry{"CHP-rank-f"_rule, Rules::tr("Straight"),
              Rules::tr("Five in sequence, ace high best, ace low last; none that goes round through the ace."),
              explained, ranking},
    RuleEntry{"CHP-rank-g"_rule, Rules::tr("Three of a kind"), Rules::tr("Aces best, twos last."), explained, ranking},
    RuleEntry{"CHP-rank-h"_rule, Rules::tr("Two pairs"), Rules::tr("From aces and kings down to threes and twos."),
              explained, ranking},
    RuleEntry{"CHP-rank-i"_rule, Rules::tr("One pair"), Rules::tr("Aces best, twos last; here the list ends."),
              explained, ranking},
    // wagers
    RuleEntry{"CHP-wag-a"_rule, Rules::tr("Limits"),
              Rules::tr("The house sets them for bonus and ante; no bet outside them is accepted."), judged},
    RuleEntry{"CHP-wag-b"_rule, Rules::tr("The pot bet's amount"),
              Rules::tr("The table's minimum or whatever amount the house posts."), explained,
              Rules::tr("Judged under CHP-play-6, with the amount the house has posted.")},
    RuleEntry{"CHP-wag-c"_rule, Rules::tr("The bonus hand"),
              Rules::tr("The player's two cards and all five of the board; three of a kind or better is paid."),
              explained, Rules::tr("Judged under the table that is posted, CHP-pay-1 or CHP-pay-5.")},
    RuleEntry{"CHP-wag-d"_rule, Rules::tr("The dealer shows all hands"),
              Rules::tr("Each player's two cards are turned by the dealer, besides the dealer's own."), judged},
    RuleEntry{"CHP-wag-e"_rule, Rules::tr("Chips only"), Rules::tr("No other wager is accepted."), judged},
    // completion of a round
    RuleEntry{"CHP-comp-a"_rule, Rules::tr("Everybody's own play"),
              Rules::tr("Only the player and the dealer touch a wager; cards stay over the table, in view."), judged},
    RuleEntry{"CHP-comp-b"_rule, Rules::tr("The bonus hand again"), Rules::tr("As CHP-wag-c."), explained, repeated},
    RuleEntry{"CHP-comp-c"_rule, Rules::tr("The pot bet again"), Rules::tr("As CHP-play-22."), explained, repeated},
    RuleEntry{"CHP-comp-d"_rule, Rules::tr("The comparison again"), Rules::tr("As CHP-wag-d, for players who play."),
              explained, repeated},
    RuleEntry{"CHP-comp-e"_rule, Rules::tr("Picking up"),
              Rules::tr("All cards go into the discard rack before bets for the next round are made."), judged},
    // irregularities
    RuleEntry{"CHP-irreg-a"_rule, Rules::tr("A card face up"),
              Rules::tr("Found in machine or deck during the deal: every hand is void, shuffle again."), judged},
    RuleEntry{"CHP-irreg-b"_rule, Rules::tr("Wrong number of cards"),
              Rules::tr("Every hand is void, shuffle again; nothing is put right by adding or taking a card."), judged},
    RuleEntry{"CHP-irreg-c"_rule, Rules::tr("The dealer's card seen too early"),
              Rules::tr("Every hand is void, shuffle again."), judged},
    RuleEntry{"CHP-irreg-d"_rule, Rules::tr("The machine fails"),
              Rules::tr("The round is void; the cards are taken out, checked by a supervisor and shuffled."), judged},
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
    RuleEntry{"CHP-pay-2"_rule, Rules::tr("That bet outlives a fold"), Rules::tr("As CHP-play-13."), explained,
              repeated},
    RuleEntry{"CHP-pay-3"_rule, Rules::tr("No ante bonus"), Rules::tr("The ante earns even money and nothing besides."),
              explained, Rules::tr("Judged under CHP-play-21: more than even money is a wrong payment.")},
    RuleEntry{"CHP-pay-4"_rule, Rules::tr("When the bonus is settled"),
              Rules::tr("When all five community cards are up."), judged},
    RuleEntry{"CHP-pay-5"_rule, Rules::tr("Tables CH1 to CH5"),
              Rules::tr("Five tables to one, from three of a kind or, with CH4 and CH5, from a straight."), judged},
    RuleEntry{"CHP-math-1"_rule, Rules::tr("Figures and strategy"),
              Rules::tr("Probabilities of seven cards, the house's edges, when to raise."), explained, figures},
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
              Rules::tr("Equal parts; a single bettor gets it back; nothing is taken from it."), judged},
    RuleEntry{"CA-10"_rule, Rules::tr("Minimum or house's amount"),
              Rules::tr("The minimum, unless the house posts another."), explained, reasons::reading},
    RuleEntry{"CA-11"_rule, Rules::tr("When is burnt"),
              Rules::tr("Between the groups while the board is laid out: one, flop, one, turn, one, river."), explained,
              reasons::reading},
    RuleEntry{"CA-12"_rule, Rules::tr("Burns by machine"),
              Rules::tr("Not stated; the same three unless the house says otherwise."), explained, reasons::reading},
    RuleEntry{"CA-13"_rule, Rules::tr("Order of the deal"),
              Rules::tr("Not stated; two passes from the dealer's left, the dealer last."), judged},
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
    RuleEntry{"CA-20"_rule, Rules::tr("What is announced"), Rules::tr("The class of the hand and its ranks."),
              explained, reasons::reading},
    RuleEntry{"CA-21"_rule, Rules::tr("Slips"),
              Rules::tr("“Payable” for pay table; an analysis is named that is not enclosed."), explained,
              reasons::print},
    RuleEntry{"CA-22"_rule, Rules::tr("Versions that are not there"),
              Rules::tr("Version 3 is the game with once the ante only after the flop."), explained, reasons::print},
    RuleEntry{"CA-23"_rule, Rules::tr("“Usual poker fashion”"),
              Rules::tr("Best five of seven, the higher wins, equal hands push."), explained, reasons::reading},
};

} // namespace

std::span<const RuleEntry> championProcedures()
{
    return entries;
}

} // namespace cutcard
