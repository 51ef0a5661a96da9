// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A question of the bank: what it asks, the right answer, and what that rests on.
Column {
    id: root

    required property var item

    spacing: 2
    bottomPadding: 8
    Accessible.role: Accessible.ListItem
    Accessible.name: [root.item.words, root.item.answer, root.item.why, root.item.rules, root.item.facts].join(". ")

    Paragraph {
        width: root.width
        text: root.item.words
    }
    Paragraph {
        width: root.width
        pixels: 13
        color: Theme.good
        text: qsTr("✓ %1").arg(root.item.answer)
    }
    Note {
        width: root.width
        pixels: 12
        text: root.item.rules === "" ? root.item.facts : root.item.facts + " · " + root.item.rules
    }
}
