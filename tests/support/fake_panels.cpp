// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_panels.h"

#include <array>

namespace cutcard::fakes {

CoachPicture coach(bool afterMistake)
{
    CoachPicture picture;
    picture.title = "Procedure";
    const std::array<const char*, 20> steps{"Shuffle at least three times",
                                            "Offer the cut to seat 8",
                                            "Put the cut card under the deck",
                                            "Seat 1 posts the small blind",
                                            "Seat 2 posts the big blind",
                                            "Pitch two cards to each player",
                                            "Betting before the flop",
                                            "Sweep the bets",
                                            "Burn before the flop",
                                            "Deal the flop",
                                            "Betting on the flop",
                                            "Sweep the bets and build the side pot for seats 2, 5 and 7",
                                            "Burn before the turn",
                                            "Deal the turn",
                                            "Betting on the turn",
                                            "Burn before the river",
                                            "Deal the river",
                                            "Betting on the river",
                                            "Showdown",
                                            "Award the pots, side pots first"};
    for (std::size_t i = 0; i < steps.size(); ++i)
        picture.steps.push_back({steps[i], i < 8    ? (i == 5 ? mark::Corrected : mark::Done)
                                           : i == 8 ? mark::Owed
                                                    : mark::Later});
    picture.done = 8;
    picture.total = 20;
    picture.ruleId = "PL-3.4";
    picture.ruleTitle = "3.4 · Burn cards";
    picture.ruleText = "Before the flop, the turn and the river one card goes face down out of play.";
    if (afterMistake) {
        picture.explanation = "You dealt the flop without burning. A card is burned first, so that a marked top card "
                              "is worth nothing to anybody.";
        picture.canUndo = true;
    }
    picture.canShow = true;
    picture.scoreText = "Score 94";
    picture.lastActs = {{"Dealt the flop", "out of order −3", mark::Fault},
                        {"Swept the bets", "correct", mark::Done},
                        {"Announced “Raise to 1,200”", "corrected", mark::Corrected}};
    return picture;
}

std::vector<CommandPicture> commands()
{
    std::vector<CommandPicture> list;
    for (const auto& [text, key] : std::vector<std::pair<const char*, const char*>>{{"Blinds, please", "L"},
                                                                                    {"Action on…", "A"},
                                                                                    {"Check", "C"},
                                                                                    {"Call", "K"},
                                                                                    {"Bet…", "B"},
                                                                                    {"Raise to…", "R"},
                                                                                    {"All in…", "I"},
                                                                                    {"Fold", "X"},
                                                                                    {"Showdown", "S"},
                                                                                    {"Hand is…", "H"}})
        list.push_back({text, text, key, "Say", true, false});
    for (const auto& [text, key] : std::vector<std::pair<const char*, const char*>>{{"Shuffle", "U"},
                                                                                    {"Offer cut…", "O"},
                                                                                    {"Pitch", "P"},
                                                                                    {"Burn", "Space"},
                                                                                    {"Deal board", "D"},
                                                                                    {"Sweep", "G"},
                                                                                    {"Build side pot…", "T"},
                                                                                    {"Push pot…", "W"},
                                                                                    {"Return chips…", "E"},
                                                                                    {"Muck hand…", "M"},
                                                                                    {"Move button", "N"}})
        list.push_back(
            {text, text, key, "Do", std::string_view(text) != "Push pot…", std::string_view(text) == "Burn"});
    return list;
}

DebriefPicture debrief()
{
    DebriefPicture picture;
    picture.title = "Hand 8";
    picture.scoreText = "94";
    picture.scoreNote = "Passed";
    picture.paceText = "27 hands an hour";
    const std::array<const char*, 10> names{
        "Deck control",     "Delivery", "Button and blinds", "Control of action",        "Bet rulings",
        "Pots and payouts", "Showdown", "Irregularities",    "Game protection and bank", "Pace"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int score = static_cast<int>(100 - i * 7);
        picture.competencies.push_back({names[i], i == 8 ? QString("not tested") : QString::number(score),
                                        score / 100.0, i == 5 || i == 6 || i == 7 ? 0.75 : 0.6, i != 8,
                                        score >= (i > 4 && i < 8 ? 75 : 60)});
    }
    for (int i = 0; i < 30; ++i) {
        const bool wrong = i % 7 == 3;
        picture.timeline.push_back({i, QString("0:%1").arg(i * 2, 2, 10, QChar('0')),
                                    wrong ? "Dealt the flop" : "Pitched a card to seat 4", wrong ? "Burn a card" : "",
                                    wrong ? "out of order" : "correct", wrong ? "0 of 3" : "1 of 1",
                                    wrong ? "3.4" : "3.2", wrong ? mark::Fault : mark::Done, wrong ? "3.4" : "3.2"});
        picture.mistakes += wrong ? 1 : 0;
    }
    return picture;
}

} // namespace cutcard::fakes
