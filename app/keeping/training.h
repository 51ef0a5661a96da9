// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/records.h"

#include <QVariantMap>

namespace cutcard {

/// What a trainer sees of somebody's practice: competencies, rules missed, when it was last, and how ready they are.
QVariantMap trainingOf(const Records& records, PersonId person, qint64 today);

} // namespace cutcard
