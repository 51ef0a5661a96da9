// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/banked/options.h"
#include "core/games/league/options.h"
#include "core/games/limit/options.h"
#include "core/games/tennessee/options.h"

#include <memory>
#include <string_view>

namespace cutcard {

/// The house options of one game, whichever it is.
using HouseRules = std::variant<LeagueOptions, LimitOptions, TennesseeOptions, BankedOptions>;

/// The game that the options belong to.
GameId gameOf(const HouseRules& house);

/// What all houses set.
const HouseOptions& commonOptions(const HouseRules& house);

/// The options to share with situations.
std::shared_ptr<const HouseOptions> sharedOptions(const HouseRules& house);

/// A game's options as its document has them, or as the reading we follow.
HouseRules defaultHouse(GameId game);

/// A house as far as it could be read, and what was wrong with its file.
struct HouseReading {
    HouseRules house;
    std::optional<Error> error{};
};

/// Reads a game's options from the text of a house file (TOML); `name` is the file's name for error messages.
HouseReading readHouseAsFar(GameId game, std::string_view text, const std::string& name);
/// The same, or the error.
Result<HouseRules> readHouse(GameId game, std::string_view text, const std::string& name);

/// The options of a game's house, in the order of its file.
std::span<const HouseOption> houseOptions(GameId game);

/// One value for each of a house's options.
std::vector<HouseValue> valuesOf(const HouseRules& house);

/// The house file of some values, with a comment for each that is set.
std::string houseText(GameId game, std::span<const HouseValue> values);

/// The house file that says exactly these options.
std::string writeHouse(const HouseRules& house);

} // namespace cutcard
