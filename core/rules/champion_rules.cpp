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

constexpr const char* silent = Rules::tr("The document is silent; the house decides.");

constexpr std::array entries{
    RuleEntry{"CH-gen-1"_rule, Rules::tr("The bank and the deck"),
              Rules::tr("The house is the bank; one deck of 52 cards."), explained, reasons::house},
    RuleEntry{"CH-gen-2"_rule, Rules::tr("The two versions"),
              Rules::tr("In version one the hold'em wager is free to choose, in version two it has to be made."),
              explained, reasons::heading},
    RuleEntry{"CH-pay-A"_rule, Rules::tr("Table A"),
              Rules::tr("To one: royal 100, straight flush 40, four of a kind 20, full house 8, flush 6, straight 5, "
                        "three of a kind 4, two pairs 2, a pair of sevens or better 1."),
              judged},
    RuleEntry{"CH-pay-B"_rule, Rules::tr("Table B"),
              Rules::tr("To one: royal 200, straight flush 50, four of a kind 20, full house 10, flush 8, straight 6, "
                        "three of a kind 3, two pairs 2, a pair of sevens or better 1."),
              judged},
    RuleEntry{"CH-pay-posted"_rule, Rules::tr("The posted table"),
              Rules::tr("The bonus is paid by the table that is posted, and by no other."), explained,
              Rules::tr("Judged under CH-pay-A or CH-pay-B, whichever is posted.")},
    // version one
    RuleEntry{"CH1-bet-1"_rule, Rules::tr("One: the bonus is compulsory"),
              Rules::tr("Nobody is in the round without a wager on the five-card bonus."), judged},
    RuleEntry{"CH1-bet-2"_rule, Rules::tr("One: hold'em is optional"),
              Rules::tr("A player may bet on one of two blinds, the dealer's or the player's."), explained,
              reasons::players},
    RuleEntry{"CH1-bet-3"_rule, Rules::tr("One: which hand is backed"),
              Rules::tr("Dealer blind backs the dealer's seven cards, player blind those of the shared player hand."),
              explained, Rules::tr("Judged at the settlement, under CH1-set-1 and CH1-set-3.")},
    RuleEntry{"CH1-bet-4"_rule, Rules::tr("One: equal wagers"),
              Rules::tr("The hold'em wager is as large as the bonus."), judged},
    RuleEntry{
        "CH1-deal-1"_rule, Rules::tr("One: the deal"),
        Rules::tr("Face down in their places: two for the player hand, five community cards, two for the dealer."),
        judged},
    RuleEntry{"CH1-exp-1"_rule, Rules::tr("One: the player hand is turned up"),
              Rules::tr("First of all, before anybody decides."), judged},
    RuleEntry{"CH1-dec-1"_rule, Rules::tr("One: forfeit or go on"),
              Rules::tr("The dealer finds out from everybody with a blind, before the dealer's cards are seen."),
              judged},
    RuleEntry{"CH1-play-1"_rule, Rules::tr("One: the play wager"), Rules::tr("To go on costs as much as the blind."),
              judged},
    RuleEntry{"CH1-fold-1"_rule, Rules::tr("One: forfeiting"), Rules::tr("Otherwise the blind is taken."), judged},
    RuleEntry{"CH1-exp-2"_rule, Rules::tr("One: the dealer's cards"),
              Rules::tr("Both are turned up when the play wagers are made, before anybody raises."), judged},
    RuleEntry{"CH1-raise-1"_rule, Rules::tr("One: the raise"),
              Rules::tr("Now players may raise; the dealer asks, and sees that the size is right (RA-1)."), judged},
    RuleEntry{"CH1-flop-1"_rule, Rules::tr("One: the flop"), Rules::tr("Its three cards are turned after the raises."),
              judged},
    RuleEntry{"CH1-bonus-1"_rule, Rules::tr("One: the bonus"),
              Rules::tr("Settled for everybody right after the flop, by the posted table."), judged},
    RuleEntry{"CH1-board-1"_rule, Rules::tr("One: turn and river"), Rules::tr("Turned up when the bonus is settled."),
              judged},
    RuleEntry{"CH1-show-1"_rule, Rules::tr("One: the comparison"),
              Rules::tr("Best five of seven on either side; the higher wins."), judged},
    RuleEntry{"CH1-set-1"_rule, Rules::tr("One: the player hand wins"),
              Rules::tr("Blind, play and raise on it are paid even money."), judged},
    RuleEntry{"CH1-set-2"_rule, Rules::tr("One: a tie pushes"), Rules::tr("Nothing is taken or paid."), judged},
    RuleEntry{"CH1-set-3"_rule, Rules::tr("One: the dealer's hand wins"),
              Rules::tr("Then those who backed it are paid even money, the others lose: the mirror of CH1-set-1."),
              judged},
    // version two
    RuleEntry{"CH2-bet-1"_rule, Rules::tr("Two: bonus and blind"), Rules::tr("Both have to be bet, in equal amounts."),
              judged},
    RuleEntry{"CH2-deal-1"_rule, Rules::tr("Two: the deal"),
              Rules::tr("Two face down to each player; the dealer's two and the board lie face down likewise."),
              judged},
    RuleEntry{"CH2-dec-1"_rule, Rules::tr("Two: play or fold"),
              Rules::tr("Each player decides before the dealer's cards are seen."), judged},
    RuleEntry{"CH2-play-1"_rule, Rules::tr("Two: the play wager"), Rules::tr("As large as the blind."), judged},
    RuleEntry{"CH2-fold-1"_rule, Rules::tr("Two: folding"),
              Rules::tr("The blind is taken; the bonus stays in play, with the cards it is read from."), judged},
    RuleEntry{"CH2-exp-1"_rule, Rules::tr("Two: the dealer's cards"),
              Rules::tr("Both are turned up after the decisions, before the raises."), judged},
    RuleEntry{"CH2-raise-1"_rule, Rules::tr("Two: the raise"), Rules::tr("A third wager may be made; the dealer asks."),
              judged},
    RuleEntry{"CH2-flop-1"_rule, Rules::tr("Two: the flop"), Rules::tr("Turned up after the raises."), judged},
    RuleEntry{"CH2-bonus-1"_rule, Rules::tr("Two: the bonus"),
              Rules::tr("Settled for every spot right after the flop, by table A or B."), judged},
    RuleEntry{"CH2-board-1"_rule, Rules::tr("Two: turn and river"), Rules::tr("Turned up when the bonus is settled."),
              judged},
    RuleEntry{"CH2-show-1"_rule, Rules::tr("Two: the comparison"),
              Rules::tr("Best five of seven; the higher hand wins."), judged},
    RuleEntry{"CH2-push-1"_rule, Rules::tr("Two: the five are set apart"),
              Rules::tr("The dealer pushes the community cards that play towards the hand being read."), judged},
    RuleEntry{"CH2-set-1"_rule, Rules::tr("Two: winners"), Rules::tr("Even money on blind, play and raise."), judged},
    RuleEntry{"CH2-set-2"_rule, Rules::tr("Two: a tie pushes"), Rules::tr("Nothing is taken or paid."), judged},
    // what can be understood in more than one way, or is left open
    RuleEntry{"RA-1"_rule, Rules::tr("How large a raise is"),
              Rules::tr("Not stated in either version. Once the blind: with twice, players would have the edge."),
              judged},
    RuleEntry{"RA-2"_rule, Rules::tr("Which five make the bonus"),
              Rules::tr("The two hole cards and the flop, since it is settled right after it."), explained,
              reasons::reading},
    RuleEntry{"RA-3"_rule, Rules::tr("Paying the dealer blind"),
              Rules::tr("Only the player hand's win is described; the other side mirrors it."), explained,
              reasons::reading},
    RuleEntry{"RA-4"_rule, Rules::tr("The bonus after forfeiting"),
              Rules::tr("Stays, as version two says: only the blind is forfeited."), judged},
    RuleEntry{"RA-5"_rule, Rules::tr("Both blinds at once"), Rules::tr("No: on either of the two."), judged},
    RuleEntry{"RA-6"_rule, Rules::tr("Backers of the dealer"),
              Rules::tr("They decide, play and raise at the same steps as the others."), explained, reasons::reading},
    RuleEntry{"RA-7"_rule, Rules::tr("Blind and ante"), Rules::tr("Two words for the same wager."), explained,
              reasons::print},
    RuleEntry{"RA-8"_rule, Rules::tr("What version two leaves out"),
              Rules::tr("The dealer's two cards and the board are dealt face down before the decisions."), judged},
    RuleEntry{"RA-9"_rule, Rules::tr("When players' cards are turned"),
              Rules::tr("Not stated; by the dealer when the bonus is settled."), judged},
    RuleEntry{"RA-10"_rule, Rules::tr("Forfeit and fold"), Rules::tr("The same act."), explained, reasons::print},
    RuleEntry{
        "RA-11"_rule, Rules::tr("Shuffle, cut, burns, machine"),
        Rules::tr("Nothing is said; done as in the other champion document, without burns unless the house has them."),
        judged},
    RuleEntry{"RA-12"_rule, Rules::tr("Pushing the five in version one"),
              Rules::tr("It is described for version two only, and asked for only there."), explained,
              reasons::reading},
    RuleEntry{"RA-13"_rule, Rules::tr("“x : 1 per dollar”"), Rules::tr("So many to one."), explained, reasons::reading},
    RuleEntry{"RA-14"_rule, Rules::tr("Sevens or better"), Rules::tr("Sevens to aces."), explained, reasons::reading},
    RuleEntry{"RA-15"_rule, Rules::tr("Table B pays less for three"),
              Rules::tr("Three to one instead of four; taken as printed."), explained, reasons::reading},
    RuleEntry{"RA-16"_rule, Rules::tr("“Seven-card hand”"), Rules::tr("The best five of the seven."), explained,
              reasons::reading},
    RuleEntry{"RA-17"_rule, Rules::tr("“Usual poker fashion”"),
              Rules::tr("The higher hand wins, even money, equal hands push."), explained, reasons::reading},
    RuleEntry{"RA-18"_rule, Rules::tr("Qualifying, ante bonus"),
              Rules::tr("Neither is mentioned, and there is neither."), explained, reasons::reading},
    RuleEntry{"RA-19"_rule, Rules::tr("Slips"), Rules::tr("Word order, capitals and three names of the bonus spot."),
              explained, reasons::print},
    RuleEntry{"RA-20"_rule, Rules::tr("Order of the seats"),
              Rules::tr("Not stated; from the dealer's right, a forfeited blind at once."), explained, silent},
    RuleEntry{"RA-21"_rule, Rules::tr("Limits, seats, tips"),
              Rules::tr("Nothing is said; the limits that the house has posted hold."), judged},
    RuleEntry{"RA-22"_rule, Rules::tr("Nobody with a blind"),
              Rules::tr("Version one goes on to the river all the same; a house may end after the bonus."), explained,
              reasons::reading},
    RuleEntry{
        "RA-23"_rule, Rules::tr("Ranks of hands"),
        Rules::tr("Not listed: the pay table's order, then lower pairs, then high cards; the ace low in straights "
                  "too."),
        explained, reasons::reading},
    RuleEntry{"RA-24"_rule, Rules::tr("One name, three games"),
              Rules::tr("The other champion document has different rules; they are not mixed."), explained,
              reasons::reading},
};

} // namespace

std::span<const RuleEntry> championRules()
{
    return entries;
}

} // namespace cutcard
