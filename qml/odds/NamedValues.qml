// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Names with what stands beside them, one a line.
Column {
    id: root

    required property var lines

    width: parent?.width ?? 0
    spacing: 5

    Repeater {
        model: root.lines

        Item {
            id: line
            required property string name
            required property string value
            readonly property bool narrow: nameText.implicitWidth + valueText.implicitWidth + 14 > width

            width: root.width
            height: narrow ? nameText.implicitHeight + valueText.height + 1 : Math.max(nameText.implicitHeight, valueText.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: line.name + ": " + line.value

            MutedText {
                id: nameText
                text: line.name
            }
            ThemedText {
                id: valueText
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                width: Math.min(implicitWidth, line.width)
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.WrapAnywhere
                pixels: 13
                font.weight: Font.Medium
                text: line.value
            }
        }
    }
}
