// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Says at the edges of a scrolled area that there is more beyond them.
Item {
    id: root

    required property Flickable flickable
    property color color: Theme.panel
    property real depth: 18

    x: flickable.x
    y: flickable.y
    width: flickable.width
    height: flickable.height

    Rectangle {
        visible: !root.flickable.atYBeginning
        width: parent.width
        height: root.depth
        gradient: Gradient {
            GradientStop { position: 0; color: root.color }
            GradientStop { position: 1; color: Qt.rgba(root.color.r, root.color.g, root.color.b, 0) }
        }
    }
    Rectangle {
        visible: !root.flickable.atYEnd
        y: parent.height - height
        width: parent.width
        height: root.depth
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.rgba(root.color.r, root.color.g, root.color.b, 0) }
            GradientStop { position: 1; color: root.color }
        }
    }
}
