// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A rule in our own words, with its title, which opens it.
Column {
    id: root

    required property string ruleId
    required property string ruleTitle
    required property string ruleText

    signal opened(string id)

    spacing: 5

    Item {
        // beside the word where there is room for all of it, otherwise below
        readonly property bool beside: word.implicitWidth + 10 + link.implicitWidth <= width

        width: parent.width
        height: beside ? link.height : link.y + link.height

        MutedText {
            id: word
            y: parent.beside ? (link.height - height) / 2 : 0
            pixels: 11.5
            font.letterSpacing: 1
            font.capitalization: Font.AllUppercase
            text: qsTr("Rule")
        }
        LinkText {
            id: link
            x: parent.beside ? parent.width - width : 0
            y: parent.beside ? 0 : word.height + 2
            width: Math.min(implicitWidth, parent.width)
            wraps: true
            text: root.ruleTitle
            onClicked: root.opened(root.ruleId)
        }
    }
    Paragraph {
        pixels: 13.5
        lineHeight: 1.2
        text: root.ruleText
    }
}
