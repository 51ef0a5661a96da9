// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/quiz.h"

#include <QJsonObject>

namespace cutcard {

/// An answer as it is kept and handed on.
QJsonObject jsonOf(const Answer& answer);
Answer answerFrom(const QJsonObject& object);

} // namespace cutcard
