// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What can go wrong at each moment of a hand: what is due, how practising it went, and one press to deal it.
RoomPage {
    id: root

    required property AtlasModel atlas

    title: qsTr("What can go wrong")
    note: root.atlas.progress

    component Choices: Flow {
        id: choices

        required property var names
        required property int current
        signal chosen(index: int)

        width: parent.width
        spacing: 8

        Repeater {
            model: choices.names

            HomeButton {
                required property string modelData
                required property int index

                pixels: 12
                text: modelData
                marked: choices.current === index
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: marked
                onClicked: choices.chosen(index)
            }
        }
    }

    Choices {
        names: root.atlas.games
        current: root.atlas.game
        onChosen: index => root.atlas.game = index
    }
    HomeButton {
        primary: true
        text: qsTr("Deal one that you have never practised")
        onClicked: root.atlas.dealUnseen()
    }
    ThemedText {
        visible: root.atlas.message !== ""
        width: parent.width
        wrapMode: Text.WordWrap
        color: Theme.muted
        text: root.atlas.message
    }
    Choices {
        names: root.atlas.moments
        current: root.atlas.moment
        onChosen: index => root.atlas.moment = index
    }
    HomePanel {
        visible: root.atlas.lines.length > 0
        width: parent.width

        Column {
            width: parent.width

            Repeater {
                model: root.atlas.lines

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
                            wrapMode: Text.WordWrap
                            font.weight: Font.Medium
                            color: line.modelData.seen ? Theme.muted : Theme.text
                            text: line.modelData.happens
                        }
                        ThemedText {
                            width: parent.width
                            wrapMode: Text.WordWrap
                            pixels: 12
                            color: Theme.muted
                            text: line.modelData.remedy
                        }
                        ThemedText {
                            width: parent.width
                            pixels: 12
                            color: Theme.muted
                            text: qsTr("%1 · %2").arg(line.modelData.irregularity).arg(line.modelData.state)
                        }
                    }
                    HomeButton {
                        id: go
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        pixels: 12
                        text: qsTr("Deal it")
                        Accessible.name: qsTr("Deal it: %1").arg(line.modelData.happens)
                        onClicked: root.atlas.deal(line.modelData.irregularity)
                    }
                }
            }
        }
    }
}
