// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The words inside a button, with its key at the right.
Item {
    id: root

    required property string text
    required property string keyHint
    required property color ink
    property color hintInk: Theme.muted
    property real pixels: 14
    /// What the console makes of the text's size.
    property real scaleBy: 1
    property int lines: 1
    property real inset: 11
    /// Whether words that no key stands beside are in the middle.
    property bool centred: true
    /// Whether the words leave the lower half to a figure.
    property bool hasFigure: false
    readonly property real hintRoom: cap.visible ? cap.width + 3 : 0

    implicitWidth: words.implicitWidth + root.hintRoom + 2 * root.inset
    implicitHeight: words.implicitHeight

    ThemedText {
        id: words
        objectName: "buttonWords"
        x: root.inset
        y: root.hasFigure ? root.height / 2 - height : 0
        width: root.width - 2 * root.inset - root.hintRoom
        height: root.hasFigure ? implicitHeight : root.height
        horizontalAlignment: root.centred && !cap.visible ? Text.AlignHCenter : Text.AlignLeft
        // more lines, then smaller letters, where it is too narrow: nothing is cut off
        wrapMode: root.lines > 1 ? Text.WordWrap : Text.NoWrap
        maximumLineCount: root.lines
        elide: Text.ElideRight
        lineHeight: root.lines > 1 ? 0.9 : 1
        fontSizeMode: root.lines > 1 ? Text.Fit : Text.HorizontalFit
        font.pixelSize: Math.round(Theme.size(root.hasFigure ? root.pixels - 1.5 : root.pixels) * root.scaleBy)
        font.weight: root.hasFigure ? Font.Normal : Font.Medium
        color: root.ink
        text: root.text
    }
    KeyCap {
        id: cap
        anchors.right: parent.right
        anchors.rightMargin: Math.min(6, root.inset)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.keyHint !== ""
        scaleBy: root.scaleBy
        ink: root.hintInk
        text: root.keyHint
    }
}
