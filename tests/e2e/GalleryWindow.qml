// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

// The pieces put together somewhat as the program does, to be looked at.
Rectangle {
    id: root

    required property TableModel table
    required property CoachModel coach
    required property CommandModel commands
    required property DebriefModel debrief
    required property string view

    color: Theme.window

    TopBar {
        id: bar
        width: parent.width
        game: "Pub league no-limit"
        hand: "Hand 8 · Level 2 · blinds 50 / 100"
        mode: root.view === "test" ? "Test" : "Coach"
        quietMode: root.view === "test"
        clock: "02:14 · 27 hands/h"
    }
    DealerTable {
        id: felt
        y: bar.height
        width: side.x
        height: palette.y - y
        table: root.table
    }
    CommandPalette {
        id: palette
        x: 10
        y: root.height - height - 10
        width: side.x - 20
        height: Math.min(implicitHeight, root.height * 0.3)
        commands: root.commands
    }
    Item {
        id: side
        x: parent.width - (root.view === "test" ? 0 : width)
        y: bar.height
        width: root.view === "debrief" ? debriefPanel.implicitWidth : coachPanel.implicitWidth
        height: parent.height - y

        CoachPanel {
            anchors.fill: parent
            id: coachPanel
            visible: root.view === "coach" || root.view === "amount" || root.view === "seats" || root.view === "hands"
            coach: root.coach
        }
        DebriefPanel {
            id: debriefPanel
            anchors.fill: parent
            visible: root.view === "debrief"
            debrief: root.debrief
        }
    }
    AmountEntry {
        visible: root.view === "amount"
        anchors.centerIn: felt
        title: "Raise to how much?"
        picks: [{text: "200", digits: "200"}, {text: "1,200", digits: "1200"}, {text: "2,400", digits: "2400"}]
        message: "The player has 1,150 in front and behind."
        acceptable: false
        Component.onCompleted: if (visible) start("1200")
    }
    SeatPicker {
        visible: root.view === "seats"
        anchors.centerIn: felt
        title: "Who can win side pot 2?"
        picked: [2, 5]
        seats: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => ({number: n, name: ["Ada", "Bao", "Cruz", "Dev", "Evangeline", "Finn", "Gia", "Hal", "Ines"][n - 1], enabled: n !== 3}))
    }
    HandNamePicker {
        visible: root.view === "hands"
        anchors.centerIn: felt
        title: "What does seat 2 show?"
    }
}
