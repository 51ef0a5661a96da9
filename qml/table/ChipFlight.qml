// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Chips on their way; takes itself off the table when they have arrived.
ChipPile {
    id: root

    required property point start
    required property point end
    property real progress: 0

    x: start.x + (end.x - start.x) * progress - width / 2
    y: start.y + (end.y - start.y) * progress - height / 2
    z: 15
    width: implicitWidth
    height: implicitHeight
    mostColumns: 3
    tallest: 4

    NumberAnimation {
        target: root
        property: "progress"
        running: true
        from: 0
        to: 1
        duration: Theme.animation * 1.3
        easing.type: Easing.InOutCubic
        onFinished: root.destroy()
    }
}
