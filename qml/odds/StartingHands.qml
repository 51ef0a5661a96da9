// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The heat map with the game chosen, the game as a whole, and the hand that is pointed at.
FocusScope {
    id: root

    required property OddsModel odds

    Note {
        id: what
        width: root.width - panel.width - 24
        text: qsTr("What each starting hand is worth in antes with best play. Green wins, blue loses. Suited hands are above the pairs, offsuit hands below.")
    }
    HandHeatMap {
        y: what.height + 10
        width: Math.min(root.height - y, root.width - panel.width - 24)
        height: width
        focus: true
        odds: root.odds
    }
    Flickable {
        id: panel
        x: root.width - width
        // large words take no more than half of the page from the hands
        width: Math.min(root.width * 0.46, Math.min(Theme.size(620), Math.max(Theme.size(400), root.width - root.height - 24)))
        height: parent.height
        contentHeight: content.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: content
            x: 6
            width: parent.width - 12
            topPadding: 6
            spacing: 14

            Column {
                width: parent.width
                spacing: 6

                Repeater {
                    model: root.odds.games

                    ThemedButton {
                        required property int index
                        required property string modelData

                        width: content.width
                        text: modelData
                        marked: root.odds.game === index
                        Accessible.checkable: true
                        Accessible.checked: marked
                        onClicked: root.odds.game = index
                    }
                }
            }
            Rectangle {
                width: parent.width
                height: hand.height + 28
                radius: Theme.radius
                color: Theme.panel
                border.width: 1
                border.color: Theme.outline

                Column {
                    id: hand
                    x: 16
                    y: 14
                    width: parent.width - 32
                    spacing: 10

                    Row {
                        height: Math.max(handName.height, advice.height)
                        spacing: 14

                        ThemedText {
                            id: handName
                            width: Math.max(implicitWidth, Theme.size(58))
                            pixels: 26
                            strong: true
                            text: root.odds.chosenHand
                        }
                        Paragraph {
                            id: advice
                            anchors.verticalCenter: parent.verticalCenter
                            width: hand.width - handName.width - 14
                            pixels: 13
                            text: root.odds.chosenAdvice
                        }
                    }
                    NamedValues {
                        lines: root.odds.chosenLines
                    }
                }
            }
            ThemedText {
                visible: root.odds.ready
                pixels: 15
                strong: true
                text: qsTr("The whole game with best play")
            }
            NamedValues {
                lines: root.odds.summary
            }
        }
    }
}
