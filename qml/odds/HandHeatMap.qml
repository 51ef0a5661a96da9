// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The 169 starting hands as a square, coloured by what they are worth; hovering, pressing and the arrow keys choose one.
FocusScope {
    id: root

    required property OddsModel odds
    readonly property real cell: Math.floor(Math.min(width, height) / 13)

    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Starting hands; arrow keys choose one")
    Accessible.focusable: true

    function move(rows: int, columns: int): void {
        const row = Math.max(0, Math.min(12, Math.floor(root.odds.chosen / 13) + rows));
        const column = Math.max(0, Math.min(12, root.odds.chosen % 13 + columns));
        root.odds.chosen = row * 13 + column;
    }
    Keys.onUpPressed: root.move(-1, 0)
    Keys.onDownPressed: root.move(1, 0)
    Keys.onLeftPressed: root.move(0, -1)
    Keys.onRightPressed: root.move(0, 1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
            root.move(0, event.key === Qt.Key_Home ? -12 : 12);
            event.accepted = true;
        } else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
            root.move(event.key === Qt.Key_PageUp ? -12 : 12, 0);
            event.accepted = true;
        }
    }

    Grid {
        id: grid
        focus: true
        columns: 13
        width: root.cell * 13
        height: width

        Repeater {
            model: root.odds.cells

            Rectangle {
                id: square
                required property int index
                required property string hand
                required property string value
                required property real heat
                required property bool givenUp
                readonly property bool chosen: root.odds.chosen === square.index
                readonly property color strong: heat < 0 ? Theme.heatLow : Theme.heatHigh
                readonly property real weight: Math.abs(heat)

                width: root.cell
                height: root.cell
                color: Qt.rgba(Theme.raised.r + (strong.r - Theme.raised.r) * weight,
                               Theme.raised.g + (strong.g - Theme.raised.g) * weight,
                               Theme.raised.b + (strong.b - Theme.raised.b) * weight, 1)
                border.width: 1
                border.color: Theme.window
                Accessible.role: Accessible.Cell
                Accessible.name: square.hand + (square.value === "" ? "" : ": " + square.value)
                    + (square.givenUp ? ", " + qsTr("folded") : "")
                Accessible.selected: square.chosen

                Column {
                    anchors.centerIn: parent
                    spacing: -1

                    ThemedText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        pixels: 13
                        font.pixelSize: Math.min(Theme.size(14), Math.floor(root.cell * 0.3))
                        strong: true
                        text: square.hand
                    }
                    ThemedText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: text !== ""
                        font.pixelSize: Math.min(Theme.size(12), Math.floor(root.cell * 0.24))
                        text: square.value
                    }
                }
                // a mark besides the colour for what is not played
                Rectangle {
                    visible: square.givenUp
                    x: 4
                    y: 4
                    width: parent.width - 8
                    height: parent.height - 8
                    radius: 3
                    color: "transparent"
                    border.width: 1
                    border.color: Theme.text
                }
            }
        }
    }
    Rectangle {
        x: root.odds.chosen % 13 * root.cell - 1
        y: Math.floor(root.odds.chosen / 13) * root.cell - 1
        width: root.cell + 2
        height: width
        radius: 3
        color: "transparent"
        border.width: 3
        border.color: Theme.accent

        FocusRing {
            shown: root.activeFocus
        }
    }
    MouseArea {
        anchors.fill: grid
        hoverEnabled: true
        onPositionChanged: mouse => choose(mouse.x, mouse.y)
        onPressed: mouse => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            choose(mouse.x, mouse.y);
        }

        function choose(x: real, y: real): void {
            const column = Math.floor(x / root.cell);
            const row = Math.floor(y / root.cell);
            if (column >= 0 && column < 13 && row >= 0 && row < 13)
                root.odds.chosen = row * 13 + column;
        }
    }
}
