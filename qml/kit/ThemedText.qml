// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Words in the program's font at the person's text scale.
Text {
    id: root

    property real pixels: 14
    property bool strong: false
    property bool fits: false ///< where there is too little room the letters get smaller before any are left out
    property int spoken: Accessible.NoRole ///< as what it is read aloud; most is said by what it belongs to

    color: Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.size(root.pixels)
    font.weight: root.strong ? Font.DemiBold : Font.Normal
    fontSizeMode: root.fits ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: 8
    verticalAlignment: Text.AlignVCenter
    textFormat: Text.PlainText
    elide: root.wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
    Accessible.ignored: root.spoken === Accessible.NoRole
    Accessible.role: root.spoken
    Accessible.name: root.spoken === Accessible.NoRole ? "" : root.text
}
