// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/sitting/sitting.h"

#include <QString>

namespace cutcard {

/// What was recorded last and when, as files that were copied back show in it; empty: it is over.
QString lastDoneText(const Sitting& sitting);

} // namespace cutcard
