// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A line of the table of questions: the words, its figures, and below them what speaks against it.
Column {
    id: root

    required property var cells
    required property string remark
    /// Whether enough have answered to go by it.
    required property bool known
    property bool heading: false
    readonly property var shares: [0.56, 0.1, 0.12, 0.11, 0.11]

    bottomPadding: 3

    Row {
        width: root.width

        Repeater {
            model: root.cells

            Paragraph {
                required property string modelData
                required property int index

                width: root.width * root.shares[index]
                rightPadding: 12
                pixels: root.heading ? 12 : 13
                color: root.heading || !root.known ? Theme.muted : Theme.text
                text: modelData
                spoken: root.heading ? Accessible.StaticText : Accessible.NoRole
            }
        }
    }
    Paragraph {
        width: root.width
        visible: root.remark !== ""
        pixels: 13
        strong: true
        color: Theme.accentText
        text: "! " + root.remark
    }
}
