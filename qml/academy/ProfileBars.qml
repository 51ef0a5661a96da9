// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What a result came to, competency by competency: the figure, a bar, and the mark as a line.
Column {
    id: root

    /// Rows with name, value, share, needed, passed; a share below 0 was not seen.
    required property var rows

    spacing: 8

    Repeater {
        model: root.rows

        Item {
            id: line
            required property var modelData
            readonly property bool seen: line.modelData.share >= 0

            width: root.width
            height: nameText.implicitHeight + 12
            Accessible.role: Accessible.StaticText
            Accessible.name: line.modelData.name + ": " + line.modelData.value
                + (!line.seen ? "" : ", " + (line.modelData.passed ? qsTr("reached") : qsTr("not reached")))

            ThemedText {
                id: nameText
                width: parent.width - value.width - 10
                elide: Text.ElideRight
                pixels: 13
                text: line.modelData.name
                Accessible.ignored: true
            }
            NumberText {
                id: value
                anchors.right: parent.right
                pixels: 13
                color: !line.seen ? Theme.muted : line.modelData.passed ? Theme.text : Theme.fault
                text: (line.seen && !line.modelData.passed ? "✗ " : "") + line.modelData.value
                Accessible.ignored: true
            }
            Rectangle {
                y: nameText.implicitHeight + 3
                width: parent.width
                height: 6
                radius: 3
                color: Theme.outline

                Rectangle {
                    visible: line.seen
                    width: parent.width * Math.max(0, Math.min(1, line.modelData.share))
                    height: parent.height
                    radius: 3
                    color: line.modelData.passed ? Theme.good : Theme.fault
                }
                Rectangle {
                    x: Math.min(parent.width - 2, parent.width * line.modelData.needed - 1)
                    y: -2
                    width: 2
                    height: parent.height + 4
                    color: Theme.text
                }
            }
        }
    }
}
