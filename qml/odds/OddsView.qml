// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The house-banked games worked out: starting hands, single decisions, and the document's figures.
FocusScope {
    id: root

    required property OddsModel odds
    required property DecisionModel decision
    property int page: 0
    readonly property var pages: [qsTr("Starting hands"), qsTr("Decision"), qsTr("Document")]

    focus: true
    Keys.onPressed: event => {
        const page = event.key - Qt.Key_1;
        event.accepted = event.modifiers === Qt.ControlModifier && page >= 0 && page < root.pages.length;
        if (event.accepted)
            root.page = page;
    }

    Ground {}
    Rectangle {
        id: top
        width: parent.width
        height: tabs.height + 20
        color: Theme.panel

        Row {
            id: tabs
            x: 20
            anchors.verticalCenter: parent.verticalCenter
            spacing: 6

            Repeater {
                model: root.pages

                TabButton {
                    required property int index
                    required property string modelData

                    text: modelData
                    current: root.page === index
                    onClicked: root.page = index
                }
            }
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: 20
            anchors.verticalCenter: parent.verticalCenter
            spacing: 12

            MutedText {
                anchors.verticalCenter: parent.verticalCenter
                // large words leave room for the bar alone
                visible: root.odds.busy ? root.width > Theme.size(960) : !root.odds.ready
                text: root.odds.busy ? qsTr("Calculating all games") : qsTr("Not calculated")
            }
            ShareBar {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size(180)
                height: 8
                visible: root.odds.busy
                share: root.odds.progress
                ink: Theme.accent
                Accessible.role: Accessible.ProgressBar
                Accessible.name: qsTr("Calculated: %1%").arg(Math.round(root.odds.progress * 100))
            }
            ThemedButton {
                visible: root.odds.busy
                text: qsTr("Cancel")
                pixels: 13
                onClicked: root.odds.cancel()
            }
            ThemedButton {
                visible: !root.odds.busy && !root.odds.ready
                text: qsTr("Calculate the odds")
                pixels: 13
                primary: true
                onClicked: root.odds.compute()
            }
        }
    }
    Item {
        x: 20
        y: top.height + 18
        width: parent.width - 40
        height: parent.height - y - 18

        StartingHands {
            anchors.fill: parent
            visible: root.page === 0
            enabled: visible
            focus: visible
            odds: root.odds
        }
        DecisionExplorer {
            anchors.fill: parent
            visible: root.page === 1
            enabled: visible
            focus: visible
            decision: root.decision
        }
        FigureTable {
            anchors.fill: parent
            visible: root.page === 2
            enabled: visible
            focus: visible
            odds: root.odds
        }
    }
}
