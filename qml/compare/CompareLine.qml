// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Somebody or something, an amount, and how it came to be.
Item {
    id: root

    required property string label
    required property string amount
    property string sum: ""
    property bool quiet: false
    property bool ruled: false

    implicitHeight: words.height + (below.text === "" ? 0 : below.height) + (root.ruled ? 8 : 2)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.label + ": " + root.amount + (root.sum === "" ? "" : ", " + root.sum)

    RuledLine {
        visible: root.ruled
        color: Theme.line
    }
    ThemedText {
        id: words
        y: root.ruled ? 6 : 0
        width: parent.width - figure.width - 6
        pixels: 13.5
        font.weight: root.quiet ? Font.Normal : Font.Medium
        color: root.quiet ? Theme.muted : Theme.text
        text: root.label
    }
    NumberText {
        id: figure
        anchors.right: parent.right
        y: words.y
        pixels: 13.5
        color: root.quiet ? Theme.muted : Theme.text
        text: root.amount
    }
    Note {
        id: below
        y: words.y + words.height
        wrapMode: Text.Wrap
        pixels: 12
        text: root.sum
    }
}
