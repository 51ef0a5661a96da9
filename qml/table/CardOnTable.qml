// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A card of the table model, lying where the geometry says, and going there from where it lay.
PlayingCard {
    id: root

    required property var geometry
    required property int cardId
    required property int spot
    required property int seat
    required property int order
    // roles of the model that a card by itself does not need
    required highlighted
    required dimmed
    readonly property var pose: geometry.pose(spot, seat, order, cardId, dimmed, highlighted)
    readonly property bool travelling: slideX.running || slideY.running

    x: pose.x
    y: pose.y
    z: travelling ? 1000 + pose.z : pose.z
    width: pose.width
    height: Math.round(width * 1.4)
    artHeight: Math.round(pose.width * 1.4)
    rotation: pose.rotation
    // in a squared deck only the lowest card throws a shadow
    shadowed: travelling || order === 0 || (spot !== TableSpot.Stub && spot !== TableSpot.CutPacket)

    Behavior on x {
        enabled: root.moves && Theme.animation > 0
        NumberAnimation { id: slideX; duration: Theme.animation; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: root.moves && Theme.animation > 0
        NumberAnimation { id: slideY; duration: Theme.animation; easing.type: Easing.OutCubic }
    }
    Behavior on width {
        enabled: root.moves && Theme.animation > 0
        NumberAnimation { duration: Theme.animation }
    }
}
