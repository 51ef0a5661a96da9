// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// What the tables of all games measure alike, whatever lies where on them.
QtObject {
    required property real width
    required property real height
    required property int seatCount
    required property var trays
    required property int slotCount
    required property int potCount
    readonly property real unit: Math.max(0.6, Math.min(width / 940, height / 580))
    property real fontScale: 1
    readonly property real words: Theme.textScale * fontScale
    readonly property real plateHeight: fontScale * (8 + 36 * Theme.textScale)
    readonly property real puck: Math.round(28 * unit)
    readonly property real railWidth: 26 * unit
    readonly property real captionHeight: 16 * words
    readonly property real trayGap: 7 * unit

    /// A number from 0 to 1 that is always the same for a card.
    function scatter(id: int, salt: int): real {
        const wave = Math.sin(id * 12.9898 + salt * 78.233) * 43758.5453;
        return wave - Math.floor(wave);
    }
    function centre(area: rect): point {
        return Qt.point(area.x + area.width / 2, area.y + area.height / 2);
    }
    function inside(area: rect, x: real, y: real, margin: real): bool {
        return x >= area.x - margin && x <= area.x + area.width + margin
            && y >= area.y - margin && y <= area.y + area.height + margin;
    }
}
