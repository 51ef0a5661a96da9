// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A night that was run, moment by moment: the room as it was, and below it what was done and what is said of it.
FocusScope {
    id: root

    required property NightReplay replay

    focus: true
    Keys.onPressed: event => event.accepted = root.replay.press(event.key)

    Ground {}
    NightRoom {
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: strip.top
        night: root.replay.room
    }
    Rectangle {
        id: strip
        x: 12
        y: root.height - height - 10
        width: root.width - 24
        height: Math.round(108 * Theme.textScale)
        radius: 10
        color: Theme.panel
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Every act and its verdict")

        Flow {
            id: ways
            x: 14
            y: 8
            width: parent.width - 28
            spacing: 6

            ThemedButton {
                pixels: 13
                enabled: root.replay.moment > 0
                text: qsTr("Previous event")
                keyHint: "←"
                onClicked: root.replay.step(-1)
            }
            ThemedButton {
                pixels: 13
                enabled: root.replay.moment < root.replay.moments
                text: qsTr("Next event")
                keyHint: "→"
                onClicked: root.replay.step(1)
            }
            ThemedButton {
                pixels: 13
                enabled: root.replay.faultBefore
                text: qsTr("Previous fault")
                keyHint: qsTr("PgUp")
                onClicked: root.replay.fault(-1)
            }
            ThemedButton {
                pixels: 13
                enabled: root.replay.faultAfter
                text: qsTr("Next fault")
                keyHint: qsTr("PgDn")
                onClicked: root.replay.fault(1)
            }
            MutedText {
                height: Theme.size(30)
                leftPadding: 8
                text: root.replay.place
            }
        }
        Scroller {
            id: scroll
            x: 14
            y: ways.y + ways.height + 8
            width: parent.width - 28
            height: parent.height - y - 8
            contentHeight: told.height
            clip: contentHeight > height

            Column {
                id: told
                width: scroll.width
                spacing: 2

                Paragraph {
                    strong: true
                    text: root.replay.said
                    spoken: Accessible.AlertMessage
                }
                Repeater {
                    model: root.replay.verdicts

                    Flow {
                        id: line
                        required property var modelData

                        width: told.width
                        spacing: 12

                        Paragraph {
                            width: Math.min(implicitWidth, line.width)
                            pixels: 13
                            color: line.modelData.wrong ? Theme.fault : Theme.good
                            text: (line.modelData.wrong ? "✗ " : "✓ ") + line.modelData.text
                        }
                        MutedText {
                            text: line.modelData.weight
                        }
                        LinkText {
                            text: line.modelData.rule
                            onClicked: root.replay.askRule(line.modelData.ruleId)
                        }
                    }
                }
            }
        }
    }
}
