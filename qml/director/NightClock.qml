// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Level, blinds and the time that is left.
NightPanel {
    id: root

    required property NightFacts facts

    implicitHeight: bar.y + bar.height + foot.height + 26

    MutedText {
        id: level
        pixels: 12
        text: root.facts.clock.level
    }
    ThemedText {
        id: blinds
        anchors.top: level.bottom
        width: Math.min(implicitWidth, parent.width - time.width - 10)
        pixels: 18
        strong: true
        text: root.facts.clock.blinds
    }
    Paragraph {
        id: then
        anchors.top: blinds.bottom
        pixels: 12
        color: root.facts.clock.note === "" ? Theme.muted : Theme.accentText
        text: root.facts.clock.note === "" ? root.facts.clock.next : root.facts.clock.note
    }
    NumberText {
        id: time
        visible: text !== ""
        anchors.right: parent.right
        pixels: 32
        text: root.facts.clock.left
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Time left in this level: %1").arg(root.facts.clock.left)
    }
    ShareBar {
        id: bar
        visible: root.facts.clock.left !== ""
        y: then.y + then.height + (visible ? 8 : 0)
        height: visible ? 4 : 0
        share: root.facts.clock.share
    }
    SideBySide {
        id: foot
        y: bar.y + 11
        spacing: 14

        ThemedText {
            pixels: 12
            text: root.facts.clock.players
        }
        ThemedText {
            pixels: 12
            text: root.facts.clock.average
        }
        MutedText {
            pixels: 12
            text: root.facts.clock.entry
        }
    }
}
