// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// What a page lies on.
Rectangle {
    anchors.fill: parent
    color: Theme.window
}
