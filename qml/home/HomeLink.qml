// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A link off the table, where Enter presses what has the keyboard.
LinkText {
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
