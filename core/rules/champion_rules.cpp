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
              Rules::tr("The house banks the game; one standard deck of 52 cards."), explained, reasons::house},
    RuleEntry{"CH-gen-2"_rule, Rules::tr("The two versions"),
              Rules::tr("In version one a player may bet on hold'em, in version two a player must."), explained,
              reasons::heading},
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
    RuleEntry{"CH1-bet-1"_rule, Rules::tr("The bonus is compulsory"),
              Rules::tr("The wager on the five-card bonus is required; nobody is in the round without it."), judged},
    RuleEntry{
        "CH1-bet-2"_rule, Rules::tr("Hold'em is optional"),
        Rules::tr(
            "A player may also bet on hold'em, on one of two blinds: the dealer's or the player's. Nobody is made to."),
        explained, reasons::players},
    RuleEntry{"CH1-bet-3"_rule, Rules::tr("Which hand is backed"),
              Rules::tr("Dealer blind is a bet that the dealer's seven cards beat those of the shared player hand, "
                        "player blind a bet on the reverse."),
              explained, Rules::tr("Judged at the settlement, under CH1-set-1 and CH1-set-3.")},
    RuleEntry{"CH1-bet-4"_rule, Rules::tr("Equal wagers"), Rules::tr("The hold'em wager and the bonus are equal."),
              judged},
    RuleEntry{"CH1-deal-1"_rule, Rules::tr("The deal"),
              Rules::tr("Face down and in this order: two cards for the player hand, five community cards, two for the "
                        "dealer, each in its place."),
              judged},
    RuleEntry{"CH1-exp-1"_rule, Rules::tr("The player hand is turned up"),
              Rules::tr("The dealer turns up the player hand before anybody decides."), judged},
    RuleEntry{"CH1-dec-1"_rule, Rules::tr("Forfeit or go on"),
              Rules::tr("With the player hand up, the dealer finds out who forfeits the blind and who goes on, before "
                        "the dealer's cards are seen."),
              judged},
    RuleEntry{"CH1-play-1"_rule, Rules::tr("The play wager"),
              Rules::tr("Who goes on lays as much as the blind into the play spot."), judged},
    RuleEntry{"CH1-fold-1"_rule, Rules::tr("Forfeiting"),
              Rules::tr("Who does not go on forfeits the blind, and the dealer takes it."), judged},
    RuleEntry{
        "CH1-exp-2"_rule, Rules::tr("The dealer's cards"),
        Rules::tr("When the play wagers are made the dealer turns up the dealer's two cards, before anybody raises."),
        judged},
    RuleEntry{"CH1-raise-1"_rule, Rules::tr("The raise"),
              Rules::tr("With the dealer's cards up, players may raise the hold'em wager, in the spot for it; the "
                        "dealer asks, and sees that the size is right (RA-1)."),
              judged},
    RuleEntry{"CH1-flop-1"_rule, Rules::tr("The flop"),
              Rules::tr("When the raises are made the dealer turns up the three cards of the flop."), judged},
    RuleEntry{
        "CH1-bonus-1"_rule, Rules::tr("The bonus"),
        Rules::tr("With the flop up all bonus wagers are settled by the posted table, before turn and river are seen."),
        judged},
    RuleEntry{"CH1-board-1"_rule, Rules::tr("Turn and river"),
              Rules::tr("When the bonus is settled the dealer turns up the last two community cards."), judged},
    RuleEntry{"CH1-show-1"_rule, Rules::tr("The comparison"),
              Rules::tr("Dealer and player hand each make the best five of seven; the higher wins."), judged},
    RuleEntry{"CH1-set-1"_rule, Rules::tr("The player hand wins"),
              Rules::tr("If the player hand is higher, blind, play and raise on it are paid even money."), judged},
    RuleEntry{"CH1-set-2"_rule, Rules::tr("A tie pushes"),
              Rules::tr("Equal hands push: the wagers are neither taken nor paid."), judged},
    RuleEntry{"CH1-set-3"_rule, Rules::tr("The dealer's hand wins"),
              Rules::tr("Then those who backed it are paid even money, the others lose: the mirror of CH1-set-1."),
              judged},
    // version two
    RuleEntry{"CH2-bet-1"_rule, Rules::tr("Bonus and blind"),
              Rules::tr("Both have to be bet, in equal amounts, before the deal."), judged},
    RuleEntry{
        "CH2-deal-1"_rule, Rules::tr("The deal"),
        Rules::tr("Two cards face down to each player; the dealer's two and the board lie face down likewise (RA-8)."),
        judged},
    RuleEntry{"CH2-dec-1"_rule, Rules::tr("Play or fold"),
              Rules::tr("Each player may play or fold, before the dealer's cards are seen."), judged},
    RuleEntry{"CH2-play-1"_rule, Rules::tr("The play wager"),
              Rules::tr("Who plays matches the blind with a second wager in the play circle."), judged},
    RuleEntry{"CH2-fold-1"_rule, Rules::tr("Folding"),
              Rules::tr("Who folds forfeits the blind, and the dealer takes it; the bonus stays in play, with the "
                        "cards it is read from."),
              judged},
    RuleEntry{"CH2-exp-1"_rule, Rules::tr("The dealer's cards"),
              Rules::tr("After the decisions the dealer turns up the dealer's two cards."), judged},
    RuleEntry{"CH2-raise-1"_rule, Rules::tr("The raise"),
              Rules::tr("Then each player has the option of a third wager in the raise circle; the dealer asks."),
              judged},
    RuleEntry{"CH2-flop-1"_rule, Rules::tr("The flop"),
              Rules::tr("When the raises are made the dealer turns up the three cards of the flop."), judged},
    RuleEntry{
        "CH2-bonus-1"_rule, Rules::tr("The bonus"),
        Rules::tr("With the flop up all bonus wagers are settled by table A or B, before turn and river are seen."),
        judged},
    RuleEntry{"CH2-board-1"_rule, Rules::tr("Turn and river"),
              Rules::tr("When the bonus is settled the dealer turns up the last two community cards."), judged},
    RuleEntry{
        "CH2-show-1"_rule, Rules::tr("The comparison"),
        Rules::tr(
            "Dealer and players each make the best five of seven cards; of dealer and player the higher hand wins."),
        judged},
    RuleEntry{"CH2-push-1"_rule, Rules::tr("The five are set apart"),
              Rules::tr("The best five are set apart by pushing the community cards among them either towards the "
                        "player or towards the dealer."),
              judged},
    RuleEntry{"CH2-set-1"_rule, Rules::tr("Winners"),
              Rules::tr("Winners are paid even money on all their wagers: blind, play and raise."), judged},
    RuleEntry{"CH2-set-2"_rule, Rules::tr("A tie pushes"),
              Rules::tr("Equal hands push: the wagers are neither taken nor paid."), judged},
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
              Rules::tr("Not stated; any spot may be asked or settled first unless the house has set an order. A "
                        "forfeited blind is taken at once."),
              explained, silent},
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
    RuleEntry{"RA-25"_rule, Rules::tr("Towards the player or the dealer"),
              Rules::tr("Version two names both ways of setting the five apart. One is enough: with the dealer's five "
                        "pushed out the players' need not be, and the other way round."),
              explained, reasons::reading},
};

} // namespace

std::span<const RuleEntry> championRules()
{
    return entries;
}

} // namespace cutcard
