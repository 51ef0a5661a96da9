// SPDX-License-Identifier: GPL-3.0-or-later
// One file for the whole booklet, whatever its length: it is read beside the booklet.
#include "core/rules/books.h"
#include "core/rules/reasons.h"

#include <array>

namespace cutcard {

namespace {

constexpr auto judged = Standing::Judged;
constexpr auto explained = Standing::Explained;

constexpr const char* example = Rules::tr("A worked example; the amounts are judged under 3.7.1 to 3.7.5.");

constexpr std::array entries{
    RuleEntry{
        "ST-1"_rule, Rules::tr("Opening statement"),
        Rules::tr("Before play the manager gives a name, thanks the players for coming and the bar for having them."),
        judged},
    RuleEntry{
        "ST-2"_rule, Rules::tr("No-risk event"),
        Rules::tr("Nobody risks anything, but the event costs the bar something: players are asked to support it, and "
                  "the league, as guests."),
        explained, Rules::tr("Part of the statement; judged under ST-1.")},
    RuleEntry{
        "ST-3"_rule, Rules::tr("No gambling"),
        Rules::tr("At no time money on the tables, and no gambling with the league's tables, chips or cards; 3.1 and "
                  "3.2 say what follows."),
        explained, Rules::tr("Judged under 3.1 and 3.2.")},
    RuleEntry{
        "ST-4"_rule, Rules::tr("Telephone folds the hand"),
        Rules::tr("Whoever uses a telephone while in a hand has folded it, without a word being needed; judged under "
                  "3.3."),
        explained, Rules::tr("Judged under 3.3.")},
    RuleEntry{"ST-5"_rule, Rules::tr("The booklet has the rest"),
              Rules::tr("Everything further stands in the booklet; questions go to the manager."), explained,
              reasons::heading},
    RuleEntry{"1.1"_rule, Rules::tr("What the game is"),
              Rules::tr("Hold'em without limit: a player's own cards and others that everybody shares."), explained,
              reasons::definition},
    RuleEntry{
        "1.2-blinds"_rule, Rules::tr("Shuffle, cut, blinds"),
        Rules::tr("The deck is shuffled and handed to the right for the cut; the player left of the button bets the "
                  "small blind, the next the big blind, in amounts fixed for the event or rising with time. Judged "
                  "under 2.2.1 and 2.2.3."),
        explained, Rules::tr("Judged under 2.2.1 and 2.2.3, which say it in full.")},
    RuleEntry{
        "1.2-pocket"_rule, Rules::tr("Two cards, then betting clockwise"),
        Rules::tr("Everybody gets two cards; then a round of betting begins left of the big blind and goes clockwise. "
                  "After a raise everybody who stays has to match the highest bet; it goes on until all have folded or "
                  "matched. Nobody gets a third card, nobody is passed over."),
        judged},
    RuleEntry{
        "1.2-flop"_rule, Rules::tr("The flop"),
        Rules::tr("When the first round is closed, exactly three cards face up in the centre; then a round of betting "
                  "in which players check, bet, call, fold or raise, until all have matched or folded."),
        judged},
    RuleEntry{
        "1.2-turn"_rule, Rules::tr("The turn"),
        Rules::tr("When the second round is closed, exactly one more card face up; then another round of betting."),
        judged},
    RuleEntry{
        "1.2-river"_rule, Rules::tr("The river"),
        Rules::tr("When the third round is closed, a fifth and last card face up; then the last round of betting."),
        judged},
    RuleEntry{
        "1.2-show"_rule, Rules::tr("Showdown"),
        Rules::tr("After the last bets everybody left turns both cards up. The best hand takes the pot, equal hands "
                  "share it, and what can't be shared waits for the next hand. No contender's hand goes unseen, and no "
                  "pot goes out while somebody has still to act."),
        judged},
    RuleEntry{
        "1.2-odd"_rule, Rules::tr("Odd chips start the next pot"),
        Rules::tr("What a split can't divide stays in the middle and begins the next hand's pot, a rule of this league."
                  " Nobody is given it, neither with a share nor afterwards."),
        judged},
    RuleEntry{
        "1.3"_rule, Rules::tr("Ranks of hands"),
        Rules::tr("From the royal flush (ace to ten in one suit) by straight flush, four of a kind, full house, flush, "
                  "straight, three of a kind, two pair and one pair down to the high card; always five cards, the ace "
                  "low in a straight too. The dealer reads each hand by it."),
        judged},
    RuleEntry{"2.1.1"_rule, Rules::tr("Starting chips"), Rules::tr("What players begin with; see the two rules below."),
              explained, reasons::heading},
    RuleEntry{
        "2.1.1.1"_rule, Rules::tr("Equal stacks"),
        Rules::tr("Everybody begins an event with the same, 4,000 unless it is a special one with more. In no case does"
                  " anybody begin with more than another, and no chips are sold."),
        judged},
    RuleEntry{
        "2.1.1.2"_rule, Rules::tr("Chips"),
        Rules::tr("Ten green of 100, two blue or red of 500, two black of 1,000; the counts may vary from place to "
                  "place. A house option."),
        explained, Rules::tr("The set-up gives the chips; the dealer counts out no stacks.")},
    RuleEntry{"2.1.2"_rule, Rules::tr("Seats by lot"),
              Rules::tr("Who sits where is left to chance; the manager settles it before each event."), explained,
              reasons::heading},
    RuleEntry{
        "2.1.2.1"_rule, Rules::tr("Sign-in and draw"),
        Rules::tr("Players sign in on the sheet; around the start the manager draws their tables at random, so that "
                  "nobody can arrange to sit together."),
        judged},
    RuleEntry{"2.1.2.2"_rule, Rules::tr("Even tables"),
              Rules::tr("Before play the manager may move players to other tables, so that all have the same number."),
              judged},
    RuleEntry{
        "2.1.3"_rule, Rules::tr("Draw for the first dealer"),
        Rules::tr("All cards are shuffled in sight of the table with all players there and spread out; each player "
                  "draws one, and the highest has the button. Only those tied draw again, until one is highest; suits "
                  "break no tie, and who is not there draws nothing."),
        judged},
    RuleEntry{
        "2.1.4"_rule, Rules::tr("Continuous play"),
        Rules::tr("Play goes on with few breaks until one single player has everything; only regional events have "
                  "breaks, announced beforehand. Nobody is called the winner, or out, before that is so."),
        judged},
    RuleEntry{
        "2.1.5"_rule, Rules::tr("Late players"),
        Rules::tr("Whoever wants to play has to be signed in before the third blind level. A latecomer gets a stack "
                  "that nobody has claimed, or, if none is left, one reduced as the level asks. From then on unclaimed "
                  "stacks are removed, and nobody else may join. The manager decides about it: call."),
        judged},
    RuleEntry{
        "2.2.1"_rule, Rules::tr("Blinds, also for the absent"),
        Rules::tr("The player left of the button posts the small blind, the next one the big blind, before the cards. "
                  "If the one due for the small blind went out in the last hand, nobody posts it; if the one due for "
                  "the big blind did, the next to the left posts it. A blind is due whether or not its owner is at the "
                  "table: for an absent player the dealer posts it from that stack, the exact amount."),
        judged},
    RuleEntry{
        "2.2.2"_rule, Rules::tr("The button moves"),
        Rules::tr("After each hand the button goes to the next player on the left. If the one due for it went out in "
                  "the last hand, the player right of the small blind has it, or right of the big blind if there is no "
                  "small one; so the same player may deal twice."),
        judged},
    RuleEntry{
        "2.2.3"_rule, Rules::tr("Shuffle and cut"),
        Rules::tr("At least three shuffles before play. A dealer who can't shuffle leaves it to the player on the "
                  "right. Whoever shuffles offers the deck to the player on the own right: a cut takes off at least "
                  "three cards and at most 49, or a tap declines it. The dealer puts the cut-off part underneath and "
                  "the cut card below everything. A legal cut is taken as it is."),
        judged},
    RuleEntry{
        "2.2.4"_rule, Rules::tr("Absent players"),
        Rules::tr("Whoever is away still owes the blinds and is dealt cards like everybody. When the action comes to "
                  "the empty seat, the hand is checked at once if nothing is owed, and folded at once if something is: "
                  "the dealer mucks it, and no time at all is waited."),
        judged},
    RuleEntry{
        "2.2.5"_rule, Rules::tr("Moving players"),
        Rules::tr("The manager may move players between tables once play has begun, choosing who; no move is needed "
                  "below a difference of three, and none is made during a hand. The receiving table may wait. Who is "
                  "moved sits right of the dealer or in the same position as before and is dealt in at once; several "
                  "sit to the dealer's right, the smallest stack furthest left. If half of a table is new in one hand, "
                  "the button is drawn for by 2.1.3."),
        judged},
    RuleEntry{
        "2.2.6"_rule, Rules::tr("Breaking tables"),
        Rules::tr("The manager may close a table and send all its players to others at once, so that fewer tables are "
                  "in play."),
        judged},
    RuleEntry{"2.3.1"_rule, Rules::tr("Final table: new draw"),
              Rules::tr("With everybody seated at the final table the button is drawn for again, by 2.1.3."), judged},
    RuleEntry{
        "2.3.2"_rule, Rules::tr("Places of those out together"),
        Rules::tr("When two or more go out in one hand, whoever began it with fewer chips takes the lower place; with "
                  "equal chips the weaker hand does."),
        judged},
    RuleEntry{"2.3.3"_rule, Rules::tr("No deals"),
              Rules::tr("Players make no deals, and points are never split between them. Printed as 2.2.3 once more."),
              judged},
    RuleEntry{
        "3.1"_rule, Rules::tr("No money on the table"),
        Rules::tr("At no time does money lie on a poker table; food and drink are paid at the bar. The first offence "
                  "puts the player out of this event, the second out of all to come: call the manager."),
        judged},
    RuleEntry{
        "3.2"_rule, Rules::tr("No side bets"),
        Rules::tr("Nobody bets on the side while at an event: not on lasting longer, not on another game at a table "
                  "that is out of use. Tell the manager."),
        judged},
    RuleEntry{
        "3.3"_rule, Rules::tr("No telephones"),
        Rules::tr("No telephone is used at a live table, be it to talk, to listen to messages or to read and write "
                  "them. Whoever does has the hand mucked at once; a warning is not enough."),
        judged},
    RuleEntry{
        "3.4"_rule, Rules::tr("Burn before flop, turn and river"),
        Rules::tr("One card from the top onto the muck before the flop, before the turn and before the river: one each "
                  "time, and at no other."),
        judged},
    RuleEntry{
        "3.5.1"_rule, Rules::tr("One card exposed in the deal"),
        Rules::tr("A card that any player could see in the deal is shown to all at once and will be the burn. Its owner"
                  " is skipped and the deal goes on; when everybody else has two cards face down, the next card, which "
                  "would have been the burn, goes to that player. The exposed card lies face down in the centre once "
                  "all have seen it; nothing is burnt before the flop, and play goes on as ever. One such card is no "
                  "misdeal."),
        judged},
    RuleEntry{
        "3.5.1-multi"_rule, Rules::tr("More than one exposed"),
        Rules::tr("With more than one card exposed in the deal all cards are gathered, shuffled and dealt again to "
                  "everybody. Nothing else makes a deal void."),
        judged},
    RuleEntry{
        "3.5.2"_rule, Rules::tr("Show one, show all"),
        Rules::tr("Who shows one card or both to somebody still playing, by accident or on purpose, has to show them to"
                  " the whole table."),
        judged},
    RuleEntry{
        "3.5.3"_rule, Rules::tr("A shown hand lives"),
        Rules::tr("When a player still in the hand exposes it, everybody may look, and play goes on: the hand lives, "
                  "and everybody keeps the right to bet."),
        judged},
    RuleEntry{
        "3.5.4"_rule, Rules::tr("Folded hands stay hidden"),
        Rules::tr("Whoever is out of the hand shows it to nobody, playing or not; caught, it may cost ten minutes away,"
                  " and going on with it the event. Remind the player and tell the manager."),
        judged},
    RuleEntry{
        "3.5.4.1"_rule, Rules::tr("The muck is guarded"),
        Rules::tr("Whoever has folded does not go through the muck to find the own cards. The dealer controls the muck "
                  "and informs the manager; it may cost ten minutes away, and going on with it the event."),
        judged},
    RuleEntry{
        "3.6.1"_rule, Rules::tr("Betting area"),
        Rules::tr("Bets go in front of the seat, on the far side of the cards. Chips there are in the pot and can't be "
                  "drawn back, also when the hand is lost later; only those that break 3.7 can. The dealer gives no "
                  "legal bet back."),
        judged},
    RuleEntry{
        "3.6.2"_rule, Rules::tr("No splashing"),
        Rules::tr("Players put nothing into the pot itself until everybody has matched or folded; a bet thrown in is "
                  "brought back in front (who gathers: PA-44)."),
        judged},
    RuleEntry{
        "3.7.1"_rule, Rules::tr("Smallest and largest bet"),
        Rules::tr("A bet is at least the big blind and at most everything its owner has. Less is put right; what is "
                  "legal stands."),
        judged},
    RuleEntry{
        "3.7.2"_rule, Rules::tr("Smallest raise"),
        Rules::tr("Before the flop a raise goes up by whole steps of the big blind or of the last raise, after the flop"
                  " by at least the big blind or the last raise; the larger of the two counts (PA-10, PA-11). What is "
                  "neither is put right; what is legal stands."),
        judged},
    RuleEntry{
        "3.7.3"_rule, Rules::tr("All-in and side pots"),
        Rules::tr("Whoever can't match a bet, or can't raise the minimum, may go all-in, but need not: the player "
                  "chooses. All-in, a player can win from each other as much as was put in, and dead blinds; what lies "
                  "above goes into a side pot for those who paid it."),
        judged},
    RuleEntry{
        "3.7.4"_rule, Rules::tr("Declare first"),
        Rules::tr("Players say what they do before chips go in. A single chip without a word is a call: change is "
                  "taken, or the bet matched. Who says “raise” says how much, or moves all its chips in one motion; "
                  "chips added afterwards are no raise."),
        judged},
    RuleEntry{
        "3.7.5"_rule, Rules::tr("Short all-in raise"),
        Rules::tr("When an all-in falls short of the proper raise, the next who calls has to call the proper raise, "
                  "this league's own rule. If nobody else calls, the excess goes back to that caller; if others do, it "
                  "makes a side pot."),
        judged},
    RuleEntry{
        "3.8"_rule, Rules::tr("Cards above the table"),
        Rules::tr("Everybody keeps chips and cards on the table all the time. Cards lowered below its edge are mucked "
                  "at once."),
        judged},
    RuleEntry{
        "3.9"_rule, Rules::tr("No rabbit hunting"),
        Rules::tr("Once a hand has its winner no other card is dealt to see what would have come: it slows the game, "
                  "and the dealer refuses whoever asks."),
        judged},
    RuleEntry{
        "3.10"_rule, Rules::tr("Colouring up"),
        Rules::tr("From time to time the manager takes small chips out of the game; players get larger ones for them, "
                  "of at least the same value (PA-34)."),
        judged},
    RuleEntry{
        "3.11"_rule, Rules::tr("One player to a hand"),
        Rules::tr("Nobody asks another for advice, whether that person plays or not. The first time the player is "
                  "warned; going on may cost the hand in play, which the manager rules and the dealer then mucks. "
                  "Questions about the rules are allowed."),
        judged},
    RuleEntry{"3.12"_rule, Rules::tr("Behaviour"),
              Rules::tr("Nobody shows the manager or other players disrespect; see the two rules below."), explained,
              reasons::heading},
    RuleEntry{
        "3.12.1"_rule, Rules::tr("Threats and thrown things"),
        Rules::tr("Nobody threatens another, in words, in deeds, or by throwing chips, cards or other things. By its "
                  "weight the manager warns, disqualifies or reports it to the authorities: call."),
        judged},
    RuleEntry{
        "3.12.2"_rule, Rules::tr("Swearing"),
        Rules::tr("Foul language is asked to be left at home; an oath in the heat is let pass, an attack on the manager"
                  " or a player is not: the manager warns, sends away for a time or disqualifies."),
        judged},
    RuleEntry{
        "3.13.1"_rule, Rules::tr("Leaving before the final table"),
        Rules::tr("Who quits or is disqualified before the final table is asked to tell the manager and to leave. The "
                  "stack stays and is treated as an absent player's, by 2.2.4, until it is gone. For even tables it "
                  "counts as a player, for forming the final table as one who is out; its owner can't reach that table,"
                  " and the manager removes what is left of it then. No hand is dealt past it."),
        judged},
    RuleEntry{
        "3.13.2"_rule, Rules::tr("Leaving at the final table"),
        Rules::tr("Who quits at the final table is signed out as if all chips had just been lost, and the manager "
                  "removes them. Who is disqualified there has the chips removed and gets no points; those who went out"
                  " before move up one place, and there is no eighth. Call the manager; the hand of the disqualified is"
                  " mucked."),
        judged},
    RuleEntry{
        "3.14.1"_rule, Rules::tr("Etiquette: showing cards"),
        Rules::tr("Cards are not shown before the showdown. Showing a hand still in play brings a penalty: ten minutes "
                  "away the first time and the event the second; the manager gives that, so the dealer calls, at once "
                  "or before the next hand. The hand itself is played on by 3.5.2 and 3.5.3."),
        judged},
    RuleEntry{
        "3.14.2"_rule, Rules::tr("Etiquette: no talk about the hand"),
        Rules::tr("Nobody talks about the hand in play with anybody at the table: no guesses at a hand, no telling of "
                  "the own, no remark on what the board may make. Remind whoever does."),
        judged},
    RuleEntry{"3.14.3"_rule, Rules::tr("Etiquette: act in turn"),
              Rules::tr("Nobody bets, raises or folds out of turn; remind the player and bring the action back."),
              judged},
    RuleEntry{
        "3.15"_rule, Rules::tr("The manager decides"),
        Rules::tr("Disputes, and everything not written down, are the manager's alone, who looks for the fairest way "
                  "and whose word is final: call, don't rule."),
        judged},
    RuleEntry{"A-Ex1"_rule, Rules::tr("Example 1"), Rules::tr("100/200, a raise of 200, one call: the pot is 900."),
              explained, example},
    RuleEntry{"A-Ex2"_rule, Rules::tr("Example 2"),
              Rules::tr("300/600, a raise to 1,200, two calls: the pot is 3,600."), explained, example},
    RuleEntry{"A-Ex3"_rule, Rules::tr("Example 3"),
              Rules::tr("Two players put 8,000 each into the round: 16,000, not the 17,000 printed; and 2,000, not "
                        "4,000, would be the smallest re-raise."),
              explained, example},
    RuleEntry{"A-Ex4"_rule, Rules::tr("Example 4"),
              Rules::tr("An all-in of 1,500: main pot 5,000, side pot 11,000, together the 16,000 printed."), explained,
              example},
    RuleEntry{"B-area"_rule, Rules::tr("Betting area"),
              Rules::tr("Between a player's cards and the pot; chips there belong to the pot."), explained,
              reasons::definition},
    RuleEntry{"B-bb"_rule, Rules::tr("Big blind"),
              Rules::tr("A forced bet, usually twice the small blind, and the smallest bet."), explained,
              reasons::definition},
    RuleEntry{"B-sb"_rule, Rules::tr("Small blind"), Rules::tr("A forced bet, usually half the big blind."), explained,
              reasons::definition},
    RuleEntry{"B-burn"_rule, Rules::tr("Burn"), Rules::tr("The deck's top card, put to the discards."), explained,
              reasons::definition},
    RuleEntry{"B-flop"_rule, Rules::tr("Flop"), Rules::tr("The first three community cards."), explained,
              reasons::definition},
    RuleEntry{"B-turn"_rule, Rules::tr("Turn"), Rules::tr("The fourth community card."), explained,
              reasons::definition},
    RuleEntry{"B-river"_rule, Rules::tr("River"), Rules::tr("The fifth and last community card."), explained,
              reasons::definition},
    RuleEntry{"B-hole"_rule, Rules::tr("Hole cards"), Rules::tr("A player's first two cards."), explained,
              reasons::definition},
    RuleEntry{"B-pocket"_rule, Rules::tr("Pocket cards"), Rules::tr("Another word for hole cards."), explained,
              reasons::definition},
    RuleEntry{"B-live"_rule, Rules::tr("Live table"), Rules::tr("One at which players still in the event sit."),
              explained, reasons::definition},
    RuleEntry{"B-nonlive"_rule, Rules::tr("Non-live table"), Rules::tr("One that nobody of the event uses."), explained,
              reasons::definition},
    RuleEntry{"B-muck"_rule, Rules::tr("Muck"), Rules::tr("To fold; and the discards themselves, burns among them."),
              explained, reasons::definition},
    RuleEntry{"B-post"_rule, Rules::tr("Post"), Rules::tr("To put in chips that one is forced to."), explained,
              reasons::definition},
    RuleEntry{"B-td"_rule, Rules::tr("Tournament Director"),
              Rules::tr("Whoever runs the event; the same as the Poker Manager."), explained, reasons::definition},
    RuleEntry{"PA-1"_rule, Rules::tr("A misprinted heading"),
              Rules::tr("General play is headed 2.1 a second time; it is 2.2, with 2.2.1 to 2.2.6."), explained,
              reasons::print},
    RuleEntry{"PA-2"_rule, Rules::tr("A misprinted number"),
              Rules::tr("Making deals is numbered 2.2.3 like shuffle and cut; here it is 2.3.3."), explained,
              reasons::print},
    RuleEntry{"PA-3"_rule, Rules::tr("Page notes"),
              Rules::tr("Two “continued” notes are two pages low; the list of contents is right."), explained,
              reasons::print},
    RuleEntry{"PA-4"_rule, Rules::tr("Appendix C"),
              Rules::tr("A list of slang is announced and missing from the copy."), explained, reasons::print},
    RuleEntry{"PA-5"_rule, Rules::tr("Names of the manager"),
              Rules::tr("Poker Manager, PM and Tournament Director are one role."), explained, reasons::reading},
    RuleEntry{"PA-6"_rule, Rules::tr("Who deals"),
              Rules::tr("The opening statement makes the manager the dealer, the rules a rotating player. Here the "
                        "trainee deals every hand for the button."),
              explained, reasons::reading},
    RuleEntry{"PA-7"_rule, Rules::tr("Example 3: the sum"),
              Rules::tr("17,000 is printed; the round holds 16,000, and the dead small blind lies in the earlier pot."),
              explained, reasons::print},
    RuleEntry{"PA-8"_rule, Rules::tr("Example 3: the smallest re-raise"),
              Rules::tr("4,000 is printed; after a raise of 2,000 it is 2,000, as 3.7.2 and Example 4 have it."),
              explained, reasons::print},
    RuleEntry{"PA-9"_rule, Rules::tr("Example 4: the label"),
              Rules::tr("16,000 is the sum of both pots; the side pot the two can win alone is 11,000."), explained,
              reasons::print},
    RuleEntry{"PA-10"_rule, Rules::tr("Which raise is the smallest"),
              Rules::tr("Of the two measures of 3.7.2 the larger counts."), explained, reasons::reading},
    RuleEntry{"PA-11"_rule, Rules::tr("Whole steps before the flop"),
              Rules::tr("A raise before the flop is a whole multiple of the big blind or of the last raise; a house "
                        "may relax that."),
              explained, reasons::reading},
    RuleEntry{"PA-12"_rule, Rules::tr("Dead blinds"),
              Rules::tr("A dead blind goes whole into the main pot, even above a smaller all-in; a house may cap it."),
              explained, reasons::reading},
    RuleEntry{"PA-13"_rule, Rules::tr("Folders' chips"), Rules::tr("“From each player” includes those who folded."),
              explained, reasons::reading},
    RuleEntry{"PA-14"_rule, Rules::tr("3.7.5 as written"),
              Rules::tr("Callers pay more than the all-in, against table-stakes custom; a house may turn it off."),
              explained, reasons::reading},
    RuleEntry{"PA-15"_rule, Rules::tr("Who gets the refund"),
              Rules::tr("The caller, who alone was made to put in more."), explained, reasons::reading},
    RuleEntry{"PA-16"_rule, Rules::tr("A short raise reopens"),
              Rules::tr("It counts as the proper raise for everybody else."), explained, reasons::reading},
    RuleEntry{"PA-17"_rule, Rules::tr("What stands, what is corrected"),
              Rules::tr("Legal amounts stand, illegal ones are corrected."), explained, reasons::reading},
    RuleEntry{"PA-18"_rule, Rules::tr("Exposing a live hand"),
              Rules::tr("Shown to all, the hand lives; a penalty is the manager's and only for intent."), explained,
              reasons::reading},
    RuleEntry{"PA-19"_rule, Rules::tr("Serving a penalty"),
              Rules::tr("Who sits one out is treated as absent, by 2.2.4, and comes back when the time is over."),
              explained, reasons::reading},
    RuleEntry{
        "PA-20"_rule, Rules::tr("Button after eliminations"),
        Rules::tr("By the words alone a player could skip a blind when somebody has gone out. So the blinds due are "
                  "tracked by seat, and the button follows them; a house may move it by the words instead."),
        judged},
    RuleEntry{"PA-21"_rule, Rules::tr("Heads-up"),
              Rules::tr("By the words the button has the big blind; a house may give it the small one."), judged},
    RuleEntry{"PA-22"_rule, Rules::tr("First to act after the flop"),
              Rules::tr("Not stated; the first live seat left of the button, as in Example 3."), judged},
    RuleEntry{"PA-23"_rule, Rules::tr("The big blind's option"),
              Rules::tr("Not stated; it is given: the round ends when everybody has had a turn."), judged},
    RuleEntry{"PA-24"_rule, Rules::tr("Where the deal begins"),
              Rules::tr("Not stated; left of the button, clockwise, two passes."), explained, reasons::reading},
    RuleEntry{"PA-25"_rule, Rules::tr("Order of showing"), Rules::tr("Not stated; any, but everybody shows."),
              explained, reasons::reading},
    RuleEntry{"PA-26"_rule, Rules::tr("Which cards play"), Rules::tr("Any five of seven; the board may play."),
              explained, reasons::reading},
    RuleEntry{"PA-27"_rule, Rules::tr("Odd chips and side pots"), Rules::tr("Each pot's remainder is carried."),
              explained, reasons::reading},
    RuleEntry{
        "PA-28"_rule, Rules::tr("Blind stacks"),
        Rules::tr(
            "Stacks that nobody has claimed and that have been blinded; a latecomer gets one, or a stack as small."),
        explained, reasons::reading},
    RuleEntry{"PA-29"_rule, Rules::tr("4,000, or what a place decides"),
              Rules::tr("One amount for everybody in an event; only the denominations vary."), explained,
              reasons::reading},
    RuleEntry{"PA-30"_rule, Rules::tr("Bounds of the cut"),
              Rules::tr("At least 3 and at most 49, so that 3 are always left."), explained, reasons::reading},
    RuleEntry{"PA-31"_rule, Rules::tr("Misprint in 2.2.4"), Rules::tr("“Checked off” means “checked if”."), explained,
              reasons::print},
    RuleEntry{"PA-32"_rule, Rules::tr("“50 percent” moved"), Rules::tr("At least half of the table."), explained,
              reasons::reading},
    RuleEntry{"PA-33"_rule, Rules::tr("No eighth place"),
              Rules::tr("So a final table has eight players, which is stated nowhere else."), explained,
              reasons::reading},
    RuleEntry{"PA-34"_rule, Rules::tr("Colouring up: number or value"),
              Rules::tr("Equal value is meant: by number the stacks would multiply."), explained, reasons::reading},
    RuleEntry{"PA-35"_rule, Rules::tr("Telephone: where"),
              Rules::tr("Forbidden at the live table; the penalty strikes the hand, if there is one."), explained,
              reasons::reading},
    RuleEntry{"PA-36"_rule, Rules::tr("Side bets: no penalty given"), Rules::tr("The manager decides."), explained,
              reasons::reading},
    RuleEntry{"PA-37"_rule, Rules::tr("The big blind as a raise"), Rules::tr("So 1.2 calls it; it is a forced bet."),
              explained, reasons::print},
    RuleEntry{"PA-38"_rule, Rules::tr("Third Street"), Rules::tr("Only another word for the flop."), explained,
              reasons::print},
    RuleEntry{"PA-39"_rule, Rules::tr("Where the exposed card lies"),
              Rules::tr("In the centre, apart from the muck, face down; it replaces the flop's burn only."), explained,
              reasons::reading},
    RuleEntry{"PA-40"_rule, Rules::tr("Where the world plays"),
              Rules::tr("What 1.1 says of the great event is out of date, and no rule."), explained, reasons::print},
    RuleEntry{"PA-41"_rule, Rules::tr("Chips off the table"),
              Rules::tr("3.8 names no penalty for them; the manager decides."), explained, reasons::reading},
    RuleEntry{"PA-42"_rule, Rules::tr("Names of the league"), Rules::tr("Three spellings of one league."), explained,
              reasons::print},
    RuleEntry{"PA-43"_rule, Rules::tr("A short all-in bet"),
              Rules::tr("3.7.5 speaks of raises only. A first bet all-in below the smallest bet is treated likewise: "
                        "the others owe the smallest bet, and what one alone put in above the all-in goes back."),
              judged},
    RuleEntry{"PA-44"_rule, Rules::tr("Who gathers, and when"),
              Rules::tr("3.6.2 keeps players' hands from the pot. So it is the dealer who gathers, once, when all have "
                        "matched or folded, and not before."),
              judged},
    RuleEntry{
        "PA-45"_rule, Rules::tr("“Right of the dealer”"),
        Rules::tr("Immediately right of the coming dealer, worked out from the stacks already there; right of the "
                  "last dealer is as right, unless the newcomer would deal by it. The ring counts, not the chair."),
        explained, reasons::reading},
    RuleEntry{"PA-46"_rule, Rules::tr("Several newcomers"),
              Rules::tr("Lowest left, highest right, as they sit: clockwise from the highest to the lowest, then the "
                        "dealer. So the highest has the big blind first."),
              explained, reasons::reading},
    RuleEntry{"PA-47"_rule, Rules::tr("“The same position”"),
              Rules::tr("The same distance from the last dealer, for one who moves alone and from the coming big blind "
                        "on: a nearer place would take the button, or lie between dealer and small blind."),
              explained, reasons::reading},
    RuleEntry{
        "PA-48"_rule, Rules::tr("Who moves"),
        Rules::tr("By a method announced before play and kept. Where none is, the coming big blind of the fullest "
                  "table; of equally full ones a draw decides. The stack of somebody who has left is never the one "
                  "that is moved; when a table breaks it is carried along like the others."),
        judged},
    RuleEntry{
        "PA-49"_rule, Rules::tr("Half of a table"),
        Rules::tr("Those moved there since the table's last hand, of all stacks there then. Who comes late is not "
                  "counted."),
        explained, reasons::reading},
    RuleEntry{
        "PA-50"_rule, Rules::tr("Unclaimed stacks"),
        Rules::tr("They lie at tables from the start, are dealt in and blinded like an absent player's, and count "
                  "for even tables. Of several the latecomer's is drawn. They draw for no dealer."),
        explained, reasons::reading},
    RuleEntry{"PA-51"_rule, Rules::tr("The reduced stack"),
              Rules::tr("What everybody began with, less a small and a big blind of each level begun; the level at "
                        "sign-in counts, and it is the same for all of a level."),
              explained, reasons::reading},
    RuleEntry{"PA-52"_rule, Rules::tr("When the final table forms"),
              Rules::tr("When no more players are left than it has places, those who have left not counted, and nobody "
                        "can come any more. No hand begins meanwhile. Two out in one hand may leave it with seven."),
              judged},
    RuleEntry{"PA-53"_rule, Rules::tr("Places of those who leave early"),
              Rules::tr("Who quits before the final table is placed as if just out; who is disqualified has no place."),
              explained, reasons::house},
    RuleEntry{"PA-54"_rule, Rules::tr("Out at different tables"),
              Rules::tr("By the time at which the hands end; at the same moment as in one hand, by 2.3.2."), explained,
              reasons::reading},
    RuleEntry{"PA-55"_rule, Rules::tr("Equal chips and equal hands"),
              Rules::tr("The manager decides, for instance by a card; to share the place would break 2.3.3."),
              explained, reasons::reading},
    RuleEntry{"PA-56"_rule, Rules::tr("Ten minutes"),
              Rules::tr("Ten minutes of the clock, not rounds; the stack is an absent player's meanwhile and may be "
                        "moved."),
              judged},
    RuleEntry{"PA-57"_rule, Rules::tr("Chips that are in a hand"),
              Rules::tr("No paragraph says at what moment chips are taken from the game. Those of somebody who leaves "
                        "the final table, and stacks that nobody has claimed, stay until the hand is over that they "
                        "are in, and go before the next one."),
              judged},
};

} // namespace

std::span<const RuleEntry> leagueRules()
{
    return entries;
}

} // namespace cutcard
