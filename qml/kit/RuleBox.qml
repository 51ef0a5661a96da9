// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
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
        width: parent.width
        height: link.height

        ThemedText {
            anchors.verticalCenter: parent.verticalCenter
            pixels: 11.5
            font.letterSpacing: 1
            font.capitalization: Font.AllUppercase
            color: Theme.muted
            text: qsTr("Rule")
            Accessible.ignored: true
        }
        LinkText {
            id: link
            anchors.right: parent.right
            width: Math.min(implicitWidth, parent.width * 0.75)
            text: root.ruleTitle
            onClicked: root.opened(root.ruleId)
        }
    }
    ThemedText {
        width: parent.width
        wrapMode: Text.WordWrap
        pixels: 13.5
        lineHeight: 1.2
        text: root.ruleText
    }
}
