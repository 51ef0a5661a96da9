// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The rail and the felt; everything else lies on it.
Item {
    id: root

    required property rect rail
    property real railWidth: 28
    readonly property real corner: Math.min(rail.height / 2, 190)

    Rectangle {
        x: root.rail.x + 2
        y: root.rail.y + 5
        width: root.rail.width
        height: root.rail.height
        radius: root.corner
        color: Theme.shadow
    }
    Rectangle {
        x: root.rail.x
        y: root.rail.y
        width: root.rail.width
        height: root.rail.height
        radius: root.corner
        antialiasing: true
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.railTop }
            GradientStop { position: 1; color: Theme.railBottom }
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: root.railWidth
            radius: root.corner - root.railWidth
            antialiasing: true
            border.width: 2
            border.color: "#38000000"
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.feltDark }
                GradientStop { position: 0.5; color: Theme.feltLight }
                GradientStop { position: 1; color: Theme.feltDark }
            }
        }
    }
}
