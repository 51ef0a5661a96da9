// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The trainee's table exactly, so that nothing is learned anew; the exam's panel stands where the coach would.
FocusScope {
    id: root

    required property ExamModel exam
    required property Desk desk
    readonly property var shown: root.exam.exam
    readonly property var clock: root.exam.clock
    readonly property real sideWidth: Math.min(root.width * 0.28, Math.max(250, 290 * Theme.textScale))
    readonly property bool paused: root.clock.paused ?? false
    /// Whether a hand is over, and another one waits.
    readonly property bool dealsOn: !root.paused && (root.clock.handOver ?? false) && !(root.clock.lastHand ?? false)

    focus: true
    Keys.onPressed: event => {
        const tab = event.key - Qt.Key_1;
        const isTab = event.modifiers === Qt.ControlModifier && tab >= 0 && tab < root.desk.commands.groups.length;
        if (isTab)
            below.group = tab;
        const isNext = root.dealsOn && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter);
        if (isNext && !event.isAutoRepeat)
            root.exam.ask(ExamModel.NextHand);
        event.accepted = isTab || isNext
            || (!root.paused && root.desk.keyPressed(root.desk.keyOf(event.key, event.nativeScanCode), event.modifiers, event.text, event.isAutoRepeat));
    }

    Ground {}
    Rectangle {
        id: bar
        width: parent.width
        height: title.implicitHeight + 20
        color: Theme.panel

        ThemedText {
            id: title
            x: 20
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width * 0.35)
            pixels: 15
            strong: true
            text: root.shown.title ?? ""
        }
        ThemedText {
            anchors.left: title.right
            anchors.leftMargin: 24
            anchors.right: badge.left
            anchors.rightMargin: 16
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.muted
            text: root.desk.gameText + " · " + root.desk.stakesText
        }
        ModeBadge {
            id: badge
            anchors.right: parent.right
            anchors.rightMargin: 20
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Exam")
            quiet: true
        }
    }
    AnyTable {
        id: table
        anchors.left: parent.left
        anchors.top: bar.bottom
        anchors.right: side.left
        anchors.bottom: below.top
        anchors.margins: 6
        table: root.desk.table
        byEye: true
        visible: root.desk.running && !root.paused

        CirclePopup {
            composer: root.desk.composer
            circle: root.desk.composer.circle > 0 ? table.circleRect(root.desk.composer.circle) : Qt.rect(0, 0, 0, 0)
            z: 30
        }
    }
    MutedText {
        anchors.centerIn: table
        visible: root.paused
        pixels: 20
        text: qsTr("Paused by the supervisor")
    }
    ActConsole {
        id: below
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: implicitHeight
        windowHeight: root.height
        enabled: !root.paused
        desk: root.desk
    }
    ExamSide {
        id: side
        anchors.right: parent.right
        anchors.top: bar.bottom
        anchors.bottom: below.top
        width: root.sideWidth
        exam: root.exam
        // what was done and seen, and nothing of what is right
        log: LastActs {
            width: parent?.width ?? 0
            acts: root.desk.coach.lastActs
        }

        ThemedText {
            width: parent.width
            strong: true
            text: qsTr("Hand %1 of %2").arg(root.clock.hand ?? 1).arg(root.clock.hands ?? 1)
        }
        HomeButton {
            visible: root.dealsOn
            primary: true
            text: qsTr("Next hand")
            keyHint: qsTr("Enter")
            onClicked: root.exam.ask(ExamModel.NextHand)
        }
        Paragraph {
            visible: (root.clock.handOver ?? false) && (root.clock.lastHand ?? false)
            text: qsTr("You have dealt every hand. Hand this part in.")
        }
        Note {
            visible: text !== ""
            text: root.desk.notice
        }
    }
}
