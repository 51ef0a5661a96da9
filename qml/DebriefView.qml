// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The session looked back on: the table at the chosen moment, and the timeline with the scores beside it.
FocusScope {
    id: root

    required property TableModel table
    required property DebriefModel debrief
    property alias showsBank: panel.showsBank

    focus: true

    Rectangle {
        anchors.fill: parent
        color: Theme.window
    }
    AnyTable {
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.right: panel.left
        anchors.bottom: parent.bottom
        anchors.margins: 8
        table: root.table
    }
    DebriefPanel {
        id: panel
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: Math.min(root.width * 0.5, 460 * Theme.textScale)
        debrief: root.debrief
    }
}
