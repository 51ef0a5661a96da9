// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A rule in the list: its title, and where it stands.
Item {
    id: root

    required property string title
    required property string cited
    required property string note ///< its document, where the list is of all
    required property bool current
    required property bool focused

    signal chosen()

    height: Math.max(Theme.size(32), name.implicitHeight + place.implicitHeight + 8)
    Accessible.role: Accessible.ListItem
    Accessible.name: root.title + ", " + place.text
    Accessible.selected: root.current
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        visible: root.current
        radius: Theme.radius
        color: Theme.raised
        border.width: root.focused ? 2 : 1
        border.color: root.focused ? Theme.focus : Theme.outline
    }
    TapHandler {
        onTapped: root.chosen()
    }
    ThemedText {
        id: name
        x: 12
        y: 4
        width: parent.width - 24
        fits: true
        strong: root.current
        text: root.title
    }
    MutedText {
        id: place
        anchors.top: name.bottom
        x: 12
        width: parent.width - 24
        fits: true
        pixels: 12
        text: root.note === "" ? root.cited : root.cited + " · " + root.note
    }
}
