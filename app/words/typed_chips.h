// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/act.h"

#include <QString>

#include <optional>

namespace cutcard {

/// Chips as somebody typed them, with or without commas and spaces; nothing if that is no number of chips.
std::optional<Chips> typedChips(const QString& text);

} // namespace cutcard
