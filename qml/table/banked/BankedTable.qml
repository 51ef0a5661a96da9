// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The table of a house-banked game as seen from the dealer: a bow with spots, the rack and the posted table.
TableScene {
    id: root

    seating: root.geometry
    blueBack: root.table.deckBack === 2
    laid: {
        const list = [TableSpot.Stub, TableSpot.Burns];
        if (root.table.cutCard !== 0)
            list.unshift(TableSpot.CutCard);
        if (root.table.hasSharedHand)
            list.push(TableSpot.SharedHand);
        list.push(TableSpot.DealerHand);
        if (root.table.exposedCount > 0)
            list.push(TableSpot.Exposed);
        if (root.table.setAsideCount > 0)
            list.push(TableSpot.SetAside);
        return list.join(" ");
    }

    readonly property BankedGeometry geometry: BankedGeometry {
        width: root.width
        height: root.height
        seatCount: root.table.seatCount
        circlePlaces: root.table.circlePlaces
        trays: root.trays
        shuffler: root.table.showsShuffler
        slotCount: root.table.boardSlots.length
        potCount: root.table.potCount
        sharedHand: root.table.hasSharedHand
        payLines: root.table.pays.length
    }

    below: [
        ArcFelt {
            anchors.fill: parent
            crown: root.geometry.crown + root.geometry.plateHeight * 0.42
            drop: root.geometry.edgeDrop
            railWidth: root.geometry.railWidth
            lineAt: root.geometry.spotHeight - root.geometry.plateHeight * 0.42 + 4 * root.geometry.unit
            railTop: Theme.railTop
            railBottom: Theme.railBottom
            feltLight: Theme.feltLight
            feltDark: Theme.feltDark
            line: Theme.feltLine
        },
        PayPlacard {
            visible: root.table.pays.length > 0
            geometry: root.geometry
            table: root.table
        },
        ChipRack {
            geometry: root.geometry
            table: root.table
            hands: root.dealersHands
        },
        BoardSlots {
            anchors.fill: parent
            geometry: root.geometry
            table: root.table
            hands: root.dealersHands
        },
        TraysOnTable {
            anchors.fill: parent
            geometry: root.geometry
            trays: root.trays.concat(root.geometry.rightTrays)
            table: root.table
            hands: root.dealersHands
        }
    ]
    above: [
        Repeater {
            model: root.table.circles

            BankedCircle {
                geometry: root.geometry
                hands: root.dealersHands
            }
        },
        Repeater {
            model: root.table.seats

            BankedSeat {
                geometry: root.geometry
                hands: root.dealersHands
            }
        },
        ThemedText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.geometry.board.y - height - 12 * root.geometry.unit
            visible: text !== ""
            font.pixelSize: Math.round(Theme.size(14) * root.geometry.fontScale)
            color: Theme.amount
            text: root.table.caption
        },
        SpeechBubble {
            // beside the dealer's box, where nothing lies; where that is narrow, beside the rack, or the board above
            readonly property rect box: root.geometry.trayRect(root.trays[root.trays.length - 1])
            readonly property real limit: root.table.potCount > 0 ? root.geometry.potRect(0).x - 8
                                                                  : root.width - 30 * root.geometry.unit
            readonly property bool narrow: limit - box.x - box.width < 190 && root.table.potCount === 0
            readonly property rect rack: root.geometry.rack
            readonly property bool above: narrow && !root.geometry.inOneRow && root.geometry.edgeRight - rack.x - rack.width < 170
            readonly property rect beside: above ? root.geometry.board : narrow ? rack : box
            x: beside.x + beside.width + 10 * root.geometry.unit
            y: beside.y + (beside.height - height) / 2
            z: 10
            dealer: true
            text: root.table.dealerBubble
            mostWidth: Math.max(120, (narrow && !above ? root.geometry.edgeRight : limit) - x)
            fontScale: root.geometry.fontScale
        }
    ]
}
