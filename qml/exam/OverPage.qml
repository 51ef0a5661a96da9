// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// Everything is handed in.
RoomPage {
    id: root

    required property ExamModel exam
    readonly property var shown: root.exam.exam

    most: Theme.size(820)
    calm: true
    title: qsTr("Handed in")
    note: root.shown.title ?? ""

    HomePanel {
        width: parent.width
        title: root.shown.name ?? ""

        Column {
            width: parent.width
            spacing: 14

            ThemedText {
                width: parent.width
                visible: root.exam.message !== ""
                wrapMode: Text.WordWrap
                pixels: 15
                strong: true
                text: root.exam.message
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            ThemedText {
                width: parent.width
                wrapMode: Text.WordWrap
                pixels: 15
                text: qsTr("Everything is recorded. Please call the supervisor.")
            }
            HomeButton {
                primary: true
                // Enter presses it
                Component.onCompleted: forceActiveFocus()
                text: qsTr("Close")
                onClicked: root.exam.ask(ExamModel.Finish)
            }
        }
    }
}
