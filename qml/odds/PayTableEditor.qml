// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// A pay table to type in, with the house's edge as one types.
FocusScope {
    id: root

    required property PayTableModel payTable

    Column {
        id: choices
        width: Theme.size(124)
        spacing: 6

        ThemedText {
            pixels: 13
            color: Theme.muted
            text: qsTr("Begin with")
        }
        Flow {
            width: parent.width
            spacing: 6

            Repeater {
                model: root.payTable.names

                ThemedButton {
                    required property int index
                    required property string modelData

                    width: modelData.length > 4 ? choices.width : (choices.width - 6) / 2
                    text: modelData
                    pixels: 13
                    marked: modelData === root.payTable.name
                    onClicked: root.payTable.load(index)
                }
            }
        }
        Item {
            width: 1
            height: 8
        }
        ThemedButton {
            width: parent.width
            text: qsTr("Open file…")
            pixels: 13
            onClicked: root.payTable.askOpen()
        }
        ThemedButton {
            width: parent.width
            text: qsTr("Save file…")
            pixels: 13
            enabled: root.payTable.message === ""
            onClicked: root.payTable.askSave()
        }
    }
    Column {
        id: editor
        x: choices.width + 28
        width: Math.min(root.width - x - result.width - 36, Theme.size(640))
        spacing: 6

        Row {
            spacing: 10
            bottomPadding: 6

            ThemedField {
                id: nameField
                width: editor.width - fiveCards.width - sevenCards.width - 20
                label: qsTr("Name of the table")
                hint: qsTr("name")
                text: root.payTable.name
                wrong: text === ""
                onEdited: text => root.payTable.name = text
            }
            ThemedButton {
                id: fiveCards
                height: nameField.height
                text: qsTr("5 cards")
                pixels: 13
                marked: root.payTable.cards === 5
                Accessible.checkable: true
                Accessible.checked: marked
                onClicked: root.payTable.cards = 5
            }
            ThemedButton {
                id: sevenCards
                height: nameField.height
                text: qsTr("7 cards")
                pixels: 13
                marked: root.payTable.cards === 7
                Accessible.checkable: true
                Accessible.checked: marked
                onClicked: root.payTable.cards = 7
            }
        }
        Item {
            width: parent.width
            height: heading.implicitHeight

            ThemedText {
                id: heading
                x: editor.oddsX
                width: editor.oddsWidth
                horizontalAlignment: Text.AlignRight
                pixels: 12
                color: Theme.muted
                text: qsTr("to 1")
            }
            ThemedText {
                x: editor.probabilityX
                visible: editor.roomy
                width: editor.numberWidth
                horizontalAlignment: Text.AlignRight
                pixels: 12
                color: Theme.muted
                text: qsTr("probability")
            }
            ThemedText {
                x: parent.width - editor.numberWidth
                width: editor.numberWidth
                horizontalAlignment: Text.AlignRight
                pixels: 12
                color: Theme.muted
                text: qsTr("pays back")
            }
        }
        readonly property real numberWidth: Theme.size(104)
        readonly property real oddsWidth: Theme.size(84)
        /// The probability is left out where it would take the names' room.
        readonly property bool roomy: width > Theme.size(130) + oddsWidth + 2 * numberWidth + 30
        readonly property real probabilityX: width - (roomy ? 2 * numberWidth + 10 : numberWidth)
        readonly property real oddsX: probabilityX - oddsWidth - 10

        Repeater {
            model: root.payTable.lines

            Item {
                id: line
                required property int index
                required property string name
                required property string odds
                required property string probability
                required property string share
                required property bool wrong

                width: editor.width
                height: oddsField.height

                ThemedText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: editor.oddsX - 10
                    elide: Text.ElideRight
                    text: line.name
                }
                ThemedField {
                    id: oddsField
                    x: editor.oddsX
                    width: editor.oddsWidth
                    horizontalAlignment: TextInput.AlignRight
                    maximumLength: 6
                    label: qsTr("Odds for %1, to 1").arg(line.name)
                    hint: "–"
                    text: line.odds
                    wrong: line.wrong
                    onEdited: text => root.payTable.setOdds(line.index, text)
                }
                ThemedText {
                    x: editor.probabilityX
                    visible: editor.roomy
                    anchors.verticalCenter: parent.verticalCenter
                    width: editor.numberWidth
                    horizontalAlignment: Text.AlignRight
                    pixels: 13
                    color: Theme.muted
                    text: line.probability
                }
                ThemedText {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: editor.numberWidth
                    horizontalAlignment: Text.AlignRight
                    pixels: 13
                    text: line.share
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 4
            topPadding: 6
            visible: root.payTable.paysPairs

            ThemedText {
                height: Theme.size(30)
                rightPadding: 6
                pixels: 13
                color: Theme.muted
                text: qsTr("Pairs from")
            }
            Repeater {
                model: ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]

                ThemedButton {
                    required property string modelData

                    width: Math.max(implicitWidth, Theme.size(28))
                    height: Theme.size(30)
                    text: modelData === "T" ? "10" : modelData
                    pixels: 12
                    marked: root.payTable.leastPair === modelData
                    Accessible.checkable: true
                    Accessible.checked: marked
                    Accessible.name: qsTr("Pairs from %1").arg(text)
                    onClicked: root.payTable.leastPair = modelData
                }
            }
        }
    }
    Rectangle {
        id: result
        x: editor.x + editor.width + 36
        width: Math.max(Theme.size(292), Math.min(Theme.size(440), root.width * 0.3))
        height: answer.height + 40
        radius: Theme.radius
        color: Theme.panel
        border.width: 1
        border.color: Theme.outline

        Column {
            id: answer
            x: 20
            y: 20
            width: parent.width - 40
            spacing: 10

            ThemedText {
                pixels: 13
                color: Theme.muted
                text: qsTr("House edge of the bonus bet")
            }
            NumberText {
                pixels: 28
                text: root.payTable.edgeText
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("House edge %1").arg(root.payTable.edgeText)
            }
            ThemedText {
                width: parent.width
                wrapMode: Text.WordWrap
                visible: text !== ""
                color: Theme.fault
                text: root.payTable.message
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            ThemedText {
                width: parent.width
                visible: text !== ""
                wrapMode: Text.WrapAnywhere
                pixels: 12
                color: Theme.muted
                text: root.payTable.fractionText
            }
            Repeater {
                model: [{name: qsTr("Hit frequency"), value: root.payTable.hitText},
                        {name: qsTr("Paid for each unit"), value: root.payTable.paidText}]

                Item {
                    id: fact
                    required property var modelData

                    width: answer.width
                    height: factName.implicitHeight
                    Accessible.role: Accessible.StaticText
                    Accessible.name: fact.modelData.name + ": " + fact.modelData.value

                    ThemedText {
                        id: factName
                        pixels: 13
                        color: Theme.muted
                        text: fact.modelData.name
                        Accessible.ignored: true
                    }
                    ThemedText {
                        anchors.right: parent.right
                        pixels: 13
                        font.weight: Font.Medium
                        text: fact.modelData.value
                        Accessible.ignored: true
                    }
                }
            }
            ThemedText {
                topPadding: 10
                visible: games.count > 0
                pixels: 15
                strong: true
                text: qsTr("Bonus and game together")
            }
            Repeater {
                id: games
                model: root.payTable.overall

                Column {
                    id: game
                    required property string name
                    required property string share
                    required property string probability
                    required property bool wrong

                    width: answer.width
                    spacing: 2
                    Accessible.role: Accessible.StaticText
                    Accessible.name: game.name + ": " + whole.text

                    ThemedText {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        pixels: 13
                        color: Theme.muted
                        text: game.name
                        Accessible.ignored: true
                    }
                    ThemedText {
                        id: whole
                        width: parent.width
                        wrapMode: Text.WordWrap
                        pixels: 13
                        font.weight: Font.Medium
                        text: (game.wrong ? "⚠ " : "") + qsTr("%1 of one unit, %2 of the average bet").arg(game.share).arg(game.probability)
                            + (game.wrong ? "; " + qsTr("the players win") : "")
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
