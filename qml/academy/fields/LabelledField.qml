// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A line to type in, with what belongs into it above.
Column {
    id: root

    required property string label
    property alias text: field.text
    property alias secret: field.secret
    property alias maximumLength: field.maximumLength

    signal accepted

    width: Math.min(parent?.width ?? 0, Theme.size(420))
    spacing: 4

    /// Takes the keyboard.
    function takeFocus(): void {
        field.takeFocus();
    }

    Note {
        text: root.label
    }
    ThemedField {
        id: field
        width: parent.width
        label: root.label
        onAccepted: root.accepted()
    }
}
