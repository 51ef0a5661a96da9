// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The score of each competency as a bar with its number and the line that has to be reached.
Grid {
    id: root

    required property var competencies

    columns: width > Theme.size(320) ? 2 : 1
    columnSpacing: 22
    rowSpacing: 8

    Repeater {
        model: root.competencies

        Item {
            id: line
            required property string name
            required property string valueText
            required property real share
            required property real needed
            required property bool seen
            required property bool passed

            width: (root.width - (root.columns - 1) * root.columnSpacing) / root.columns
            height: nameText.implicitHeight + 12
            Accessible.role: Accessible.StaticText
            Accessible.name: line.name + ": " + line.valueText
                + (!line.seen ? "" : ", " + (line.passed ? qsTr("reached") : qsTr("not reached")))

            ThemedText {
                id: nameText
                width: parent.width - value.width - 10
                elide: Text.ElideRight
                pixels: 13
                color: line.seen ? Theme.text : Theme.faint
                text: line.name
                Accessible.ignored: true
            }
            NumberText {
                id: value
                anchors.right: parent.right
                pixels: 13
                color: !line.seen ? Theme.faint : line.passed ? Theme.text : Theme.fault
                text: (line.seen && !line.passed ? "✗ " : "") + line.valueText
            }
            Rectangle {
                y: nameText.implicitHeight + 3
                width: parent.width
                height: 6
                radius: 3
                color: Theme.outline

                Rectangle {
                    visible: line.seen
                    width: parent.width * Math.max(0, Math.min(1, line.share))
                    height: parent.height
                    radius: 3
                    color: line.passed ? Theme.good : Theme.fault
                }
                Rectangle {
                    visible: line.seen && line.needed > 0
                    x: parent.width * line.needed - 1
                    y: -2
                    width: 2
                    height: parent.height + 4
                    color: Theme.text
                }
            }
        }
    }
}
