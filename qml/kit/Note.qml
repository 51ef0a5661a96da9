// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A paragraph that stands back: what explains, or says what is not there.
Paragraph {
    pixels: 13
    color: Theme.muted
}
