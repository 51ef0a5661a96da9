// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Words that lead somewhere, such as the number of a rule.
PressButton {
    id: root

    property real pixels: 13
    property bool back: false ///< leads back to where one came from
    property bool wraps: false ///< goes on in a second line where one is too short
    property bool fits: false ///< gets smaller where it has too little room

    implicitWidth: implicitContentWidth
    implicitHeight: implicitContentHeight + 4
    Accessible.role: Accessible.Link

    background: Item {
        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: ThemedText {
        pixels: root.pixels
        fits: root.fits
        wrapMode: root.wraps ? Text.Wrap : Text.NoWrap
        color: Theme.link
        font.underline: root.hovered
        // the arrow never stands alone in a second line
        text: root.back ? "‹ " + root.text : root.text + (root.wraps ? "\u00a0›" : " ›")
    }
}
