// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// One question of a timed run: the time, what is known, and the answer chosen or typed.
FocusScope {
    id: root

    required property RunDesk run
    readonly property bool typed: root.run.choices.length === 0

    implicitHeight: column.height
    onTypedChanged: root.settle()
    onVisibleChanged: root.settle()

    /// The keyboard goes where the answer is given.
    function settle(): void {
        if (!root.visible)
            return;
        if (root.typed)
            field.takeFocus();
        else
            answers.forceActiveFocus();
    }

    Column {
        id: column
        width: parent.width
        spacing: 16

        Item {
            width: parent.width
            height: clock.height

            NumberText {
                id: clock
                pixels: 22
                text: root.run.clock
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Time left %1").arg(root.run.clock)
            }
            Rectangle {
                anchors.left: clock.right
                anchors.leftMargin: 16
                anchors.right: stop.left
                anchors.rightMargin: 16
                anchors.verticalCenter: parent.verticalCenter
                height: 6
                radius: 3
                color: Theme.outline

                Rectangle {
                    width: parent.width * root.run.timeLeft
                    height: 6
                    radius: 3
                    color: Theme.muted
                }
            }
            HomeButton {
                id: stop
                anchors.right: parent.right
                focusPolicy: Qt.TabFocus
                pixels: 12
                text: qsTr("Stop")
                keyHint: qsTr("Esc")
                onClicked: root.run.leave()
            }
        }
        HomePanel {
            width: parent.width
            title: root.run.question

            Column {
                width: parent.width
                spacing: 14

                Column {
                    visible: root.run.lines.length > 0
                    spacing: 6

                    Repeater {
                        model: root.run.lines

                        ThemedText {
                            required property string modelData

                            pixels: 17
                            text: modelData
                        }
                    }
                }
                Flow {
                    visible: root.run.hands.length > 0
                    width: parent.width
                    spacing: 40

                    Repeater {
                        model: root.run.hands

                        Column {
                            id: hand
                            required property var modelData

                            spacing: 6

                            ThemedText {
                                pixels: 13
                                color: Theme.muted
                                text: hand.modelData.name
                            }
                            CardRow {
                                cards: hand.modelData.cards
                                cardHeight: 90
                                name: hand.modelData.name + ": " + hand.modelData.spoken
                            }
                        }
                    }
                }
                Column {
                    visible: root.run.board.length > 0
                    spacing: 6

                    ThemedText {
                        pixels: 13
                        color: Theme.muted
                        text: qsTr("The board, in the order it was dealt")
                    }
                    CardRow {
                        cards: root.run.board
                        cardHeight: 90
                        name: qsTr("Board: %1").arg(root.run.boardText)
                    }
                }
                ThemedField {
                    id: field
                    visible: root.typed
                    width: Theme.size(240)
                    pixels: 17
                    label: root.run.question
                    hint: qsTr("a number, then Enter")
                    onEdited: field.wrong = false
                    onAccepted: text => {
                        field.wrong = !root.run.type(text);
                        if (!field.wrong)
                            field.text = "";
                    }
                }
                FocusScope {
                    id: answers
                    visible: !root.typed
                    width: parent.width
                    height: buttons.height

                    Flow {
                        id: buttons
                        width: parent.width
                        spacing: 10

                        Repeater {
                            model: root.run.choices

                            HomeButton {
                                required property string modelData
                                required property int index

                                pixels: 15
                                focusPolicy: Qt.TabFocus
                                text: modelData
                                keyHint: (index + 1).toString()
                                onClicked: root.run.choose(index)
                            }
                        }
                    }
                }
            }
        }
        ThemedText {
            visible: text !== ""
            width: parent.width
            wrapMode: Text.WordWrap
            pixels: 15
            color: root.run.lastRight ? Theme.good : Theme.fault
            text: root.run.feedback === "" ? "" : root.run.lastRight ? qsTr("✓ %1").arg(root.run.feedback) : qsTr("✗ %1").arg(root.run.feedback)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
