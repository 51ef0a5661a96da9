// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The visible mark of keyboard focus around its parent: two rings, so that it shows on any ground.
Loader {
    id: root

    required property bool shown

    anchors.fill: parent
    visible: root.shown
    active: root.shown
    sourceComponent: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: -5
            radius: 11
            color: "transparent"
            border.width: 2
            border.color: Theme.focusOuter
            antialiasing: true
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -3
            radius: 9
            color: "transparent"
            border.width: 2
            border.color: Theme.focus
            antialiasing: true
        }
    }
}
