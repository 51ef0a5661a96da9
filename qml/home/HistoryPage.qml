// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Everything that was done: sorted by a column, by game, searched; each line is looked back on or deleted.
FocusScope {
    id: root

    required property HomeModel home
    required property HistoryModel history
    readonly property bool roomy: root.width > 1000 * Theme.textScale
    readonly property real wayRoom: 210 * Theme.textScale
    property int doomed: -1 ///< the line that Delete was pressed on once

    focus: true

    ThemedText {
        id: title
        x: 24
        y: 18
        pixels: 20
        strong: true
        text: qsTr("History")
        spoken: Accessible.Heading
    }
    MutedText {
        anchors.right: parent.right
        anchors.rightMargin: 24
        anchors.baseline: title.baseline
        text: qsTr("%1 of %2").arg(root.history.count).arg(root.history.all)
    }
    Flow {
        id: tools
        anchors.top: title.bottom
        anchors.topMargin: 14
        x: 24
        width: parent.width - 48
        spacing: 8

        ThemedField {
            label: qsTr("Search the history")
            hint: qsTr("Search")
            width: Theme.size(200)
            text: root.history.search
            onEdited: text => root.history.search = text
            onAccepted: lines.forceActiveFocus()
        }
        Repeater {
            model: root.history.games

            ChoiceButton {
                required property string modelData
                required property int index

                text: modelData
                marked: root.history.game === index
                onClicked: root.history.game = index
            }
        }
    }
    Flow {
        id: columns
        anchors.top: tools.bottom
        anchors.topMargin: 12
        x: 24
        width: parent.width - 48
        spacing: 6

        MutedText {
            height: sorts.count > 0 ? sorts.itemAt(0).height : implicitHeight
            pixels: 12
            text: qsTr("Sorted by")
        }
        Repeater {
            id: sorts
            model: [qsTr("Date"), qsTr("Game"), qsTr("Activity"), qsTr("Score"), qsTr("Critical"), qsTr("Costliest mistake")]

            HomeButton {
                required property string modelData
                required property int index

                pixels: 12
                text: root.history.sortBy !== index ? modelData : root.history.rising ? qsTr("%1 ↑").arg(modelData) : qsTr("%1 ↓").arg(modelData)
                marked: root.history.sortBy === index
                onClicked: root.history.sortLines(index)
            }
        }
    }
    ThemedText {
        anchors.top: columns.bottom
        anchors.topMargin: 24
        x: 24
        visible: root.history.count === 0
        color: Theme.muted
        text: root.history.all === 0 ? qsTr("No sessions yet.") : qsTr("No session matches.")
    }
    Rectangle {
        anchors.fill: lines
        anchors.margins: -1
        visible: root.history.count > 0
        radius: Theme.radius
        color: Theme.panel
    }
    LongList {
        id: lines
        anchors.top: columns.bottom
        anchors.topMargin: 12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 16
        x: 24
        width: parent.width - 48
        focus: true
        model: root.history
        highlightMoveDuration: 0
        reuseItems: true
        Accessible.name: qsTr("History")
        onCurrentIndexChanged: root.doomed = -1
        onCountChanged: {
            if (lines.currentIndex < 0 && lines.count > 0)
                lines.currentIndex = 0;
        }
        Keys.onReturnPressed: root.history.openLine(lines.currentIndex)
        Keys.onEnterPressed: root.history.openLine(lines.currentIndex)
        Keys.onDeletePressed: root.doom(lines.currentIndex)
        Keys.onPressed: event => {
            const page = Math.max(1, Math.floor(lines.height / (36 * Theme.textScale)));
            if (event.key === Qt.Key_PageDown)
                lines.currentIndex = Math.min(lines.count - 1, lines.currentIndex + page);
            else if (event.key === Qt.Key_PageUp)
                lines.currentIndex = Math.max(0, lines.currentIndex - page);
            else
                return;
            event.accepted = true;
        }
        delegate: Item {
            id: line
            required property int index
            required property string when
            required property string game
            required property string what
            required property string score
            required property string critical
            required property bool hasCritical
            required property string mistake
            required property string rule
            required property string ruleId
            required property string way

            width: lines.width
            height: Math.max(Math.round(36 * Theme.textScale), done.implicitHeight)
            Accessible.role: Accessible.ListItem
            Accessible.name: line.when + ", " + line.game + ", " + line.what + ", " + line.score + ", " + line.mistake

            Rectangle {
                anchors.fill: parent
                visible: lines.currentIndex === line.index
                color: Theme.raised
                radius: Theme.radius
                border.width: lines.activeFocus ? 2 : 0
                border.color: Theme.focus
            }
            TapHandler {
                onTapped: {
                    lines.currentIndex = line.index;
                    lines.forceActiveFocus();
                }
                onDoubleTapped: root.history.openLine(line.index)
            }
            DoneLine {
                id: done
                x: 12
                width: parent.width - root.wayRoom - 24
                height: parent.height
                roomy: root.roomy
                words: line
                onRuleAsked: root.home.askRule(line.ruleId)
            }
            Row {
                anchors.right: parent.right
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                spacing: 14

                HomeLink {
                    visible: line.way !== ""
                    text: line.way
                    focusPolicy: Qt.NoFocus
                    onClicked: root.history.openLine(line.index)
                }
                HomeLink {
                    focusPolicy: Qt.NoFocus
                    text: root.doomed === line.index ? qsTr("Delete for good?") : qsTr("Delete")
                    onClicked: {
                        lines.currentIndex = line.index;
                        root.doom(line.index);
                    }
                }
            }
        }
    }
    EdgeFade {
        flickable: lines
        depth: 12
    }

    /// Asks once, then deletes.
    function doom(index: int): void {
        if (root.doomed === index) {
            root.doomed = -1;
            root.history.deleteLine(index);
        } else {
            root.doomed = index;
        }
    }
}
