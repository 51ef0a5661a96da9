// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A bar that is filled as far as something has come.
Rectangle {
    id: root

    required property real share ///< of 1
    property color ink: Theme.muted

    width: parent?.width ?? 0
    height: 4
    radius: height / 2
    color: Theme.outline

    Rectangle {
        width: parent.width * Math.max(0, Math.min(1, root.share))
        height: parent.height
        radius: parent.radius
        color: root.ink
    }
}
