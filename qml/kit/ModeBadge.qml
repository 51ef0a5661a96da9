// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Says in which way the session runs: coach, test, replay.
Rectangle {
    id: root

    required property string text
    property bool quiet: false

    implicitWidth: words.implicitWidth + 24
    implicitHeight: words.implicitHeight + 8
    radius: height / 2
    visible: root.text !== ""
    color: root.quiet ? Theme.raised : Theme.dark ? "#1f3a2e" : "#d9efe2"
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    ThemedText {
        id: words
        anchors.centerIn: parent
        pixels: 13
        strong: true
        color: root.quiet ? Theme.muted : Theme.good
        text: root.text
    }
}
