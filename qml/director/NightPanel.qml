// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A field beside the room: a title, a note at its right, and what belongs to it.
Rectangle {
    id: root

    property string title: ""
    property string note: ""
    readonly property real pad: 14
    readonly property real below: root.title === "" ? root.pad - 2 : head.y + head.height + 6
    default property alias content: body.data

    radius: 10
    color: Theme.panel
    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    Item {
        id: head
        visible: root.title !== ""
        x: root.pad
        y: 10
        width: root.width - 2 * root.pad
        height: words.height

        ThemedText {
            id: words
            strong: true
            text: root.title
        }
        MutedText {
            anchors.right: parent.right
            anchors.baseline: words.baseline
            width: parent.width - words.width - 12
            horizontalAlignment: Text.AlignRight
            fits: true
            pixels: 12
            text: root.note
        }
    }
    Item {
        id: body
        x: root.pad
        y: root.below
        width: root.width - 2 * root.pad
        height: root.height - root.below - root.pad + 4
    }
}
