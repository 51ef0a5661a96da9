// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/forms/draw.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>
#include <span>

namespace cutcard {

/// What an attempt asks, with all its words and keys, so that it stays the same when the bank is worded otherwise.
std::string paperText(const DrawnForm& form);

/// Lists of texts, such as the hands of each table, as they are kept in files.
QJsonArray jsonOf(std::span<const std::vector<std::string>> lists);
/// Reads them.
std::vector<std::vector<std::string>> listsFrom(const QJsonArray& array);

/// An object as it is kept, in one line.
std::string compactText(const QJsonObject& object);

/// What is drawn of a question: which it is, its figures, and how its answers are shown.
QJsonObject drawnOf(const Task& question);
/// Reads it; nothing if so much can't be drawn.
std::optional<Task> drawnFrom(const QJsonObject& object, const QuizItem& item);
/// A form as it is kept, with its questions.
QJsonObject jsonOf(const DrawnForm& form, const QJsonArray& questions);
/// Reads it, without its questions.
DrawnForm formFrom(const QJsonObject& object);

/// Nobody is examined by rules and questions that come from a folder.
Result<Done> refusesOwnContent();

/// Reads it; the questions' items are the paper's own. Nothing if it is none.
std::optional<DrawnForm> readPaper(std::string_view text);

/// An answer to a question as it is kept and handed on.
QJsonObject jsonOf(const Task& question, const TaskAnswer& answer);
TaskAnswer answerFrom(const QJsonObject& object);

} // namespace cutcard
