// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/sitting/sitting.h"

#include <QString>

namespace cutcard {

/// What was recorded last and when, for the supervisor who lets somebody go on: files that were copied back show in it.
/// Nothing of it says whether it was right. Empty: it is over.
QString lastDoneText(const Sitting& sitting);

} // namespace cutcard
