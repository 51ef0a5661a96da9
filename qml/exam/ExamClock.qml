// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The time that is left, and how far everything is recorded.
Column {
    id: root

    required property var clock

    spacing: 6

    ThemedText {
        width: parent.width
        pixels: 26
        strong: true
        text: root.clock.left ?? ""
        spoken: Accessible.StaticText
        Accessible.name: qsTr("%1 left of %2").arg(root.clock.left ?? "").arg(root.clock.given ?? "")
    }
    MutedText {
        width: parent.width
        text: qsTr("left of %1").arg(root.clock.given ?? "")
    }
    ShareBar {
        color: Theme.raised
        share: root.clock.share ?? 0
        ink: Theme.text
    }
    Paragraph {
        visible: (root.clock.warning ?? "") !== ""
        pixels: 13
        strong: true
        color: Theme.accentText
        text: "⚠ " + (root.clock.warning ?? "")
        spoken: Accessible.AlertMessage
        Accessible.name: root.clock.warning ?? ""
    }
    Paragraph {
        pixels: 13
        color: root.clock.paused ? Theme.accentText : Theme.good
        text: root.clock.paused ? qsTr("❚❚ paused by the supervisor") : qsTr("● recorded up to act %1").arg(root.clock.rows ?? 0)
    }
}
