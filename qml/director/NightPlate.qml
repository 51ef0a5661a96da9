// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A player's plate in the room: name, stack, state, button or blind; pressed, or taken to another table.
Item {
    id: root

    required property NightGeometry geometry
    required property int who
    required property string name
    required property string chips
    required property string stateText
    required property string mark
    required property bool dim
    required property bool picked
    required property bool owed
    required property int table
    /// Where it is while a hand carries it.
    property point moved: Qt.point(0, 0)
    property point markAt: Qt.point(0, 0)
    property bool dragging: false
    /// Without a second line the name stands in the middle.
    readonly property bool nameOnly: root.chips === "" && root.stateText === ""
    /// What there is room for below the name, beside a mark on the plate: chips and state, else the state, else the chips.
    readonly property real room: root.marked ? sign.x - 9 : root.width - 10
    readonly property bool bothFit: root.chips !== "" && amount.implicitWidth + 4 + presence.implicitWidth <= root.room
    readonly property bool stateFits: root.chips === "" || presence.implicitWidth <= root.room
    readonly property bool marked: root.mark !== "" && Math.abs(root.markAt.x) < root.width / 2 && Math.abs(root.markAt.y) < root.height / 2

    signal pressed()
    signal dragMoved(real x, real y)
    signal dragEnded(real x, real y)
    signal dragLeft()

    width: root.geometry.plateWidth
    height: root.geometry.plateHeight
    z: root.dragging ? 10 : 2
    Accessible.role: Accessible.Button
    Accessible.name: root.name + (root.chips === "" ? "" : ", " + root.chips) + (root.stateText === "" ? "" : ", " + root.stateText) + (root.mark === "" ? "" : ", " + root.mark)
    Accessible.onPressAction: root.pressed()

    Rectangle {
        // the button or a blind, towards the middle of the table; where there is no room, on the plate below the name
        id: sign
        z: 1
        visible: root.mark !== "" && !root.dragging
        x: Math.round(root.width / 2 + root.markAt.x - width / 2)
        y: Math.round(root.height / 2 + root.markAt.y - height / 2)
        width: Math.max(height, words.implicitWidth + 8)
        height: Math.round(19 * Theme.textScale)
        radius: height / 2
        color: root.mark.startsWith("D") ? "#ffffff" : "#d0101316"
        border.width: 1
        border.color: root.mark.startsWith("D") ? "#8d8d8d" : Theme.feltMuted

        ThemedText {
            id: words
            anchors.centerIn: parent
            pixels: 11
            strong: true
            color: root.mark.startsWith("D") ? "#1c2024" : "#f2f1e6"
            text: root.mark
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: 7
        color: root.picked ? Theme.accentFill : mouse.containsMouse ? Theme.hovered : Theme.plate
        border.width: root.picked || root.owed ? 2 : 1
        border.color: root.picked || root.owed ? Theme.accent : Theme.outline
    }
    ThemedText {
        x: 7
        y: root.nameOnly ? Math.round((root.height - height) / 2) : root.height / 2 - height + 1
        width: Math.min(implicitWidth, root.width - 14 - (root.marked && root.nameOnly ? sign.width : 0))
        pixels: 12
        strong: true
        color: root.dim ? Theme.muted : Theme.text
        text: root.name
    }
    NumberText {
        id: amount
        visible: root.stateText === "" || root.bothFit || !root.stateFits
        x: 7
        y: root.height / 2
        // a mark lies on no figure
        scale: Math.min(1, root.room / Math.max(1, implicitWidth))
        transformOrigin: Item.Left
        pixels: 12
        strong: false
        text: root.chips
        color: Theme.muted
        Accessible.ignored: true
    }
    ThemedText {
        id: presence
        visible: root.stateText !== "" && (root.bothFit || root.stateFits)
        x: 7 + (amount.visible && root.chips !== "" ? Math.max(amount.implicitWidth + 4, root.room - implicitWidth) : 0)
        y: root.height / 2
        width: Math.min(implicitWidth, root.room - (x - 7))
        pixels: 11
        color: Theme.accentText
        text: root.stateText
    }
    MouseArea {
        id: mouse

        property real pressX: 0
        property real pressY: 0

        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        cursorShape: root.dragging ? Qt.ClosedHandCursor : Qt.PointingHandCursor
        onPressed: event => {
            mouse.pressX = event.x;
            mouse.pressY = event.y;
        }
        onPositionChanged: event => {
            if (!mouse.pressed)
                return;
            if (!root.dragging && Math.abs(event.x - mouse.pressX) + Math.abs(event.y - mouse.pressY) > 8)
                root.dragging = true;
            if (root.dragging)
                root.dragMoved(event.x, event.y);
        }
        onReleased: event => {
            if (root.dragging) {
                // where it was let go is told while it is still there
                root.dragEnded(event.x, event.y);
                root.dragging = false;
            } else if (mouse.containsMouse) {
                root.pressed();
            }
        }
        onCanceled: {
            root.dragging = false;
            root.dragLeft();
        }
    }
}
