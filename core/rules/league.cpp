// SPDX-License-Identifier: GPL-3.0-or-later
// One file for the whole booklet, whatever its length: it is read beside the booklet.
#include "core/rules/books.h"

#include <array>

namespace cutcard {

namespace {

constexpr auto judged = Standing::Judged;
constexpr auto explained = Standing::Explained;
constexpr auto apart = Standing::NotSimulated;

constexpr const char* beforePlay = Rules::tr("Before the first hand; the program begins at the table.");
constexpr const char* tournament = Rules::tr("Needs several tables or a tournament's clock; one table is simulated.");
constexpr const char* manager = Rules::tr("The manager's act, not the dealer's.");

constexpr std::array entries{
    RuleEntry{"ST-1"_rule, Rules::tr("Opening statement"),
              Rules::tr("The manager introduces himself and thanks the bar before play."), apart, beforePlay},
    RuleEntry{"ST-2"_rule, Rules::tr("No-risk event"),
              Rules::tr("Players risk nothing; they are asked to be guests of the bar."), apart, beforePlay},
    RuleEntry{"ST-3"_rule, Rules::tr("No gambling"),
              Rules::tr("No money on tables and no gambling with the league's things; 3.1 and 3.2 say what follows."),
              explained},
    RuleEntry{"ST-4"_rule, Rules::tr("Telephone folds the hand"),
              Rules::tr("Whoever uses a telephone in a hand has folded it; judged under 3.3."), explained},
    RuleEntry{"ST-5"_rule, Rules::tr("The booklet has the rest"),
              Rules::tr("Everything further stands in the booklet."), explained},
    RuleEntry{"1.2-blinds"_rule, Rules::tr("Shuffle, cut, blinds"),
              Rules::tr("The deck is shuffled and offered to the right; left of the button comes the small blind, then "
                        "the big blind. Judged under 2.2.1 and 2.2.3."),
              explained},
    RuleEntry{"1.2-pocket"_rule, Rules::tr("Two cards, then betting clockwise"),
              Rules::tr("Everybody gets two cards face down; the player left of the big blind begins, and it goes "
                        "clockwise until all have matched or folded. Pointing to whose turn it is keeps that order."),
              judged},
    RuleEntry{"1.2-flop"_rule, Rules::tr("The flop"),
              Rules::tr("When the first round is closed, exactly three cards face up; then a betting round."), judged},
    RuleEntry{"1.2-turn"_rule, Rules::tr("The turn"),
              Rules::tr("When the second round is closed, one card face up; then a betting round."), judged},
    RuleEntry{"1.2-river"_rule, Rules::tr("The river"),
              Rules::tr("When the third round is closed, one card face up; then the last betting round."), judged},
    RuleEntry{"1.2-show"_rule, Rules::tr("Showdown"),
              Rules::tr("Everybody left turns both cards up; the best hand takes the pot, equal hands share it. No "
                        "contender's hand goes unseen."),
              judged},
    RuleEntry{"1.2-odd"_rule, Rules::tr("Odd chips start the next pot"),
              Rules::tr("What a split can't divide stays in the middle for the next hand, a rule of this league; "
                        "nobody is given it."),
              explained},
    RuleEntry{"1.3"_rule, Rules::tr("Ranks of hands"),
              Rules::tr("From the royal flush down to the high card, always five cards, the ace low in a straight too. "
                        "The dealer reads each hand by it."),
              judged},
    RuleEntry{"2.1.1"_rule, Rules::tr("Starting chips"), Rules::tr("What players begin with; see the two rules below."),
              explained},
    RuleEntry{"2.1.1.1"_rule, Rules::tr("Equal stacks"),
              Rules::tr("Everybody begins an event with the same, 4,000 unless it is a special one."), explained},
    RuleEntry{"2.1.1.2"_rule, Rules::tr("Chips"),
              Rules::tr("Ten of 100, two of 500, two of 1,000; places may vary that. A house option."), explained},
    RuleEntry{"2.1.2"_rule, Rules::tr("Seats by lot"), Rules::tr("Tables and seats are drawn."), apart, beforePlay},
    RuleEntry{"2.1.2.1"_rule, Rules::tr("Sign-in and draw"),
              Rules::tr("Players sign in and the manager draws their tables, against collusion."), apart, beforePlay},
    RuleEntry{"2.1.2.2"_rule, Rules::tr("Even tables"), Rules::tr("The manager may even up tables before play."), apart,
              beforePlay},
    RuleEntry{"2.1.3"_rule, Rules::tr("Draw for the first dealer"),
              Rules::tr("Shuffle in sight of all, spread the deck, everybody draws; the highest card has the button. "
                        "Only those tied draw again; suits break no tie."),
              judged},
    RuleEntry{"2.1.4"_rule, Rules::tr("Continuous play"), Rules::tr("Few breaks, until one player is left."), apart,
              tournament},
    RuleEntry{"2.1.5"_rule, Rules::tr("Late players"),
              Rules::tr("Admitted until the third blind level, to unclaimed or reduced stacks."), apart, tournament},
    RuleEntry{"2.2.1"_rule, Rules::tr("Blinds, also for the absent"),
              Rules::tr("Small blind left of the button, big blind next. If the seat due for the small blind is gone "
                        "there is none; if the one due for the big blind is gone the next posts it. For an absent "
                        "player the dealer posts from that stack."),
              judged},
    RuleEntry{"2.2.2"_rule, Rules::tr("The button moves"),
              Rules::tr("One player to the left after each hand; if the due dealer is gone, the player right of the "
                        "small blind, or of the big blind if there is no small one, has it, perhaps again."),
              judged},
    RuleEntry{"2.2.3"_rule, Rules::tr("Shuffle and cut"),
              Rules::tr("At least three shuffles; the cut is offered to the right, 3 to 49 cards or a tap; the cut-off "
                        "part goes under, the cut card beneath everything."),
              judged},
    RuleEntry{"2.2.4"_rule, Rules::tr("Absent players"),
              Rules::tr("They are dealt in. On their turn they are checked if they owe nothing, otherwise their hand "
                        "is mucked at once, without waiting."),
              judged},
    RuleEntry{"2.2.5"_rule, Rules::tr("Moving players"), Rules::tr("How players are moved between tables."), apart,
              tournament},
    RuleEntry{"2.2.6"_rule, Rules::tr("Breaking tables"), Rules::tr("The manager may close a table."), apart,
              tournament},
    RuleEntry{"2.3.1"_rule, Rules::tr("Final table: new draw"), Rules::tr("The button is drawn for again."), apart,
              tournament},
    RuleEntry{"2.3.2"_rule, Rules::tr("Places of those out together"),
              Rules::tr("The smaller stack before the hand ranks lower; equal stacks go by their hands."), apart,
              tournament},
    RuleEntry{"2.3.3"_rule, Rules::tr("No deals"),
              Rules::tr("Players make no deals, points are not split. Printed as 2.2.3 once more."), apart, tournament},
    RuleEntry{
        "3.1"_rule, Rules::tr("No money on the table"),
        Rules::tr("Call the manager: the first offence ends this tournament for the player, the second all of them."),
        judged},
    RuleEntry{"3.2"_rule, Rules::tr("No side bets"),
              Rules::tr("Bets beside the game are not allowed; tell the manager."), judged},
    RuleEntry{"3.3"_rule, Rules::tr("No telephones"),
              Rules::tr("A player who uses one at a live table has the hand mucked at once."), judged},
    RuleEntry{"3.4"_rule, Rules::tr("Burn before flop, turn and river"),
              Rules::tr("One card from the top, face down, before each of the three: nobody can profit from a marked "
                        "or glimpsed top card."),
              judged},
    RuleEntry{
        "3.5.1"_rule, Rules::tr("One card exposed in the deal"),
        Rules::tr(
            "Show it to all; its owner is skipped, the others get their two cards, then the owner gets the next one; "
            "the exposed card lies face down in the centre and is the burn, so that none is made before the flop."),
        judged},
    RuleEntry{"3.5.1-multi"_rule, Rules::tr("More than one exposed"),
              Rules::tr("Gather all cards, shuffle and deal again to everybody."), judged},
    RuleEntry{"3.5.2"_rule, Rules::tr("Show one, show all"),
              Rules::tr("Who shows cards to one active player, by accident or not, shows them to the whole table."),
              judged},
    RuleEntry{"3.5.3"_rule, Rules::tr("A shown hand lives"),
              Rules::tr("Everybody sees it, and its owner plays on with every right."), judged},
    RuleEntry{
        "3.5.4"_rule, Rules::tr("Folded hands stay hidden"),
        Rules::tr(
            "A player out of the hand shows it to nobody; remind, and tell the manager, who may give ten minutes."),
        judged},
    RuleEntry{"3.5.4.1"_rule, Rules::tr("The muck is guarded"),
              Rules::tr("Nobody looks through the muck. The dealer protects it and tells the manager."), judged},
    RuleEntry{"3.6.1"_rule, Rules::tr("Betting area"),
              Rules::tr("Chips put beyond the cards are bet and stay, unless they break 3.7."), judged},
    RuleEntry{
        "3.6.2"_rule, Rules::tr("No splashing, one gathering"),
        Rules::tr("Bets lie in front until everybody has matched or folded; only then are they gathered into the pot."),
        judged},
    RuleEntry{"3.7.1"_rule, Rules::tr("Smallest and largest bet"),
              Rules::tr("At least the big blind, at most everything a player has."), judged},
    RuleEntry{"3.7.2"_rule, Rules::tr("Smallest raise"),
              Rules::tr("At least the big blind and at least the last raise; before the flop in whole steps of one of "
                        "them (PA-10, PA-11)."),
              judged},
    RuleEntry{"3.7.3"_rule, Rules::tr("All-in and side pots"),
              Rules::tr("Who can't match or raise enough may go all-in, and can win as much from each as was put in, "
                        "and dead blinds. What lies above goes to a side pot for those who paid it."),
              judged},
    RuleEntry{"3.7.4"_rule, Rules::tr("Declare first"),
              Rules::tr("A single chip put in without a word is a call, change is due; a raise needs its amount said, "
                        "or all its chips in one motion."),
              judged},
    RuleEntry{"3.7.5"_rule, Rules::tr("Short all-in raise"),
              Rules::tr("Whoever calls next pays the proper raise, this league's own rule; if nobody else calls, the "
                        "excess goes back, otherwise it makes a side pot."),
              judged},
    RuleEntry{"3.8"_rule, Rules::tr("Cards above the table"),
              Rules::tr("Cards held below the table's edge are mucked at once."), judged},
    RuleEntry{"3.9"_rule, Rules::tr("No rabbit hunting"),
              Rules::tr("Once a hand has its winner no further card is dealt, whoever asks."), judged},
    RuleEntry{"3.10"_rule, Rules::tr("Colouring up"),
              Rules::tr("The manager exchanges small chips for larger ones of the same value."), apart, manager},
    RuleEntry{"3.11"_rule, Rules::tr("One player to a hand"),
              Rules::tr("No advice: warn the player; repeated, it may cost the hand, which the manager decides. "
                        "Questions about rules are allowed."),
              judged},
    RuleEntry{"3.12"_rule, Rules::tr("Behaviour"),
              Rules::tr("Respect for manager and players; see the two rules below."), explained},
    RuleEntry{"3.12.1"_rule, Rules::tr("Threats and thrown things"),
              Rules::tr("The manager is called for threats, assault and thrown chips or cards."), judged},
    RuleEntry{
        "3.12.2"_rule, Rules::tr("Swearing"),
        Rules::tr("An oath is let pass, an attack on a person is not: the manager warns, sends away or disqualifies."),
        explained},
    RuleEntry{"3.13.1"_rule, Rules::tr("Leaving before the final table"),
              Rules::tr("The stack is treated as an absent player's until it is gone."), apart, tournament},
    RuleEntry{"3.13.2"_rule, Rules::tr("Leaving at the final table"),
              Rules::tr("Chips are removed; places move up after a disqualification."), apart, tournament},
    RuleEntry{"3.14.1"_rule, Rules::tr("Etiquette: showing cards"),
              Rules::tr("Cards are not shown before the showdown; what then is owed is judged under 3.5.2 and 3.5.3."),
              explained},
    RuleEntry{"3.14.2"_rule, Rules::tr("Etiquette: no talk about the hand"),
              Rules::tr("The hand in play is not discussed; remind whoever does."), judged},
    RuleEntry{"3.14.3"_rule, Rules::tr("Etiquette: act in turn"),
              Rules::tr("Nobody bets, raises or folds out of turn; remind the player and bring the action back."),
              judged},
    RuleEntry{
        "3.15"_rule, Rules::tr("The manager decides"),
        Rules::tr(
            "Disputes, and everything not written down, are the manager's, whose word is final: call, don't rule."),
        judged},
    RuleEntry{"A-Ex1"_rule, Rules::tr("Example 1"), Rules::tr("100/200, a raise of 200, one call: the pot is 900."),
              explained},
    RuleEntry{"A-Ex2"_rule, Rules::tr("Example 2"),
              Rules::tr("300/600, a raise to 1,200, two calls: the pot is 3,600."), explained},
    RuleEntry{"A-Ex3"_rule, Rules::tr("Example 3"),
              Rules::tr("Two players put 8,000 each into the round: 16,000, not the 17,000 printed; and 2,000, not "
                        "4,000, would be the smallest re-raise."),
              explained},
    RuleEntry{"A-Ex4"_rule, Rules::tr("Example 4"),
              Rules::tr("An all-in of 1,500: main pot 5,000, side pot 11,000, together the 16,000 printed."),
              explained},
    RuleEntry{"B-area"_rule, Rules::tr("Betting area"),
              Rules::tr("Between a player's cards and the pot; chips there belong to the pot."), explained},
    RuleEntry{"B-bb"_rule, Rules::tr("Big blind"),
              Rules::tr("A forced bet, usually twice the small blind, and the smallest bet."), explained},
    RuleEntry{"B-sb"_rule, Rules::tr("Small blind"), Rules::tr("A forced bet, usually half the big blind."), explained},
    RuleEntry{"B-burn"_rule, Rules::tr("Burn"), Rules::tr("The deck's top card, put to the discards."), explained},
    RuleEntry{"B-flop"_rule, Rules::tr("Flop"), Rules::tr("The first three community cards."), explained},
    RuleEntry{"B-turn"_rule, Rules::tr("Turn"), Rules::tr("The fourth community card."), explained},
    RuleEntry{"B-river"_rule, Rules::tr("River"), Rules::tr("The fifth and last community card."), explained},
    RuleEntry{"B-hole"_rule, Rules::tr("Hole cards"), Rules::tr("A player's first two cards."), explained},
    RuleEntry{"B-pocket"_rule, Rules::tr("Pocket cards"), Rules::tr("Another word for hole cards."), explained},
    RuleEntry{"B-live"_rule, Rules::tr("Live table"), Rules::tr("One at which players still in the event sit."),
              explained},
    RuleEntry{"B-nonlive"_rule, Rules::tr("Non-live table"), Rules::tr("One that nobody of the event uses."),
              explained},
    RuleEntry{"B-muck"_rule, Rules::tr("Muck"), Rules::tr("To fold; and the discards themselves, burns among them."),
              explained},
    RuleEntry{"B-post"_rule, Rules::tr("Post"), Rules::tr("To put in chips that one is forced to."), explained},
    RuleEntry{"B-td"_rule, Rules::tr("Tournament Director"),
              Rules::tr("Whoever runs the event; the same as the Poker Manager."), explained},
    RuleEntry{"PA-6"_rule, Rules::tr("Who deals"),
              Rules::tr("The opening statement makes the manager the dealer, the rules a rotating player. Here the "
                        "trainee deals every hand for the button."),
              explained},
    RuleEntry{"PA-10"_rule, Rules::tr("Which raise is the smallest"),
              Rules::tr("Of the two measures of 3.7.2 the larger counts."), explained},
    RuleEntry{"PA-11"_rule, Rules::tr("Whole steps before the flop"),
              Rules::tr("A raise before the flop is a whole multiple of the big blind or of the last raise; a house "
                        "may relax that."),
              explained},
    RuleEntry{"PA-12"_rule, Rules::tr("Dead blinds"),
              Rules::tr("A dead blind goes whole into the main pot, even above a smaller all-in; a house may cap it."),
              explained},
    RuleEntry{"PA-13"_rule, Rules::tr("Folders' chips"), Rules::tr("“From each player” includes those who folded."),
              explained},
    RuleEntry{"PA-14"_rule, Rules::tr("3.7.5 as written"),
              Rules::tr("Callers pay more than the all-in, against table-stakes custom; a house may turn it off."),
              explained},
    RuleEntry{"PA-15"_rule, Rules::tr("Who gets the refund"),
              Rules::tr("The caller, who alone was made to put in more."), explained},
    RuleEntry{"PA-16"_rule, Rules::tr("A short raise reopens"),
              Rules::tr("It counts as the proper raise for everybody else."), explained},
    RuleEntry{"PA-17"_rule, Rules::tr("What stands, what is corrected"),
              Rules::tr("Legal amounts stand, illegal ones are corrected."), explained},
    RuleEntry{"PA-18"_rule, Rules::tr("Exposing a live hand"),
              Rules::tr("Shown to all, the hand lives; a penalty is the manager's and only for intent."), explained},
    RuleEntry{"PA-20"_rule, Rules::tr("Button after eliminations"),
              Rules::tr("The blinds due are tracked by seat, so that nobody skips one; a house may move the button by "
                        "the words instead."),
              explained},
    RuleEntry{"PA-21"_rule, Rules::tr("Heads-up"),
              Rules::tr("By the words the button has the big blind; a house may give it the small one."), explained},
    RuleEntry{"PA-22"_rule, Rules::tr("First to act after the flop"),
              Rules::tr("Not stated; the first live seat left of the button, as in Example 3."), judged},
    RuleEntry{"PA-23"_rule, Rules::tr("The big blind's option"),
              Rules::tr("Not stated; it is given: the round ends when everybody has had a turn."), judged},
    RuleEntry{"PA-24"_rule, Rules::tr("Where the deal begins"),
              Rules::tr("Not stated; left of the button, clockwise, two passes."), explained},
    RuleEntry{"PA-25"_rule, Rules::tr("Order of showing"), Rules::tr("Not stated; any, but everybody shows."),
              explained},
    RuleEntry{"PA-26"_rule, Rules::tr("Which cards play"), Rules::tr("Any five of seven; the board may play."),
              explained},
    RuleEntry{"PA-27"_rule, Rules::tr("Odd chips and side pots"), Rules::tr("Each pot's remainder is carried."),
              explained},
    RuleEntry{"PA-30"_rule, Rules::tr("Bounds of the cut"),
              Rules::tr("At least 3 and at most 49, so that 3 are always left."), explained},
    RuleEntry{"PA-31"_rule, Rules::tr("Misprint in 2.2.4"), Rules::tr("“Checked off” means “checked if”."), explained},
    RuleEntry{"PA-35"_rule, Rules::tr("Telephone: where"),
              Rules::tr("Forbidden at the live table; the penalty strikes the hand, if there is one."), explained},
    RuleEntry{"PA-36"_rule, Rules::tr("Side bets: no penalty given"), Rules::tr("The manager decides."), explained},
    RuleEntry{"PA-39"_rule, Rules::tr("Where the exposed card lies"),
              Rules::tr("In the centre, apart from the muck, face down; it replaces the flop's burn only."), explained},
};

} // namespace

std::span<const RuleEntry> leagueRules()
{
    return entries;
}

} // namespace cutcard
