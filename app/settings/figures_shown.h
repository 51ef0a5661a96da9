// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace cutcard {

/// When amounts on the table are written beside the chips.
enum class FiguresShown : std::uint8_t {
    Always,
    OnceSaid, ///< a bet's, once the dealer has said it
    Never,
};

/// Their words in the settings.
inline constexpr std::array<std::string_view, 3> figuresWords{"always", "said", "never"};

} // namespace cutcard
