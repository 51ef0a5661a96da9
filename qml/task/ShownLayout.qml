// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A board and the spots to be paid, each with its cards and its wager; what is right stands below it afterwards.
Column {
    id: root

    required property TaskDesk desk
    readonly property var spots: root.desk.shown.spots ?? []
    readonly property real spotWidth: Math.min(Theme.size(160), (root.width + 12) / Math.max(1, root.spots.length) - 12)

    spacing: 14

    Note {
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Table %1 pays (to 1): %2").arg(root.desk.shown.table ?? "")
            .arg((root.desk.shown.pays ?? []).map(line => line.hand + " " + line.odds).join(" · "))
    }
    CardRow {
        anchors.horizontalCenter: parent.horizontalCenter
        cards: root.desk.shown.board ?? []
        cardHeight: Math.round(104 * Theme.textScale)
        name: qsTr("Community cards")
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 12

        Repeater {
            model: root.spots

            Column {
                id: spot
                required property var modelData
                required property int index
                readonly property var mark: root.desk.amountMarks[spot.index]

                width: root.spotWidth
                spacing: 6

                CardRow {
                    anchors.horizontalCenter: parent.horizontalCenter
                    cards: spot.modelData.cards
                    cardHeight: Math.round(76 * Theme.textScale)
                    name: qsTr("Cards of spot %1").arg(spot.index + 1)
                }
                ThemedText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    strong: true
                    text: qsTr("Bonus %1").arg(spot.modelData.wager)
                }
                Paragraph {
                    visible: spot.mark !== undefined
                    horizontalAlignment: Text.AlignHCenter
                    pixels: 13
                    color: spot.mark?.right ? Theme.good : Theme.fault
                    text: spot.mark === undefined ? "" : (spot.mark.right ? "✓ " : "✗ ") + spot.mark.text
                }
            }
        }
    }
}
