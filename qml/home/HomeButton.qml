// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A button off the table, where Enter presses what has the keyboard.
ThemedButton {
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
