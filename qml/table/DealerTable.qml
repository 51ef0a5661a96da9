// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The whole table of the players' games as seen from the box: an oval, its trays, the dealer button.
TableScene {
    id: root

    seating: root.geometry
    laid: {
        const list = [TableSpot.Burns, TableSpot.Stub, TableSpot.Muck];
        if (root.table.cutCard === 1)
            list.push(TableSpot.CutCard);
        if (root.table.showsCarried)
            list.push(TableSpot.Carried);
        if (root.table.exposedCount > 0)
            list.push(TableSpot.Exposed);
        if (root.table.showsSetAside || root.table.setAsideCount > 0)
            list.push(TableSpot.SetAside);
        if (root.table.waitingDiscs.length > 0)
            list.push(TableSpot.Discs);
        if (root.table.showsBank)
            list.push(TableSpot.Bank);
        if (root.table.showsDrop)
            list.push(TableSpot.Drop);
        if (root.table.tipsChips.length > 0)
            list.push(TableSpot.Tips);
        return list.join(" ");
    }

    readonly property TableGeometry geometry: TableGeometry {
        width: root.width
        height: root.height
        seatCount: root.table.seatCount
        handSizes: root.table.handSizes
        trays: root.trays
        slotCount: root.table.boardSlots.length
        potCount: root.table.potCount
        cardsPerHand: root.table.cardsPerHand
        captioned: root.table.showsBank
    }

    below: [
        TableFelt {
            anchors.fill: parent
            rail: root.geometry.rail
            railWidth: root.geometry.railWidth
        },
        BoardOnTable {
            anchors.fill: parent
            geometry: root.geometry
            table: root.table
            hands: root.dealersHands
        },
        TraysOnTable {
            anchors.fill: parent
            geometry: root.geometry
            trays: root.trays
            table: root.table
            hands: root.dealersHands
        }
    ]
    above: [
        Repeater {
            model: root.table.seats

            SeatOnTable {
                geometry: root.geometry
                // where the bank lends, what somebody has left is what the dealer goes by, and no chips of it are drawn
                stackShown: !root.byEye || root.table.showsBank
                hands: root.dealersHands
            }
        },
        Puck {
            id: button
            readonly property var at: root.geometry.places[root.table.buttonSeat - 1] ?? null
            visible: at !== null
            diameter: root.geometry.puck
            text: qsTr("D", "dealer button")
            x: (at?.buttonX ?? 0) - width / 2
            y: (at?.buttonY ?? 0) - height / 2
            Behavior on x {
                enabled: root.moves && !root.settling && Theme.animation > 0
                NumberAnimation { duration: Theme.animation; easing.type: Easing.InOutQuad }
            }
            Behavior on y {
                enabled: root.moves && !root.settling && Theme.animation > 0
                NumberAnimation { duration: Theme.animation; easing.type: Easing.InOutQuad }
            }

            Grip {
                anchors.fill: parent
                draggable: true
                name: qsTr("dealer button at seat %1").arg(root.table.buttonSeat)
                spot: TableSpot.Button
                spotIndex: root.table.buttonSeat
                ghost: ({puck: button.text})
                hands: root.dealersHands
            }
        },
        SpeechBubble {
            x: root.geometry.bubbleBeside ? Math.min(root.width - width - 4, root.geometry.traysLeft + root.geometry.traysWidth + 4)
                : (root.width - width) / 2
            y: root.height - height - 1
            z: 10
            dealer: true
            text: root.table.dealerBubble
            // beside the names it takes the room that is left there
            mostWidth: root.geometry.bubbleBeside ? root.width - root.geometry.traysLeft - root.geometry.traysWidth - 8 : root.width * 0.6
            fontScale: root.geometry.fontScale
        }
    ]
}
