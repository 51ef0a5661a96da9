// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The inside of an answer: its letter or its number in an order, its words, and what is to be said about it.
Item {
    id: root

    required property string badge
    required property string words
    required property bool picked
    required property int mark
    required property string remark

    implicitHeight: Math.max(text.implicitHeight, sign.implicitHeight)

    Rectangle {
        id: frame
        x: 10
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size(24)
        height: width
        radius: 5
        color: root.picked ? Theme.primary : "transparent"
        border.width: root.picked ? 0 : 1
        border.color: Theme.outline

        ThemedText {
            anchors.centerIn: parent
            pixels: 13
            strong: true
            color: root.picked ? Theme.primaryText : Theme.muted
            text: root.badge
        }
    }
    ThemedText {
        id: text
        anchors.left: frame.right
        anchors.leftMargin: 12
        anchors.right: note.visible ? note.left : parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.WordWrap
        pixels: 15
        text: root.words
    }
    ThemedText {
        id: note
        anchors.right: sign.left
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        visible: root.remark !== ""
        pixels: 13
        strong: true
        color: sign.color
        text: root.remark
    }
    MarkSign {
        id: sign
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        visible: root.remark !== ""
        pixels: 15
        mark: root.mark
    }
}
