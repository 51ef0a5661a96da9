// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// How a timed run went: points, the best so far, and every wrong answer with its paragraph.
Column {
    id: root

    required property RunDesk run

    spacing: 16

    HomePanel {
        width: parent.width
        over: root.run.bestText
        title: root.run.scoreText

        Flow {
            width: parent.width
            spacing: 10

            HomeButton {
                primary: true
                text: qsTr("Once more")
                keyHint: qsTr("Enter")
                onClicked: root.run.start(root.run.kind)
            }
            HomeButton {
                text: qsTr("Other runs")
                keyHint: qsTr("Esc")
                onClicked: root.run.leave()
            }
        }
    }
    HomePanel {
        visible: root.run.mistakes.length > 0
        width: parent.width
        title: qsTr("What was wrong")

        Column {
            width: parent.width

            Repeater {
                model: root.run.mistakes

                Item {
                    id: line
                    required property var modelData
                    required property int index

                    width: parent.width
                    height: words.height + 16

                    Rectangle {
                        visible: line.index > 0
                        width: parent.width
                        height: 1
                        color: Theme.line
                    }
                    Column {
                        id: words
                        y: 8
                        width: parent.width - rule.width - 20
                        spacing: 3

                        ThemedText {
                            width: parent.width
                            wrapMode: Text.WordWrap
                            text: line.modelData.question
                        }
                        ThemedText {
                            width: parent.width
                            wrapMode: Text.WordWrap
                            pixels: 13
                            color: Theme.fault
                            text: qsTr("%1, not %2").arg(line.modelData.right).arg(line.modelData.given)
                        }
                    }
                    HomeLink {
                        id: rule
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, root.width * 0.3)
                        text: line.modelData.rule
                        onClicked: root.run.askRule(line.modelData.ruleId)
                    }
                }
            }
        }
    }
}
