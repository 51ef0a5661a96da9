// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// What stands on a button of the amount pad: a chip, words, a second line, a key cap.
Item {
    id: root

    required property string text
    required property string figure
    required property string keyHint
    required property bool hasFigure
    required property bool centred
    required property var chip
    required property bool faint
    required property color ink
    required property color capInk
    property real scaleBy: 1

    ChipPile {
        id: pile
        x: 6
        anchors.verticalCenter: parent.verticalCenter
        visible: root.chip !== null
        width: implicitWidth
        height: implicitHeight
        opacity: root.faint ? 0.6 : 1
        chips: root.chip === null ? [] : [root.chip]
        chipWidth: 22 * root.scaleBy
    }
    ThemedText {
        x: root.chip !== null ? pile.x + pile.width + 4 : root.centred ? 3 : 9
        y: root.figure === "" && !root.hasFigure ? (root.height - height) / 2 : root.height / 2 - height
        width: root.width - x - 3
        horizontalAlignment: root.centred && root.chip === null ? Text.AlignHCenter : Text.AlignLeft
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        font.pixelSize: Math.round((root.hasFigure ? 12 : 13.5) * root.scaleBy)
        font.weight: root.hasFigure ? Font.Normal : Font.DemiBold
        color: root.hasFigure && !root.faint ? Theme.muted : root.ink
        text: root.text
        Accessible.ignored: true
    }
    NumberText {
        x: 9
        y: root.height / 2
        visible: root.hasFigure
        pixels: 13.5
        scaleBy: root.scaleBy / Theme.textScale
        color: root.ink
        text: root.figure === "" ? "–" : root.figure
    }
    KeyCap {
        anchors.right: parent.right
        anchors.rightMargin: 7
        anchors.verticalCenter: parent.verticalCenter
        visible: root.keyHint !== ""
        scaleBy: root.scaleBy
        ink: root.capInk
        text: root.keyHint
    }
}
