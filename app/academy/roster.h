// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/academy.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// A line of a roster's CSV file: somebody, or what is wrong with it.
struct RosterLine {
    int number = 0;
    RosterPerson person{};
    std::optional<Error> error{};
};

/// What a file would add, line by line; nothing of it is added if one line is wrong.
struct RosterRead {
    std::vector<RosterLine> lines{};
    std::optional<Error> error{}; ///< of the file as a whole

    std::optional<Error> firstError() const;
    std::vector<RosterPerson> persons() const;
};

/// Reads UTF-8 with a header line: name, and if wanted number, licence, language, time, roles, id.
RosterRead readRoster(std::string_view text, const std::string& file, const std::vector<RosterPerson>& known);

/// The same file for people that there are.
std::string rosterText(const std::vector<RosterPerson>& persons);

/// Whether a text is UTF-8 that stands on one line as it is read: no control signs, nothing that turns its direction.
bool isPlainText(std::string_view text);

} // namespace cutcard
