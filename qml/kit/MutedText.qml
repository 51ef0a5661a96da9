// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Words that stand back behind others.
ThemedText {
    pixels: 13
    color: Theme.muted
}
