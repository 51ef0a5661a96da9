// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A field of the home: a small line above, a title, and what belongs to it.
Rectangle {
    id: root

    property string over: ""
    property string title: ""
    property string note: ""
    readonly property real pad: Math.round(18 * Theme.textScale)
    property real spacing: 12 ///< between what belongs to it, line by line
    /// Where what belongs to the panel begins.
    readonly property real below: head.y + head.height + 10
    default property alias content: body.data

    width: parent?.width ?? 0
    implicitHeight: root.below + body.height + root.pad
    radius: 10
    color: Theme.panel
    Accessible.role: Accessible.Grouping
    Accessible.name: root.title === "" ? root.over : root.title

    Column {
        id: head
        x: root.pad
        y: root.pad - 4
        width: root.width - 2 * root.pad
        spacing: 3

        MutedText {
            visible: root.over !== ""
            width: parent.width
            pixels: 12
            text: root.over
        }
        Item {
            visible: root.title !== ""
            width: parent.width
            height: Math.max(words.height, side.visible ? side.y + side.height : 0)

            Paragraph {
                id: words
                width: Math.min(implicitWidth, parent.width - (side.visible ? side.width + 12 : 0))
                pixels: root.over === "" ? 15 : 17
                strong: true
                text: root.title
            }
            Note {
                id: side
                visible: root.note !== ""
                anchors.right: parent.right
                anchors.baseline: words.baseline
                width: Math.min(implicitWidth, parent.width * 0.62)
                horizontalAlignment: Text.AlignRight
                text: root.note
            }
        }
    }
    Column {
        id: body
        x: root.pad
        y: root.below
        width: root.width - 2 * root.pad
        spacing: root.spacing
    }
}
