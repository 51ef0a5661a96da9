// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What hangs under the pointer during a drag.
Item {
    id: root

    required property bool shown
    required property var ghost
    required property var geometry

    visible: shown
    opacity: 0.92

    Repeater {
        model: root.shown ? root.ghost.cards ?? 0 : 0

        PlayingCard {
            required property int index

            x: index * width * 0.4 - width / 2
            y: -height / 2
            width: root.geometry.trayCardWidth
            height: Math.round(width * 1.4)
            face: ""
            faceUp: false
        }
    }
    ChipPile {
        x: -width / 2
        y: -height / 2
        width: implicitWidth
        height: implicitHeight
        visible: (root.ghost.chips ?? []).length > 0
        chips: root.ghost.chips ?? []
        chipWidth: root.geometry.chipWidth * 1.2
    }
    CutCard {
        x: -width / 2
        y: -height / 2
        visible: root.ghost.cutCard === true
        width: root.geometry.trayCardWidth
        height: root.geometry.trayCardHeight
    }
    Puck {
        x: -width / 2
        y: -height / 2
        visible: root.ghost.puck !== undefined
        disc: root.ghost.disc === true
        text: root.ghost.puck ?? ""
        diameter: root.geometry.puck
    }
}
