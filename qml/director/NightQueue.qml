// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What waits for the director, the longest on top.
NightPanel {
    id: root

    required property NightDesk night
    readonly property bool empty: root.night.facts.queue.length === 0
    readonly property real wanted: root.empty ? root.below + 4 : root.below + lines.height + root.pad

    title: qsTr("Waiting for you")
    note: root.empty ? qsTr("nobody") : root.night.run.lookedAt ? "" : root.night.run.real ? qsTr("key A") : qsTr("target 1:00 · key A")

    Flickable {
        id: scroll
        anchors.fill: parent
        contentHeight: lines.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: lines
            width: scroll.width

            Repeater {
                model: root.night.facts.queue

                Rectangle {
                    id: line
                    required property var modelData

                    width: lines.width
                    height: words.height + 10
                    radius: 6
                    color: line.modelData.picked ? Theme.raised : mouse.containsMouse ? Theme.hovered : "transparent"
                    Accessible.role: Accessible.Button
                    Accessible.name: qsTr("%1, waiting %2: %3").arg(line.modelData.title).arg(line.modelData.waited).arg(line.modelData.text)
                    Accessible.onPressAction: root.night.acts.pickCall(line.modelData.call)

                    NumberText {
                        id: waited
                        x: 4
                        y: 5
                        text: line.modelData.waited
                        color: line.modelData.long ? Theme.accentText : Theme.text
                    }
                    Column {
                        id: words
                        x: Math.max(waited.width, Theme.size(34)) + 14
                        y: 5
                        width: parent.width - x - 6

                        ThemedText {
                            width: parent.width
                            pixels: 13
                            strong: true
                            text: line.modelData.title
                        }
                        Note {
                            maximumLineCount: 2
                            elide: Text.ElideRight
                            pixels: 12
                            text: line.modelData.text
                        }
                    }
                    MouseArea {
                        id: mouse
                        anchors.fill: parent
                        hoverEnabled: true
                        cursorShape: Qt.PointingHandCursor
                        onClicked: root.night.acts.pickCall(line.modelData.call)
                    }
                }
            }
        }
    }
    EdgeFade {
        visible: !root.empty
        flickable: scroll
    }
}
