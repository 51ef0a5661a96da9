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
constexpr auto apart = Standing::NotSimulated;

constexpr const char* arithmetic = Rules::tr("Follows from the other rules by arithmetic.");
constexpr const char* electronic = Rules::tr("Belongs to electronic tables, where no dealer acts.");
constexpr const char* once = Rules::tr("A summary; each part is judged by its own rule.");

constexpr std::array entries{
    // the tournament
    RuleEntry{"TN-fmt-1"_rule, Rules::tr("Players at a table"),
              Rules::tr("At least three; four to eight is the advice. There are no more than nine, because nine hands "
                        "and the burns take the whole deck; of several tables none begins with the three at which "
                        "it would stop. Judged where an event is directed."),
              judged},
    RuleEntry{"TN-fmt-2"_rule, Rules::tr("Two left: the end"),
              Rules::tr("A table tournament ends as soon as two players are left. Both are in the prizes; their chips "
                        "are counted, and whoever has more is the winner. No further hand is dealt."),
              judged},
    RuleEntry{"TN-fmt-3"_rule, Rules::tr("One left: takes all"),
              Rules::tr("If one hand puts out more than one player and only one is left, the tournament ends at once: "
                        "who won that hand is given the whole prize, and there is no second one."),
              judged},
    RuleEntry{"TN-fmt-4"_rule, Rules::tr("Round 1 stops at three"),
              Rules::tr("In an event of several tables a table of the first round ends as soon as three players are "
                        "left. These three go on to the second round; no winner is named there."),
              judged},
    RuleEntry{"TN-fmt-5"_rule, Rules::tr("Chips go along"),
              Rules::tr("Whoever goes on takes the chips that are left at the end of the first round into the second; "
                        "they are counted, and nothing is evened out or topped up."),
              judged},
    RuleEntry{"TN-fmt-6"_rule, Rules::tr("Blinds of round 2"),
              Rules::tr("Round 2 opens at twice the blinds with which round 1 opened, not at what they had come to: "
                        "with a big blind of 100 at the start of round 1, at 200."),
              judged},
    RuleEntry{
        "TN-fmt-7"_rule, Rules::tr("The operator's fee"),
        Rules::tr(
            "The entry fee is the worth of the table's chips and the operator's own fee on top, which the house sets."),
        explained, reasons::house},
    // blinds and levels
    RuleEntry{"TN-blinds-1"_rule, Rules::tr("Three blinds before cards"),
              Rules::tr("Before any hand begins three blinds are posted: opening, small and big. No card is dealt "
                        "while one of them is missing."),
              judged},
    RuleEntry{"TN-blinds-2"_rule, Rules::tr("Opening blind"),
              Rules::tr("The first player left of the button posts a quarter of the big blind."), judged},
    RuleEntry{"TN-blinds-3"_rule, Rules::tr("Small blind"),
              Rules::tr("The next player to the left posts half of the big blind."), judged},
    RuleEntry{"TN-blinds-4"_rule, Rules::tr("Big blind"),
              Rules::tr("The third player left of the button posts the big blind."), judged},
    RuleEntry{"TN-blinds-5"_rule, Rules::tr("Double after six hands"),
              Rules::tr("The blinds double after each series of six hands: from 100 to 200 with hand 7, to 400 with "
                        "hand 13, to 800 with hand 19. The dealer announces it then, and at no other time."),
              judged},
    RuleEntry{"TN-blinds-6"_rule, Rules::tr("The limits double too"),
              Rules::tr("Bets double together with the blinds: whatever may be bet in a round is counted in big blinds "
                        "of the new level."),
              judged},
    // distributions, burns, limits
    RuleEntry{"TN-struct-1"_rule, Rules::tr("Five distributions"),
              Rules::tr("Five distributions, hole, launch, boat, turn and river, each followed by a round of betting. "
                        "None is left out, exchanged or added to."),
              judged},
    RuleEntry{"TN-burn-0"_rule, Rules::tr("Burning is an option"),
              Rules::tr("The dealer may burn a single card three times in a hand, or not at all. The house decides, "
                        "and it then holds for every hand."),
              judged},
    RuleEntry{"TN-burn-1"_rule, Rules::tr("First burn"),
              Rules::tr("Where the house burns: one card after the first round of betting, before the launch."),
              judged},
    RuleEntry{
        "TN-burn-2"_rule, Rules::tr("Second burn"),
        Rules::tr(
            "Where the house burns: one card after the discards were turned up, before the turn. Not before “reveal”."),
        judged},
    RuleEntry{"TN-burn-3"_rule, Rules::tr("Third burn"),
              Rules::tr("Where the house burns: one card after the fourth round of betting, before the river."),
              judged},
    RuleEntry{"TN-burn-4"_rule, Rules::tr("None elsewhere"),
              Rules::tr("Three places are named, a single card at each: none is burnt before the hole or the boat, and "
                        "no second one anywhere."),
              judged},
    RuleEntry{"TN-hole-1"_rule, Rules::tr("The hole"),
              Rules::tr("The first deal: two cards for the player's own use, face down, to each player; no third one."),
              judged},
    RuleEntry{"TN-bet-1"_rule, Rules::tr("Limit of round 1"),
              Rules::tr("In round 1 a raise is at most one big blind, and each player may raise once. The dealer "
                        "refuses what goes beyond, and nothing that does not."),
              judged},
    RuleEntry{"TN-launch-1"_rule, Rules::tr("The launch"),
              Rules::tr("The second deal: two community cards, face up; hold'em's three are one too many."), judged},
    RuleEntry{"TN-bet-2"_rule, Rules::tr("Limit of round 2"),
              Rules::tr("In round 2 a raise is at most two big blinds, and each player may raise twice. The dealer "
                        "refuses what goes beyond, and nothing that does not."),
              judged},
    RuleEntry{
        "TN-boat-1"_rule, Rules::tr("The boat"),
        Rules::tr("The third deal: three more cards of their own, face down, to each player still in, which makes "
                  "five. Nobody else has any, and no sixth card is given; what is laid down later is not replaced."),
        judged},
    RuleEntry{"TN-bet-3"_rule, Rules::tr("Limit of round 3"),
              Rules::tr("In round 3 a raise is at most three big blinds, and each player may raise three times. The "
                        "dealer refuses what goes beyond, and nothing that does not."),
              judged},
    RuleEntry{"TN-turn-1"_rule, Rules::tr("The turn"),
              Rules::tr("The fourth deal: one community card, the third, once the discards were turned up."), judged},
    RuleEntry{"TN-bet-4"_rule, Rules::tr("Limit of round 4"),
              Rules::tr("In round 4 a raise is at most four big blinds, and each player may raise four times. The "
                        "dealer refuses what goes beyond, and nothing that does not."),
              judged},
    RuleEntry{"TN-river-1"_rule, Rules::tr("The river"),
              Rules::tr("The fifth deal: one community card, the fourth and last. There is no fifth."), judged},
    RuleEntry{"TN-bet-5"_rule, Rules::tr("Limit of round 5"),
              Rules::tr("In round 5 a raise is at most five big blinds, and each player may raise five times. The "
                        "dealer refuses what goes beyond, and nothing that does not."),
              judged},
    // men overboard
    RuleEntry{"TN-over-1"_rule, Rules::tr("“Men overboard”"),
              Rules::tr("The dealer calls it once the third round of betting is closed; the players then choose what "
                        "they keep. Nothing is laid down before the call."),
              judged},
    RuleEntry{"TN-over-2"_rule, Rules::tr("None, one or two"),
              Rules::tr("Each player still in keeps all five cards or discards one or two of them, never three."),
              judged},
    RuleEntry{"TN-over-3"_rule, Rules::tr("One laid down: no river"),
              Rules::tr("Whoever discards one card and keeps four may not use the river in the best five cards; such "
                        "hands are marked and read so."),
              explained, Rules::tr("The disc is judged under TN-disc-a, the reading under TN-show-4.")},
    RuleEntry{"TN-over-4"_rule, Rules::tr("None laid down: neither turn nor river"),
              Rules::tr("Whoever discards nothing and keeps five may use neither turn nor river in the best five "
                        "cards; such hands are marked and read so."),
              explained, Rules::tr("The discs are judged under TN-disc-b, the reading under TN-show-5.")},
    RuleEntry{"TN-over-5"_rule, Rules::tr("Two laid down: all four"),
              Rules::tr("Whoever discards two cards and keeps three has the whole board, and no disc is placed there."),
              judged},
    RuleEntry{"TN-over-6"_rule, Rules::tr("Seven cards for everybody"),
              Rules::tr("Three and four, four and three or five and two: the best five of exactly these seven play."),
              explained, once},
    RuleEntry{
        "TN-disc-0"_rule, Rules::tr("Wait for everybody"),
        Rules::tr("Discards are laid on the table in front of their owner, or the player says that all cards are kept. "
                  "No disc is placed before every player has done one or the other; the dealer asks who has not."),
        judged},
    RuleEntry{"TN-disc-a"_rule, Rules::tr("A: “No River”"),
              Rules::tr("A “No River” disc is placed by each player who holds four cards, and no “No Turn” disc. "
                        "Before or after B, always before C."),
              judged},
    RuleEntry{"TN-disc-b"_rule, Rules::tr("B: “No Turn” and “No River”"),
              Rules::tr("Both discs, “No Turn” and “No River”, are placed by each player who holds all five cards. "
                        "Before or after A, always before C."),
              judged},
    RuleEntry{"TN-disc-c"_rule, Rules::tr("C: “Reveal”"),
              Rules::tr("After A and B the dealer calls “reveal”, and all players turn their discards face up. No card "
                        "is burnt or dealt before."),
              judged},
    // the showdown
    RuleEntry{"TN-show-1"_rule, Rules::tr("Showdown"),
              Rules::tr("After the fifth round of betting all players still in reveal their cards; no contender's hand "
                        "goes unseen."),
              judged},
    RuleEntry{"TN-show-2"_rule, Rules::tr("Who shows first"),
              Rules::tr("Whoever bet or raised last shows first, then the others clockwise, one after the other."),
              judged},
    RuleEntry{"TN-show-3"_rule, Rules::tr("The best hand wins"),
              Rules::tr("The best five cards win the pot: it is pushed whole to that player, after the last round of "
                        "betting, and to nobody else."),
              judged},
    RuleEntry{
        "TN-show-4"_rule, Rules::tr("Four cards are read without the river"),
        Rules::tr(
            "A player who kept four cards may not use the river at the showdown, whatever it would make of them."),
        judged},
    RuleEntry{"TN-show-5"_rule, Rules::tr("Five cards are read without turn and river"),
              Rules::tr("A player who kept five cards may use neither turn nor river at the showdown, whatever they "
                        "would make of them."),
              judged},
    // banking
    RuleEntry{"TN-odc-1"_rule, Rules::tr("Overdrawn chips instead of side pots"),
              Rules::tr("Overdrawn chips (ODC) let a player who is all-in play the hand to its end: the betting goes "
                        "on, and no side pot is made or recorded."),
              judged},
    RuleEntry{
        "TN-odc-2"_rule, Rules::tr("Deposit"),
        Rules::tr("Before play begins the banker takes from each player a refundable sum that covers whatever ODC is "
                  "drawn in the tournament. Who has paid none is lent nothing. What is left of it goes back to the "
                  "player when the table has ended; who goes on to another round leaves it with the bank."),
        judged},
    RuleEntry{"TN-odc-3"_rule, Rules::tr("Who is the banker"),
              Rules::tr("The banker is the professional dealer at a live table, who keeps a reserve of chips and "
                        "directs what is won to the winner of the hand; at an electronic one it is the machine."),
              explained, reasons::definition},
    RuleEntry{"TN-odc-4"_rule, Rules::tr("Equal allotments"),
              Rules::tr("The dealer hands the same chips to every player at the beginning, 10,000 or a multiple of it "
                        "for example. Where the house has it counted out, each player's count is asked for."),
              judged},
    RuleEntry{
        "TN-odc-5"_rule, Rules::tr("Asking for overdrawn chips"),
        Rules::tr(
            "A player who has not chips enough to see or to raise a bet may ask the dealer for ODC, on that player's "
            "turn. It is not handed out unasked, and a request that is in order is neither refused nor passed over."),
        judged},
    RuleEntry{"TN-odc-6"_rule, Rules::tr("How much is lent"),
              Rules::tr("A loan is as much as the first allotment, not merely what is missing: 10,000 where 10,000 "
                        "were handed out."),
              judged},
    RuleEntry{"TN-odc-7"_rule, Rules::tr("In any hand begun with chips"),
              Rules::tr("ODC may be drawn in any hand that the player began with chips, also by one who borrowed in an "
                        "earlier hand. Who began the hand with nothing is told no, and lent nothing."),
              judged},
    RuleEntry{"TN-odc-8"_rule, Rules::tr("A borrower who loses is out"),
              Rules::tr("A player who uses ODC and loses the hand is out of the tournament; the dealer says so after "
                        "the award. Nobody else is out who has chips left."),
              judged},
    RuleEntry{
        "TN-odc-9"_rule, Rules::tr("Lent chips that were bet"),
        Rules::tr(
            "The lent chips that a loser bet go to the hand's winner with the pot, so that the chips in play grow."),
        judged},
    RuleEntry{"TN-odc-10"_rule, Rules::tr("Lent chips that were not bet"),
              Rules::tr("The lent chips that a loser did not bet go back to the banker, who refunds them to that "
                        "player's account, the whole of them: a charge is booked beside it. Who drew a loan and bet "
                        "none of it has not used it, gives it back whole and plays on (TA-24)."),
              judged},
    RuleEntry{"TN-odc-11"_rule, Rules::tr("A borrower who wins pays back"),
              Rules::tr("A player who uses ODC and wins the hand gives the whole loan back to the dealer, whatever "
                        "part of it was bet, and plays on in the tournament. Nothing of it is credited."),
              judged},
    RuleEntry{"TN-odc-12"_rule, Rules::tr("Charge"),
              Rules::tr("Players pay the bank for the use of the ODC facility; the charge of a loan is recorded, of "
                        "the borrower and nobody else."),
              judged},
    RuleEntry{"TN-odc-13"_rule, Rules::tr("How much is charged"),
              Rules::tr("The operator sets the charge; one hundredth of the chips lent is usual."), judged},
    RuleEntry{"TN-odc-14"_rule, Rules::tr("One charge for a round"),
              Rules::tr("The operator may charge each player for ODC once in each round of the event instead; then a "
                        "second loan in the round costs nothing."),
              judged},
    RuleEntry{"TN-odc-15"_rule, Rules::tr("All-in without a loan"),
              Rules::tr("The operator may let players go all-in without drawing ODC. Then the dealer works out the "
                        "side pot, announces and records what it comes to and who can win it. Where the operator does "
                        "not, a short player draws ODC or folds."),
              judged},
    RuleEntry{
        "TN-odc-16"_rule, Rules::tr("Credit"),
        Rules::tr(
            "ODC that was not used is refunded by the bank, or kept as a credit on the player's account for later."),
        explained, reasons::house},
    // etiquette of the live table
    RuleEntry{"TN-etq-1"_rule, Rules::tr("Bets stay in front"),
              Rules::tr("All chips bet in a hand are placed in front of the player who bet them and stay there until "
                        "the pot is awarded: they are neither swept together between two rounds nor handed back."),
              judged},
    RuleEntry{"TN-etq-2"_rule, Rules::tr("A folder's chips"),
              Rules::tr("A player who folds lays the chips already bet in the hand on top of the folded cards; the "
                        "dealer asks for it. There they stay for the winner."),
              judged},
    RuleEntry{"TN-etq-3"_rule, Rules::tr("Folded cards stay down"),
              Rules::tr("All folded cards lie face down. Neither a player nor the dealer turns a folded hand up."),
              judged},
    // what can be understood in more than one way, or is left open
    RuleEntry{"TA-1"_rule, Rules::tr("Who acts first"),
              Rules::tr("Not stated. Left of the big blind in round 1, the first player left of the button later."),
              judged},
    RuleEntry{
        "TA-2"_rule, Rules::tr("Smallest bet, largest opening"),
        Rules::tr("Not stated. The round's limit holds for a bet as for a raise; the smallest is one big blind. A "
                  "house may choose another."),
        judged},
    RuleEntry{"TA-3"_rule, Rules::tr("A bet is not a raise"),
              Rules::tr("Opening the betting uses up no raise; a house may count it."), explained, reasons::reading},
    RuleEntry{"TA-4"_rule, Rules::tr("Raises are each player's"),
              Rules::tr("They are counted for each player, not for the table, however many are left."), explained,
              reasons::reading},
    RuleEntry{
        "TA-5"_rule, Rules::tr("Three players"),
        Rules::tr("The third seat left of the button is the button: it posts the big blind, and the opening blind "
                  "acts first."),
        explained, arithmetic},
    RuleEntry{"TA-6"_rule, Rules::tr("Two players"),
              Rules::tr("No blinds are given for two, and none are needed: the table has ended."), explained,
              arithmetic},
    RuleEntry{"TA-7"_rule, Rules::tr("Most players"),
              Rules::tr("Nine: five cards each, four for the board and three burns are the whole deck."), explained,
              arithmetic},
    RuleEntry{"TA-8"_rule, Rules::tr("How two share the prize"),
              Rules::tr("Not stated; the house's schedule. The dealer announces who won."), explained, reasons::house},
    RuleEntry{"TA-9"_rule, Rules::tr("Equal counts at the end"),
              Rules::tr("Not stated; the floor decides, for equal prizes."), judged},
    RuleEntry{"TA-10"_rule, Rules::tr("Fewer than three survive round 1"),
              Rules::tr("Whoever survives goes on; no empty place is filled. Judged where an event is directed."),
              judged},
    RuleEntry{"TA-11"_rule, Rules::tr("Rounds after the second"),
              Rules::tr("Not described; the same again until one table is left, which ends at two, each round opening "
                        "at twice the blinds with which the one before opened. Judged where an event is directed."),
              judged},
    RuleEntry{"TA-12"_rule, Rules::tr("Round 2 may open lower"),
              Rules::tr("Twice the opening blinds can be less than what round 1 ended with; it is taken literally."),
              explained, reasons::reading},
    RuleEntry{"TA-13"_rule, Rules::tr("Counting hands"),
              Rules::tr("The count of six begins anew in round 2; a void hand is not counted."), explained,
              reasons::reading},
    RuleEntry{"TA-14"_rule, Rules::tr("A and B in any order"),
              Rules::tr("Among themselves, and of the seats; both come before C."), explained, reasons::reading},
    RuleEntry{"TA-15"_rule, Rules::tr("What three cards may use"),
              Rules::tr("Not stated; all four community cards, since seven are permitted."), explained,
              reasons::reading},
    RuleEntry{"TA-16"_rule, Rules::tr("Order of discarding"),
              Rules::tr("Not stated; any. What was said or laid down binds."), judged},
    RuleEntry{"TA-17"_rule, Rules::tr("After the reveal"),
              Rules::tr("Discards lie face up to the end of the hand and are never played."), explained,
              reasons::reading},
    RuleEntry{"TA-18"_rule, Rules::tr("Folded down, discarded up"),
              Rules::tr("No contradiction: a discard is no fold."), explained, reasons::reading},
    RuleEntry{
        "TA-19"_rule, Rules::tr("The last to bet or raise"),
        Rules::tr("Of the whole hand; if nobody did, the first player left of the button. A house may look at the "
                  "last round only."),
        explained, reasons::reading},
    RuleEntry{"TA-20"_rule, Rules::tr("Beaten hands are shown too"),
              Rules::tr("Players reveal their cards: all contenders do."), explained, reasons::reading},
    RuleEntry{
        "TA-21"_rule, Rules::tr("Ties and odd chips"),
        Rules::tr(
            "Not stated. Equal parts; what cannot be divided goes a chip each to the winners from the button's left."),
        judged},
    RuleEntry{"TA-22"_rule, Rules::tr("A borrower who ties"),
              Rules::tr("Has won: pays the loan back and stays, with at least the chips the hand began with."),
              explained, reasons::reading},
    RuleEntry{"TA-23"_rule, Rules::tr("One loan a hand"),
              Rules::tr("No second one is described; what goes beyond it makes a side pot by TN-odc-15."), judged},
    RuleEntry{"TA-24"_rule, Rules::tr("A borrower who folds"),
              Rules::tr("Who bet any part of the loan and folds has used it and lost the hand; else folding would make "
                        "the loan free. Who folds with the whole loan unbet has used none: the loan goes back, the "
                        "charge stays, and the player goes on."),
              explained, reasons::reading},
    RuleEntry{"TA-25"_rule, Rules::tr("A loan for a blind"),
              Rules::tr("Allowed: chips at the hand's beginning are the only condition. Where all-ins without a loan "
                        "are not allowed, a blind larger than the stack is posted with one, not short."),
              judged},
    RuleEntry{"TA-26"_rule, Rules::tr("What the charge is of"),
              Rules::tr("Of the whole loan; a house may take the part that was used."), explained, reasons::reading},
    RuleEntry{"TA-27"_rule, Rules::tr("The deposit's amount"),
              Rules::tr("Not stated; as much as one loan unless the house says otherwise."), explained,
              reasons::reading},
    RuleEntry{"TA-28"_rule, Rules::tr("Many words for one thing"),
              Rules::tr("Bonus, loan and overdrawn chips are the same."), explained, reasons::print},
    RuleEntry{"TA-29"_rule, Rules::tr("Loans beside plain all-ins"),
              Rules::tr("Side pots exist by the house's option only; then a borrower counts with everything bet."),
              explained, reasons::reading},
    RuleEntry{"TA-30"_rule, Rules::tr("“The previous hand”"), Rules::tr("The hand just lost."), explained,
              reasons::print},
    RuleEntry{"TA-31"_rule, Rules::tr("The sentence on the banker"),
              Rules::tr("Two cases run together: the machine at electronic tables, the dealer at live ones."), apart,
              electronic},
    RuleEntry{"TA-32"_rule, Rules::tr("Slips"),
              Rules::tr("A doubled word, and “5 card distributions”, which are five distributions."), explained,
              reasons::print},
    RuleEntry{"TA-33"_rule, Rules::tr("Which version"),
              Rules::tr("Only 2-2-3, named after hole, launch and boat, is described and dealt."), explained,
              reasons::reading},
    RuleEntry{"TA-34"_rule, Rules::tr("Two prizes or one"),
              Rules::tr("The sole survivor of TN-fmt-3 is the exception to TN-fmt-2."), explained, reasons::reading},
    RuleEntry{"TA-35"_rule, Rules::tr("No gathering between rounds"),
              Rules::tr("Bets stay in front for the whole hand; a house may have them gathered each round."), explained,
              reasons::reading},
    RuleEntry{"TA-36"_rule, Rules::tr("A loan only to raise"),
              Rules::tr("Allowed to a player who could call; own chips go in first."), explained, reasons::reading},
    RuleEntry{"TA-37"_rule, Rules::tr("A borrower whom nobody calls"), Rules::tr("Has won and pays back."), explained,
              reasons::reading},
    RuleEntry{"TA-38"_rule, Rules::tr("Name and patent"),
              Rules::tr("The document's last line; for its owner, not for the table."), explained, reasons::print},
    RuleEntry{"TA-39"_rule, Rules::tr("A borrower with a side pot only"),
              Rules::tr("Has won if something is left after the whole loan was paid back, else has lost."), judged},
};

} // namespace

std::span<const RuleEntry> tennesseeRules()
{
    return entries;
}

} // namespace cutcard
