// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The questions of a part, one at a time; answers can be changed until they are handed in.
FocusScope {
    id: root

    required property ExamModel exam
    required property TaskDesk desk
    readonly property var clock: root.exam.clock
    readonly property bool paused: root.clock.paused ?? false

    focus: true
    Keys.onPressed: event => {
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier || event.modifiers === Qt.ShiftModifier;
        event.accepted = plain && !root.paused && root.desk.keyPressed(event.key, event.text);
    }

    /// The keyboard goes where the question is answered.
    function turned(): void {
        if (!question.takeFocus())
            keys.forceActiveFocus();
    }

    Item {
        id: keys
        focus: true
    }
    Flickable {
        id: scroll
        anchors.left: parent.left
        anchors.right: side.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        visible: !root.paused
        contentWidth: width
        contentHeight: column.height + 40
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: column
            x: 24
            y: 20
            width: Math.min(scroll.width - 48, Theme.size(760))
            spacing: 14

            TaskQuestion {
                id: question
                desk: root.desk
                onLaid: root.turned()
            }
            TurnButtons {
                desk: root.desk
            }
        }
    }
    MutedText {
        anchors.centerIn: scroll
        visible: root.paused
        pixels: 20
        text: qsTr("Paused by the supervisor")
    }
    ExamSide {
        id: side
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: Math.min(root.width * 0.32, Math.max(230, 270 * Theme.textScale))
        exam: root.exam

        QuestionMap {
            width: parent.width
            marks: root.desk.marks
            current: root.desk.number - 1
            onChosen: chosen => root.desk.turn(chosen + 1 - root.desk.number)
        }
    }
}
