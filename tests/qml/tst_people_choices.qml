// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cutcard

TestCase {
    id: test

    name: "PeopleChoices"
    when: windowShown
    width: 800
    height: 600

    Component {
        id: choices
        PeopleChoices {
            width: 700
            title: "Candidate"
            people: Array.from({ length: 30 }, (_, i) => ({ id: "id" + i, name: "Candidate " + i, number: String(1000 + i) }))
        }
    }

    function fieldOf(item: Item): Item {
        return item.children[0];
    }

    // whoever signs has seen somebody whose name is on the screen
    function test_nobodyStaysChosenWhoIsNoLongerShown(): void {
        const item = createTemporaryObject(choices, test);
        fieldOf(item).text = "1002";
        item.chosen = "id2";
        compare(item.chosenName, "Candidate 2");
        fieldOf(item).text = "100";
        compare(item.chosen, "id2");
        fieldOf(item).text = "1003";
        compare(item.chosen, "");
        compare(item.chosenName, "");
    }
}
