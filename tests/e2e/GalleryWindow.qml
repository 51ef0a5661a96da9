// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

// The pieces put together somewhat as the program does, to be looked at.
Rectangle {
    id: root

    required property TableModel table
    required property CoachModel coach
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
        height: root.height - y
        table: root.table
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
            visible: root.view === "coach"
            coach: root.coach
        }
        DebriefPanel {
            id: debriefPanel
            anchors.fill: parent
            visible: root.view === "debrief"
            debrief: root.debrief
        }
    }
}
