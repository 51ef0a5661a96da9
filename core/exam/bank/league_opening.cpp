// SPDX-License-Identifier: GPL-3.0-or-later
// Before the first hand: statement, seats, stacks, late comers, the draw for the button.
#include "core/exam/bank/topics.h"
#include "core/exam/figures.h"

#include <array>

namespace cutcard {

namespace {

using enum Difficulty;
using enum ItemCompetency;
using enum QuestionKind;

constexpr std::array entries{
    QuizItem{
        .id = "PQ-1",
        .competency = Stacks,
        .model = "league-stack-worth",
        .rules = {"2.1.1.2"_rule, "2.1.1.1"_rule},
        .kind = Amount,
        .question = Quiz::tr(
            "A place hands out %1 chips of 100, %2 of 500 and %3 of 1,000 to each player. What is such a stack worth?"),
        .figures = figures::stackOfChips,
        .explanation = Quiz::tr("Count times value, added up. The booklet's own ten, two and two make 4,000; places "
                                "may hand out others, but the same to everybody.")},
    QuizItem{.id = "PQ-6",
             .competency = SetUp,
             .model = "league-draw-tie",
             .rules = {"2.1.3"_rule},
             .question = Quiz::tr("Drawing for the first dealer, two players have the highest card. What now?"),
             .right = {Quiz::tr("Only these two draw again")},
             .wrong = {Quiz::tr("The higher suit has the button"), Quiz::tr("Everybody draws again"),
                       Quiz::tr("The player nearer to your left has the button")},
             .explanation = Quiz::tr("Those tied draw once more, until it is decided; suits have no order.")},
    QuizItem{.id = "PQ-36",
             .competency = Stacks,
             .model = "league-coloured-up",
             .rules = {"3.10"_rule, "PA-34"_rule},
             .kind = Amount,
             .difficulty = Skilled,
             .question = Quiz::tr("The chips of 100 leave the tournament. What are the higher chips worth that a "
                                  "player gets for %1 of them?"),
             .figures = figures::colouredUp,
             .explanation = Quiz::tr(
                 "The exchange goes by value. By number, as the sentence can be read, stacks would multiply.")},
    QuizItem{
        .id = "PQ-38",
        .competency = Seating,
        .model = "league-late-comer",
        .enemies = {"PQ-165"},
        .rules = {"2.1.5"_rule},
        .question = Quiz::tr("A player who has not signed in arrives when the third blind level has begun. What now?"),
        .right = {Quiz::tr("The player cannot join")},
        .wrong = {Quiz::tr("The player gets a smaller stack"), Quiz::tr("The player gets 4,000 chips"),
                  Quiz::tr("The table decides")},
        .explanation = Quiz::tr("One signs in before the third level; what stacks nobody has taken then are removed.")},
    QuizItem{
        .id = "PQ-41",
        .competency = SetUp,
        .model = "league-statement",
        .rules = {"ST-3"_rule, "ST-4"_rule},
        .question = Quiz::tr("Which two prohibitions does the opening statement read out?"),
        .right = {Quiz::tr("No gambling, and no money on the tables"), Quiz::tr("No telephone while one is in a hand")},
        .wrong = {Quiz::tr("No foul language against anybody"), Quiz::tr("No showing of cards before the showdown")},
        .explanation = Quiz::tr("These two; everything else stands in the booklet.")},
    QuizItem{.id = "PQ-42",
             .competency = SetUp,
             .model = "league-seats-by-lot",
             .rules = {"2.1.2.1"_rule},
             .question = Quiz::tr("Two friends ask the manager for seats at the same table. What is right?"),
             .right = {Quiz::tr("Seats are drawn, and no wish counts")},
             .wrong = {Quiz::tr("They may sit together, but not next to each other"),
                       Quiz::tr("They may, if nobody at that table objects"),
                       Quiz::tr("They may, as long as all tables stay even")},
             .explanation = Quiz::tr("Tables are assigned at random so that nobody can arrange to play together.")},
    QuizItem{
        .id = "PQ-43",
        .competency = SetUp,
        .model = "league-even-before-play",
        .rules = {"2.1.2.2"_rule},
        .difficulty = Skilled,
        .question =
            Quiz::tr("Play has not begun. One table has drawn nine players, another seven. May the manager move one?"),
        .right = {Quiz::tr("Yes, before play that is left to the manager")},
        .wrong = {Quiz::tr("No, not below a difference of three"), Quiz::tr("No, once the seats are drawn they stand"),
                  Quiz::tr("Only if the player who is moved agrees")},
        .explanation = Quiz::tr("Before the first hand the manager may move players so that tables are even; the "
                                "difference of three is a rule for later.")},
    QuizItem{.id = "PQ-44",
             .competency = SetUp,
             .model = "league-draw-order",
             .rules = {"2.1.3"_rule},
             .kind = Order,
             .question = Quiz::tr("The first dealer is drawn for. What is the order?"),
             .right = {Quiz::tr("All cards are shuffled in sight of the table"), Quiz::tr("The cards are spread out"),
                       Quiz::tr("Each player draws one"), Quiz::tr("Those who tie for the highest draw again"),
                       Quiz::tr("The highest card has the button")},
             .explanation = Quiz::tr("With everybody present; only those tied draw once more.")},
    QuizItem{
        .id = "PQ-45",
        .competency = Stacks,
        .model = "league-equal-stacks",
        .rules = {"2.1.1.1"_rule},
        .question = Quiz::tr("A player wants to begin with more chips than the others and offers to buy more at the "
                             "bar. What does the booklet say?"),
        .right = {Quiz::tr("Nobody begins with more than another")},
        .wrong = {Quiz::tr("Up to 1,000 more, with the manager's leave"),
                  Quiz::tr("It is allowed in special events only"), Quiz::tr("It is allowed until the third level")},
        .explanation =
            Quiz::tr("Under no circumstances does anybody begin with more; a special event may have more for all.")},
    QuizItem{.id = "PQ-46",
             .competency = Stacks,
             .model = "league-special-event",
             .rules = {"2.1.1.1"_rule, "PA-29"_rule},
             .kind = TrueFalse,
             .difficulty = Skilled,
             .question = Quiz::tr("In a special event every player may begin with more than 4,000 chips."),
             .truth = true,
             .explanation = Quiz::tr("More than 4,000 is possible there, the same for everybody.")},
    QuizItem{.id = "PQ-47",
             .competency = Stacks,
             .model = "league-green-chip",
             .rules = {"2.1.1.2"_rule},
             .kind = Amount,
             .question = Quiz::tr("By the booklet's list of starting chips, what is one green chip worth?"),
             .amount = 100,
             .explanation = Quiz::tr("Ten green of 100, two blue or red of 500, two black of 1,000.")},
    QuizItem{.id = "PQ-48",
             .competency = Stacks,
             .model = "league-coloured-up-rest",
             .rules = {"3.10"_rule, "PA-34"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("The chips of 100 leave the tournament; 500 is the smallest chip that stays. A "
                                  "player has %1 of them. What are the chips worth that the player gets?"),
             .figures = figures::colouredUpRest,
             .explanation = Quiz::tr("At least as much as is handed in, so that what does not come out even is made up "
                                     "to the next 500; nothing is raced for.")},
    QuizItem{.id = "PQ-49",
             .competency = Seating,
             .model = "league-unclaimed-stack",
             .rules = {"2.1.5"_rule, "PA-28"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("A player signs in during the second level, and one stack lies at a table that "
                                  "nobody has claimed. What does the player get?"),
             .right = {Quiz::tr("That stack, as it has become")},
             .wrong = {Quiz::tr("A full stack of 4,000"), Quiz::tr("That stack, made up to 4,000"),
                       Quiz::tr("Nothing, since play has begun")},
             .explanation = Quiz::tr("Late comers take an unclaimed stack with what the blinds have left of it.")},
    QuizItem{.id = "PQ-50",
             .competency = Seating,
             .model = "league-no-stack-left",
             .rules = {"2.1.5"_rule, "PA-28"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr(
                 "A player signs in during the second level. All stacks are claimed. What does the player get?"),
             .right = {Quiz::tr("A stack reduced as the level asks")},
             .wrong = {Quiz::tr("Nothing: the event is full"), Quiz::tr("A full stack, since sign-in is open"),
                       Quiz::tr("Half of the smallest stack at the table")},
             .explanation = Quiz::tr(
                 "While sign-in is open a player without a stack gets one that is chipped down to the blind level.")},
    QuizItem{
        .id = "PQ-51",
        .competency = Seating,
        .model = "league-third-level",
        .enemies = {"PQ-165"},
        .rules = {"2.1.5"_rule},
        .difficulty = Skilled,
        .question =
            Quiz::tr("The third blind level begins, and two stacks have never been claimed. What becomes of them?"),
        .right = {Quiz::tr("They are taken out of the game")},
        .wrong = {Quiz::tr("They are blinded until they are gone"), Quiz::tr("They are shared out at their tables"),
                  Quiz::tr("They wait for the next players to arrive")},
        .explanation = Quiz::tr("From then on nobody may join, and stacks without a player are removed.")},
    QuizItem{.id = "PQ-52",
             .competency = Seating,
             .model = "league-reduced-stack",
             .rules = {"2.1.5"_rule, "PA-51"_rule},
             .kind = Amount,
             .difficulty = Expert,
             .question = Quiz::tr("Everybody began with %1. The blinds were %2 and %3 in level 1 and are %4 and %5 in "
                                  "level 2, in which a player signs in. No stack is unclaimed. How many chips does the "
                                  "player get, by the reading that is followed here?"),
             .figures = figures::reducedStack,
             .explanation = Quiz::tr("The starting stack less a small and a big blind of each level that has begun.")},
    QuizItem{.id = "PQ-53",
             .competency = Seating,
             .model = "league-unclaimed-dealt-in",
             .rules = {"PA-50"_rule},
             .difficulty = Skilled,
             .question = Quiz::tr("An unclaimed stack lies at your table in the first level. How is it treated, by the "
                                  "reading that is followed here?"),
             .right = {Quiz::tr("It is dealt in, and its blinds are posted")},
             .wrong = {Quiz::tr("It is skipped until somebody sits there"),
                       Quiz::tr("It posts blinds, but gets no cards"),
                       Quiz::tr("It is dealt in, but owes no blinds yet")},
             .explanation = Quiz::tr("Like an absent player's: cards, blinds, and folded when something is owed.")},
};

} // namespace

std::span<const QuizItem> leagueOpening()
{
    return entries;
}

} // namespace cutcard
