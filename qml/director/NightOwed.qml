// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The coach: what is owed, and until when.
NightPanel {
    id: root

    required property NightDesk night
    readonly property real wanted: root.below + lines.height + root.pad

    title: qsTr("Owed now")
    note: root.night.owed.length > 0 && root.night.coached && !root.night.lookedAt ? qsTr("show me, key ?") : ""

    Flickable {
        id: scroll
        anchors.fill: parent
        contentHeight: lines.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: lines
            width: scroll.width
            spacing: 2

            ThemedText {
                visible: root.night.owed.length === 0
                width: parent.width
                wrapMode: Text.WordWrap
                pixels: 13
                color: Theme.muted
                text: root.night.real ? qsTr("Nothing is owed.") : qsTr("Nothing. Space lets the room go on.")
            }
            Repeater {
                model: root.night.owed

                Rectangle {
                    id: line
                    required property var modelData
                    required property int index
                    readonly property bool first: line.index === 0 && line.modelData.now

                    width: lines.width
                    height: words.height + 12
                    radius: 6
                    color: line.first ? Theme.accentFill : "transparent"
                    border.width: line.first ? 1.5 : 0
                    border.color: Theme.accent
                    Accessible.role: Accessible.ListItem
                    Accessible.name: line.modelData.text + ", " + line.modelData.when

                    ThemedText {
                        x: 8
                        y: 6
                        pixels: 12
                        color: line.first ? Theme.accentText : Theme.muted
                        text: line.modelData.now ? (line.modelData.optional ? "○" : "▸") : "·"
                        Accessible.ignored: true
                    }
                    Column {
                        id: words
                        x: Theme.size(22)
                        y: 6
                        width: parent.width - x - 8

                        ThemedText {
                            width: parent.width
                            wrapMode: Text.WordWrap
                            pixels: 13
                            strong: line.first
                            color: line.modelData.now ? Theme.text : Theme.muted
                            text: line.modelData.text
                        }
                        ThemedText {
                            visible: line.modelData.when !== ""
                            width: parent.width
                            wrapMode: Text.WordWrap
                            pixels: 12
                            color: Theme.muted
                            text: line.modelData.when
                        }
                        LinkText {
                            visible: line.first && line.modelData.rule !== ""
                            width: Math.min(implicitWidth, parent.width)
                            pixels: 12
                            text: line.modelData.rule
                            onClicked: root.night.askRule(line.modelData.ruleId)
                        }
                    }
                }
            }
            ThemedText {
                visible: root.night.owed.length > 0
                width: parent.width
                topPadding: 4
                leftPadding: 8
                wrapMode: Text.WordWrap
                pixels: 12
                color: Theme.muted
                text: qsTr("▸ owed now, ○ welcome now, · later")
            }
        }
    }
    EdgeFade {
        flickable: scroll
    }
}
