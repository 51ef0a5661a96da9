// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What a director practises without a night: one kind is chosen, ten questions are asked, and the result is read.
RoomPage {
    id: root

    required property NightDrillDesk drill
    readonly property bool asking: root.drill.page === NightDrillDesk.Asking

    title: root.drill.page === NightDrillDesk.Choosing ? qsTr("Director's drills") : root.drill.kindName
    note: root.asking ? (root.drill.secondsLeft > 0 && !root.drill.answered ? qsTr("%1 · %2 s").arg(root.drill.place).arg(root.drill.secondsLeft) : root.drill.place) : qsTr("ten questions each, always new ones")
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
    Flow {
        visible: root.drill.page === NightDrillDesk.Choosing
        width: parent.width
        spacing: 10

        ThemedText {
            height: seed.height
            verticalAlignment: Text.AlignVCenter
            pixels: 14
            text: qsTr("By competency, every kind in turns:")
        }
        Repeater {
            model: root.drill.competencies

            HomeButton {
                required property string modelData
                required property int index
                text: modelData
                onClicked: root.drill.startCompetency(index)
            }
        }
        ThemedText {
            height: seed.height
            leftPadding: 20
            verticalAlignment: Text.AlignVCenter
            pixels: 14
            text: qsTr("Seed of the questions:")
        }
        ThemedField {
            id: seed
            width: Theme.size(150)
            label: qsTr("Seed of the questions")
            digits: true
            text: root.drill.seed
            onTextChanged: {
                if (seed.text !== root.drill.seed)
                    root.drill.takeSeed(seed.text);
            }
        }
    }
    HomePanel {
        visible: root.asking
        width: parent.width

        NightDrillQuestion {
            width: parent.width
            drill: root.drill
            roomHeight: root.height
        }
    }
    HomePanel {
        visible: root.drill.page === NightDrillDesk.Result
        width: parent.width
        title: root.drill.scoreText

        Column {
            width: parent.width
            spacing: 12

            Repeater {
                model: root.drill.wrong

                Column {
                    id: line
                    required property var modelData
                    width: parent.width
                    spacing: 2

                    ThemedText {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        pixels: 14
                        strong: true
                        text: qsTr("%1. %2").arg(line.modelData.number).arg(line.modelData.asked)
                    }
                    ThemedText {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        pixels: 13
                        color: Theme.muted
                        text: line.modelData.given
                    }
                    ThemedText {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        pixels: 13
                        color: Theme.fault
                        text: line.modelData.right
                    }
                    HomeLink {
                        text: line.modelData.rule
                        onClicked: root.drill.askRule(line.modelData.ruleId)
                    }
                }
            }
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
}
