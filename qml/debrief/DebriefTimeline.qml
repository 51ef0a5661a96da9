// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Every judged act of a hand in order; choosing one asks for the table at that moment.
FocusScope {
    id: root

    required property DebriefModel debrief
    property int currentEvent: -1

    implicitWidth: 480
    implicitHeight: 480

    function choose(row: int, event: int): void {
        list.currentIndex = row;
        root.currentEvent = event;
        root.debrief.askMoment(event);
    }

    Row {
        id: filter
        spacing: 8

        ThemedButton {
            text: qsTr("All acts")
            pixels: 13
            marked: !root.debrief.faultsOnly
            Accessible.checkable: true
            Accessible.checked: marked
            onClicked: root.debrief.faultsOnly = false
        }
        ThemedButton {
            text: qsTr("%n fault(s)", "", root.debrief.picture.mistakes)
            pixels: 13
            marked: root.debrief.faultsOnly
            Accessible.checkable: true
            Accessible.checked: marked
            onClicked: root.debrief.faultsOnly = true
        }
    }
    LongList {
        id: list
        marked: true
        y: filter.height + 10
        width: parent.width
        height: parent.height - y
        focus: true
        model: root.debrief.timeline
        spacing: 2
        currentIndex: -1
        highlightMoveDuration: Theme.animation
        Accessible.name: qsTr("What happened in the hand")
        Keys.onReturnPressed: {
            if (currentItem !== null)
                (currentItem as TimelineLine).chosen();
        }

        delegate: TimelineLine {
            required property int index

            width: ListView.view.width - 8
            current: ListView.isCurrentItem
            focused: current && list.activeFocus
            onChosen: root.choose(index, event)
            onRuleOpened: id => root.debrief.askRule(id)
        }
    }
}
