// SPDX-License-Identifier: GPL-3.0-or-later
// One file for the whole document, whatever its length: it is read beside the document, which has no numbers of its
// own.
#include "core/rules/books.h"
#include "core/rules/reasons.h"

#include <array>

namespace cutcard {

namespace {

constexpr auto judged = Standing::Judged;
constexpr auto explained = Standing::Explained;

constexpr const char* silent = Rules::tr("The document is silent; what is done here is general practice.");

constexpr std::array entries{
    // the set-up
    RuleEntry{"LH-setup-1"_rule, Rules::tr("Two to ten players"),
              Rules::tr("A table has from two to ten players; the set-up offers no others."), explained,
              reasons::house},
    RuleEntry{"LH-setup-2"_rule, Rules::tr("The button"),
              Rules::tr("A flat disk lies before the player who deals in name only; the house's dealer moves it on "
                        "after each hand."),
              judged},
    RuleEntry{"LH-setup-3"_rule, Rules::tr("The button's cards come last"),
              Rules::tr("The deal runs clockwise from the button's left, so that the button is served last."), judged},
    RuleEntry{"LH-setup-4"_rule, Rules::tr("Small blind"),
              Rules::tr("The first player left of the button posts it, before every hand, whoever has left the table."),
              judged},
    RuleEntry{"LH-setup-5"_rule, Rules::tr("Big blind"), Rules::tr("The next player to the left posts it."), judged},
    RuleEntry{"LH-setup-6"_rule, Rules::tr("Amounts of the blinds"),
              Rules::tr("1 and 2, 2 and 5, or 5 and 10, by the table's limit; another amount is corrected."), judged},
    RuleEntry{"LH-setup-7"_rule, Rules::tr("Blinds before cards"),
              Rules::tr("Both blinds are on the table before a hand begins, that is before its first card."), judged},
    RuleEntry{"LH-setup-8"_rule, Rules::tr("Two cards each"),
              Rules::tr("Everybody who is dealt in gets two cards, face down, and nobody a third."), judged},
    // betting
    RuleEntry{"LH-bet-1"_rule, Rules::tr("The big blind is a bet"),
              Rules::tr("Whoever stays in the first round pays at least as much; nobody checks past it."), judged},
    RuleEntry{"LH-bet-2"_rule, Rules::tr("Who begins the first round"), Rules::tr("The player left of the big blind."),
              judged},
    RuleEntry{"LH-bet-3"_rule, Rules::tr("Choices before the flop"), Rules::tr("Call, raise or fold."), explained,
              reasons::players},
    RuleEntry{
        "LH-bet-4"_rule, Rules::tr("The big blind's option"),
        Rules::tr("When all others have acted, the big blind is asked whether to check or raise; the round is not "
                  "closed without it."),
        judged},
    RuleEntry{"LH-bet-5"_rule, Rules::tr("No option in a capped round"),
              Rules::tr("If the third raise has been made before it comes to the big blind, that player can only call "
                        "what is missing, or fold."),
              judged},
    RuleEntry{"LH-bet-6"_rule, Rules::tr("One bet, three raises"),
              Rules::tr("No round has more than one bet and three raises. A fourth raise is refused and counts as a "
                        "call; a raise within that number and the table's limit is not."),
              judged},
    RuleEntry{
        "LH-bet-7"_rule, Rules::tr("Who begins later rounds"),
        Rules::tr("The first player left of the button; if that one has folded, the next to the left who is still in."),
        judged},
    RuleEntry{"LH-bet-8"_rule, Rules::tr("Choices after the flop"),
              Rules::tr("The first player checks or bets; the others check while nobody has bet, call, raise or fold."),
              explained, reasons::players},
    RuleEntry{"LH-bet-9"_rule, Rules::tr("No check against a bet"),
              Rules::tr("Once there is a bet, it is called, raised or folded to; a check is not accepted."), judged},
    // the board
    RuleEntry{"LH-board-1"_rule, Rules::tr("The flop"),
              Rules::tr("After the first round of betting three cards face up in the middle of the table, then a round "
                        "of betting."),
              judged},
    RuleEntry{"LH-board-2"_rule, Rules::tr("The board"), Rules::tr("The five cards that everybody shares."), explained,
              reasons::definition},
    RuleEntry{"LH-board-3"_rule, Rules::tr("The turn"),
              Rules::tr("After the second round one card face up beside the flop, then a round of betting."), judged},
    RuleEntry{"LH-board-4"_rule, Rules::tr("The river"),
              Rules::tr("After the third round one card face up beside the turn, then the last round of betting."),
              judged},
    // the showdown
    RuleEntry{"LH-show-1"_rule, Rules::tr("Everybody turns up both cards"),
              Rules::tr("When the last round of betting is over all who are still in turn up both their cards, the "
                        "beaten ones too."),
              judged},
    RuleEntry{"LH-show-2"_rule, Rules::tr("The best hand wins"),
              Rules::tr("With the betting over, the pot goes to the best hand of five cards, and to nobody else."),
              judged},
    RuleEntry{"LH-show-3"_rule, Rules::tr("Equal hands share"),
              Rules::tr("Equal best hands divide the pot in equal parts."), judged},
    // side pots
    RuleEntry{"LH-sidepot-1"_rule, Rules::tr("All-in"),
              Rules::tr("Who has too little on the table for a call or a whole raise may put in all of it."), judged},
    RuleEntry{"LH-sidepot-2"_rule, Rules::tr("What the others bet further lies apart"),
              Rules::tr("An all-in player sees the board to its end and plays for what was matched; further bets and "
                        "raises of the others go into a side pot."),
              judged},
    RuleEntry{"LH-sidepot-3"_rule, Rules::tr("An all-in counts"),
              Rules::tr("An all-in above the bet is a bet or a raise and is counted among the three raises."), judged},
    RuleEntry{
        "LH-sidepot-4"_rule, Rules::tr("A new pot"),
        Rules::tr("With the next bet or raise after an all-in a pot begins that the all-in player has no part in."),
        judged},
    RuleEntry{"LH-sidepot-5"_rule, Rules::tr("Side pot to the right"),
              Rules::tr("The side pot is kept apart, to the right of the main pot."), judged},
    RuleEntry{"LH-sidepot-6"_rule, Rules::tr("Further side pots"),
              Rules::tr("A second side pot lies to the right of the first, and so on."), judged},
    RuleEntry{"LH-sidepot-7"_rule, Rules::tr("One pot after the other"),
              Rules::tr("The pots lie apart so that they can be settled one after the other: one that was begun is "
                        "finished before the next."),
              judged},
    // definitions
    RuleEntry{"LH-def-round"_rule, Rules::tr("Betting round"),
              Rules::tr("A whole turn of the table, from whoever bets first to whoever calls last. Nobody is passed "
                        "over, and bets are gathered only then."),
              judged},
    RuleEntry{"LH-def-blind"_rule, Rules::tr("Blind"),
              Rules::tr("A fixed bet before the first card. It is live: if nobody calls or raises, it wins the pot."),
              judged},
    RuleEntry{"LH-def-call"_rule, Rules::tr("Call"),
              Rules::tr("As much as the highest legal bet of the round, or all-in with less. A player who has more and "
                        "puts in less makes it up."),
              judged},
    RuleEntry{"LH-def-main"_rule, Rules::tr("Main pot"), Rules::tr("The pot that is made first."), explained,
              reasons::definition},
    RuleEntry{"LH-def-pot"_rule, Rules::tr("Pot"),
              Rules::tr("Antes, blinds and bets that were called; what nobody called goes back to the bettor."),
              judged},
    RuleEntry{"LH-def-raise"_rule, Rules::tr("Raise"),
              Rules::tr("A call and at least as much again as the last bet or raise, within the limit, less only "
                        "all-in. Who says “raise” has to."),
              judged},
    RuleEntry{"LH-def-fold"_rule, Rules::tr("Fold"), Rules::tr("To give the hand up, or not to call."), explained,
              reasons::definition},
    RuleEntry{"LH-def-check"_rule, Rules::tr("Check"),
              Rules::tr("Not to begin the betting, and yet to keep every right; a hand that checked lives."), explained,
              reasons::definition},
    RuleEntry{"LH-def-cap"_rule, Rules::tr("Cap, as printed"),
              Rules::tr("The most rake that may be collected; nothing to do with capped betting (LA-3). A chip more "
                        "than the house has set is one too many."),
              judged},
    // conduct
    RuleEntry{"LH-cond-1"_rule, Rules::tr("English only"),
              Rules::tr("No other language in the poker room; remind whoever uses one."), judged},
    RuleEntry{"LH-cond-2"_rule, Rules::tr("Table stakes"),
              Rules::tr("What lies on the table is in action, and only that: nothing is added from the pocket, and "
                        "nothing sold to a player, during a hand."),
              judged},
    RuleEntry{"LH-cond-3"_rule, Rules::tr("Money stays on the table"),
              Rules::tr("All money put on the table stays there until its owner leaves the game. Nobody cashes in a "
                        "part, gives some to another or pockets it; stop it and call the floor."),
              judged},
    RuleEntry{"LH-cond-4"_rule, Rules::tr("Tips and cigarettes"), Rules::tr("The only money that may leave the table."),
              explained, reasons::players},
    RuleEntry{"LH-cond-5"_rule, Rules::tr("Cards over the table"),
              Rules::tr("Cards are held above the table, where the dealer sees them; remind whoever does not. No hand "
                        "is lost by it."),
              judged},
    RuleEntry{"LH-cond-6"_rule, Rules::tr("Nobody plays another's bankroll"),
              Rules::tr("Nobody sits in behind the chips of another player; the floor is told."), judged},
    // what can be understood in more than one way, or is left open
    RuleEntry{"LA-1"_rule, Rules::tr("Burning"),
              Rules::tr("The document burns no card. Rooms do; it is practised here, but not asked for by it."),
              explained, silent},
    RuleEntry{"LA-2"_rule, Rules::tr("Shuffling and cutting"),
              Rules::tr("Nothing is said of either, nor of protecting cards; the house has its way."), explained,
              silent},
    RuleEntry{"LA-3"_rule, Rules::tr("Two meanings of cap"),
              Rules::tr("Defined as the most rake, used for the end of raising. The raises are bounded by LH-bet-6."),
              explained, reasons::reading},
    RuleEntry{"LA-4"_rule, Rules::tr("Rake"),
              Rules::tr("Only its bound is mentioned, neither rate nor moment; none is taken unless the house says "
                        "how. What the house has set is then taken, no less."),
              judged},
    RuleEntry{"LA-5"_rule, Rules::tr("How large a bet is"),
              Rules::tr("Not stated. Fixed limit: one big blind before and on the flop, two on turn and river."),
              judged},
    RuleEntry{"LA-6"_rule, Rules::tr("The raise in fixed limit"),
              Rules::tr("A raise of the fixed size is always as large as the last; the definition asks no more."),
              explained, reasons::reading},
    RuleEntry{"LA-7"_rule, Rules::tr("Blinds of 2 and 5"),
              Rules::tr("As printed, although 2 is not the half: the small blind calls with 3 more."), explained,
              reasons::reading},
    RuleEntry{"LA-8"_rule, Rules::tr("Slips"),
              Rules::tr("“Large blind” is the big blind, “rise” a raise; plurals and brackets are read as meant."),
              explained, reasons::print},
    RuleEntry{"LA-9"_rule, Rules::tr("“All betting” begins at the button's left"),
              Rules::tr("That sentence is about the rounds after the first, which LH-bet-2 has elsewhere."), explained,
              reasons::reading},
    RuleEntry{"LA-10"_rule, Rules::tr("Whose one bet"),
              Rules::tr("One bet and three raises are the whole table's in a round, not each player's."), explained,
              reasons::reading},
    RuleEntry{"LA-11"_rule, Rules::tr("Antes"), Rules::tr("Named among what makes a pot; this game has none."),
              explained, reasons::reading},
    RuleEntry{"LA-12"_rule, Rules::tr("A bet that nobody calls"),
              Rules::tr("Only called bets make the pot (LH-def-pot), so the rest goes back."), explained,
              reasons::reading},
    RuleEntry{"LA-13"_rule, Rules::tr("Every all-in raise counts"),
              Rules::tr("However short, it is one of the three; a house may count it only from half a bet."), explained,
              reasons::reading},
    RuleEntry{"LA-14"_rule, Rules::tr("The raise over a short all-in"),
              Rules::tr("Not stated: “within the table limits” fits all three ways. One whole bet above the all-in "
                        "amount; a house may have the bet completed instead, or take an all-in of half a bet or more "
                        "for a whole one, so that the raise over it comes to two."),
              judged},
    RuleEntry{"LA-15"_rule, Rules::tr("A short all-in reopens"),
              Rules::tr("It is counted as a raise, so everybody may raise again; a house may decide otherwise."),
              judged},
    RuleEntry{"LA-16"_rule, Rules::tr("A short call makes a side pot too"),
              Rules::tr("What the others have put in above it lies apart at once, not only from the next bet on."),
              explained, reasons::reading},
    RuleEntry{"LA-17"_rule, Rules::tr("Which pot first"),
              Rules::tr("Not stated. From the newest side pot on the right to the main pot, unless the house begins "
                        "with the main pot; the chips are the same."),
              judged},
    RuleEntry{"LA-18"_rule, Rules::tr("Order of showing"),
              Rules::tr("Not stated. All at once; a house may have the last to bet or raise show first."), explained,
              reasons::reading},
    RuleEntry{"LA-19"_rule, Rules::tr("Odd chips"),
              Rules::tr("Not stated. What cannot be divided goes to the first winner left of the button."), judged},
    RuleEntry{"LA-20"_rule, Rules::tr("Two players"),
              Rules::tr("By the words the button has the big blind; a house may give it the small one."), explained,
              reasons::reading},
    RuleEntry{"LA-21"_rule, Rules::tr("Misdeals"),
              Rules::tr("Nothing is said of exposed cards, wrong counts or cards dealt too early."), explained, silent},
    RuleEntry{"LA-22"_rule, Rules::tr("“To play over”"),
              Rules::tr("To sit in for an absent player behind that player's chips."), explained, reasons::reading},
    RuleEntry{"LA-23"_rule, Rules::tr("Cash and chips"),
              Rules::tr("Both count as money on the table; here there are only chips."), explained, reasons::reading},
    RuleEntry{"LA-24"_rule, Rules::tr("Cigarette money"),
              Rules::tr("A custom of its time; the exception is kept as it stands."), explained, reasons::reading},
    RuleEntry{"LA-25"_rule, Rules::tr("Two meanings of dealer"),
              Rules::tr("Left of the dealer means of the button; whose view matters and who keeps side pots is the "
                        "house's dealer."),
              explained, reasons::reading},
    RuleEntry{"LA-26"_rule, Rules::tr("Which cards play"), Rules::tr("Any five of seven; the board may play."),
              explained, reasons::reading},
    RuleEntry{"LA-27"_rule, Rules::tr("Raises between two players"),
              Rules::tr("No exception is made: three also when only two are left."), explained, reasons::reading},
    RuleEntry{"LA-28"_rule, Rules::tr("Order of the text"),
              Rules::tr("It tells of the showdown before the later rounds; played is in the order of the streets."),
              explained, reasons::print},
    RuleEntry{"LA-29"_rule, Rules::tr("A round without a bet"),
              Rules::tr("It has no last caller; it ends when everybody has acted."), explained, reasons::reading},
    RuleEntry{"LA-30"_rule, Rules::tr("The big blind's check"),
              Rules::tr("With nothing to call, it keeps the bet as it is and closes the round."), explained,
              reasons::reading},
    RuleEntry{"LA-31"_rule, Rules::tr("Time, absence, leaving in a hand"),
              Rules::tr("Nothing is said; the floor decides."), explained, silent},
};

} // namespace

std::span<const RuleEntry> limitRules()
{
    return entries;
}

} // namespace cutcard
