// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The places before the dealer: burns, stub, muck, and what else this game needs; where the house banks, under its names.
Item {
    id: root

    /// The geometry of whichever table this is.
    required property var geometry
    required property var trays
    required property TableModel table
    required property TableHands hands
    readonly property bool banked: root.table.banked
    /// One size for all captions: that of the one with the least room; where the house banks each has its own.
    readonly property real captionScale: root.banked ? 1 : root.trays.reduce((least, spot) =>
        Math.min(least, (root.geometry.trayRect(spot).width + 2) / Math.max(1, captions.advanceWidth(root.factsOf(spot).caption))), 1)

    /// Of a place: its name, said in full too, whether anything can be taken from it, and its chips, or else its cards.
    function factsOf(spot: int): var {
        switch (spot) {
        case TableSpot.Burns: return { caption: qsTr("Burns"), spoken: qsTr("Burns, %n card(s)", "", root.table.burnCount),
            holds: root.table.burnCount > 0, ghost: {cards: root.banked ? 1 : root.table.burnCount} };
        case TableSpot.Stub: return { caption: root.banked ? qsTr("Deck") : qsTr("Stub"), holds: root.table.stubCount > 0,
            spoken: root.banked ? qsTr("Deck, %n card(s)", "", root.table.stubCount) : qsTr("Stub, %n card(s)", "", root.table.stubCount) };
        case TableSpot.Muck: return { caption: root.banked ? qsTr("Discards") : qsTr("Muck"), holds: root.table.muckCount > 0,
            spoken: root.banked ? qsTr("Discard holder, %n card(s)", "", root.table.muckCount) : qsTr("Muck, %n card(s)", "", root.table.muckCount),
            ghost: {cards: root.banked ? 1 : Math.min(3, root.table.muckCount)} };
        case TableSpot.SetAside: return { caption: qsTr("Aside"), spoken: qsTr("Set aside, %n card(s)", "", root.table.setAsideCount),
            holds: root.table.setAsideCount > 0 };
        case TableSpot.Exposed: return { caption: qsTr("Exposed"), spoken: qsTr("Exposed card"), holds: true };
        case TableSpot.CutCard: return { caption: qsTr("Cut card"), holds: root.table.cutCard === 1, ghost: {cutCard: true},
            spoken: root.table.cutCard === 1 ? qsTr("Cut card, beside the deck") : qsTr("Cut card, under the deck") };
        case TableSpot.Discs: return { caption: qsTr("Discs"), spoken: qsTr("Discs: %1").arg(Array.from(root.table.waitingDiscs).join(", ")),
            holds: true, ghost: {puck: root.table.waitingDiscs[0] ?? "", disc: true} };
        case TableSpot.Bank: return { caption: qsTr("Bank"), spoken: qsTr("Bank: %1").arg(root.table.bankText), holds: true,
            chips: root.table.bankChips, amount: root.table.bankText };
        // what is in there stays there
        case TableSpot.Drop: return { caption: qsTr("Drop"), spoken: qsTr("Drop: %1").arg(root.table.dropText || "0"), holds: false,
            chips: root.table.dropChips, amount: root.table.dropText };
        case TableSpot.Tips: return { caption: qsTr("Tips"), spoken: qsTr("Tips: %1").arg(root.table.tipsText), holds: false,
            chips: root.table.tipsChips, amount: root.table.tipsText };
        case TableSpot.DealerHand: return { caption: qsTr("Dealer"), holds: root.table.dealerHandCount > 0,
            spoken: root.withFaces(qsTr("Dealer's box, %n card(s)", "", root.table.dealerHandCount), root.table.dealerWords) };
        case TableSpot.SharedHand: return { caption: qsTr("Player"), holds: root.table.sharedHandCount > 0,
            spoken: root.withFaces(qsTr("Player's box, %n card(s)", "", root.table.sharedHandCount), root.table.sharedWords) };
        case TableSpot.Shuffler: return { caption: qsTr("Shuffler"), holds: root.table.shufflerBack > 0,
            spoken: root.table.shufflerBack === 0 ? qsTr("Shuffler, empty")
                : root.table.shufflerBack === 2 ? qsTr("Shuffler with the blue deck") : qsTr("Shuffler with the red deck") };
        default: return { caption: qsTr("Carried"), spoken: qsTr("Carried over: %1").arg(root.table.carriedText),
            holds: root.table.carriedChips.length > 0, chips: root.table.carriedChips, amount: root.table.carriedText };
        }
    }
    /// A name with what its cards are to see: of those face down only that they are.
    function withFaces(name: string, words: list<string>): string {
        return words.length === 0 ? name : name + ": " + words.join(", ");
    }

    FontMetrics {
        id: captions
        font.family: Theme.family
        font.pixelSize: Math.round(Theme.size(11) * root.geometry.fontScale)
        font.weight: Font.Medium
    }
    Repeater {
        model: root.trays

        DeckTray {
            id: tray
            required property int modelData
            readonly property rect place: root.geometry.trayRect(modelData)
            readonly property var facts: root.factsOf(modelData)

            x: place.x
            y: place.y
            width: place.width
            height: place.height
            caption: tray.facts.caption
            fontScale: root.geometry.fontScale * root.captionScale
            highlighted: root.hands.isOwed(modelData, -1)
            targeted: root.hands.isTarget(modelData, 0)

            ChipStack {
                anchors.centerIn: parent
                visible: chips.length > 0
                chips: tray.facts.chips ?? []
                amountText: tray.facts.amount ?? ""
                chipWidth: Math.min(root.geometry.chipWidth, tray.width / 2.9)
                mostColumns: 3
                mostWidth: tray.width - 2
                fontScale: root.geometry.fontScale
            }
            Repeater {
                model: tray.modelData === TableSpot.Discs ? root.table.waitingDiscs : []

                Puck {
                    required property var modelData
                    required property int index

                    disc: true
                    text: modelData
                    diameter: root.geometry.puck
                    readonly property int columns: tray.width >= 2 * width ? 2 : 1
                    x: tray.width / 2 - width / 2 + (columns === 1 ? 0 : (index % 2 === 0 ? -1 : 1) * width * 0.5)
                    y: 6 + Math.floor(index / columns) * (height + 3)
                }
            }
            ShufflerBox {
                anchors.fill: parent
                anchors.margins: 6
                visible: tray.modelData === TableSpot.Shuffler
                back: root.table.shufflerBack
            }
            CutCard {
                anchors.centerIn: parent
                visible: tray.modelData === TableSpot.CutCard && root.table.cutCard === 1
                width: root.geometry.trayCardWidth
                height: root.geometry.trayCardHeight
            }
            CutCard {
                // under the deck only its near edge is to be seen
                visible: tray.modelData === TableSpot.Stub && root.table.cutCard === 2
                width: root.geometry.trayCardWidth
                height: 7 * root.geometry.unit
                x: (parent.width - width) / 2
                y: parent.height - height - 1
            }
            Grip {
                anchors.fill: parent
                draggable: tray.facts.holds
                name: tray.facts.spoken
                spot: tray.modelData
                spotIndex: 0
                ghost: tray.facts.ghost ?? (tray.facts.chips === undefined ? {cards: 1} : {chips: tray.facts.chips})
                hands: root.hands
            }
        }
    }
    Grip {
        x: root.geometry.cutPacket.x
        y: root.geometry.cutPacket.y
        width: root.geometry.cutPacket.width
        height: root.geometry.cutPacket.height
        visible: root.table.cutPacketCount > 0
        draggable: true
        name: qsTr("Part cut off, %n card(s)", "", root.table.cutPacketCount)
        spot: TableSpot.CutPacket
        spotIndex: 0
        ghost: ({cards: 1})
        hands: root.hands
        ring: 3
    }
}
