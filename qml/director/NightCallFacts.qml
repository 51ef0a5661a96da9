// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What a call is about: who calls, and what the dealer says of it.
Rectangle {
    id: root

    required property NightDesk night

    implicitHeight: column.height + 18
    radius: 8
    color: Theme.raised

    Column {
        id: column
        x: 14
        y: 9
        width: parent.width - 28
        spacing: 3

        Item {
            width: parent.width
            height: Math.max(title.height, back.height)

            ThemedText {
                id: title
                anchors.verticalCenter: parent.verticalCenter
                width: back.x - 12
                strong: true
                text: root.night.call.title
            }
            ThemedButton {
                id: back
                visible: !root.night.run.lookedAt
                anchors.right: parent.right
                pixels: 13
                text: qsTr("Back to the room")
                keyHint: "Esc"
                onClicked: root.night.acts.leaveCall()
            }
        }
        Repeater {
            model: root.night.call.lines

            Paragraph {
                required property string modelData
                width: column.width
                pixels: 13
                text: modelData
            }
        }
    }
}
