// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Words in as many lines as they need, as wide as what they stand in.
ThemedText {
    width: parent.width
    wrapMode: Text.WordWrap
}
