// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The yellow plastic card that hides the bottom card of the deck.
Rectangle {
    radius: Math.min(5, height / 3)
    color: "#f2c530"
    border.width: 1
    border.color: "#8a6d10"
    antialiasing: true
}
