// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What a director practises without a night: one kind is chosen, ten questions are asked, and the result is read.
RoomPage {
    id: root

    required property NightDrillDesk drill
    readonly property bool asking: root.drill.page === NightDrillDesk.Asking
    /// Letters are answered with where people sit around a table.
    readonly property bool ringed: root.drill.letters.length > 0

    title: root.drill.page === NightDrillDesk.Choosing ? qsTr("Director's drills") : root.drill.kindName
    note: root.asking ? root.drill.place : qsTr("ten questions each, always new ones")
    Keys.onPressed: event => {
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier || event.modifiers === Qt.ShiftModifier;
        event.accepted = plain && root.drill.press(event.key, event.text);
    }

    Flow {
        id: flow
        visible: root.drill.page === NightDrillDesk.Choosing
        width: parent.width
        spacing: 16

        Repeater {
            model: root.drill.kinds

            HomePanel {
                id: kind
                required property var modelData
                required property int index

                width: root.wide ? Math.floor((flow.width - 32) / 3) : flow.width
                title: modelData.title

                Column {
                    width: parent.width
                    spacing: 14

                    ThemedText {
                        width: parent.width
                        height: root.wide ? Math.max(implicitHeight, 44 * Theme.textScale) : implicitHeight
                        verticalAlignment: Text.AlignTop
                        wrapMode: Text.WordWrap
                        pixels: 13
                        color: Theme.muted
                        text: kind.modelData.text
                    }
                    HomeButton {
                        text: qsTr("Begin")
                        keyHint: (kind.index + 1).toString()
                        Accessible.name: qsTr("Begin: %1").arg(kind.modelData.title)
                        onClicked: root.drill.start(kind.index)
                    }
                }
            }
        }
    }
    HomePanel {
        visible: root.asking
        width: parent.width

        Column {
            id: question
            width: parent.width
            spacing: 14

            ThemedText {
                width: parent.width
                wrapMode: Text.WordWrap
                pixels: 16
                strong: true
                text: root.drill.question
            }
            AnyTable {
                width: parent.width
                height: Math.min(420 * Theme.textScale, Math.max(260, root.height * 0.45))
                visible: root.drill.hasTable
                enabled: false
                table: root.drill.table
            }
            NightDrillTables {
                visible: root.drill.chairs.length > 0 && !root.ringed
                width: parent.width
                tables: root.ringed ? [] : root.drill.chairs
            }
            NightDrillRing {
                visible: root.drill.chairs.length > 0 && root.ringed
                width: parent.width
                // the answers are to be seen below it
                height: Math.min(implicitHeight, Math.max(230, root.height * 0.42))
                chairs: root.ringed ? root.drill.chairs : []
            }
            Column {
                width: parent.width
                spacing: 4

                Repeater {
                    model: root.drill.lines

                    ThemedText {
                        required property string modelData
                        width: question.width
                        wrapMode: Text.WordWrap
                        pixels: 14
                        text: modelData
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: 18

                Repeater {
                    model: root.drill.wanted

                    ThemedText {
                        required property string modelData
                        required property int index
                        readonly property string given: root.drill.answer.charAt(index)

                        pixels: 14
                        strong: given !== ""
                        color: given === "" ? Theme.muted : Theme.text
                        text: modelData + ": " + (given === "" ? "…" : given === "-" ? qsTr("nobody") : given)
                    }
                }
            }
            Flow {
                visible: !root.drill.answered
                width: parent.width
                spacing: 8

                Repeater {
                    model: root.drill.choices

                    HomeButton {
                        required property string modelData
                        required property int index
                        text: modelData
                        keyHint: (index + 1).toString()
                        onClicked: root.drill.choose(index)
                    }
                }
                Repeater {
                    model: root.drill.letters

                    HomeButton {
                        required property string modelData
                        text: modelData === "-" ? qsTr("nobody") : modelData
                        keyHint: modelData === "-" ? "-" : ""
                        onClicked: root.drill.addLetter(modelData)
                    }
                }
                HomeButton {
                    visible: root.drill.answer !== ""
                    text: qsTr("Take back")
                    onClicked: root.drill.takeBack()
                }
            }
            Flow {
                visible: root.drill.answered
                width: parent.width
                spacing: 16

                ThemedText {
                    width: Math.min(implicitWidth, parent.width)
                    wrapMode: Text.WordWrap
                    pixels: 15
                    strong: true
                    color: root.drill.lastRight ? Theme.good : Theme.fault
                    text: (root.drill.lastRight ? "✓ " : "✗ ") + root.drill.feedback
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: root.drill.feedback
                }
                HomeLink {
                    text: root.drill.rule
                    onClicked: root.drill.askRule(root.drill.ruleId)
                }
                HomeButton {
                    primary: true
                    text: qsTr("Next")
                    keyHint: qsTr("Enter")
                    onClicked: root.drill.goOn()
                }
            }
        }
    }
    HomePanel {
        visible: root.drill.page === NightDrillDesk.Result
        width: parent.width
        title: root.drill.scoreText

        Flow {
            width: parent.width
            spacing: 10

            HomeButton {
                primary: true
                text: qsTr("Ten more")
                keyHint: qsTr("Enter")
                onClicked: root.drill.press(Qt.Key_Return, "")
            }
            HomeButton {
                text: qsTr("Another drill")
                keyHint: "Esc"
                onClicked: root.drill.leave()
            }
        }
    }
}
