// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A marked place before the dealer: burns, stub, muck and the like.
Item {
    id: root

    required property string caption
    property bool highlighted: false
    property bool targeted: false
    property real fontScale: 1

    Rectangle {
        anchors.fill: parent
        radius: 9
        color: root.highlighted ? "#38e8b04b" : Theme.tray
        border.width: root.highlighted || root.targeted ? 2 : 1
        border.color: root.highlighted ? Theme.feltAccent : root.targeted ? Theme.feltText : "#38ffffff"
    }
    ThemedText {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.bottom
        anchors.topMargin: 2
        width: parent.width + 4
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Math.max(1, Math.floor(Theme.size(11) * root.fontScale + 0.01))
        font.weight: Font.Medium
        color: root.highlighted ? Theme.feltAccent : Theme.feltMuted
        elide: Text.ElideNone
        text: root.caption
    }
}
