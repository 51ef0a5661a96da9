// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The questions of a director's station looked over: what was answered, what is right, and by which rule.
FocusScope {
    id: root

    required property NightDrillDesk drill

    focus: true
    Keys.onPressed: event => event.accepted = root.drill.press(event.key, event.text)

    Rectangle {
        anchors.fill: parent
        color: Theme.window
    }
    RoomPage {
        anchors.fill: parent
        title: root.drill.kindName
        note: root.drill.place

        NightDrillQuestion {
            width: parent.width
            drill: root.drill
            roomHeight: root.height
        }
        Flow {
            width: parent.width
            spacing: 8

            HomeButton {
                text: qsTr("Question before")
                keyHint: "←"
                onClicked: root.drill.turn(-1)
            }
            HomeButton {
                text: qsTr("Next question")
                keyHint: "→"
                onClicked: root.drill.turn(1)
            }
        }
    }
}
