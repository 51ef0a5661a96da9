// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace cutcard {

/// What a reason has to do with: its first word, in the ledger's language whatever the window's is.
inline constexpr std::array<std::string_view, 5> reasonGroups{"room", "candidate", "staff", "technical", "misconduct"};
/// An attempt that is void for the candidate's misconduct counts; one broken off because they fell ill does not.
inline constexpr std::string_view reasonOfMisconduct = reasonGroups[4];

/// The group of a reason, as "misconduct: a telephone"; empty if it names none.
inline std::string_view reasonGroup(std::string_view reason)
{
    const std::string_view word = reason.substr(0, std::min(reason.find(':'), reason.size()));
    const auto found = std::ranges::find(reasonGroups, word);
    return found == reasonGroups.end() ? std::string_view() : *found;
}

} // namespace cutcard
