// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The last acts with what the judge said.
Column {
    id: root

    required property var acts
    property real beside: 0 ///< what stands in the heading's line takes so much of it

    spacing: 6

    MutedText {
        width: root.width - root.beside
        fits: true
        pixels: 11.5
        font.letterSpacing: 1
        font.capitalization: Font.AllUppercase
        text: qsTr("Last acts")
    }
    Repeater {
        model: root.acts

        Item {
            id: line
            required property string act
            required property string verdict
            required property int mark
            required property bool player

            width: root.width
            height: Math.max(words.implicitHeight, verdictText.implicitHeight) + 3
            Accessible.role: Accessible.ListItem
            Accessible.name: line.verdict === "" ? line.act : line.act + ": " + line.verdict

            Paragraph {
                id: words
                width: parent.width - verdictText.width - 12
                pixels: 13
                color: line.player ? Theme.muted : Theme.text
                text: line.act
            }
            Paragraph {
                id: verdictText
                anchors.right: parent.right
                width: Math.min(implicitWidth, parent.width * 0.5)
                horizontalAlignment: Text.AlignRight
                pixels: 13
                strong: true
                color: line.mark === Mark.Fault ? Theme.fault
                    : line.mark === Mark.Corrected ? Theme.accentText
                    : line.mark === Mark.Done ? Theme.good : Theme.muted
                text: line.verdict
            }
        }
    }
}
