// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Options to choose from, or to press one after the other in their order.
Column {
    id: root

    required property TaskDesk desk

    spacing: 8

    Repeater {
        model: root.desk.options

        TaskOption {
            width: parent?.width ?? 0
            enabled: root.desk.examined || !root.desk.told
            onClicked: root.desk.press(place)
        }
    }
}
