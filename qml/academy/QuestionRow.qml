// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
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

            ThemedText {
                required property string modelData
                required property int index

                width: root.width * root.shares[index]
                rightPadding: 12
                wrapMode: Text.WordWrap
                pixels: root.heading ? 12 : 13
                color: root.heading || !root.known ? Theme.muted : Theme.text
                text: modelData
                Accessible.ignored: !root.heading
            }
        }
    }
    ThemedText {
        width: root.width
        visible: root.remark !== ""
        wrapMode: Text.WordWrap
        pixels: 13
        strong: true
        color: Theme.accentText
        text: "! " + root.remark
        Accessible.ignored: true
    }
}
