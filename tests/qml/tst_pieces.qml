// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cutcard

Item {
    id: root
    width: 700
    height: 600

    PlayingCard {
        id: card
        face: "Td"
        faceUp: true
    }
    NumberText {
        id: number
        y: 100
        text: "1,111"
    }
    NumberText {
        id: reference
        y: 150
        text: "1,111"
    }
    SeatPlate {
        id: plate
        y: 200
        number: 4
        occupied: true
        name: "Dev"
        stackText: "1,150"
    }
    PotView {
        id: pot
        y: 300
        label: "Side 1"
        amountText: "350"
        chips: []
        eligible: []
    }
    Component {
        id: narrow
        PotView {
            width: 100
            lines: 2
            chips: [{colour: "#222222", count: 6}, {colour: "#3060c0", count: 4}]
        }
    }
    FloorButton {
        id: floor
        y: 400
    }

    TestCase {
        name: "Pieces"
        when: windowShown

        SignalSpy {
            id: called
            target: floor
            signalName: "clicked"
        }

        function cleanup(): void {
            Theme.fourColour = true;
            Theme.animation = 220;
            Theme.textScale = 1;
            Theme.dark = true;
        }
        function luminance(colour: color): real {
            const part = value => value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
            return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b);
        }
        function contrast(a: color, b: color): real {
            const lights = [luminance(a), luminance(b)].sort((x, y) => y - x);
            return (lights[0] + 0.05) / (lights[1] + 0.05);
        }
        function test_wordsStandOutFromWhatTheyLieOn_data(): var {
            const rows = [];
            for (const dark of [true, false]) {
                const pair = (words, ground) => rows.push({tag: (dark ? "dark " : "light ") + words + " on " + ground, dark: dark, words: words, ground: ground});
                for (const ground of ["panel", "raised", "plate", "window"])
                    for (const words of ["text", "muted", "accentText", "good", "fault", "link"])
                        pair(words, ground);
                for (const ground of ["feltLight", "feltDark"])
                    for (const words of ["feltText", "amount", "feltAccent"])
                        pair(words, ground);
                pair("feltMuted", "feltDark");
                pair("text", "accentFill");
                pair("text", "faultFill");
                pair("accentText", "accentFill");
                pair("floorText", "floor");
                pair("faint", "plate");
                pair("focusOuter", "feltLight");
            }
            return rows;
        }
        function test_wordsStandOutFromWhatTheyLieOn(row): void {
            Theme.dark = row.dark;
            const ratio = contrast(Theme[row.words], Theme[row.ground]);
            verify(ratio >= (row.words === "feltAccent" ? 3 : 4.5), "contrast " + ratio.toFixed(2));
        }
        function test_tenIsWrittenInFull(): void {
            compare(card.rank, "10");
        }
        function test_fourColoursCanBeTurnedOff(): void {
            const blue = Theme.suitColour("d");
            Theme.fourColour = false;
            verify(!Qt.colorEqual(Theme.suitColour("d"), blue));
            verify(Qt.colorEqual(Theme.suitColour("d"), Theme.suitColour("h")));
            verify(Qt.colorEqual(Theme.suitColour("c"), Theme.suitColour("s")));
            verify(Theme.suitPicture("d").toString().endsWith("diamond_red.svg"));
        }
        function test_turningOverIsShownUnlessAnimationIsOff(): void {
            Theme.animation = 300;
            card.faceUp = false;
            verify(card.turn > 0.5);
            tryCompare(card, "turn", 0);
            Theme.animation = 0;
            card.faceUp = true;
            compare(card.turn, 1);
        }
        function test_anUnknownFaceIsNeverShown(): void {
            Theme.animation = 0;
            card.face = "";
            verify(!card.shown);
            compare(card.turn, 0);
            card.face = "Td";
        }
        function test_numbersKeepTheirWidth(): void {
            for (const scale of [1, 1.25, 1.5]) {
                Theme.textScale = scale;
                number.text = "1,111";
                for (const text of ["8,080", "1,111", "4,747"]) {
                    number.text = text;
                    tryVerify(() => number.implicitWidth === reference.implicitWidth && number.implicitWidth > number.cell * 4);
                }
                verify(number.cell > Theme.size(14) / 2);
            }
        }
        function test_theStateIsAlsoInWords_data(): var {
            return [
                {tag: "allIn", text: "all-in"}, {tag: "folded", text: "folded"}, {tag: "absent", text: "absent"},
                {tag: "sittingOut", text: "sitting out"}, {tag: "winner", text: "wins"}
            ];
        }
        function test_theStateIsAlsoInWords(row): void {
            plate[row.tag] = true;
            compare(plate.stateText, row.text);
            verify(plate.spoken.includes(row.text));
            plate[row.tag] = false;
            compare(plate.spoken, "Seat 4, Dev, 1,150");
        }
        function cutTexts(item: var): var {
            let cut = item.truncated === true && item.visible ? [item.text] : [];
            for (let i = 0; i < item.children.length; ++i)
                cut = cut.concat(cutTexts(item.children[i]));
            return cut;
        }
        function test_whoMayWinAPotIsNotCutAtLargeWords_data(): var {
            const rows = [];
            for (const scale of [1, 1.5])
                for (const amount of ["", "12,500"])
                    for (const label of ["Main pot", "Side 2"])
                        for (const seats of [[4, 5, 6], [1, 2, 4, 6]])
                            rows.push({tag: [label, amount, scale, seats].join(", "), scale: scale, amount: amount, label: label, seats: seats});
            return rows;
        }
        function test_whoMayWinAPotIsNotCutAtLargeWords(row): void {
            Theme.textScale = row.scale;
            // as two of them lie between the side seats of a window of 1280 x 800
            const small = createTemporaryObject(narrow, root, {label: row.label, amountText: row.amount, eligible: row.seats,
                height: 5 + 32 * row.scale});
            verify(small);
            compare(cutTexts(small), []);
        }
        function test_runsOfSeatsAreWrittenAsOne_data(): var {
            return [
                {tag: "none", seats: [], text: ""}, {tag: "one", seats: [7], text: "7"},
                {tag: "two", seats: [1, 2], text: "1, 2"}, {tag: "run", seats: [2, 3, 4], text: "2–4"},
                {tag: "mixed", seats: [1, 3, 4, 5, 9, 10], text: "1, 3–5, 9, 10"}
            ];
        }
        function test_runsOfSeatsAreWrittenAsOne(row): void {
            pot.eligible = row.seats;
            compare(pot.seatsText, row.text);
        }
        function test_theFloorIsCalledByMouseAndKey(): void {
            called.clear();
            mouseClick(floor);
            compare(called.count, 1);
            floor.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(called.count, 2);
        }
    }
}
