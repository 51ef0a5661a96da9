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
        objectName: "commandWords"
        x: 8
        // two lines where one is too narrow: nothing is cut off
        width: root.width - 13 - (cap.visible ? cap.width + 5 : 0)
        height: root.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        maximumLineCount: 2
        lineHeight: 0.9
        fontSizeMode: Text.Fit
        minimumPixelSize: 10
        font.pixelSize: Math.round(13.5 * root.scaleBy)
        font.weight: Font.Medium
        color: root.ink
        text: root.text
        Accessible.ignored: true
    }
    KeyCap {
        id: cap
        anchors.right: parent.right
        anchors.rightMargin: 5
        anchors.verticalCenter: parent.verticalCenter
        visible: root.keyHint !== ""
        scaleBy: root.scaleBy
        text: root.keyHint
    }
}
