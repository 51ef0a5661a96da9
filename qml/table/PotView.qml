// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One pot: its name, its amount, its chips and the seats that can win it.
Item {
    id: root

    required property string label
    required property string amountText
    required property var chips
    required property var eligible
    property bool highlighted: false
    /// Three with the chips; two without; one has no room for the seats.
    property int lines: 3
    readonly property bool compact: lines < 3
    /// Where chips are counted by eye the figure's line has room for the name, and who can win it a line of its own.
    readonly property bool nameAbove: root.lines === 2 && root.amountText === ""
    /// Name and seats don't fit into one line below the figure, however small: all three are written small, one a line.
    readonly property bool crowded: root.lines === 2 && root.amountText !== "" && smallest.advanceWidth > root.width - 16
    /// Crowded, they stand beside the figure where they can: a third line has hardly room in the pot.
    readonly property bool seatsBeside: root.crowded && seatsSize.advanceWidth <= root.width - amount.width - 24
    readonly property real widestChip: root.compact ? Math.min(root.chipWidth, root.height * 0.42) : root.chipWidth
    /// There is no room for chips beside the name: they lie below it, and are smaller.
    readonly property bool chipsBelow: root.nameAbove && nameSize.advanceWidth + 2.2 * root.widestChip + 26 > root.width
    property real fontScale: 1
    property real chipWidth: 22
    /// Beside a figure small chips have room, as high as its line.
    readonly property real smallChip: amount.height / 1.6
    readonly property real figureRoom: root.width - words.x - amount.width - 14
    readonly property bool besideFigure: root.lines === 2 && root.amountText !== "" && !root.crowded && root.figureRoom >= root.smallChip
    /// The seats, runs of three and more written as one: "1, 3–6, 9".
    readonly property string seatsText: {
        const words = [];
        for (let i = 0; i < root.eligible.length;) {
            let last = i;
            while (last + 1 < root.eligible.length && root.eligible[last + 1] === root.eligible[last] + 1)
                ++last;
            if (last - i >= 2) {
                words.push(root.eligible[i] + "–" + root.eligible[last]);
                i = last + 1;
            } else {
                words.push(String(root.eligible[i]));
                ++i;
            }
        }
        return words.join(", ");
    }

    implicitWidth: Math.max(words.implicitWidth + (pile.visible ? pile.width + 8 : 0), seats.implicitWidth) + 16
    implicitHeight: words.implicitHeight + seats.implicitHeight + 8

    Rectangle {
        anchors.fill: parent
        radius: 9
        color: root.highlighted ? "#40e8b04b" : Theme.tray
        border.width: root.highlighted ? 2 : 1
        border.color: root.highlighted ? Theme.feltAccent : "#30ffffff"
    }
    TextMetrics {
        id: nameSize
        font.family: Theme.family
        font.pixelSize: Math.round(Theme.size(12) * root.fontScale)
        text: root.label
    }
    TextMetrics {
        id: smallest
        font.family: Theme.family
        font.pixelSize: 12
        text: root.label + " · " + root.seatsText
    }
    TextMetrics {
        id: seatsSize
        font: smallest.font
        text: root.seatsText
    }
    ChipPile {
        id: pile
        // where there is no room for both, chips take the figure's place only when that has to be counted
        x: root.compact ? root.width - width - 8 : words.x + words.width + 6
        y: root.besideFigure ? amount.y + words.y + (amount.height - height) / 2 : root.height - height - (root.compact ? 3 : 5)
        visible: root.chips.length > 0 && (!root.compact || root.amountText === "" || root.besideFigure)
        width: implicitWidth
        height: implicitHeight
        chips: root.chips
        // six chips one on another are one and a half times as high as one is wide
        chipWidth: root.besideFigure ? root.smallChip
            : root.chipsBelow ? Math.min(root.widestChip, (root.height - nameSize.height - 5) / 1.5) : root.widestChip
        mostColumns: root.besideFigure ? Math.max(1, Math.min(2, Math.floor(root.figureRoom / (1.1 * root.smallChip)))) : 2
        tallest: 6
    }
    Column {
        id: words
        x: 9
        y: root.crowded ? 1 : root.compact ? 2 : root.seatsText === "" ? (root.height - height) / 2 : 4

        ThemedText {
            visible: !root.compact || root.nameAbove || root.crowded
            width: root.compact ? Math.min(implicitWidth, root.width - 16) : implicitWidth
            fontSizeMode: root.nameAbove ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: 12
            font.pixelSize: root.crowded ? 12 : Math.round(Theme.size(12) * root.fontScale)
            color: Theme.feltMuted
            text: root.label
        }
        NumberText {
            id: amount
            visible: !root.nameAbove
            text: root.amountText
            pixels: root.crowded ? 12 : 16
            scaleBy: root.fontScale
            color: Theme.amount
        }
    }
    ThemedText {
        visible: root.lines === 1
        anchors.right: parent.right
        anchors.rightMargin: 8
        y: words.y
        width: Math.min(implicitWidth, root.width - words.width - 24)
        height: words.height
        font.pixelSize: Math.round(Theme.size(12) * root.fontScale)
        color: Theme.feltMuted
        text: root.label
    }
    ThemedText {
        id: seats
        visible: root.lines > 1
        x: root.seatsBeside ? words.x + amount.width + 8 : 9
        y: root.seatsBeside ? words.y + words.height - height : words.y + words.height
        width: root.width - x - 5 - (root.nameAbove && pile.visible ? pile.width + 4 : 0)
        // who can win it is not cut off at large words: they draw together first
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: root.nameAbove ? 9 : 12
        font.pixelSize: root.crowded ? 12 : Math.round(Theme.size(11) * root.fontScale)
        color: Theme.feltMuted
        text: !root.compact || root.nameAbove || root.crowded ? root.seatsText : root.seatsText === "" ? root.label : root.label + " · " + root.seatsText
    }
}
