// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// Questions about rooms, one at a time; answers can be changed until they are handed in.
Item {
    id: root

    required property ExamModel exam
    required property NightDrillDesk drill
    readonly property var clock: root.exam.clock
    readonly property bool paused: root.clock.paused ?? false

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
            width: Math.min(scroll.width - 48, Theme.size(820))
            spacing: 14

            ThemedText {
                pixels: 13
                strong: true
                color: Theme.accentText
                text: root.drill.place + " · " + root.drill.kindName
            }
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
                    primary: root.drill.answered
                    text: qsTr("Next question")
                    keyHint: "→"
                    onClicked: root.drill.turn(1)
                }
                HomeButton {
                    text: qsTr("Mark to come back")
                    keyHint: "M"
                    marked: root.drill.marks[root.drill.number - 1]?.flagged ?? false
                    onClicked: root.drill.mark()
                }
            }
        }
    }
    ThemedText {
        anchors.centerIn: scroll
        visible: root.paused
        pixels: 20
        color: Theme.muted
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
            marks: root.drill.marks
            current: root.drill.number - 1
            onChosen: question => root.drill.turn(question + 1 - root.drill.number)
        }
    }
}
