// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The session looked back on: the table at the chosen moment, and the timeline with the scores beside it.
FocusScope {
    id: root

    required property TableModel table
    required property DebriefModel debrief
    property alias showsBank: panel.showsBank
    readonly property int moment: panel.currentEvent

    focus: true
    Keys.onPressed: event => {
        event.accepted = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier;
        if (!event.accepted)
            return;
        if (event.key === Qt.Key_P && root.moment >= 0)
            root.debrief.askPractise(root.moment);
        else if (event.key === Qt.Key_S)
            root.debrief.askAgain(root.moment);
        else if (event.key === Qt.Key_Escape && root.debrief.page)
            root.debrief.askBack();
        else
            event.accepted = false;
    }

    Ground {}
    Item {
        id: head
        x: 16
        width: panel.x - 32
        height: root.debrief.page ? Math.round(44 * Theme.textScale) : 0
        visible: root.debrief.page

        HomeLink {
            id: back
            anchors.verticalCenter: parent.verticalCenter
            back: true
            text: qsTr("Back")
            Accessible.name: qsTr("Back, key Esc")
            onClicked: root.debrief.askBack()
        }
        ThemedText {
            anchors.left: back.right
            anchors.leftMargin: 18
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            pixels: 15
            strong: true
            text: root.debrief.picture.title
        }
    }
    AnyTable {
        anchors.left: parent.left
        anchors.top: head.bottom
        anchors.right: panel.left
        anchors.bottom: acts.top
        anchors.margins: 8
        table: root.table
    }
    Flow {
        id: acts
        anchors.left: parent.left
        anchors.right: panel.left
        anchors.bottom: parent.bottom
        anchors.margins: 12
        spacing: 8

        HomeButton {
            visible: !root.debrief.sealed
            enabled: root.moment >= 0
            text: qsTr("Practice from here")
            keyHint: qsTr("P")
            onClicked: root.debrief.askPractise(root.moment)
        }
        HomeButton {
            visible: !root.debrief.sealed
            text: qsTr("Same cards again")
            keyHint: qsTr("S")
            onClicked: root.debrief.askAgain(root.moment)
        }
        HomeButton {
            visible: !root.debrief.sealed
            enabled: root.moment >= 0
            text: qsTr("Add to a set…")
            onClicked: root.debrief.askSet(root.moment)
        }
        HomeButton {
            text: qsTr("Save PDF…")
            onClicked: root.debrief.askPdf()
        }
        HomeButton {
            text: qsTr("Save text…")
            onClicked: root.debrief.askText()
        }
        HomeButton {
            visible: root.debrief.page
            text: qsTr("Separate window")
            onClicked: root.debrief.askWindow()
        }
    }
    DebriefPanel {
        id: panel
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: Math.min(root.width * 0.5, 460 * Theme.textScale)
        debrief: root.debrief
        focus: true
    }
}
