// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Questions looked over: what was answered, what is right, and by which rule.
FocusScope {
    id: root

    required property TaskDesk desk

    focus: true
    Keys.onPressed: event => event.accepted = root.desk.keyPressed(event.key, event.text)

    Ground {}
    RoomPage {
        anchors.fill: parent
        most: 900
        title: root.desk.source

        TaskQuestion {
            desk: root.desk
        }
        TurnButtons {
            desk: root.desk
        }
    }
}
