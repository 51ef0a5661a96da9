// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A felt with so many places around it, clockwise, the first at the bottom.
Item {
    id: root

    required property int count
    /// However large the words: what is asked and the answer stay in sight with it.
    readonly property real tallest: Math.max(root.least, (root.Window.window?.height ?? Infinity) * 0.5)
    property real least: 330
    readonly property real plateWidth: Theme.size(104)
    readonly property real plateHeight: Math.round(44 * Theme.textScale)
    readonly property real ringWidth: Math.min(root.width, Theme.size(760))

    /// The middle of a place, or a point so far on the way to it from the middle of the table.
    function placeAt(place: int, share: real): point {
        const angle = Math.PI / 2 + 2 * Math.PI * place / Math.max(1, root.count);
        return Qt.point(root.width / 2 + share * (root.ringWidth - root.plateWidth) / 2 * Math.cos(angle),
            root.height / 2 + share * (root.height - root.plateHeight) / 2 * Math.sin(angle));
    }

    TableFelt {
        anchors.fill: parent
        rail: Qt.rect((root.width - root.ringWidth + root.plateWidth * 0.8) / 2, root.plateHeight * 0.45,
            root.ringWidth - root.plateWidth * 0.8, root.height - root.plateHeight * 0.9)
        railWidth: 14
    }
}
