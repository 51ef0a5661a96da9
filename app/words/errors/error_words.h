// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <string_view>

namespace cutcard {

/// What kind of fault it is.
QString causeText(Cause cause);

/// What is found where somebody's passphrase is another.
inline constexpr std::string_view wrongPassphrase = "wrong passphrase";

/// One clear line for each fault: place, cause, what was expected and what was found.
QString errorText(const Error& error);

} // namespace cutcard
