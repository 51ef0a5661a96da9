// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace cutcard {

/// Where a text stops being UTF-8; npos: nowhere. What is not would be kept as something else.
std::size_t firstNotUtf8(std::string_view text);

/// Whether a text is UTF-8 that stands on one line as it is read: no control signs, nothing that turns its direction,
/// nothing that nobody sees.
bool isPlainText(std::string_view text);

} // namespace cutcard
