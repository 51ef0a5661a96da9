// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cutcard

// Whatever the number of seats, the window and the text scale: nothing lies on anything else.
TestCase {
    id: testCase
    name: "Geometry"

    TableGeometry {
        id: geometry
        width: 930
        height: 570
        seatCount: 9
        handSizes: []
        trays: [TableSpot.Burns, TableSpot.Stub, TableSpot.Muck, TableSpot.Carried]
        slotCount: 5
        potCount: 1
        cardsPerHand: 2
    }

    function cleanup(): void {
        Theme.textScale = 1;
        geometry.captioned = false;
    }
    function pieces(): var {
        const list = [];
        for (let i = 0; i < geometry.seatCount; ++i) {
            const at = geometry.places[i];
            list.push({name: "plate " + (i + 1), area: at.plate});
            list.push({name: "hand " + (i + 1), area: at.hand});
            list.push({name: "bet " + (i + 1), area: Qt.rect(at.betX - geometry.betWidth / 2, at.betY - geometry.betHeight / 2,
                                                             geometry.betWidth, geometry.betHeight)});
            list.push({name: "button " + (i + 1), area: Qt.rect(at.buttonX - geometry.puck / 2, at.buttonY - geometry.puck / 2,
                                                                geometry.puck, geometry.puck)});
        }
        for (const spot of geometry.trays)
            list.push({name: "tray " + spot, area: geometry.trayRect(spot)});
        for (let p = 0; p < geometry.potCount; ++p)
            list.push({name: "pot " + p, area: geometry.potRect(p)});
        list.push({name: "board", area: geometry.board});
        // where the bank lends, words stand above the pots, with room of their own
        if (geometry.captioned)
            list.push({name: "words", area: Qt.rect(geometry.width / 2 - 2, geometry.middle.y, 4, geometry.aboveRoom)});
        return list;
    }
    function overlap(a: rect, b: rect): bool {
        const slack = 1.5;
        return a.x + a.width > b.x + slack && b.x + b.width > a.x + slack
            && a.y + a.height > b.y + slack && b.y + b.height > a.y + slack;
    }

    function test_nothingOverlaps_data(): var {
        const rows = [];
        for (const size of [[720, 427], [930, 570], [930, 500], [1000, 510], [1280, 640], [1540, 860]])
            for (const scale of [1, 1.25, 1.5])
                for (let seats = 2; seats <= 10; ++seats)
                    for (const pots of [0, 1, 4])
                        for (const cards of [2, 4])
                            rows.push({
                                tag: size[0] + "x" + size[1] + " text " + scale + " seats " + seats + " pots " + pots + " cards " + cards,
                                width: size[0], height: size[1], scale: scale, seats: seats, pots: pots, cards: cards
                            });
        return rows;
    }
    function test_nothingOverlaps(row): void {
        Theme.textScale = row.scale;
        geometry.width = row.width;
        geometry.height = row.height;
        geometry.cardsPerHand = row.cards;
        geometry.seatCount = row.seats;
        geometry.potCount = row.pots;
        geometry.captioned = row.cards > 2;
        const list = pieces();
        const bad = [];
        for (let i = 0; i < list.length; ++i) {
            const a = list[i].area;
            if (a.x < 0 || a.y < 0 || a.x + a.width > row.width || a.y + a.height > row.height)
                bad.push(list[i].name + " outside");
            if (a.width < 4 || a.height < 4)
                bad.push(list[i].name + " vanishes");
            for (let j = i + 1; j < list.length; ++j)
                // there is only one button
                if (overlap(a, list[j].area) && !(list[i].name.startsWith("button") && list[j].name.startsWith("button")))
                    bad.push(list[i].name + " on " + list[j].name);
        }
        compare(bad.join("; "), "");
        if (row.height > 500 && (row.height > 520 || row.scale < 1.5))
            verify(geometry.seatCardWidth >= 56, "cards of " + geometry.seatCardWidth);
        if (row.height > 520 && row.cards < 3)
            verify(geometry.boardCardWidth >= 56, "board cards of " + geometry.boardCardWidth);
        verify(geometry.boardCardHeight >= (row.height < 480 ? 39 : row.cards > 2 ? 44 : 56), "board cards of " + geometry.boardCardHeight);
    }

    function test_seatOneIsAtTheDealersLeftAndTheyGoClockwise(): void {
        geometry.width = 1280;
        geometry.height = 640;
        geometry.cardsPerHand = 2;
        for (let seats = 2; seats <= 10; ++seats) {
            geometry.seatCount = seats;
            let last = -1e9;
            for (let i = 0; i < seats; ++i) {
                const plate = geometry.places[i].plate;
                // the angle seen from the dealer, from the left hand round to the right
                const angle = Math.atan2(plate.x + plate.width / 2 - 640, 640 - plate.y);
                verify(angle > last, seats + " seats: seat " + (i + 1));
                last = angle;
            }
            verify(geometry.places[0].plate.x < 320);
        }
    }

    function test_whatLiesUnderTheHand(): void {
        geometry.width = 930;
        geometry.height = 570;
        geometry.seatCount = 9;
        geometry.potCount = 2;
        for (let i = 0; i < 9; ++i) {
            const at = geometry.places[i];
            const plate = geometry.targetAt(at.plate.x + 10, at.plate.y + 10);
            compare(plate.spot, TableSpot.Seat);
            compare(plate.index, i + 1);
            compare(geometry.targetAt(at.hand.x + 10, at.hand.y + 10).index, i + 1);
            compare(geometry.targetAt(at.betX, at.betY).spot, TableSpot.Bet);
        }
        for (const spot of geometry.trays) {
            const tray = geometry.trayRect(spot);
            compare(geometry.targetAt(tray.x + tray.width / 2, tray.y + tray.height / 2).spot, spot);
        }
        const pot = geometry.potRect(1);
        compare(geometry.targetAt(pot.x + 5, pot.y + 5), {spot: TableSpot.Pot, index: 1});
        compare(geometry.targetAt(geometry.board.x + 5, geometry.board.y + 5).spot, TableSpot.Board);
        compare(geometry.targetAt(1, 1).spot, TableSpot.None);
    }
}
