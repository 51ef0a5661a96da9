// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace cutcard {

/// One plain line for each fault: the place, what is wrong there, and what would be right.
QString errorText(const Error& error);

/// The same for a terminal, with the place as editors read it: file:line:column.
QString errorLine(const Error& error);

/// What a house, its files and blueprints refuse, with where, why and what to do; nothing of other errors.
std::optional<QString> houseErrorText(const Error& error);

} // namespace cutcard
