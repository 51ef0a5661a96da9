// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/home_model.h"
#include "app/records/records.h"
#include "core/rules/rulebook.h"
#include "core/table/house_options.h"

#include <QCoreApplication>
#include <QVariantMap>

namespace cutcard {

/// A text of the home, translated.
struct HomeWords {
    Q_DECLARE_TR_FUNCTIONS(home)
};

/// The id under which the guided hand of a game is kept.
QString lessonOf(const QString& game);
/// The guided first hand of each game, and how far one is with it.
std::vector<LessonPicture> lessonsOf(const std::vector<LessonState>& states);

/// The name of a game in short, so that six of them stand beside each other.
QString shortGame(GameId game);
/// The faults of the last weeks that come back, the costliest and latest first, at most five.
std::vector<PracticePicture> practiceOf(const std::vector<KeptFault>& faults, const std::vector<KeptReview>& reviews,
                                        qint64 today);
/// The competencies over the weeks, every one that has a percentage, whatever was seen.
std::vector<MatrixRow> matrixOf(const std::vector<WeekMark>& marks, int weeks);
/// A director's competencies over the weeks, of nights and drills together; empty if none was seen.
std::vector<MatrixRow> directingOf(const std::vector<WeekMark>& marks, int weeks);
/// How far somebody is for an exam.
ExamPicture examOf(const ExamDate& date, const std::vector<KeptReview>& reviews, qint64 today);
/// The rules that an exam's plan has for today.
std::vector<Rule> rulesOfToday(Document document, const std::vector<KeptReview>& reviews, qint64 today, qint64 examDay);

/// What a trainer sees of somebody's practice: competencies, rules missed, when it was last, and how ready they are.
QVariantMap trainingOf(const Records& records, PersonId person, qint64 today);

} // namespace cutcard
