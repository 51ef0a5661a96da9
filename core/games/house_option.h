// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/house_options.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace cutcard {

class Fields;

/// Marks what a house option is called for lupdate, as `Rules` does for the rulebooks.
struct Houses {
#ifdef CUTCARD_LUPDATE // never defined: only lupdate, which minds no conditions, is to see it
    Q_DECLARE_TR_FUNCTIONS(Houses)
#endif
    static consteval const char* tr(const char* text) { return text; }
};

/// Two numbers of a line in a list: the chips of a stack, the blinds of a level.
using NumberPair = std::pair<Chips, Chips>;

/// What a house option is set to.
using HouseValue = std::variant<bool, Chips, std::string, std::vector<int>, std::vector<NumberPair>>;

/// One word that an option can be, and what it means.
struct HouseChoice {
    std::string_view word;
    const char* text = nullptr;
    bool operator==(const HouseChoice&) const = default;
};

/// What a number can be.
struct Limits {
    Chips least = 0;
    Chips most = 0;
    Chips step = 1;
};

/// One option of a house: whoever reads, writes, shows or changes houses goes through these rows and knows no other.
template <typename House> struct OptionOf {
    std::string_view key;                            ///< in house files
    const char* label = nullptr;                     ///< marked by `Houses::tr`
    std::string_view rules{};                        ///< the paragraphs it follows: "3.7.2, PA-11"
    std::vector<HouseChoice> choices{};              ///< of a word
    std::function<Limits(const House&)> limits{};    ///< of a number
    NumberPair (*next)(NumberPair) = nullptr;        ///< the line that is offered after another, if any can be
    double (*edge)(const House&) = nullptr;          ///< what the house wins by it, in parts of a wager
    std::function<HouseValue(const House&)> value{}; ///< empty: it is not written
    std::function<void(Fields&, House&)> read{};     ///< none: another one's reads it as well
};

/// An option of a table's house.
using HouseOption = OptionOf<HouseOptions>;

/// Whether there is something to write.
bool isSet(const HouseValue& value);

/// A value as it stands in a house file.
std::string valueText(const HouseValue& value);

/// What stands above an option in a house file.
std::string optionComment(const char* label, std::string_view rules, const std::vector<HouseChoice>& choices);

} // namespace cutcard
