// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The front of a card: a big corner index that stays readable in a fan, and one big suit.
Rectangle {
    id: root

    required property string rank
    required property string suit
    property real artHeight: height

    radius: root.height * 0.07
    color: Theme.cardPaper
    border.width: 1
    border.color: Theme.cardEdge
    antialiasing: true

    Text {
        id: index
        x: root.width * 0.08
        y: root.height * 0.0
        width: root.width * 0.38
        horizontalAlignment: Text.AlignHCenter
        text: root.rank
        color: Theme.suitColour(root.suit)
        font.family: Theme.family
        font.weight: Font.Bold
        font.pixelSize: Math.max(8, Math.round(root.height * 0.34))
        font.letterSpacing: root.rank === "10" ? -root.height * 0.035 : 0
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    Image {
        x: index.x + (index.width - width) / 2
        y: root.height * 0.385
        width: root.height * 0.19
        height: width
        source: root.suit === "" ? "" : Theme.suitPicture(root.suit)
        sourceSize.height: Math.ceil(root.artHeight * 0.19)
        sourceSize.width: Math.ceil(root.artHeight * 0.19)
    }
    Image {
        x: root.width - width - root.width * 0.08
        y: root.height - height - root.height * 0.06
        width: root.height * 0.37
        height: width
        source: root.suit === "" ? "" : Theme.suitPicture(root.suit)
        sourceSize.height: Math.ceil(root.artHeight * 0.37)
        sourceSize.width: Math.ceil(root.artHeight * 0.37)
    }
}
