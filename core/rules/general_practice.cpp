// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/books.h"

#include <array>

namespace cutcard {

namespace {

// the texts hold beside every document, so that they name none
constexpr std::array entries{
    RuleEntry{
        "GP-announce"_rule, Rules::tr("Announce bets, raises and all-ins"),
        Rules::tr("No document asks for it. Card rooms have every bet, raise and all-in repeated aloud with its "
                  "amount, and the last raise of a round named as such, so that nobody can mistake what a call costs. "
                  "The house says whether an announcement left out is graded; an untrue one misleads everywhere.")},
    RuleEntry{
        "GP-uncalled-bet"_rule, Rules::tr("Uncalled chips go back"),
        Rules::tr("Where the document speaks of refunds in some cases only. Everywhere, the part of the last bet "
                  "that nobody matched goes back to the bettor before the pots are built: it was never at risk.")},
    RuleEntry{"GP-out-of-turn"_rule, Rules::tr("Action out of turn goes back"),
              Rules::tr("Where the document wants action in turn but names no consequence. The action returns to whose "
                        "turn it is; chips put in too early go back to their owner for the time being.")},
    RuleEntry{"GP-wrong-count"_rule, Rules::tr("Wrong number of cards"),
              Rules::tr("Where the document is silent. Found before anybody has acted, a hand with too many or too few "
                        "cards makes the deal void: call the floor, gather the cards, shuffle and deal again; the "
                        "blinds stay.")},
    RuleEntry{"GP-boxed-card"_rule, Rules::tr("Boxed card"),
              Rules::tr("Where the document is silent on a card found face up in the deck. It is no card of the deal: "
                        "call the floor. Pitched to a player it is treated like a card exposed in the deal; seen on "
                        "top of the stub before the board it goes out of play and is no burn; among board cards it is "
                        "set aside, and the next one takes its place.")},
    RuleEntry{"GP-premature-card"_rule, Rules::tr("Card dealt too early"),
              Rules::tr("Where the document is silent. With action pending, stop, call the floor and set the cards "
                        "aside; the round is finished, then they are shuffled into the stub and the street is dealt "
                        "without another burn.")},
    RuleEntry{
        "GP-own-mistake"_rule, Rules::tr("Own mistakes are put right at once"),
        Rules::tr("Documents leave disputes to the floor and say little of the dealer's slips. Take the mistake "
                  "back before anybody acts on it; the floor may be called, and need not be where nothing was seen. "
                  "Playing on in silence is the worst of faults.")},
    RuleEntry{"GP-live-hand"_rule, Rules::tr("A live hand is the player's"),
              Rules::tr("Documents give the dealer a player's cards only where a rule mucks or shows them. A live hand "
                        "is neither mucked nor turned up nor shown by the dealer otherwise.")},
    RuleEntry{"GP-absent-showdown"_rule, Rules::tr("Absent player at the showdown"),
              Rules::tr("Where absent players stay in while they owe nothing, but nobody is named who turns their hand "
                        "up at the end. The dealer does, and the hand plays.")},
    RuleEntry{"GP-gather-cards"_rule, Rules::tr("Gather every card"),
              Rules::tr("Where the document does not mention it. After the award the dealer gathers the board, all "
                        "hands, the muck and the burns, so that the next shuffle is with a whole deck.")},
    RuleEntry{
        "GP-shuffle"_rule, Rules::tr("Shuffle and cut"),
        Rules::tr("Where the document says nothing of it. The deck is riffled at least as often as the house asks, "
                  "offered for a cut, completed and set on the cut card before the first card is pitched.")},
    RuleEntry{
        "GP-exposed-card"_rule, Rules::tr("One card exposed in the deal"),
        Rules::tr("Where the document has no misdeals. A card exposed after the first is shown to all and replaced "
                  "once everybody is served; it then serves as the burn.")},
    RuleEntry{
        "GP-misdeal"_rule, Rules::tr("Misdeal"),
        Rules::tr("Where the document has no misdeals. The very first card exposed, two of them, or one that no card "
                  "is left to replace, make the deal void before anybody has acted: gather the cards, shuffle and deal "
                  "again; the blinds stay.")},
    RuleEntry{
        "GP-lone-chip"_rule, Rules::tr("One large chip without a word"),
        Rules::tr("Where the document is silent. A single chip larger than the bet, put in without a word, is a call, "
                  "and the change goes back. With nothing to call it is a check, and the whole chip goes back.")},
    RuleEntry{"GP-string-raise"_rule, Rules::tr("Raise in two motions"),
              Rules::tr("Where the document is silent. Chips that follow a call put in without a word do not make it a "
                        "raise; they go back.")},
    RuleEntry{"GP-sweep"_rule, Rules::tr("Bets into the middle"),
              Rules::tr("Where the document does not say when. Bets lie in front of their owners until the round is "
                        "complete; then the dealer brings them in.")},
    RuleEntry{"GP-burn"_rule, Rules::tr("Burn before the board"),
              Rules::tr("Where the document has no burns. A room that grades them has one card burnt before flop, turn "
                        "and river, and no other; where they are no more than its custom neither a burn too few nor "
                        "one too many is graded.")},
    RuleEntry{
        "GP-decided"_rule, Rules::tr("No card once the hand is decided"),
        Rules::tr("Where the document is silent. With one player left, or the pots being pushed, nothing further is "
                  "burnt, dealt or shown.")},
    RuleEntry{"GP-hand-shown"_rule, Rules::tr("A hand shown in play"),
              Rules::tr("Where the document is silent. The hand lives; the player is asked to protect it.")},
    RuleEntry{
        "GP-muck"_rule, Rules::tr("The muck is the dealer's"),
        Rules::tr("Where the document is silent. Nobody reaches for folded cards: cover them and call the floor.")},
    RuleEntry{
        "GP-bet-stands"_rule, Rules::tr("Chips bet stay bet"),
        Rules::tr("Where the document is silent. What was put in front in turn can't be drawn back; say so and have "
                  "it made whole.")},
    RuleEntry{
        "GP-splash"_rule, Rules::tr("No chips thrown into the pot"),
        Rules::tr("Where the document is silent. Chips thrown into the middle can't be counted: bring the bet back "
                  "in front of its owner and ask for no more of it.")},
    RuleEntry{"GP-behaviour"_rule, Rules::tr("Behaviour at the table"),
              Rules::tr("Where the document is silent. Attacks on others are not the dealer's to settle: the floor.")},
    RuleEntry{
        "GP-dispute"_rule, Rules::tr("Disputes"),
        Rules::tr("Where the document is silent. What a player disputes is stopped and brought before the floor.")},
    RuleEntry{"GP-buy-in"_rule, Rules::tr("Chips are counted out"),
              Rules::tr("Where the document is silent. Who buys in between two hands gets exactly that amount, counted "
                        "out in view of all, before the button moves.")},
    RuleEntry{
        "GP-missed-blind"_rule, Rules::tr("Missed and first blinds"),
        Rules::tr(
            "Where the document is silent. Who was away when a blind was due, or has just sat down, posts a big "
            "blind with the next cards, if the house asks for it, and waits while between button and small blind.")},
    RuleEntry{
        "GP-hand-over"_rule, Rules::tr("Handing the box over"),
        Rules::tr("Where the document is silent. The next dealer is told where the button lies, the blinds, who owes "
                  "one and who was warned, and what lies in the drop; then empty hands are shown.")},
    RuleEntry{
        "GP-last-player"_rule, Rules::tr("The last player wins"),
        Rules::tr("Where the document does not say it. When all others have given up their hands, the one who is left "
                  "wins what lies in the middle and shows nothing.")},
    RuleEntry{
        "GP-clockwise"_rule, Rules::tr("The action goes clockwise"),
        Rules::tr("Where the document says who begins, or not even that. From there it goes to the left, from one "
                  "player still in to the next.")},
    RuleEntry{"GP-button"_rule, Rules::tr("The button moves left"),
              Rules::tr("Where the document names a button and not its way. After each hand that counts it goes one "
                        "player with chips to the left, never to one who has just sat down or owes a blind.")},
    RuleEntry{"GP-absent"_rule, Rules::tr("Players who are away"),
              Rules::tr("Where the document is silent. They are dealt in, their blinds are posted from their stacks; "
                        "they check while nothing is owed, and are folded when something is.")},
    RuleEntry{"GP-short-call"_rule, Rules::tr("A call that is too small"),
              Rules::tr("Where the document is silent. Chips short of the bet, with more behind, are made up to it.")},
    RuleEntry{"GP-announced-raise"_rule, Rules::tr("Who says “raise” raises"),
              Rules::tr("Where the document is silent. The word binds: a call put in after it is made up to the "
                        "smallest raise.")},
    RuleEntry{
        "GP-cards-in-view"_rule, Rules::tr("Cards stay in view"),
        Rules::tr("Where the document is silent. Cards are kept on the table for all to see that they are there.")},
    RuleEntry{"GP-discussion"_rule, Rules::tr("Hands are not discussed"),
              Rules::tr("Where the document is silent. Nobody talks about the hand in play; the player is asked to "
                        "stop.")},
    RuleEntry{
        "GP-exposed-boat"_rule, Rules::tr("A card seen in a later deal"),
        Rules::tr("Where the document is silent, with betting already behind. The card is shown to all, the floor "
                  "is told, and once everybody is served its owner gets another; it goes face down beside the "
                  "deck.")},
    RuleEntry{"GP-no-card-left"_rule, Rules::tr("No card left to replace one"),
              Rules::tr("With nine players and all burns a hand of five-card deals takes the whole deck. A card that "
                        "can't be replaced makes the deal void before anybody has acted, and later the hand.")},
    RuleEntry{"GP-fouled-deck"_rule, Rules::tr("Fouled deck"),
              Rules::tr("Where the document is silent. A card that is missing, doubled or foreign makes the hand void: "
                        "call the floor and say so.")},
    RuleEntry{
        "GP-void-hand"_rule, Rules::tr("A void hand is undone"),
        Rules::tr("Where the document is silent. Everybody has all chips of the hand back, and the bank its "
                  "loans; what was charged for them is given back as well. Where there is a button, the next hand "
                  "is dealt from the same.")},
    RuleEntry{"GP-phone"_rule, Rules::tr("Telephone at the table"),
              Rules::tr("Where the document is silent. The player is asked to put it away, and the floor is told.")},
    RuleEntry{
        "GP-bank-short"_rule, Rules::tr("A bank short of chips"),
        Rules::tr("Where the document has a reserve and does not say what happens when it runs out. Call the floor "
                  "before lending; the loan is made in full, what the rack lacks being written down as owed.")},
    RuleEntry{"GP-wrong-disc"_rule, Rules::tr("A disc that does not fit"),
              Rules::tr("Where the document is silent on a wrong or missing disc found at the showdown. The cards "
                        "actually held are counted for all to see, and the hand is read by their number.")},
    RuleEntry{"GP-discards"_rule, Rules::tr("Discards are not touched"),
              Rules::tr("Where the document is silent. Who reaches for another player's discards is stopped; the floor "
                        "decides.")},
    RuleEntry{
        "GP-no-more-bets"_rule, Rules::tr("Wagers are closed before the deal"),
        Rules::tr("No document says how. Where the house banks the game the dealer asks for the wagers, looks them "
                  "over and closes them aloud before the first card is dealt.")},
    RuleEntry{"GP-late-wager"_rule, Rules::tr("No wager after the cards"),
              Rules::tr("Where the document is silent on chips added once cards are out. They go back, what lay there "
                        "before stays, and the floor hears of it.")},
    RuleEntry{"GP-pinched-wager"_rule, Rules::tr("No wager back after the cards"),
              Rules::tr("Where the document is silent on chips drawn out of a wager once cards are out. The wager is "
                        "made up to what it was, and the floor hears of it.")},
    RuleEntry{"GP-cut-out"_rule, Rules::tr("Payments are cut out in the fewest chips"),
              Rules::tr("No document says how. Where the house asks for it, the chips of a payment are cut out of the "
                        "tray beside the wager, the largest that fit, so that everybody can prove it at a glance.")},
    RuleEntry{"GP-player-card-seen"_rule, Rules::tr("A player's card is seen"),
              Rules::tr("Where the document is silent and the dealer's hand plays by itself. Call the floor; the round "
                        "is played on, for nobody's decision hangs on another player's cards.")},
    RuleEntry{"GP-board-card-seen"_rule, Rules::tr("A face-down community card is seen"),
              Rules::tr("Where the document is silent. Call the floor; with a decision still to be made the round is "
                        "void, as it is when one of the dealer's cards is seen.")},
    RuleEntry{
        "GP-tray-fill"_rule, Rules::tr("A tray that runs low is filled"),
        Rules::tr("No document asks for it. Before the spots are settled the tray has the chips that may be paid; "
                  "if not, the floor is called and it is filled, so that nobody waits for winnings.")},
    RuleEntry{"GP-card-not-due"_rule, Rules::tr("No card that is not due"),
              Rules::tr("No document asks for a card that nobody is owed. Dealt, burnt, turned or moved without being "
                        "due, it changes which cards everybody gets, or shows what nobody may see.")},
    RuleEntry{"GP-chips-not-due"_rule, Rules::tr("No chips that are not due"),
              Rules::tr("No document gives chips to somebody they do not belong to. What is pushed, paid, taken, "
                        "returned, lent or written down without being due is missing elsewhere.")},
    RuleEntry{"GP-legal-bet"_rule, Rules::tr("A legal bet stands"),
              Rules::tr("Documents name the bets that are put right or refused. A bet that is none of them is neither "
                        "changed nor ruled on.")},
    RuleEntry{"GP-deal-stands"_rule, Rules::tr("A deal stands unless a rule voids it"),
              Rules::tr("Documents name what makes a deal or a hand void. Nothing else does, and the dealer says so of "
                        "nothing else.")},
    RuleEntry{"GP-still-in"_rule, Rules::tr("Nobody is out before the rules say so"),
              Rules::tr("Documents name when a player is out, goes on or has won. Until then nobody is told so.")},
    RuleEntry{"GP-out"_rule, Rules::tr("Who is out is told so"),
              Rules::tr("Where the document says only who is out. Whoever has no chips left may be told so; nothing "
                        "hangs on it.")},
    RuleEntry{"GP-hold"_rule, Rules::tr("A table may wait"),
              Rules::tr("Where the document is silent. The director may have a table wait between two hands, and lets "
                        "it go on.")},
    RuleEntry{"GP-level"_rule, Rules::tr("A new level"),
              Rules::tr("Where the document leaves the times to the house. When the time is over the next level is "
                        "called, neither earlier nor later; the hand that is on is finished at the old blinds.")},
    RuleEntry{
        "GP-clock"_rule, Rules::tr("The clock runs while play does"),
        Rules::tr("Where the document leaves the times to the house. A clock that has stopped by itself is started "
                  "as soon as that is seen, and set to what it would show: a level lasts as long as it was to.")},
    RuleEntry{
        "GP-light"_rule, Rules::tr("No card in the dark"),
        Rules::tr("Where the document is silent. A table whose light has failed waits, in the middle of a hand as "
                  "between two, until cards and chips can be seen again.")},
    RuleEntry{"GP-facts"_rule, Rules::tr("Facts first"),
              Rules::tr("Where the document says only who decides. The dealer is heard before anything is ruled.")},
    RuleEntry{
        "GP-unneeded"_rule, Rules::tr("Nothing that is not called for"),
        Rules::tr("Acts and words that nothing asks for slow the game down and confuse players; no document has a "
                  "number for it.")},
};

} // namespace

std::span<const RuleEntry> generalPractice()
{
    return entries;
}

} // namespace cutcard
