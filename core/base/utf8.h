// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace cutcard {

/// Where a text stops being UTF-8; npos: nowhere. What is not would be kept as something else.
std::size_t firstNotUtf8(std::string_view text);

/// Whether a text is UTF-8 on one line: no control signs, nothing that turns its direction or that nobody sees.
bool isPlainText(std::string_view text);

} // namespace cutcard
