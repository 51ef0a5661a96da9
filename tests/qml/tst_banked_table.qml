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
    BankedTable {
        id: felt
        anchors.fill: parent
        table: model
        focus: true
    }

    TestCase {
        id: testCase
        name: "BankedTable"
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
            Fakes.fill(model, "banked", 7);
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
                {tag: "a bonus", spot: TableSpot.Circle, index: 10}, {tag: "a raise", spot: TableSpot.Circle, index: 74},
                {tag: "an empty circle", spot: TableSpot.Circle, index: 21}, {tag: "a tube", spot: TableSpot.Rack, index: 25},
                {tag: "the dealer's box", spot: TableSpot.DealerHand, index: 0}, {tag: "the deck", spot: TableSpot.Stub, index: 0},
                {tag: "the river", spot: TableSpot.Board, index: 4}, {tag: "the discards", spot: TableSpot.Muck, index: 0},
                {tag: "the pot", spot: TableSpot.Pot, index: 0}, {tag: "a player", spot: TableSpot.Seat, index: 4},
                {tag: "a hand", spot: TableSpot.Cards, index: 6}
            ];
        }
        function test_pressing(row): void {
            const it = grip(row.spot, row.index);
            verify(it !== null);
            mouseClick(it);
            compare(activated.count, 1);
            compare(lastOf(activated), [row.spot, row.index]);
            it.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(activated.count, 2);
            verify(Fakes.accessibleName(it) !== "");
        }
        function test_dragging_data(): var {
            return [
                {tag: "pay", from: [TableSpot.Rack, 25], to: [TableSpot.Circle, 13]},
                {tag: "push the pot", from: [TableSpot.Pot, 0], to: [TableSpot.Seat, 3]},
                {tag: "pick up a hand", from: [TableSpot.Cards, 5], to: [TableSpot.Muck, 0]},
                {tag: "push out a card", from: [TableSpot.Board, 2], to: [TableSpot.Seat, 3]}
            ];
        }
        function test_dragging(row): void {
            drag(grip(row.from[0], row.from[1]), grip(row.to[0], row.to[1]));
            compare(dropped.count, 1);
            compare(lastOf(dropped), row.from.concat(row.to));
            compare(activated.count, 0);
        }
        function test_aWagerIsTakenToTheRack(): void {
            drag(grip(TableSpot.Circle, 13), grip(TableSpot.Rack, 100));
            compare(lastOf(dropped), [TableSpot.Circle, 13, TableSpot.Rack, 0]);
        }
        function test_anEmptyCircleIsNotDragged(): void {
            drag(grip(TableSpot.Circle, 21), grip(TableSpot.Rack, 100));
            compare(dropped.count, 0);
        }
        function test_aCircleSaysWhoseItIsAndWhatIsInIt(): void {
            const said = Fakes.accessibleName(grip(TableSpot.Circle, 10));
            verify(said.includes("seat 1"), said);
            verify(said.includes("Bonus"), said);
            verify(said.includes("10"), said);
            verify(Fakes.accessibleName(grip(TableSpot.Circle, 21)).includes("empty"));
        }
        /// U13: whoever hears the felt hears which cards lie face up in the boxes and before the players.
        function test_cardsFaceUpAreNamed(): void {
            const heard = grips(felt).map(g => Fakes.accessibleName(g)).join("\n");
            const faces = Array.from(model.boardWords).concat(Array.from(model.dealerWords), Array.from(model.handWords).filter(words => words !== ""));
            verify(faces.length > 12, faces.length);
            for (const words of faces)
                verify(words.length > 5 && heard.includes(words), words + " in\n" + heard);
        }
        function test_theSharedHandHasABoxAndTheSeatsHaveNone(): void {
            Fakes.fill(model, "shared", 7);
            verify(grip(TableSpot.SharedHand, 0) !== null);
            verify(grip(TableSpot.Cards, 1) === null);
        }
    }
}
