// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/seat.h"
#include "core/table/house_options.h"

#include <QString>

#include <array>
#include <optional>

namespace cutcard {

class Session;
struct SessionSetup;

/// A text without control characters, which could command a terminal, hide in a line or turn it round.
QString printable(QString text);

/// How seats and amounts are written in sentences.
struct Wording {
    std::array<QString, maxSeats> names;     ///< by seat; a seat without a name is called by its number
    QString separator = QStringLiteral(","); ///< between groups of three digits; may be empty
    GameId game{};                           ///< who is called, and what things are called
    int leastCut = HouseOptions().leastCut;  ///< of the house
    int mostCut = HouseOptions().mostCut;
    bool operator==(const Wording&) const = default;

    /// The wording of a session: its players' names and its game.
    static Wording of(const SessionSetup& setup);
    /// The player's name, or "Seat 4".
    QString seat(Seat seat) const;
    /// How the dealer calls a player, in English as all that is said at the table.
    QString called(std::optional<Seat> seat) const;
    /// The names of several seats: "Ada, Bao and Cy".
    QString seats(SeatSet seats) const;
    /// An amount with its digits in groups of three, whatever the system's locale is.
    QString amount(Chips amount) const;
    /// How many cards a cut may have, as it is said at the table: "three to forty-nine".
    QString cutLimits() const;
};

/// How a session's table is spoken of: by its game's names, seats by their numbers.
Wording wordingAt(const Session& session);

/// An amount as it is written everywhere in the program: 12,500.
QString chipsText(Chips amount);

/// Chips as somebody typed them, with or without commas and spaces; nothing if that is no number of chips.
std::optional<Chips> typedChips(const QString& text);

/// Minutes and seconds, from an hour on hours too, as a clock shows them and night files have them.
QString clockText(qint64 milliseconds);

} // namespace cutcard
