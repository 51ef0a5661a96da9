// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One full-width console of acts, amount and floor, in which nothing moves or resizes.
FocusScope {
    id: root

    required property Desk desk
    /// The height of the window that it lies in.
    property real windowHeight: 1e6
    /// The group of acts that is shown.
    property alias group: acts.current
    /// Text and places grow together, as far as width and height allow: cards come first.
    readonly property real scaleBy: Math.max(0.85, Math.min(Theme.textScale, root.width / 1080, Math.max(1, root.windowHeight / 630)))
    readonly property real gap: 12 * root.scaleBy

    implicitHeight: 152 * root.scaleBy
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Console")

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        RuledLine {}
    }
    ConsoleActs {
        id: acts
        x: root.gap
        y: 8 * root.scaleBy
        width: rule.x - x - root.gap
        height: root.height - 2 * y
        commands: root.desk.commands
        composer: root.desk.composer
        scaleBy: root.scaleBy
    }
    Rectangle {
        id: rule
        x: pad.x - root.gap
        y: 10
        width: 1
        height: root.height - 20
        color: Theme.outline
    }
    AmountPad {
        id: pad
        x: floor.x - root.gap - width
        y: 10 * root.scaleBy
        width: implicitWidth
        height: root.height - 2 * y
        composer: root.desk.composer
        notice: root.desk.notice
        scaleBy: root.scaleBy
    }
    FloorButton {
        id: floor
        x: root.width - root.gap - width
        y: 10 * root.scaleBy
        width: 84 * root.scaleBy
        height: root.height - 2 * y
        // grows with its place, as all of the console does
        pixels: 15 * root.scaleBy / Theme.textScale
        keyHint: root.desk.floorKey
        enabled: root.desk.running && !root.desk.over
        onClicked: root.desk.trigger("floor")
    }
}
