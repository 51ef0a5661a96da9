// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Turning from question to question where they come in any order.
Flow {
    id: root

    required property TaskDesk desk

    width: parent?.width ?? 0
    spacing: 10

    HomeButton {
        text: qsTr("Previous question")
        keyHint: "←"
        onClicked: root.desk.turn(-1)
    }
    HomeButton {
        primary: root.desk.ready
        text: qsTr("Next question")
        keyHint: "→"
        onClicked: root.desk.turn(1)
    }
    HomeButton {
        visible: root.desk.examined
        text: qsTr("Mark for later")
        keyHint: "M"
        marked: root.desk.marks[root.desk.number - 1]?.flagged ?? false
        onClicked: root.desk.mark()
    }
}
