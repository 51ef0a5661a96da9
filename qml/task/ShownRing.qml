// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Those at a table clockwise, with button and blinds; who is out is crossed out, who is asked for is pressed.
FeltRing {
    id: root

    required property TaskDesk desk
    readonly property var chairs: root.desk.shown.chairs ?? []
    readonly property bool pressed: root.desk.answerWay === "Seats" && !root.desk.told

    count: root.chairs.length
    implicitHeight: Math.round(Math.min(330 * Theme.textScale, root.tallest))

    ThemedText {
        anchors.centerIn: parent
        pixels: 13
        color: Theme.feltMuted
        text: qsTr("clockwise ↻")
    }
    Repeater {
        model: root.chairs

        PressButton {
            id: chair
            required property var modelData
            required property int index
            readonly property point at: root.placeAt(chair.index, 1)
            readonly property bool chosen: root.desk.answerWay === "Seats" && root.desk.given.includes(chair.index)

            x: Math.round(chair.at.x - width / 2)
            y: Math.round(chair.at.y - height / 2)
            width: root.plateWidth * 0.78
            height: root.plateHeight
            enabled: root.pressed
            Accessible.role: Accessible.Button
            Accessible.name: [qsTr("Seat %1").arg(chair.modelData.name), chair.modelData.mark, chair.modelData.gone ? qsTr("eliminated") : ""].filter(part => part !== "").join(", ")
            onClicked: root.desk.pressChair(chair.index)

            background: Rectangle {
                radius: 9
                color: chair.chosen ? Theme.accentFill : chair.hovered ? Theme.hovered : Theme.plate
                border.width: chair.chosen ? 2 : 1
                border.color: chair.chosen ? Theme.accent : chair.modelData.gone ? Theme.fault : Theme.outline

                FocusRing {
                    shown: chair.visualFocus
                }
            }
            contentItem: Item {
                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width

                    ThemedText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        pixels: 16
                        strong: true
                        color: chair.modelData.gone ? Theme.fault : Theme.text
                        font.strikeout: chair.modelData.gone
                        text: chair.modelData.name
                    }
                    ThemedText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: chair.width - 8
                        horizontalAlignment: Text.AlignHCenter
                        fits: true
                        visible: chair.modelData.gone
                        pixels: 12
                        color: Theme.fault
                        text: qsTr("eliminated")
                    }
                }
            }
        }
    }
    Repeater {
        model: root.chairs

        Item {
            id: marks
            required property var modelData
            required property int index
            readonly property point at: root.placeAt(marks.index, 0.6)

            x: Math.round(marks.at.x - row.width / 2)
            y: Math.round(marks.at.y - row.height / 2)

            Row {
                id: row
                spacing: 4

                Repeater {
                    model: marks.modelData.mark === "" ? [] : marks.modelData.mark.split(" ")

                    Puck {
                        required property string modelData

                        text: modelData
                        disc: modelData !== "D"
                        diameter: Theme.size(30)
                    }
                }
            }
        }
    }
}
