// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// An attempt in the proctor's list: who, where, how much time is left, how it stands, and what it needs.
Item {
    id: root

    required property var attempt
    required property bool picked

    signal asked

    readonly property real room: root.width - button.width - 16
    readonly property string wayText: root.attempt.way === "resume" ? qsTr("Continue…")
        : root.attempt.way === "grade" ? qsTr("Grade…") : qsTr("Open")

    implicitHeight: Math.max(button.height, who.height, where.height, how.height) + 14
    Accessible.role: Accessible.ListItem
    Accessible.name: [root.attempt.name, root.attempt.exam ?? "", root.attempt.part ?? "", root.attempt.left ?? "", root.attempt.state,
                      root.attempt.remarks].filter(each => each !== "").join(", ")

    RuledLine {
        anchors.bottom: parent.bottom
        color: Theme.line
    }
    Column {
        id: who
        anchors.verticalCenter: parent.verticalCenter
        width: root.room * 0.36
        spacing: 2

        ThemedText {
            width: parent.width
            strong: true
            text: root.attempt.attempt + "  " + root.attempt.name
        }
        MutedText {
            width: parent.width
            pixels: 12
            text: (root.attempt.exam ?? "") + " · " + root.attempt.opened
        }
    }
    Column {
        id: where
        x: root.room * 0.38
        anchors.verticalCenter: parent.verticalCenter
        width: root.room * 0.2
        spacing: 5

        ThemedText {
            width: parent.width
            pixels: 13
            text: root.attempt.part ?? ""
        }
        ShareBar {
            color: Theme.raised
            share: root.attempt.share ?? 0
            ink: Theme.quiet
        }
    }
    NumberText {
        x: root.room * 0.61
        anchors.verticalCenter: parent.verticalCenter
        width: root.room * 0.1
        text: root.attempt.left ?? ""
        Accessible.ignored: true
    }
    Column {
        id: how
        x: root.room * 0.72
        anchors.verticalCenter: parent.verticalCenter
        width: root.room * 0.28
        spacing: 2

        Paragraph {
            pixels: 13
            strong: root.attempt.needs
            color: root.attempt.needs ? Theme.accentText : Theme.text
            text: (root.attempt.running ? "▷ " : root.attempt.needs ? "! " : "") + root.attempt.state
        }
        Note {
            visible: text !== ""
            pixels: 12
            text: root.attempt.remarks
        }
    }
    FormButton {
        id: button
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.attempt.way !== ""
        width: Math.max(implicitWidth, Theme.size(90))
        marked: root.picked
        text: root.wayText
        Accessible.name: root.wayText + " " + root.attempt.name
        onClicked: root.asked()
    }
}
