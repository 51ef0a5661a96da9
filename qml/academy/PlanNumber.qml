// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A number of a blueprint: it is told as soon as it is typed, and marked as long as it is not what holds.
ThemedField {
    id: root

    required property string field
    required property int value
    /// Which blueprint is shown: another one brings its own numbers.
    required property int draft

    signal changed(string field, string value)

    digits: true
    horizontalAlignment: TextInput.AlignRight
    maximumLength: 4
    pixels: 13
    implicitWidth: Theme.size(56)
    wrong: root.text !== String(root.value)
    text: root.value
    onDraftChanged: root.text = root.value
    onEdited: text => root.changed(root.field, text)
}
