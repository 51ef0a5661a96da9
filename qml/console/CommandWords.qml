// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The words of an act with its key cap at the right.
Item {
    id: root

    required property string text
    required property string keyHint
    required property color ink
    property real scaleBy: 1

    ThemedText {
        x: 10
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - 16 - (cap.visible ? cap.width + 6 : 0)
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        font.pixelSize: Math.round(13.5 * root.scaleBy)
        font.weight: Font.Medium
        color: root.ink
        text: root.text
        Accessible.ignored: true
    }
    KeyCap {
        id: cap
        anchors.right: parent.right
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        visible: root.keyHint !== ""
        scaleBy: root.scaleBy
        text: root.keyHint
    }
}
