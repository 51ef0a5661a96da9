// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A night as a part of an exam: the room as it is practised in, and the exam's own panel over its side when wanted.
Item {
    id: root

    required property ExamModel exam
    required property NightDesk night
    readonly property var shown: root.exam.exam
    readonly property var clock: root.exam.clock
    readonly property bool paused: root.clock.paused ?? false
    property bool open: false

    // who is stopped, and who is at the end, sees what can be done about it
    onPausedChanged: if (root.paused) root.open = true
    readonly property bool atEnd: root.night.run.timeOver
    onAtEndChanged: if (root.atEnd) root.open = true

    NightRoom {
        anchors.fill: parent
        anchors.topMargin: bar.height
        visible: !root.paused
        enabled: !root.atEnd
        night: root.night
    }
    MutedText {
        anchors.centerIn: parent
        visible: root.paused
        pixels: 20
        text: qsTr("Paused by the supervisor")
    }
    Rectangle {
        id: bar
        width: parent.width
        height: Math.max(title.implicitHeight, panel.implicitHeight) + 12
        color: Theme.panel

        ThemedText {
            id: title
            x: 20
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width * 0.4)
            pixels: 15
            strong: true
            text: root.shown.title ?? ""
        }
        ThemedText {
            anchors.left: title.right
            anchors.leftMargin: 24
            anchors.right: left.left
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            color: root.exam.wrong || root.atEnd ? Theme.accentText : Theme.muted
            text: root.exam.message !== "" ? root.exam.message : root.atEnd ? qsTr("The night is over. Hand this part in.") : ""
        }
        NumberText {
            id: left
            anchors.right: panel.left
            anchors.rightMargin: 16
            anchors.verticalCenter: parent.verticalCenter
            pixels: 18
            text: root.clock.left ?? ""
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 left of %2").arg(root.clock.left ?? "").arg(root.clock.given ?? "")
        }
        HomeButton {
            id: panel
            anchors.right: parent.right
            anchors.rightMargin: 16
            anchors.verticalCenter: parent.verticalCenter
            marked: root.open
            text: qsTr("Exam…")
            onClicked: root.open = !root.open
        }
    }
    ExamSide {
        anchors.right: parent.right
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        visible: root.open
        width: Math.min(root.width * 0.32, Math.max(250, 290 * Theme.textScale))
        exam: root.exam
    }
}
