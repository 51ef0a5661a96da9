// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Lines that stand below each other as they were written.
Text {
    width: parent?.width ?? 0
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    color: Theme.text
    font.family: "DejaVu Sans Mono"
    font.pixelSize: Theme.size(12)
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
