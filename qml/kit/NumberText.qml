// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// An amount whose digits all take the same room, so that nothing jumps when it changes.
Item {
    id: root

    required property string text
    property real pixels: 14
    property real scaleBy: 1
    property bool strong: true
    property color color: Theme.text
    readonly property font font: Qt.font({
        family: Theme.family,
        pixelSize: Math.round(Theme.size(root.pixels) * root.scaleBy),
        weight: root.strong ? Font.DemiBold : Font.Normal
    })

    implicitWidth: row.width
    implicitHeight: Math.ceil(root.font.pixelSize * 1.22)

    FontMetrics {
        id: signs
        font: root.font
    }
    // the height changes with the font: a call by itself would not be made again
    readonly property real cell: signs.height > 0 ? Math.ceil(signs.advanceWidth("0")) : 0

    Row {
        id: row
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: root.text.length

            Text {
                required property int index
                readonly property string sign: root.text.charAt(index)
                readonly property bool digit: sign >= "0" && sign <= "9"

                Accessible.ignored: true
                text: sign
                width: digit ? root.cell : signs.height > 0 ? signs.advanceWidth(sign) : 0
                horizontalAlignment: Text.AlignHCenter
                color: root.color
                font: root.font
                textFormat: Text.PlainText
            }
        }
    }
}
