// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A line across, between what stands above and below.
Rectangle {
    width: parent.width
    height: 1
    color: Theme.outline
}
