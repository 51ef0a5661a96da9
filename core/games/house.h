// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/banked/options.h"
#include "core/games/league/options.h"
#include "core/games/limit/options.h"
#include "core/games/tennessee/options.h"

#include <memory>
#include <string>
#include <string_view>
#include <variant>

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

/// Reads a game's options from the text of a house file (TOML); `name` is the file's name for error messages.
Result<HouseRules> readHouse(GameId game, std::string_view text, const std::string& name);

/// The house file that says exactly these options, with a comment for each.
std::string writeHouse(const HouseRules& house);

} // namespace cutcard
