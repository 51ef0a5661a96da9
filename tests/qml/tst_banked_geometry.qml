// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cutcard

// The table of a house-banked game: whatever the spots, the window and the text scale, nothing lies on anything else.
TestCase {
    id: testCase
    name: "BankedGeometry"

    readonly property var champion: [{kind: 2, row: 0, column: 0}, {kind: 0, row: 0, column: 1}, {kind: 1, row: 0, column: 2},
        {kind: 3, row: 1, column: 0}, {kind: 4, row: 1, column: 1}]
    readonly property var two: [{kind: 0, row: 0, column: 0}, {kind: 1, row: 0, column: 1},
        {kind: 3, row: 1, column: 0}, {kind: 4, row: 1, column: 1}]

    BankedGeometry {
        id: geometry
        width: 930
        height: 570
        seatCount: 7
        circlePlaces: testCase.champion
        trays: [TableSpot.Stub, TableSpot.Burns, TableSpot.DealerHand]
        shuffler: false
        slotCount: 5
        potCount: 1
        sharedHand: false
        payLines: 7
    }

    function cleanup(): void {
        Theme.textScale = 1;
    }
    function pieces(): var {
        const list = [];
        for (let i = 0; i < geometry.seatCount; ++i) {
            const at = geometry.places[i];
            list.push({name: "plate " + (i + 1), area: at.plate});
            if (!geometry.sharedHand)
                list.push({name: "hand " + (i + 1), area: at.hand});
            for (const place of geometry.circlePlaces) {
                const circle = geometry.circleRect((i + 1) * 10 + place.kind);
                list.push({name: "circle " + (i + 1) + "." + place.kind,
                           area: Qt.rect(circle.x, circle.y, circle.width, circle.height + geometry.amountHeight * 0.9)});
            }
        }
        for (const spot of geometry.trays.concat(geometry.rightTrays)) {
            const tray = geometry.trayRect(spot);
            list.push({name: "tray " + spot, area: Qt.rect(tray.x, tray.y, tray.width, tray.height + geometry.captionHeight)});
        }
        for (let p = 0; p < geometry.potCount; ++p)
            list.push({name: "pot " + p, area: geometry.potRect(p)});
        list.push({name: "board", area: geometry.board});
        list.push({name: "rack", area: geometry.rack});
        list.push({name: "placard", area: geometry.placard});
        return list;
    }
    function overlap(a: rect, b: rect): bool {
        const slack = 1.5;
        return a.x + a.width > b.x + slack && b.x + b.width > a.x + slack
            && a.y + a.height > b.y + slack && b.y + b.height > a.y + slack;
    }

    function test_nothingOverlaps_data(): var {
        const rows = [];
        // 820 by 430 is what a window of 1280 by 800 leaves the table at 150 %
        for (const size of [[930, 570], [930, 520], [820, 430], [1280, 640], [1540, 860]])
            for (const scale of [1, 1.25, 1.5])
                for (let seats = 1; seats <= 7; ++seats)
                    for (const game of ["champion", "one", "two"])
                        for (const shuffler of [false, true])
                            rows.push({
                                tag: size[0] + "x" + size[1] + " text " + scale + " seats " + seats + " " + game + (shuffler ? " shuffler" : ""),
                                width: size[0], height: size[1], scale: scale, seats: seats, game: game, shuffler: shuffler
                            });
        return rows;
    }
    function test_nothingOverlaps(data: var): void {
        Theme.textScale = data.scale;
        geometry.width = data.width;
        geometry.height = data.height;
        geometry.seatCount = data.seats;
        geometry.circlePlaces = data.game === "two" ? testCase.two : testCase.champion;
        geometry.sharedHand = data.game === "one";
        geometry.payLines = data.game === "champion" ? 7 : 9;
        geometry.potCount = data.game === "champion" ? 1 : 0;
        geometry.trays = data.game === "one" ? [TableSpot.CutCard, TableSpot.Stub, TableSpot.Burns, TableSpot.SharedHand, TableSpot.DealerHand]
                                             : [TableSpot.CutCard, TableSpot.Stub, TableSpot.Burns, TableSpot.DealerHand];
        geometry.shuffler = data.shuffler;
        const all = pieces();
        for (const piece of all) {
            verify(piece.area.x >= -1 && piece.area.x + piece.area.width <= data.width + 1, piece.name + " is beside the table");
            verify(piece.area.y >= -1 && piece.area.y + piece.area.height <= data.height + 1, piece.name + " is above or below the table");
        }
        for (let i = 0; i < all.length; ++i)
            for (let j = i + 1; j < all.length; ++j)
                verify(!overlap(all[i].area, all[j].area), all[i].name + " lies on " + all[j].name);
        verify(geometry.circle >= 28, "a circle can be hit: " + geometry.circle);
        if (!geometry.sharedHand && data.height >= 570 && data.scale === 1)
            verify(geometry.seatCardWidth >= 56, "hands can be read: " + geometry.seatCardWidth);
        verify(geometry.boardCardHeight >= 40, "the board can be read: " + geometry.boardCardHeight);
    }
    function test_whatLiesUnderTheHandIsFound(): void {
        geometry.seatCount = 7;
        geometry.circlePlaces = testCase.champion;
        geometry.sharedHand = false;
        for (const index of [10, 12, 43, 74]) {
            const middle = geometry.anchor(TableSpot.Circle, index);
            const target = geometry.targetAt(middle.x, middle.y);
            compare(target.spot, TableSpot.Circle);
            compare(target.index, index);
        }
        const rack = geometry.anchor(TableSpot.Rack, 25);
        compare(geometry.targetAt(rack.x, rack.y).spot, TableSpot.Rack);
    }
}
