// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace cutcard {

/// What kind of fault it is.
QString causeText(Cause cause);

/// One clear line: place, cause, what was expected and what was found.
QString errorText(const Error& error);

} // namespace cutcard
