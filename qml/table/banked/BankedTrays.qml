// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The dealer's places on the table of a house-banked game: deck, burns, boxes for the hands, discard holder, shuffler.
Item {
    id: root

    required property BankedGeometry geometry
    required property TableModel table
    required property TableHands hands

    function caption(spot: int): string {
        switch (spot) {
        case TableSpot.Burns: return qsTr("Burns");
        case TableSpot.Stub: return qsTr("Deck");
        case TableSpot.Muck: return qsTr("Discards");
        case TableSpot.SetAside: return qsTr("Aside");
        case TableSpot.Exposed: return qsTr("Exposed");
        case TableSpot.CutCard: return qsTr("Cut card");
        case TableSpot.DealerHand: return qsTr("Dealer");
        case TableSpot.SharedHand: return qsTr("Player");
        default: return qsTr("Shuffler");
        }
    }
    function spoken(spot: int): string {
        switch (spot) {
        case TableSpot.Burns: return qsTr("Burns, %n card(s)", "", root.table.burnCount);
        case TableSpot.Stub: return qsTr("Deck, %n card(s)", "", root.table.stubCount);
        case TableSpot.Muck: return qsTr("Discard holder, %n card(s)", "", root.table.muckCount);
        case TableSpot.SetAside: return qsTr("Set aside, %n card(s)", "", root.table.setAsideCount);
        case TableSpot.Exposed: return qsTr("Exposed card");
        case TableSpot.CutCard: return root.table.cutCard === 1 ? qsTr("Cut card, beside the deck") : qsTr("Cut card, under the deck");
        case TableSpot.DealerHand: return root.withFaces(qsTr("Dealer's box, %n card(s)", "", root.table.dealerHandCount), root.table.dealerWords);
        case TableSpot.SharedHand: return root.withFaces(qsTr("Player's box, %n card(s)", "", root.table.sharedHandCount), root.table.sharedWords);
        default: return root.table.shufflerBack === 0 ? qsTr("Shuffler, empty")
            : root.table.shufflerBack === 2 ? qsTr("Shuffler with the blue deck") : qsTr("Shuffler with the red deck");
        }
    }
    /// A name with what its cards are to see: of those face down only that they are.
    function withFaces(name: string, words: list<string>): string {
        return words.length === 0 ? name : name + ": " + words.join(", ");
    }
    function holds(spot: int): bool {
        switch (spot) {
        case TableSpot.Burns: return root.table.burnCount > 0;
        case TableSpot.Stub: return root.table.stubCount > 0;
        case TableSpot.Muck: return root.table.muckCount > 0;
        case TableSpot.DealerHand: return root.table.dealerHandCount > 0;
        case TableSpot.SharedHand: return root.table.sharedHandCount > 0;
        case TableSpot.Shuffler: return root.table.shufflerBack > 0;
        case TableSpot.CutCard: return root.table.cutCard === 1;
        default: return true;
        }
    }

    Repeater {
        model: root.geometry.trays.concat(root.geometry.rightTrays)

        DeckTray {
            id: tray
            required property int modelData
            readonly property rect place: root.geometry.trayRect(modelData)

            x: place.x
            y: place.y
            width: place.width
            height: place.height
            caption: root.caption(modelData)
            fontScale: root.geometry.fontScale
            highlighted: root.hands.isOwed(modelData, -1)
            targeted: root.hands.isTarget(modelData, 0)

            Rectangle {
                // the machine: a dark box with a slot, through which the back of the deck in it is seen
                anchors.fill: parent
                anchors.margins: 6
                visible: tray.modelData === TableSpot.Shuffler
                radius: 7
                color: "#20242a"
                border.width: 1
                border.color: "#59626c"

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: parent.height * 0.2
                    width: parent.width * 0.72
                    height: parent.height * 0.34
                    radius: 3
                    color: "#0c0e11"

                    PlayingCard {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 3
                        visible: root.table.shufflerBack > 0
                        width: parent.width - 8
                        height: parent.height - 6
                        artHeight: width * 1.4
                        face: ""
                        faceUp: false
                        moves: false
                        blueBack: root.table.shufflerBack === 2
                    }
                }
                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: parent.height * 0.72
                    width: 7
                    height: 7
                    radius: 3.5
                    color: root.table.shufflerBack > 0 ? "#58bf8c" : "#5c646d"
                }
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
                ghost: tray.modelData === TableSpot.CutCard ? {cutCard: true} : {cards: 1}
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
    }
}
