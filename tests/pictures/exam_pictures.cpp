// SPDX-License-Identifier: GPL-3.0-or-later
// What a candidate sees, from the conditions to the end, of a dealer's exam and a director's.
#include "app/shell/windows/directing_review_window.h"
#include "core/tournament/simulation/directors.h"
#include "tests/pictures/exam_seat.h"
#include "tests/pictures/picture.h"
#include "tests/pictures/stage.h"

#include <algorithm>

namespace cutcard {

namespace {

const QString dealers = QStringLiteral("league-dealer");
const QString directors = QStringLiteral("director");

/// A page of the exam, with something done on it.
Picture at(const QString& blueprint, ExamModel::Page page, const QString& name, PageState state, const QString& of,
           const std::function<void(ExamSeat&)>& then = {})
{
    return {"ExamModel::" + name, state, of, [=](Stage& stage) -> QWidget* {
                ExamSeat& seat = stage.seat(blueprint);
                ExamWindow& window = seat.on(page);
                if (then)
                    then(seat);
                return &window;
            }};
}

void answerSome(ExamSeat& seat)
{
    constexpr int some = 9;
    TaskDesk& tasks = seat.window()->tasks();
    for (int i = 1; i <= some; ++i) {
        tasks.press(0);
        if (i % 4 == 0)
            tasks.mark();
        if (i < some)
            tasks.turn(1);
    }
}

void dealToTheFlop(ExamSeat& seat)
{
    for (int i = 0; i < 400 && seat.window()->desk().session()->table().board.size() < 3; ++i)
        seat.oneEvent();
}

void direct(ExamSeat& seat)
{
    NightDesk& night = seat.window()->night();
    for (int i = 0; i < 300 && !night.run()->timeOver(); ++i) {
        if (const auto duty = idealDirectorDuty(night.run()->session()->night()))
            night.run()->act(duty->act);
        else
            night.run()->pass(5 * oneSecond);
    }
}

Picture lookedOver(const QString& of, int station)
{
    return {"DirectingReviewWindow", PageState::Used, of, [station](Stage& stage) -> QWidget* {
                ExamSeat& seat = stage.seat(directors);
                const auto work = seat.workOf(station);
                return stage.own(new DirectingReviewWindow(
                    *work, QStringLiteral("Attempt 1, table %1").arg(station + 1), &seat.engine(), nullptr));
            }};
}

} // namespace

std::vector<Picture> examPictures()
{
    using enum PageState;
    const auto handIn = [](ExamSeat& seat) { seat.ask(ExamModel::HandIn); };
    return {
        at(dealers, ExamModel::Conditions, "Conditions", New, {}),
        at(dealers, ExamModel::Theory, "Theory", New, {}),
        at(dealers, ExamModel::Theory, "Theory", Used, {}, answerSome),
        at(dealers, ExamModel::Theory, "Theory", Wrong, "not-answered", handIn),
        at(dealers, ExamModel::Theory, "Theory", Wrong, "paused",
           [](ExamSeat& seat) {
               seat.pause("Candidate: illness");
               seat.window()->tasks().mark();
           }),
        at(dealers, ExamModel::Between, "Between", Used, {}),
        at(dealers, ExamModel::Table, "Table", New, {}),
        at(dealers, ExamModel::Table, "Table", Used, {}, dealToTheFlop),
        at(dealers, ExamModel::Table, "Table", Wrong, "leaving", [](ExamSeat& seat) { seat.ask(ExamModel::Leave); }),
        at(dealers, ExamModel::Over, "Over", Used, {}),
        at(directors, ExamModel::Questions, "Questions", New, {}),
        at(directors, ExamModel::Questions, "Questions", Used, {},
           [](ExamSeat& seat) {
               for (const int choice : {0, 1, 0, 1}) {
                   seat.window()->tasks().press(choice);
                   seat.window()->tasks().turn(1);
               }
               seat.window()->tasks().mark();
           }),
        at(directors, ExamModel::Questions, "Questions", Wrong, "not-answered", handIn),
        at(directors, ExamModel::Night, "Night", New, {}),
        at(directors, ExamModel::Night, "Night", Used, {}, direct),
        at(directors, ExamModel::Night, "Night", Wrong, "not-over", handIn),
        at(directors, ExamModel::Over, "Over", Used, "director"),
        lookedOver("questions", 0),
        lookedOver("night", 1)};
}

} // namespace cutcard
