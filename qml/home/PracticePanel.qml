// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What one's own mistakes give to practise today, each with its cause and its minutes.
HomePanel {
    id: root

    required property HomeModel home

    title: qsTr("Today, from your own mistakes")
    note: root.home.practiceNote

    Item {
        visible: root.home.unseen !== ""
        width: parent.width
        height: visible ? fresh.height + 14 : 0

        Column {
            id: fresh
            y: 7
            width: parent.width - deal.width - 14
            spacing: 2

            ThemedText {
                width: parent.width
                elide: Text.ElideRight
                font.weight: Font.Medium
                text: qsTr("Something you have never met")
            }
            ThemedText {
                width: parent.width
                elide: Text.ElideRight
                pixels: 12
                color: Theme.muted
                text: root.home.unseen
            }
        }
        HomeButton {
            id: deal
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            pixels: 12
            text: qsTr("Deal it")
            Accessible.name: qsTr("Deal something you have never met")
            onClicked: root.home.askUnseen()
        }
    }
    ThemedText {
        visible: root.home.practice.length === 0
        width: parent.width
        wrapMode: Text.WordWrap
        pixels: 13
        color: Theme.muted
        text: qsTr("No mistakes to work on. What you get wrong at a table or in a night comes back here: the same situation with other seats, cards and amounts, until it sits.")
    }
    Column {
        visible: root.home.practice.length > 0
        width: parent.width

        Repeater {
            model: root.home.practice

            Item {
                id: line
                required property var modelData
                required property int index

                width: parent.width
                height: words.height + 14

                Rectangle {
                    visible: line.index > 0
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
                Column {
                    id: words
                    y: 7
                    width: parent.width - go.width - 14
                    spacing: 2

                    ThemedText {
                        width: parent.width
                        elide: Text.ElideRight
                        font.weight: Font.Medium
                        color: line.modelData.done ? Theme.muted : Theme.text
                        text: line.modelData.done ? qsTr("✓ %1").arg(line.modelData.title) : line.modelData.title
                    }
                    ThemedText {
                        width: parent.width
                        elide: Text.ElideRight
                        pixels: 12
                        color: Theme.muted
                        text: line.modelData.cause
                    }
                }
                HomeButton {
                    id: go
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    pixels: 12
                    text: line.modelData.minutes
                    keyHint: line.index < 5 ? (line.index + 1).toString() : ""
                    Accessible.name: qsTr("Practise: %1, %2").arg(line.modelData.title).arg(line.modelData.minutes)
                    onClicked: root.home.askPractice(line.index)
                }
            }
        }
    }
}
