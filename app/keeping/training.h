// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/records.h"

#include <QVariantMap>

namespace cutcard {

/// What a trainer sees of somebody's practice: each competency beside its mark, whether it gets better, rules missed,
/// when it was last, and how ready for the documents that have a day.
QVariantMap trainingOf(const Records& records, PersonId person, qint64 today);

} // namespace cutcard
