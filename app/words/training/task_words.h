// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/practice.h"

#include <QString>
#include <QStringList>

namespace cutcard {

QString topicNote(Topic topic);
/// The name of a kind of task.
QString taskTitle(const TaskKind& kind);

/// What is asked.
QString taskText(const Task& task);
/// Where it comes from: its document, or its kind.
QString taskSource(const Task& task);
/// How it is to be answered.
QString taskInstruction(const Task& task);
/// The option at a place.
QString taskOption(const Task& task, int place);
/// What each number, chair or row of an answer is.
QString taskWanted(const Task& task, int which);
/// Somebody at a table by name, with the button or a blind, and why nobody acts for the stack.
QString ringChairText(const RingChair& chair);
/// What is to be known beside what is drawn, a line each.
QStringList taskLines(const Task& task);
/// An answer in words; what is missing is said to be.
QString taskAnswerText(const Task& task, const TaskAnswer& answer);
/// Why the right answer is right: the steps that lead to it, or the question's own explanation.
QStringList taskWorking(const Task& task);
/// A task in a line, for a list of those that went wrong.
QString taskSummary(const Task& task);

/// What practice was about, from the word it is kept by: a topic, a kind of task, or a document.
QString practiceText(const QString& subject);

} // namespace cutcard
