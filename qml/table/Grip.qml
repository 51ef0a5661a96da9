// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// What a hand can take hold of; the mouse leaves the focus where it is, as Enter must not repeat what it did.
MouseArea {
    id: root

    required property TableHands hands
    required property string name
    required property int spot
    required property int spotIndex
    property bool draggable: false
    /// What the table shows under the pointer while this is dragged.
    property var ghost: ({})
    readonly property bool isGrip: true
    /// How far beyond it the ring lies that says it is due; below 0: it has none.
    property int ring: -1
    property real ringRadius: 9
    property color ringColor: Theme.feltAccent
    /// Whether the ring says as well that something is dragged over it.
    property bool aimed: false
    property real pressX: 0
    property real pressY: 0
    property bool dragging: false

    hoverEnabled: true
    activeFocusOnTab: visible && enabled
    cursorShape: root.dragging ? Qt.ClosedHandCursor : Qt.PointingHandCursor
    preventStealing: true

    Accessible.role: Accessible.Button
    Accessible.name: root.name
    Accessible.focusable: true
    Accessible.onPressAction: root.hands.press(root)

    onPressed: mouse => {
        root.pressX = mouse.x;
        root.pressY = mouse.y;
    }
    onPositionChanged: mouse => {
        if (!root.pressed || !root.draggable)
            return;
        const far = Math.abs(mouse.x - root.pressX) + Math.abs(mouse.y - root.pressY);
        if (!root.dragging && far > 8) {
            root.dragging = true;
            root.hands.startDrag(root, mouse.x, mouse.y);
        }
        if (root.dragging)
            root.hands.moveDrag(root, mouse.x, mouse.y);
    }
    onReleased: mouse => {
        if (root.dragging) {
            root.dragging = false;
            root.hands.endDrag(root, mouse.x, mouse.y, true);
        } else if (root.containsMouse) {
            root.hands.press(root);
        }
    }
    onCanceled: {
        if (root.dragging) {
            root.dragging = false;
            root.hands.endDrag(root, 0, 0, false);
        }
    }
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter && event.key !== Qt.Key_Select)
            return;
        event.accepted = true;
        if (event.modifiers & Qt.ShiftModifier)
            root.hands.carry(root);
        else
            root.hands.press(root);
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        radius: 8
        visible: root.containsMouse && !root.pressed && !root.activeFocus
        color: "transparent"
        border.width: 1
        border.color: "#70ffffff"
    }
    Rectangle {
        readonly property bool targeted: root.aimed && root.hands.isTarget(root.spot, root.spotIndex)
        anchors.fill: parent
        anchors.margins: -root.ring
        radius: root.ringRadius
        visible: root.ring >= 0 && (targeted || root.hands.isOwed(root.spot, root.spotIndex))
        color: "transparent"
        border.width: 2
        border.color: targeted ? Theme.feltText : root.ringColor
    }
    FocusRing {
        shown: root.activeFocus
    }
}
