// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/reason.h"

#include <QJsonObject>

namespace cutcard {

/// Why a fault was one, as a result keeps it: a code and its facts, the same in every language; empty if none is said.
QJsonObject keptReason(const Reason& reason);

/// The reason that a result keeps; none, if the result says something else.
Reason reasonOf(const QJsonObject& kept);

} // namespace cutcard
