// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Around a place: something is dragged over it, or the coach points to it.
Rectangle {
    property bool targeted: false
    property bool owed: false

    visible: targeted || owed
    color: "transparent"
    border.width: 2
    border.color: targeted ? Theme.feltText : Theme.feltAccent
}
