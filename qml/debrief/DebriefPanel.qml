// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The debrief beside the table: the score, the competencies and the timeline.
FocusScope {
    id: root

    required property DebriefModel debrief
    property bool showsBank: false
    property alias currentEvent: timeline.currentEvent ///< the moment that is shown; -1: the end

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
                pixels: 16
                strong: true
                text: root.debrief.page ? qsTr("Debrief") : root.debrief.picture.title
            }
            ScoreButton {
                id: score
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                pixels: 22
                text: root.debrief.picture.scoreText
            }
        }
        Note {
            visible: score.open && text !== ""
            text: root.debrief.picture.working
        }
        Note {
            visible: text !== ""
            text: root.debrief.picture.scoreNote + (root.debrief.picture.paceText === "" ? "" : " · " + root.debrief.picture.paceText)
        }
        Paragraph {
            visible: text !== ""
            text: root.debrief.picture.costliestText
            spoken: Accessible.StaticText
        }
        Paragraph {
            visible: text !== ""
            text: root.debrief.picture.resultText
            spoken: Accessible.StaticText
        }
        Note {
            visible: text !== ""
            text: root.debrief.picture.judgeText
        }
        CompetencyBars {
            competencies: root.debrief.competencies
        }
        RuledLine {}
    }
    Row {
        id: tabs
        x: 14
        y: head.y + head.height + 10
        height: visible ? implicitHeight : 0
        visible: root.debrief.bank.kept
        spacing: 4
        Accessible.role: Accessible.PageTabList

        TabButton {
            text: qsTr("Act by act")
            current: !root.showsBank
            onClicked: root.showsBank = false
        }
        TabButton {
            text: qsTr("Bank's book")
            current: root.showsBank
            onClicked: root.showsBank = true
        }
    }
    DebriefTimeline {
        id: timeline
        x: 14
        y: tabs.y + tabs.height + (tabs.visible ? 8 : 0)
        width: parent.width - 28
        height: parent.height - y - 10
        visible: !root.showsBank
        debrief: root.debrief
        focus: !root.showsBank
    }
    BankBook {
        x: 20
        y: tabs.y + tabs.height + 12
        width: parent.width - 40
        height: parent.height - y - 10
        visible: root.showsBank
        bank: root.debrief.bank
        focus: root.showsBank
    }
}
