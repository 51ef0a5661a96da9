// SPDX-License-Identifier: GPL-3.0-or-later
// One file for the whole booklet, whatever its length: it is read beside the booklet.
#include "core/rules/books.h"

#include <array>

namespace cutcard {

namespace {

constexpr auto judged = Standing::Judged;
constexpr auto explained = Standing::Explained;
constexpr auto apart = Standing::NotSimulated;

constexpr const char* beforePlay = RULE_TEXT("Before the first hand; the program begins at the table.");
constexpr const char* tournament = RULE_TEXT("Needs several tables or a tournament's clock; one table is simulated.");
constexpr const char* manager = RULE_TEXT("The manager's act, not the dealer's.");

constexpr std::array entries{
    RuleEntry{"ST-1"_rule, RULE_TEXT("Opening statement"),
              RULE_TEXT("The manager introduces himself and thanks the bar before play."), apart, beforePlay},
    RuleEntry{"ST-2"_rule, RULE_TEXT("No-risk event"),
              RULE_TEXT("Players risk nothing; they are asked to be guests of the bar."), apart, beforePlay},
    RuleEntry{"ST-3"_rule, RULE_TEXT("No gambling"),
              RULE_TEXT("No money on tables and no gambling with the league's things; 3.1 and 3.2 say what follows."),
              explained},
    RuleEntry{"ST-4"_rule, RULE_TEXT("Telephone folds the hand"),
              RULE_TEXT("Whoever uses a telephone in a hand has folded it; judged under 3.3."), explained},
    RuleEntry{"ST-5"_rule, RULE_TEXT("The booklet has the rest"),
              RULE_TEXT("Everything further stands in the booklet."), explained},
    RuleEntry{"1.2-blinds"_rule, RULE_TEXT("Shuffle, cut, blinds"),
              RULE_TEXT("The deck is shuffled and offered to the right; left of the button comes the small blind, then "
                        "the big blind. Judged under 2.2.1 and 2.2.3."),
              explained},
    RuleEntry{"1.2-pocket"_rule, RULE_TEXT("Two cards, then betting clockwise"),
              RULE_TEXT("Everybody gets two cards face down; the player left of the big blind begins, and it goes "
                        "clockwise until all have matched or folded. Pointing to whose turn it is keeps that order."),
              judged},
    RuleEntry{"1.2-flop"_rule, RULE_TEXT("The flop"),
              RULE_TEXT("When the first round is closed, exactly three cards face up; then a betting round."), judged},
    RuleEntry{"1.2-turn"_rule, RULE_TEXT("The turn"),
              RULE_TEXT("When the second round is closed, one card face up; then a betting round."), judged},
    RuleEntry{"1.2-river"_rule, RULE_TEXT("The river"),
              RULE_TEXT("When the third round is closed, one card face up; then the last betting round."), judged},
    RuleEntry{"1.2-show"_rule, RULE_TEXT("Showdown"),
              RULE_TEXT("Everybody left turns both cards up; the best hand takes the pot, equal hands share it. No "
                        "contender's hand goes unseen."),
              judged},
    RuleEntry{"1.2-odd"_rule, RULE_TEXT("Odd chips start the next pot"),
              RULE_TEXT("What a split can't divide stays in the middle for the next hand, a rule of this league; "
                        "nobody is given it."),
              explained},
    RuleEntry{"1.3"_rule, RULE_TEXT("Ranks of hands"),
              RULE_TEXT("From the royal flush down to the high card, always five cards, the ace low in a straight too. "
                        "The dealer reads each hand by it."),
              judged},
    RuleEntry{"2.1.1"_rule, RULE_TEXT("Starting chips"), RULE_TEXT("What players begin with; see the two rules below."),
              explained},
    RuleEntry{"2.1.1.1"_rule, RULE_TEXT("Equal stacks"),
              RULE_TEXT("Everybody begins an event with the same, 4,000 unless it is a special one."), explained},
    RuleEntry{"2.1.1.2"_rule, RULE_TEXT("Chips"),
              RULE_TEXT("Ten of 100, two of 500, two of 1,000; places may vary that. A house option."), explained},
    RuleEntry{"2.1.2"_rule, RULE_TEXT("Seats by lot"), RULE_TEXT("Tables and seats are drawn."), apart, beforePlay},
    RuleEntry{"2.1.2.1"_rule, RULE_TEXT("Sign-in and draw"),
              RULE_TEXT("Players sign in and the manager draws their tables, against collusion."), apart, beforePlay},
    RuleEntry{"2.1.2.2"_rule, RULE_TEXT("Even tables"), RULE_TEXT("The manager may even up tables before play."), apart,
              beforePlay},
    RuleEntry{"2.1.3"_rule, RULE_TEXT("Draw for the first dealer"),
              RULE_TEXT("Shuffle in sight of all, spread the deck, everybody draws; the highest card has the button. "
                        "Only those tied draw again; suits break no tie."),
              judged},
    RuleEntry{"2.1.4"_rule, RULE_TEXT("Continuous play"), RULE_TEXT("Few breaks, until one player is left."), apart,
              tournament},
    RuleEntry{"2.1.5"_rule, RULE_TEXT("Late players"),
              RULE_TEXT("Admitted until the third blind level, to unclaimed or reduced stacks."), apart, tournament},
    RuleEntry{"2.2.1"_rule, RULE_TEXT("Blinds, also for the absent"),
              RULE_TEXT("Small blind left of the button, big blind next. If the seat due for the small blind is gone "
                        "there is none; if the one due for the big blind is gone the next posts it. For an absent "
                        "player the dealer posts from that stack."),
              judged},
    RuleEntry{"2.2.2"_rule, RULE_TEXT("The button moves"),
              RULE_TEXT("One player to the left after each hand; if the due dealer is gone, the player right of the "
                        "small blind, or of the big blind if there is no small one, has it, perhaps again."),
              judged},
    RuleEntry{"2.2.3"_rule, RULE_TEXT("Shuffle and cut"),
              RULE_TEXT("At least three shuffles; the cut is offered to the right, 3 to 49 cards or a tap; the cut-off "
                        "part goes under, the cut card beneath everything."),
              judged},
    RuleEntry{"2.2.4"_rule, RULE_TEXT("Absent players"),
              RULE_TEXT("They are dealt in. On their turn they are checked if they owe nothing, otherwise their hand "
                        "is mucked at once, without waiting."),
              judged},
    RuleEntry{"2.2.5"_rule, RULE_TEXT("Moving players"), RULE_TEXT("How players are moved between tables."), apart,
              tournament},
    RuleEntry{"2.2.6"_rule, RULE_TEXT("Breaking tables"), RULE_TEXT("The manager may close a table."), apart,
              tournament},
    RuleEntry{"2.3.1"_rule, RULE_TEXT("Final table: new draw"), RULE_TEXT("The button is drawn for again."), apart,
              tournament},
    RuleEntry{"2.3.2"_rule, RULE_TEXT("Places of those out together"),
              RULE_TEXT("The smaller stack before the hand ranks lower; equal stacks go by their hands."), apart,
              tournament},
    RuleEntry{"2.3.3"_rule, RULE_TEXT("No deals"),
              RULE_TEXT("Players make no deals, points are not split. Printed as 2.2.3 once more."), apart, tournament},
    RuleEntry{
        "3.1"_rule, RULE_TEXT("No money on the table"),
        RULE_TEXT("Call the manager: the first offence ends this tournament for the player, the second all of them."),
        judged},
    RuleEntry{"3.2"_rule, RULE_TEXT("No side bets"),
              RULE_TEXT("Bets beside the game are not allowed; tell the manager."), judged},
    RuleEntry{"3.3"_rule, RULE_TEXT("No telephones"),
              RULE_TEXT("A player who uses one at a live table has the hand mucked at once."), judged},
    RuleEntry{"3.4"_rule, RULE_TEXT("Burn before flop, turn and river"),
              RULE_TEXT("One card from the top, face down, before each of the three: nobody can profit from a marked "
                        "or glimpsed top card."),
              judged},
    RuleEntry{
        "3.5.1"_rule, RULE_TEXT("One card exposed in the deal"),
        RULE_TEXT(
            "Show it to all; its owner is skipped, the others get their two cards, then the owner gets the next one; "
            "the exposed card lies face down in the centre and is the burn, so that none is made before the flop."),
        judged},
    RuleEntry{"3.5.1-multi"_rule, RULE_TEXT("More than one exposed"),
              RULE_TEXT("Gather all cards, shuffle and deal again to everybody."), judged},
    RuleEntry{"3.5.2"_rule, RULE_TEXT("Show one, show all"),
              RULE_TEXT("Who shows cards to one active player, by accident or not, shows them to the whole table."),
              judged},
    RuleEntry{"3.5.3"_rule, RULE_TEXT("A shown hand lives"),
              RULE_TEXT("Everybody sees it, and its owner plays on with every right."), judged},
    RuleEntry{
        "3.5.4"_rule, RULE_TEXT("Folded hands stay hidden"),
        RULE_TEXT(
            "A player out of the hand shows it to nobody; remind, and tell the manager, who may give ten minutes."),
        judged},
    RuleEntry{"3.5.4.1"_rule, RULE_TEXT("The muck is guarded"),
              RULE_TEXT("Nobody looks through the muck. The dealer protects it and tells the manager."), judged},
    RuleEntry{"3.6.1"_rule, RULE_TEXT("Betting area"),
              RULE_TEXT("Chips put beyond the cards are bet and stay, unless they break 3.7."), judged},
    RuleEntry{
        "3.6.2"_rule, RULE_TEXT("No splashing, one gathering"),
        RULE_TEXT("Bets lie in front until everybody has matched or folded; only then are they gathered into the pot."),
        judged},
    RuleEntry{"3.7.1"_rule, RULE_TEXT("Smallest and largest bet"),
              RULE_TEXT("At least the big blind, at most everything a player has."), judged},
    RuleEntry{"3.7.2"_rule, RULE_TEXT("Smallest raise"),
              RULE_TEXT("At least the big blind and at least the last raise; before the flop in whole steps of one of "
                        "them (PA-10, PA-11)."),
              judged},
    RuleEntry{"3.7.3"_rule, RULE_TEXT("All-in and side pots"),
              RULE_TEXT("Who can't match or raise enough may go all-in, and can win as much from each as was put in, "
                        "and dead blinds. What lies above goes to a side pot for those who paid it."),
              judged},
    RuleEntry{"3.7.4"_rule, RULE_TEXT("Declare first"),
              RULE_TEXT("A single chip put in without a word is a call, change is due; a raise needs its amount said, "
                        "or all its chips in one motion."),
              judged},
    RuleEntry{"3.7.5"_rule, RULE_TEXT("Short all-in raise"),
              RULE_TEXT("Whoever calls next pays the proper raise, this league's own rule; if nobody else calls, the "
                        "excess goes back, otherwise it makes a side pot."),
              judged},
    RuleEntry{"3.8"_rule, RULE_TEXT("Cards above the table"),
              RULE_TEXT("Cards held below the table's edge are mucked at once."), judged},
    RuleEntry{"3.9"_rule, RULE_TEXT("No rabbit hunting"),
              RULE_TEXT("Once a hand has its winner no further card is dealt, whoever asks."), judged},
    RuleEntry{"3.10"_rule, RULE_TEXT("Colouring up"),
              RULE_TEXT("The manager exchanges small chips for larger ones of the same value."), apart, manager},
    RuleEntry{"3.11"_rule, RULE_TEXT("One player to a hand"),
              RULE_TEXT("No advice: warn the player; repeated, it may cost the hand, which the manager decides. "
                        "Questions about rules are allowed."),
              judged},
    RuleEntry{"3.12"_rule, RULE_TEXT("Behaviour"),
              RULE_TEXT("Respect for manager and players; see the two rules below."), explained},
    RuleEntry{"3.12.1"_rule, RULE_TEXT("Threats and thrown things"),
              RULE_TEXT("The manager is called for threats, assault and thrown chips or cards."), judged},
    RuleEntry{
        "3.12.2"_rule, RULE_TEXT("Swearing"),
        RULE_TEXT("An oath is let pass, an attack on a person is not: the manager warns, sends away or disqualifies."),
        explained},
    RuleEntry{"3.13.1"_rule, RULE_TEXT("Leaving before the final table"),
              RULE_TEXT("The stack is treated as an absent player's until it is gone."), apart, tournament},
    RuleEntry{"3.13.2"_rule, RULE_TEXT("Leaving at the final table"),
              RULE_TEXT("Chips are removed; places move up after a disqualification."), apart, tournament},
    RuleEntry{"3.14.1"_rule, RULE_TEXT("Etiquette: showing cards"),
              RULE_TEXT("Cards are not shown before the showdown; what then is owed is judged under 3.5.2 and 3.5.3."),
              explained},
    RuleEntry{"3.14.2"_rule, RULE_TEXT("Etiquette: no talk about the hand"),
              RULE_TEXT("The hand in play is not discussed; remind whoever does."), judged},
    RuleEntry{"3.14.3"_rule, RULE_TEXT("Etiquette: act in turn"),
              RULE_TEXT("Nobody bets, raises or folds out of turn; remind the player and bring the action back."),
              judged},
    RuleEntry{
        "3.15"_rule, RULE_TEXT("The manager decides"),
        RULE_TEXT(
            "Disputes, and everything not written down, are the manager's, whose word is final: call, don't rule."),
        judged},
    RuleEntry{"A-Ex1"_rule, RULE_TEXT("Example 1"), RULE_TEXT("100/200, a raise of 200, one call: the pot is 900."),
              explained},
    RuleEntry{"A-Ex2"_rule, RULE_TEXT("Example 2"),
              RULE_TEXT("300/600, a raise to 1,200, two calls: the pot is 3,600."), explained},
    RuleEntry{"A-Ex3"_rule, RULE_TEXT("Example 3"),
              RULE_TEXT("Two players put 8,000 each into the round: 16,000, not the 17,000 printed; and 2,000, not "
                        "4,000, would be the smallest re-raise."),
              explained},
    RuleEntry{"A-Ex4"_rule, RULE_TEXT("Example 4"),
              RULE_TEXT("An all-in of 1,500: main pot 5,000, side pot 11,000, together the 16,000 printed."),
              explained},
    RuleEntry{"B-area"_rule, RULE_TEXT("Betting area"),
              RULE_TEXT("Between a player's cards and the pot; chips there belong to the pot."), explained},
    RuleEntry{"B-bb"_rule, RULE_TEXT("Big blind"),
              RULE_TEXT("A forced bet, usually twice the small blind, and the smallest bet."), explained},
    RuleEntry{"B-sb"_rule, RULE_TEXT("Small blind"), RULE_TEXT("A forced bet, usually half the big blind."), explained},
    RuleEntry{"B-burn"_rule, RULE_TEXT("Burn"), RULE_TEXT("The deck's top card, put to the discards."), explained},
    RuleEntry{"B-flop"_rule, RULE_TEXT("Flop"), RULE_TEXT("The first three community cards."), explained},
    RuleEntry{"B-turn"_rule, RULE_TEXT("Turn"), RULE_TEXT("The fourth community card."), explained},
    RuleEntry{"B-river"_rule, RULE_TEXT("River"), RULE_TEXT("The fifth and last community card."), explained},
    RuleEntry{"B-hole"_rule, RULE_TEXT("Hole cards"), RULE_TEXT("A player's first two cards."), explained},
    RuleEntry{"B-pocket"_rule, RULE_TEXT("Pocket cards"), RULE_TEXT("Another word for hole cards."), explained},
    RuleEntry{"B-live"_rule, RULE_TEXT("Live table"), RULE_TEXT("One at which players still in the event sit."),
              explained},
    RuleEntry{"B-nonlive"_rule, RULE_TEXT("Non-live table"), RULE_TEXT("One that nobody of the event uses."),
              explained},
    RuleEntry{"B-muck"_rule, RULE_TEXT("Muck"), RULE_TEXT("To fold; and the discards themselves, burns among them."),
              explained},
    RuleEntry{"B-post"_rule, RULE_TEXT("Post"), RULE_TEXT("To put in chips that one is forced to."), explained},
    RuleEntry{"B-td"_rule, RULE_TEXT("Tournament Director"),
              RULE_TEXT("Whoever runs the event; the same as the Poker Manager."), explained},
    RuleEntry{"PA-6"_rule, RULE_TEXT("Who deals"),
              RULE_TEXT("The opening statement makes the manager the dealer, the rules a rotating player. Here the "
                        "trainee deals every hand for the button."),
              explained},
    RuleEntry{"PA-10"_rule, RULE_TEXT("Which raise is the smallest"),
              RULE_TEXT("Of the two measures of 3.7.2 the larger counts."), explained},
    RuleEntry{"PA-11"_rule, RULE_TEXT("Whole steps before the flop"),
              RULE_TEXT("A raise before the flop is a whole multiple of the big blind or of the last raise; a house "
                        "may relax that."),
              explained},
    RuleEntry{"PA-12"_rule, RULE_TEXT("Dead blinds"),
              RULE_TEXT("A dead blind goes whole into the main pot, even above a smaller all-in; a house may cap it."),
              explained},
    RuleEntry{"PA-13"_rule, RULE_TEXT("Folders' chips"), RULE_TEXT("“From each player” includes those who folded."),
              explained},
    RuleEntry{"PA-14"_rule, RULE_TEXT("3.7.5 as written"),
              RULE_TEXT("Callers pay more than the all-in, against table-stakes custom; a house may turn it off."),
              explained},
    RuleEntry{"PA-15"_rule, RULE_TEXT("Who gets the refund"),
              RULE_TEXT("The caller, who alone was made to put in more."), explained},
    RuleEntry{"PA-16"_rule, RULE_TEXT("A short raise reopens"),
              RULE_TEXT("It counts as the proper raise for everybody else."), explained},
    RuleEntry{"PA-17"_rule, RULE_TEXT("What stands, what is corrected"),
              RULE_TEXT("Legal amounts stand, illegal ones are corrected."), explained},
    RuleEntry{"PA-18"_rule, RULE_TEXT("Exposing a live hand"),
              RULE_TEXT("Shown to all, the hand lives; a penalty is the manager's and only for intent."), explained},
    RuleEntry{"PA-20"_rule, RULE_TEXT("Button after eliminations"),
              RULE_TEXT("The blinds due are tracked by seat, so that nobody skips one; a house may move the button by "
                        "the words instead."),
              explained},
    RuleEntry{"PA-21"_rule, RULE_TEXT("Heads-up"),
              RULE_TEXT("By the words the button has the big blind; a house may give it the small one."), explained},
    RuleEntry{"PA-22"_rule, RULE_TEXT("First to act after the flop"),
              RULE_TEXT("Not stated; the first live seat left of the button, as in Example 3."), judged},
    RuleEntry{"PA-23"_rule, RULE_TEXT("The big blind's option"),
              RULE_TEXT("Not stated; it is given: the round ends when everybody has had a turn."), judged},
    RuleEntry{"PA-24"_rule, RULE_TEXT("Where the deal begins"),
              RULE_TEXT("Not stated; left of the button, clockwise, two passes."), explained},
    RuleEntry{"PA-25"_rule, RULE_TEXT("Order of showing"), RULE_TEXT("Not stated; any, but everybody shows."),
              explained},
    RuleEntry{"PA-26"_rule, RULE_TEXT("Which cards play"), RULE_TEXT("Any five of seven; the board may play."),
              explained},
    RuleEntry{"PA-27"_rule, RULE_TEXT("Odd chips and side pots"), RULE_TEXT("Each pot's remainder is carried."),
              explained},
    RuleEntry{"PA-30"_rule, RULE_TEXT("Bounds of the cut"),
              RULE_TEXT("At least 3 and at most 49, so that 3 are always left."), explained},
    RuleEntry{"PA-31"_rule, RULE_TEXT("Misprint in 2.2.4"), RULE_TEXT("“Checked off” means “checked if”."), explained},
    RuleEntry{"PA-35"_rule, RULE_TEXT("Telephone: where"),
              RULE_TEXT("Forbidden at the live table; the penalty strikes the hand, if there is one."), explained},
    RuleEntry{"PA-36"_rule, RULE_TEXT("Side bets: no penalty given"), RULE_TEXT("The manager decides."), explained},
    RuleEntry{"PA-39"_rule, RULE_TEXT("Where the exposed card lies"),
              RULE_TEXT("In the centre, apart from the muck, face down; it replaces the flop's burn only."), explained},
};

} // namespace

std::span<const RuleEntry> leagueRules()
{
    return entries;
}

} // namespace cutcard
