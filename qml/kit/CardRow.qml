// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Cards side by side or overlapping, such as a hand in the debrief or in a drill.
Item {
    id: root

    /// A list of {face, faceUp}, optionally with highlighted and dimmed.
    required property var cards
    property real cardHeight: 84
    readonly property real cardWidth: Math.round(cardHeight * 5 / 7)
    /// How much of each covered card stays free, as a part of its width; above 1 there is a gap.
    property real spread: 1.08
    property string name: ""

    implicitWidth: cards.length === 0 ? 0 : cardWidth * (1 + (cards.length - 1) * spread)
    implicitHeight: cardHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name
    Accessible.ignored: root.name === ""

    Repeater {
        model: root.cards

        PlayingCard {
            required property var modelData
            required property int index

            x: index * root.cardWidth * root.spread
            width: root.cardWidth
            height: root.cardHeight
            face: modelData.face
            faceUp: modelData.faceUp
            highlighted: modelData.highlighted === true
            dimmed: modelData.dimmed === true
        }
    }
}
