// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Hands to be read, and the board they share.
Column {
    id: root

    required property TaskDesk desk
    readonly property var board: root.desk.shown.board ?? []

    spacing: 14

    function spoken(cards: var): string {
        return cards.map(card => card.face).join(" ");
    }

    SideBySide {
        spacing: 40

        Repeater {
            model: root.desk.shown.hands ?? []

            Column {
                id: hand
                required property var modelData

                spacing: 6

                MutedText {
                    text: hand.modelData.name
                }
                CardRow {
                    cards: hand.modelData.cards
                    cardHeight: Math.round(96 * Theme.textScale)
                    name: hand.modelData.name + ": " + root.spoken(hand.modelData.cards)
                }
            }
        }
    }
    Column {
        visible: root.board.length > 0
        spacing: 6

        MutedText {
            text: qsTr("The board, in the order it was dealt")
        }
        CardRow {
            cards: root.board
            cardHeight: Math.round(96 * Theme.textScale)
            name: qsTr("Board: %1").arg(root.spoken(root.board))
        }
    }
}
