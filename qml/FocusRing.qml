// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The visible mark of keyboard focus around its parent.
Rectangle {
    id: root

    required property bool shown

    anchors.fill: parent
    anchors.margins: -3
    radius: 8
    visible: root.shown
    color: "transparent"
    border.width: 2.5
    border.color: Theme.focus
    antialiasing: true
}
