// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/quiz.h"
#include "core/training/task.h"

namespace cutcard {

/// A question of the bank as a task; true and false are its two options.
Task taskOf(const Question& question);

/// An answer to a question as its task has it, and the other way round.
TaskAnswer givenOf(const Answer& answer);
Answer answerOf(const Question& question, const TaskAnswer& given);

} // namespace cutcard
