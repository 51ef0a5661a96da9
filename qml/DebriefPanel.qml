// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The debrief beside the table: the score, the competencies and the timeline.
FocusScope {
    id: root

    required property DebriefModel debrief

    implicitWidth: 280 + Theme.size(120)
    implicitHeight: 700

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Column {
        id: head
        x: 20
        y: 16
        width: parent.width - 40
        spacing: 8

        Item {
            width: parent.width
            height: Math.max(title.height, score.height)

            ThemedText {
                id: title
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - score.width - 12
                elide: Text.ElideRight
                pixels: 16
                strong: true
                text: root.debrief.title
            }
            NumberText {
                id: score
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                pixels: 22
                text: root.debrief.scoreText
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Score %1").arg(root.debrief.scoreText)
            }
        }
        ThemedText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.WordWrap
            pixels: 13
            color: Theme.muted
            text: root.debrief.scoreNote + (root.debrief.paceText === "" ? "" : " · " + root.debrief.paceText)
        }
        CompetencyBars {
            width: parent.width
            competencies: root.debrief.competencies
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.outline
        }
    }
    DebriefTimeline {
        x: 14
        y: head.y + head.height + 10
        width: parent.width - 28
        height: parent.height - y - 10
        debrief: root.debrief
        focus: true
    }
}
