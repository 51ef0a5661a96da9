// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cutcard
import CutcardTest

Item {
    id: root
    width: 930
    height: 570

    TableModel {
        id: model
    }
    DealerTable {
        id: felt
        anchors.fill: parent
        table: model
        focus: true
    }

    TestCase {
        id: testCase
        name: "DealerTable"
        when: windowShown

        SignalSpy {
            id: activated
            target: model
            signalName: "activated"
        }
        SignalSpy {
            id: dropped
            target: model
            signalName: "dropped"
        }

        function init(): void {
            Theme.animation = 0;
            Theme.textScale = 1;
            Fakes.fill(model, "flop", 9);
            activated.clear();
            dropped.clear();
        }

        function grips(item): var {
            let list = item.isGrip === true && item.visible ? [item] : [];
            for (const child of Array.from(item.children))
                list = list.concat(grips(child));
            return list;
        }
        function grip(spot, index): var {
            return grips(felt).find(g => g.spot === spot && g.spotIndex === index) ?? null;
        }
        function drag(from, to): void {
            const target = from.mapFromItem(to, to.width / 2, to.height / 2);
            mousePress(from, from.width / 2, from.height / 2);
            mouseMove(from, from.width / 2 + 12, from.height / 2 + 2);
            mouseMove(from, target.x, target.y);
            mouseRelease(from, target.x, target.y);
        }
        function lastOf(spy): var {
            return Array.from(spy.signalArguments[spy.count - 1]);
        }

        function test_pressing_data(): var {
            return [
                {tag: "stub", spot: TableSpot.Stub, index: 0}, {tag: "burns", spot: TableSpot.Burns, index: 0},
                {tag: "muck", spot: TableSpot.Muck, index: 0}, {tag: "board", spot: TableSpot.Board, index: 0},
                {tag: "pot", spot: TableSpot.Pot, index: 0}, {tag: "seat", spot: TableSpot.Seat, index: 4},
                {tag: "bet", spot: TableSpot.Bet, index: 5}, {tag: "cards", spot: TableSpot.Cards, index: 6},
                {tag: "button", spot: TableSpot.Button, index: 8}, {tag: "carried", spot: TableSpot.Carried, index: 0}
            ];
        }
        function test_pressing(row): void {
            const it = grip(row.spot, row.index);
            verify(it !== null);
            mouseClick(it);
            compare(activated.count, 1);
            verify(!it.activeFocus);
            compare(lastOf(activated), [row.spot, row.index]);
            compare(dropped.count, 0);
            it.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(activated.count, 2);
            compare(lastOf(activated), [row.spot, row.index]);
            verify(Fakes.pressAccessibly(it));
            compare(activated.count, 3);
            verify(Fakes.accessibleName(it) !== "");
        }
        function test_dragging_data(): var {
            return [
                {tag: "pitch", from: [TableSpot.Stub, 0], to: [TableSpot.Seat, 3]},
                {tag: "burn", from: [TableSpot.Stub, 0], to: [TableSpot.Burns, 0]},
                {tag: "deal to the board", from: [TableSpot.Stub, 0], to: [TableSpot.Board, 0]},
                {tag: "push", from: [TableSpot.Pot, 0], to: [TableSpot.Seat, 9]},
                {tag: "sweep", from: [TableSpot.Bet, 2], to: [TableSpot.Pot, 0]},
                {tag: "return", from: [TableSpot.Bet, 2], to: [TableSpot.Seat, 2]},
                {tag: "muck a hand", from: [TableSpot.Cards, 5], to: [TableSpot.Muck, 0]},
                {tag: "move the button", from: [TableSpot.Button, 8], to: [TableSpot.Seat, 9]}
            ];
        }
        function test_dragging(row): void {
            drag(grip(row.from[0], row.from[1]), grip(row.to[0], row.to[1]));
            compare(dropped.count, 1);
            compare(lastOf(dropped), row.from.concat(row.to));
            compare(activated.count, 0);
        }
        function test_sweepingToTheEmptyMiddleStartsThePot(): void {
            Fakes.fill(model, "preflop", 9);
            const bet = grip(TableSpot.Bet, 2);
            const board = grip(TableSpot.Board, 0);
            const target = bet.mapFromItem(board, board.width / 2, -40);
            mousePress(bet);
            mouseMove(bet, 20, 20);
            mouseMove(bet, target.x, target.y);
            mouseRelease(bet, target.x, target.y);
            compare(lastOf(dropped), [TableSpot.Bet, 2, TableSpot.Pot, 0]);
        }
        function test_droppedOnNothingIsSaid(): void {
            const stub = grip(TableSpot.Stub, 0);
            const corner = stub.mapFromItem(felt, 3, 3);
            mousePress(stub);
            mouseMove(stub, 30, 0);
            mouseMove(stub, corner.x, corner.y);
            mouseRelease(stub, corner.x, corner.y);
            compare(lastOf(dropped), [TableSpot.Stub, 0, TableSpot.None, 0]);
            compare(activated.count, 0);
        }
        function test_droppedWhereItWasDoesNothing(): void {
            const stub = grip(TableSpot.Stub, 0);
            mousePress(stub);
            mouseMove(stub, 40, 40);
            mouseMove(stub, stub.width / 2, stub.height / 2);
            mouseRelease(stub);
            compare(dropped.count, 0);
        }
        function test_anEmptyMuckIsNotDragged(): void {
            Fakes.fill(model, "preflop", 6);
            drag(grip(TableSpot.Muck, 0), grip(TableSpot.Seat, 1));
            compare(dropped.count, 0);
        }
        function test_carryingByKeyboard(): void {
            grip(TableSpot.Stub, 0).forceActiveFocus();
            keyClick(Qt.Key_Return, Qt.ShiftModifier);
            compare(activated.count, 0);
            keyClick(Qt.Key_Left);
            verify(grip(TableSpot.Burns, 0).activeFocus);
            keyClick(Qt.Key_Return);
            compare(lastOf(dropped), [TableSpot.Stub, 0, TableSpot.Burns, 0]);
            keyClick(Qt.Key_Return);
            compare(activated.count, 1);
        }
        function test_escapePutsBackWhatIsCarried(): void {
            grip(TableSpot.Stub, 0).forceActiveFocus();
            keyClick(Qt.Key_Return, Qt.ShiftModifier);
            keyClick(Qt.Key_Escape);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Return);
            compare(dropped.count, 0);
            compare(lastOf(activated), [TableSpot.Burns, 0]);
        }
        function test_tabReachesEverything(): void {
            const all = grips(felt);
            const reached = new Set();
            all[0].forceActiveFocus();
            for (let i = 0; i < all.length; ++i) {
                reached.add(all.find(g => g.activeFocus));
                keyClick(Qt.Key_Tab);
            }
            compare(reached.size, all.length);
        }
        function test_everythingHasANameAndFaceDownCardsKeepTheirSecret(): void {
            for (const kind of ["preflop", "pots", "showdown", "irregular"]) {
                Fakes.fill(model, kind, 9);
                for (const g of grips(felt))
                    verify(Fakes.accessibleName(g).length > 3, kind + " " + g.spot);
            }
            const card = cards().find(c => !c.faceUp);
            compare(shownWords(card).join(""), "");
        }
        function cards(): var {
            const found = [];
            const walk = item => {
                if (item.cardId !== undefined)
                    found.push(item);
                for (const child of Array.from(item.children))
                    walk(child);
            };
            walk(felt);
            return found;
        }
        function shownWords(item): var {
            let list = item.visible && item.text !== undefined ? [item.text] : [];
            for (const child of Array.from(item.children))
                list = list.concat(shownWords(child));
            return list;
        }
        function isApart(one: rect, other: rect): bool {
            return one.x >= other.right - 1 || one.right <= other.x + 1 || one.y >= other.bottom - 2 || one.bottom <= other.y + 2;
        }
        /// U16: neither the dealer's words nor a player's lie on the name of a tray.
        function test_whatIsSaidCoversNoTraysName(): void {
            for (const scale of [1, 1.25, 1.5]) {
                Theme.textScale = scale;
                for (const seats of [2, 6, 9, 10]) {
                    Fakes.fill(model, "preflop", seats);
                    const items = found(felt, item => item.visible);
                    const said = items.filter(item => item.mostWidth !== undefined && item.text !== "");
                    verify(said.some(bubble => bubble.dealer));
                    for (const name of items.filter(item => item.text === "Stub" || item.text === "Burns" || item.text === "Muck")) {
                        const place = name.mapToItem(felt, (name.width - name.contentWidth) / 2, 0, name.contentWidth, name.contentHeight);
                        for (const bubble of said) {
                            const at = bubble.mapToItem(felt, 0, 0, bubble.width, bubble.height);
                            verify(isApart(at, place), scale + ", " + seats + " seats: " + bubble.text + " on " + name.text);
                        }
                    }
                }
            }
        }
        /// D10: what a player says leaves the names of the others to be read.
        function test_whatIsSaidCoversNobodyElsesName(): void {
            const bad = [];
            for (const size of [[720, 427], [930, 570], [1280, 640]]) {
                [root.width, root.height] = size;
                for (const scale of [1, 1.25, 1.5]) {
                    Theme.textScale = scale;
                    for (const seats of [2, 6, 9, 10]) {
                        Fakes.fill(model, "preflop", seats);
                        Fakes.haveAllSay(model, "Raise to twelve hundred");
                        const items = found(felt, item => item.visible);
                        const said = items.filter(item => item.mostWidth !== undefined && item.text !== "");
                        verify(said.length > seats);
                        for (const plate of items.filter(item => item.nameAt !== undefined)) {
                            const name = found(plate, item => item.text === plate.name)[0];
                            const place = name.mapToItem(felt, 0, 0, name.contentWidth, name.contentHeight);
                            for (const bubble of said.filter(bubble => bubble.parent.number !== plate.number)) {
                                if (!isApart(bubble.mapToItem(felt, 0, 0, bubble.width, bubble.height), place))
                                    bad.push(size.join("x") + ", text " + scale + ", " + seats + " seats: " + (bubble.parent.number ?? "the dealer") + " on " + name.text);
                            }
                        }
                    }
                }
            }
            [root.width, root.height] = [930, 570];
            compare(bad.join("; "), "");
        }
        /// D10: what the bank has lent is not left out where large words have little room.
        function test_theBanksSumIsReadAtEverySize(): void {
            const bad = [];
            for (const size of [[930, 570], [1280, 640]]) {
                [root.width, root.height] = size;
                for (const scale of [1, 1.5]) {
                    Theme.textScale = scale;
                    for (const seats of [4, 6, 8, 9]) {
                        Fakes.fill(model, "lent", seats);
                        const where = size.join("x") + ", text " + scale + ", " + seats + " seats";
                        const sum = found(felt, item => item.text === model.caption)[0];
                        if (sum.opacity < 1)
                            bad.push(where + ": " + Math.round(sum.contentWidth) + "x" + sum.contentHeight + " of " + Math.round(sum.width) + "x" + Math.round(sum.height));
                    }
                }
            }
            [root.width, root.height] = [930, 570];
            compare(bad.join("; "), "");
        }
        function found(item, matches): var {
            let list = matches(item) ? [item] : [];
            for (const child of Array.from(item.children))
                list = list.concat(found(child, matches));
            return list;
        }
        function test_aBurnedCardTravels(): void {
            Theme.animation = 300;
            tryCompare(felt, "settling", false);
            const before = cards().filter(c => c.spot === TableSpot.Stub).sort((a, b) => b.order - a.order)[0];
            const from = before.x;
            Fakes.burn(model);
            compare(before.spot, TableSpot.Burns);
            compare(before.x, from);
            tryVerify(() => before.x < from - 2);
            tryCompare(before, "x", before.pose.x);
            verify(before.pose.x < from - 20);
        }
        function test_withoutAnimationItIsThereAtOnce(): void {
            const card = cards().filter(c => c.spot === TableSpot.Stub).sort((a, b) => b.order - a.order)[0];
            Fakes.burn(model);
            compare(card.x, card.pose.x);
        }
        function test_inputIsTakenWhileThingsMove(): void {
            Theme.animation = 2000;
            Fakes.burn(model);
            mouseClick(grip(TableSpot.Stub, 0));
            compare(activated.count, 1);
        }
    }
}
