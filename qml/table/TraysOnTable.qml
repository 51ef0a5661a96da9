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
        Math.min(least, (root.geometry.trayRect(spot).width + 2) / Math.max(1, captions.advanceWidth(root.caption(spot)))), 1)

    function caption(spot: int): string {
        switch (spot) {
        case TableSpot.Burns: return qsTr("Burns");
        case TableSpot.Stub: return root.banked ? qsTr("Deck") : qsTr("Stub");
        case TableSpot.Muck: return root.banked ? qsTr("Discards") : qsTr("Muck");
        case TableSpot.SetAside: return qsTr("Aside");
        case TableSpot.Exposed: return qsTr("Exposed");
        case TableSpot.CutCard: return qsTr("Cut card");
        case TableSpot.Discs: return qsTr("Discs");
        case TableSpot.Bank: return qsTr("Bank");
        case TableSpot.Drop: return qsTr("Drop");
        case TableSpot.Tips: return qsTr("Tips");
        case TableSpot.DealerHand: return qsTr("Dealer");
        case TableSpot.SharedHand: return qsTr("Player");
        case TableSpot.Shuffler: return qsTr("Shuffler");
        default: return qsTr("Carried");
        }
    }
    function spoken(spot: int): string {
        switch (spot) {
        case TableSpot.Burns: return qsTr("Burns, %n card(s)", "", root.table.burnCount);
        case TableSpot.Stub: return root.banked ? qsTr("Deck, %n card(s)", "", root.table.stubCount) : qsTr("Stub, %n card(s)", "", root.table.stubCount);
        case TableSpot.Muck: return root.banked ? qsTr("Discard holder, %n card(s)", "", root.table.muckCount) : qsTr("Muck, %n card(s)", "", root.table.muckCount);
        case TableSpot.SetAside: return qsTr("Set aside, %n card(s)", "", root.table.setAsideCount);
        case TableSpot.Exposed: return qsTr("Exposed card");
        case TableSpot.CutCard: return root.table.cutCard === 1 ? qsTr("Cut card, beside the deck") : qsTr("Cut card, under the deck");
        case TableSpot.Discs: return qsTr("Discs: %1").arg(Array.from(root.table.waitingDiscs).join(", "));
        case TableSpot.Bank: return qsTr("Bank: %1").arg(root.table.bankText);
        case TableSpot.Drop: return qsTr("Drop: %1").arg(root.table.dropText || "0");
        case TableSpot.Tips: return qsTr("Tips: %1").arg(root.table.tipsText);
        case TableSpot.DealerHand: return root.withFaces(qsTr("Dealer's box, %n card(s)", "", root.table.dealerHandCount), root.table.dealerWords);
        case TableSpot.SharedHand: return root.withFaces(qsTr("Player's box, %n card(s)", "", root.table.sharedHandCount), root.table.sharedWords);
        case TableSpot.Shuffler: return root.table.shufflerBack === 0 ? qsTr("Shuffler, empty")
            : root.table.shufflerBack === 2 ? qsTr("Shuffler with the blue deck") : qsTr("Shuffler with the red deck");
        default: return qsTr("Carried over: %1").arg(root.table.carriedText);
        }
    }
    /// A name with what its cards are to see: of those face down only that they are.
    function withFaces(name: string, words: list<string>): string {
        return words.length === 0 ? name : name + ": " + words.join(", ");
    }
    function ghost(spot: int): var {
        switch (spot) {
        case TableSpot.CutCard: return {cutCard: true};
        case TableSpot.Discs: return {puck: root.table.waitingDiscs[0] ?? "", disc: true};
        case TableSpot.Bank: return {chips: root.table.bankChips};
        case TableSpot.Drop: return {chips: root.table.dropChips};
        case TableSpot.Tips: return {chips: root.table.tipsChips};
        case TableSpot.Carried: return {chips: root.table.carriedChips};
        case TableSpot.Muck: return {cards: root.banked ? 1 : Math.min(3, root.table.muckCount)};
        case TableSpot.Burns: return {cards: root.banked ? 1 : root.table.burnCount};
        default: return {cards: 1};
        }
    }
    function chips(spot: int): var {
        switch (spot) {
        case TableSpot.Bank: return root.table.bankChips;
        case TableSpot.Drop: return root.table.dropChips;
        case TableSpot.Tips: return root.table.tipsChips;
        case TableSpot.Carried: return root.table.carriedChips;
        default: return [];
        }
    }
    function amount(spot: int): string {
        switch (spot) {
        case TableSpot.Bank: return root.table.bankText;
        case TableSpot.Drop: return root.table.dropText;
        case TableSpot.Tips: return root.table.tipsText;
        default: return root.table.carriedText;
        }
    }
    function holds(spot: int): bool {
        switch (spot) {
        case TableSpot.Burns: return root.table.burnCount > 0;
        case TableSpot.Stub: return root.table.stubCount > 0;
        case TableSpot.Muck: return root.table.muckCount > 0;
        case TableSpot.SetAside: return root.table.setAsideCount > 0;
        case TableSpot.DealerHand: return root.table.dealerHandCount > 0;
        case TableSpot.SharedHand: return root.table.sharedHandCount > 0;
        case TableSpot.Shuffler: return root.table.shufflerBack > 0;
        case TableSpot.CutCard: return root.table.cutCard === 1;
        case TableSpot.Carried: return root.table.carriedChips.length > 0;
        // what is in there stays there
        case TableSpot.Drop:
        case TableSpot.Tips: return false;
        default: return true;
        }
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

            x: place.x
            y: place.y
            width: place.width
            height: place.height
            caption: root.caption(modelData)
            fontScale: root.geometry.fontScale * root.captionScale
            highlighted: root.hands.isOwed(modelData, -1)
            targeted: root.hands.isTarget(modelData, 0)

            ChipStack {
                anchors.centerIn: parent
                visible: chips.length > 0
                chips: root.chips(tray.modelData)
                amountText: root.amount(tray.modelData)
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
                draggable: root.holds(tray.modelData)
                name: root.spoken(tray.modelData)
                spot: tray.modelData
                spotIndex: 0
                ghost: root.ghost(tray.modelData)
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
