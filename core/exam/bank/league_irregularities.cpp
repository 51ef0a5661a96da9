// SPDX-License-Identifier: GPL-3.0-or-later
// Cards exposed, hands shown, and what the booklet leaves to the manager.
#include "core/exam/bank/topics.h"
#include "core/exam/figures.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum ItemCompetency;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{.id = "PQ-13",
             .competency = Irregularities,
             .model = "league-exposed-in-deal",
             .enemies = {"PQ-15", "PQ-123", "PQ-124", "PQ-125", "PQ-126", "PQ-127", "PQ-128"},
             .rules = {"3.5.1"_rule},
             .kind = Order,
             .difficulty = Expert,
             .question = Quiz::tr("A card is exposed in the deal. In which order do you go on?"),
             .right = {Quiz::tr("Show the card to the whole table"), Quiz::tr("Go on dealing, skipping its owner"),
                       Quiz::tr("When all others have two cards, give the owner the next one"),
                       Quiz::tr("Lay the exposed card face down in the centre"),
                       Quiz::tr("Deal the flop without a burn")},
             .explanation =
                 Quiz::tr("The exposed card is the flop's burn; its owner gets the card that would have been burnt.")},
    QuizItem{.id = "PQ-14",
             .competency = Irregularities,
             .model = "league-second-exposed",
             .enemies = {"PQ-126"},
             .rules = {"3.5.1-multi"_rule},
             .question = Quiz::tr("A second card is exposed in the same deal. What now?"),
             .right = {Quiz::tr("Collect all cards, shuffle and deal again")},
             .wrong = {Quiz::tr("Replace it like the first"), Quiz::tr("Burn both cards and go on"),
                       Quiz::tr("Both owners fold")},
             .explanation = Quiz::tr("One exposed card can be replaced; with more than one the deal is done again.")},
    QuizItem{.id = "PQ-15",
             .competency = Irregularities,
             .model = "league-burns-after-exposed",
             .enemies = {"PQ-13", "PQ-60"},
             .rules = {"3.5.1"_rule, "3.4"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("One card was exposed in the deal. Before which streets do you burn?"),
             .right = {Quiz::tr("Turn"), Quiz::tr("River")},
             .wrong = {Quiz::tr("Flop")},
             .explanation = Quiz::tr("The exposed card replaces the burn before the flop, and that one only (PA-39).")},
    QuizItem{.id = "PQ-31",
             .competency = Irregularities,
             .model = "league-hand-shown",
             .enemies = {"PQ-129", "PQ-145"},
             .rules = {"3.5.2"_rule, "3.5.3"_rule},
             .difficulty = Skilled,
             .question =
                 Quiz::tr("A player lets the neighbour, who is in the hand, see the cards by accident. What now?"),
             .right = {Quiz::tr("The whole table sees them"), Quiz::tr("The hand plays on with every right")},
             .wrong = {Quiz::tr("The hand is dead"), Quiz::tr("The neighbour's hand is dead"),
                       Quiz::tr("The player may only check and call from here on")},
             .explanation = Quiz::tr("What one active player saw everybody may see; the hand lives.")},
    QuizItem{.id = "PQ-123",
             .competency = Irregularities,
             .model = "league-seen-by-one",
             .enemies = {"PQ-13"},
             .rules = {"3.5.1"_rule},
             .difficulty = Skilled,
             .question =
                 Quiz::tr("A card flashes in the deal, and only its owner's neighbour has seen it. What is it?"),
             .right = {Quiz::tr("Exposed: it is shown to the whole table")},
             .wrong = {Quiz::tr("Not exposed, unless two players saw it"),
                       Quiz::tr("The owner's to keep, if the owner wants it"),
                       Quiz::tr("A misdeal, because not all saw it")},
             .explanation = Quiz::tr("A card is exposed if any player could see it, and then everybody sees it.")},
    QuizItem{.id = "PQ-124",
             .competency = Irregularities,
             .model = "league-exposed-lies",
             .enemies = {"PQ-13"},
             .rules = {"3.5.1"_rule, "PA-39"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr(
                 "The card that was exposed in the deal has been seen by all. Where does it lie during the hand?"),
             .right = {Quiz::tr("Face down in the centre")},
             .wrong = {Quiz::tr("Face up in the centre"), Quiz::tr("On the muck pile"),
                       Quiz::tr("In front of its owner, face up")},
             .explanation = Quiz::tr("In the centre, apart from the muck; it takes the place of the burn.")},
    QuizItem{
        .id = "PQ-125",
        .competency = Irregularities,
        .model = "league-replaced-when",
        .enemies = {"PQ-13"},
        .rules = {"3.5.1"_rule},
        .kind = TrueFalse,
        .difficulty = Skilled,
        .question = Quiz::tr(
            "Seat 2's second card is exposed in the deal. Seat 2 gets another card at once, before seat 3 is served."),
        .truth = false,
        .explanation = Quiz::tr("Its owner is skipped and gets the next card when all the others have two.")},
    QuizItem{.id = "PQ-126",
             .competency = Irregularities,
             .model = "league-first-card-exposed-here",
             .enemies = {"GQ-1", "PQ-13", "PQ-14"},
             .rules = {"3.5.1"_rule, "3.5.1-multi"_rule},
             .kind = TrueFalse,
             .difficulty = Expert,
             .question = Quiz::tr(
                 "The very first card of the deal is exposed, and no other. By this booklet the deal is void."),
             .truth = false,
             .explanation =
                 Quiz::tr("One exposed card is replaced, whichever it is; card rooms with other rules deal anew.")},
    QuizItem{.id = "PQ-127",
             .competency = Irregularities,
             .model = "league-cards-before-the-flop",
             .enemies = {"PQ-13", "PQ-128"},
             .rules = {"3.5.1"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("%1 players are dealt in, and one card is exposed in the deal. How many cards have "
                                  "left the deck before the flop?"),
             .figures = figures::cardsBeforeFlop,
             .explanation = Quiz::tr("Two for each player and the exposed card, which serves as the burn.")},
    QuizItem{.id = "PQ-128",
             .competency = Irregularities,
             .model = "league-same-flop",
             .enemies = {"PQ-13", "PQ-127"},
             .rules = {"3.5.1"_rule},
             .kind = TrueFalse,
             .difficulty = Expert,
             .question = Quiz::tr("One card is exposed in the deal and handled as the booklet says. The three cards of "
                                  "the flop are those that would have come without the exposure."),
             .truth = true,
             .explanation = Quiz::tr("The exposed card takes the burn's place, and the burn goes to the player: the "
                                     "flop begins with the same card of the deck.")},
    QuizItem{.id = "PQ-129",
             .competency = Irregularities,
             .model = "league-shows-one-card",
             .enemies = {"PQ-31"},
             .rules = {"3.5.2"_rule},
             .question = Quiz::tr("A player in the hand turns one card up to a neighbour who is still playing. What "
                                  "does the player have to do?"),
             .right = {Quiz::tr("Show that card to the whole table")},
             .wrong = {Quiz::tr("Show both cards to the whole table"), Quiz::tr("Fold the hand"),
                       Quiz::tr("Nothing, it was only one card")},
             .explanation = Quiz::tr("Who shows a card to somebody playing shows it to all.")},
    QuizItem{.id = "PQ-130",
             .competency = Irregularities,
             .model = "league-flop-too-soon",
             .enemies = {"PQ-131", "GQ-5", "GQ-61"},
             .rules = {"3.15"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr(
                 "You have dealt the flop while a player had still to act. Which remedy does the booklet name?"),
             .right = {Quiz::tr("None: the manager decides")},
             .wrong = {Quiz::tr("The flop stands, and the player acts after it"),
                       Quiz::tr("The flop is shuffled back and dealt again"),
                       Quiz::tr("The hand is void, and the bets go back")},
             .explanation =
                 Quiz::tr("It says nothing of cards dealt too early, so that it is the manager's: stop and call.")},
    QuizItem{
        .id = "PQ-131",
        .competency = Irregularities,
        .model = "league-face-up-in-the-deck",
        .enemies = {"PQ-130", "GQ-4", "GQ-59", "GQ-60"},
        .rules = {"3.15"_rule},
        .difficulty = Skilled,
        .question = Quiz::tr(
            "A card lies face up in the middle of the deck when you come to it. What does the booklet say of it?"),
        .right = {Quiz::tr("Nothing: call the manager")},
        .wrong = {Quiz::tr("It is burnt"), Quiz::tr("It is dealt as any other card"), Quiz::tr("All hands are void")},
        .explanation = Quiz::tr("Exposed cards of the deal it knows, face-up cards of the deck it does not.")},
};

} // namespace

std::span<const QuizItem> leagueIrregularities()
{
    return entries;
}

} // namespace cutcard
