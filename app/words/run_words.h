// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/timed_run.h"

#include <QString>
#include <QStringList>

namespace cutcard {

/// The name of a kind of timed run.
QString runKindText(RunKind kind);
/// What a kind of timed run asks, in a line.
QString runKindNote(RunKind kind);
/// What is asked.
QString runQuestionText(const RunQuestion& question);
/// What has to be known for it, line by line; cards are shown beside.
QStringList runLines(const RunQuestion& question);
/// The answers to choose from; empty where a number is typed.
QStringList runChoices(const RunQuestion& question);
/// An answer in words.
QString runAnswerText(const RunQuestion& question, std::int64_t answer);

} // namespace cutcard
