// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Players around a felt with their chips before them; without figures the chips are to be counted.
FeltRing {
    id: root

    required property TaskDesk desk
    readonly property var chairs: root.desk.shown.chairs ?? []

    count: root.chairs.length
    least: 390
    implicitHeight: Math.round(Math.min(390 * Theme.textScale, root.tallest))

    Repeater {
        model: root.chairs

        Item {
            id: chair
            required property var modelData
            required property int index
            readonly property point at: root.placeAt(chair.index, 1)
            readonly property point chipsAt: root.placeAt(chair.index, 0.56)

            Accessible.role: Accessible.ListItem
            Accessible.name: [chair.modelData.name, chair.modelData.state, chair.modelData.figure].filter(part => part !== "").join(", ")

            Rectangle {
                x: Math.round(chair.at.x - width / 2)
                y: Math.round(chair.at.y - height / 2)
                width: root.plateWidth
                height: root.plateHeight
                radius: 9
                color: Theme.plate
                border.width: 1
                border.color: Theme.outline

                Column {
                    anchors.centerIn: parent

                    ThemedText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        strong: true
                        color: chair.modelData.folded ? Theme.muted : Theme.text
                        text: chair.modelData.name
                    }
                    ThemedText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: text !== ""
                        pixels: 12
                        strong: !chair.modelData.folded
                        color: chair.modelData.folded ? Theme.muted : Theme.accentText
                        text: chair.modelData.state
                    }
                }
            }
            Column {
                x: Math.round(chair.chipsAt.x - width / 2)
                y: Math.round(chair.chipsAt.y - height / 2)
                opacity: chair.modelData.folded ? 0.75 : 1
                spacing: 2

                ChipPile {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: implicitWidth
                    height: implicitHeight
                    chips: chair.modelData.chips
                    chipWidth: Theme.size(30)
                    tallest: 10
                    mostColumns: 12
                }
                NumberText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: text !== ""
                    pixels: 15
                    color: Theme.amount
                    text: chair.modelData.figure
                    Accessible.ignored: true
                }
            }
        }
    }
}
