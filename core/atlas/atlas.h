// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace cutcard::atlas {

/// What is known of an irregularity at a moment of a hand.
enum class CellState : std::uint8_t {
    Dealt,      ///< it was dealt, judged, and the ideal dealer did what is due
    Impossible, ///< the game refused it at every table that stood at that moment
    Missing,    ///< it could be there, and the program has no way to deal it
};

/// The word of a state.
std::string_view stateWord(CellState state);

/// One irregularity at one moment of one game's hand.
struct Cell {
    GameId game{};
    std::string_view irregularity;
    std::string_view moment;
    CellState state = CellState::Impossible;
    std::vector<Rule> rules{};    ///< what asks for the remedy, first what a slip broke; none: the document is silent
    std::vector<Act> remedy{};    ///< what the dealer does, in order
    std::optional<Event> event{}; ///< what happened; none: the table was so
    bool slip = false;            ///< the event is a mistake of the dealer's own
    std::string_view reason{};    ///< why it is impossible, as a word
};

/// A cell and the table that it was dealt at, before the event; no table: it was not.
struct DealtCell {
    Cell cell;
    std::optional<Session> table;
};

/// Every cell of a game, moment by moment: dealt by the ideal dealer to scripted players.
std::vector<DealtCell> atlasOf(GameId game);

/// One cell dealt anew, with other players, cards and chips for each number; nothing if it was not met.
std::optional<DealtCell> dealCell(GameId game, std::string_view irregularity, std::string_view moment,
                                  std::uint64_t number);

/// A cell that is none of those: its irregularity and moment with a blank between them.
std::optional<DealtCell> dealUnseen(GameId game, const std::set<std::string>& seen, std::uint64_t number);

} // namespace cutcard::atlas
