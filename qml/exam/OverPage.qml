// SPDX-License-Identifier: GPL-3.0-or-later
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
        title: root.shown.name ?? ""
        spacing: 14

        Paragraph {
            visible: root.exam.message !== ""
            pixels: 15
            strong: true
            text: root.exam.message
            spoken: Accessible.AlertMessage
        }
        Paragraph {
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
