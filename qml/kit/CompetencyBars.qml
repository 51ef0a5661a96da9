// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The score of each competency as a bar with its number and the line that has to be reached.
Grid {
    id: root

    /// Rows with name, value, share, needed, passed; a share below 0 was not seen.
    required property var competencies

    width: parent?.width ?? 0
    columns: width > Theme.size(320) ? 2 : 1
    columnSpacing: 22
    rowSpacing: 8

    Repeater {
        model: root.competencies

        Item {
            id: line
            required property var modelData
            readonly property bool seen: line.modelData.share >= 0
            readonly property bool missed: line.seen && !line.modelData.passed
            /// Where the name and "not tested" have no room beside each other, the latter stands where the bar would be.
            readonly property bool below: !line.seen && whole.implicitWidth + value.width + 10 > line.width

            width: (root.width - (root.columns - 1) * root.columnSpacing) / root.columns
            height: nameText.implicitHeight + (line.below ? value.height : 12)
            Accessible.role: Accessible.StaticText
            Accessible.name: line.modelData.name + ": " + line.modelData.value
                + (!line.seen ? "" : ", " + (line.missed ? qsTr("not reached") : qsTr("reached")))

            ThemedText {
                // measured apart: what is fitted has another width
                id: whole
                visible: false
                pixels: nameText.pixels
                text: line.modelData.name
            }
            ThemedText {
                id: nameText
                width: parent.width - (line.below ? 0 : value.width + 10)
                fits: true
                pixels: 13
                color: line.seen ? Theme.text : Theme.faint
                text: line.modelData.name
            }
            NumberText {
                id: value
                anchors.right: parent.right
                y: line.below ? nameText.implicitHeight : 0
                pixels: 13
                color: !line.seen ? Theme.faint : line.missed ? Theme.fault : Theme.text
                text: (line.missed ? "✗ " : "") + line.modelData.value
            }
            ShareBar {
                visible: !line.below
                y: nameText.implicitHeight + 3
                height: 6
                share: line.modelData.share
                ink: line.missed ? Theme.fault : Theme.good

                Rectangle {
                    visible: line.seen && line.modelData.needed > 0
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
