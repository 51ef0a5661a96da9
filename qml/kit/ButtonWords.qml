// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The words inside a button, with its key at the right.
Item {
    id: root

    required property string text
    required property string keyHint
    required property color color
    required property color hintColor
    property real pixels: 14

    implicitWidth: words.implicitWidth + (hint.visible ? hint.implicitWidth + 9 : 0) + 22
    implicitHeight: words.implicitHeight

    ThemedText {
        id: words
        // a button that is wider than its words has them in the middle
        x: hint.visible ? 11 : Math.max(11, (root.width - width) / 2)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.width - 22 - (hint.visible ? hint.implicitWidth + 9 : 0))
        elide: Text.ElideRight
        pixels: root.pixels
        font.weight: Font.Medium
        color: root.color
        text: root.text
        Accessible.ignored: true
    }
    ThemedText {
        id: hint
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        visible: root.keyHint !== ""
        pixels: root.pixels - 2.5
        color: root.hintColor
        text: root.keyHint
        Accessible.ignored: true
    }
}
