// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One betting circle with its chips, its name and what is in it.
Item {
    id: root

    required property BankedGeometry geometry
    required property TableHands hands
    required property int circle
    required property int seat
    required property string label
    required property string name
    required property string amountText
    required property var chips
    required property string chipWords
    readonly property rect place: geometry.circleRect(circle)
    readonly property bool filled: chips.length > 0
    readonly property bool bonus: circle % 10 === 0
    readonly property bool owed: root.hands.isOwed(TableSpot.Circle, root.circle)
    readonly property bool targeted: root.hands.isTarget(TableSpot.Circle, root.circle)

    x: place.x
    y: place.y
    width: place.width
    height: place.height + geometry.amountHeight
    visible: place.width > 0

    Rectangle {
        id: ring
        width: root.width
        height: root.place.height
        radius: height / 2
        color: root.owed ? "#38e8b04b" : root.filled ? "transparent" : "#16000000"
        border.width: root.owed || root.targeted ? 2.5 : root.bonus ? 2 : 1.2
        border.color: root.owed ? Theme.feltAccent : root.targeted ? Theme.feltText : root.bonus ? "#b8f0d48a" : "#7ad8efe2"
        antialiasing: true
    }
    ThemedText {
        // printed in the middle; of a full circle, at its upper rim
        anchors.horizontalCenter: ring.horizontalCenter
        y: root.filled ? -height * 0.36 : (ring.height - height) / 2
        width: Math.min(implicitWidth, root.filled ? ring.width : ring.width - 4)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        font.pixelSize: Math.round(Math.min(Theme.size(root.filled ? 9.5 : 11) * root.geometry.fontScale, ring.height * (root.filled ? 0.3 : 0.4)))
        font.weight: Font.Medium
        style: root.filled ? Text.Outline : Text.Normal
        styleColor: Theme.feltDark
        color: root.bonus ? "#f0d48a" : Theme.feltMuted
        elide: Text.ElideNone
        text: root.label
    }
    ChipPile {
        anchors.horizontalCenter: ring.horizontalCenter
        y: ring.height * 0.9 - height
        width: implicitWidth
        height: implicitHeight
        chips: root.chips
        chipWidth: root.geometry.chipWidth
        mostColumns: Math.max(2, Math.floor(root.width * 1.1 / root.geometry.chipWidth))
        tallest: 6
    }
    NumberText {
        anchors.horizontalCenter: ring.horizontalCenter
        y: ring.height - height * 0.22
        text: root.amountText
        pixels: root.amountText.length > 6 ? 10 : root.amountText.length > 5 ? 11 : 12
        scaleBy: root.geometry.fontScale
        color: Theme.amount
    }
    Grip {
        width: root.width
        height: root.height
        draggable: root.filled
        name: {
            const what = qsTr("seat %1, %2").arg(root.seat).arg(root.name);
            if (!root.filled)
                return qsTr("%1: empty").arg(what);
            if (root.amountText === "")
                return qsTr("%1: %2").arg(what).arg(root.chipWords);
            return qsTr("%1: %2 (%3)").arg(what).arg(root.amountText).arg(root.chipWords);
        }
        spot: TableSpot.Circle
        spotIndex: root.circle
        ghost: ({chips: root.chips})
        hands: root.hands
    }
}
