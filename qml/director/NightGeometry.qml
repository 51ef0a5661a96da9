// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Where tables, chairs and plates lie in the room; knows only lengths.
QtObject {
    id: root

    required property real width
    required property real height
    required property int tables
    required property int waiting

    readonly property real gap: 10
    readonly property real plateHeight: Math.round(38 * Theme.textScale)
    readonly property real headHeight: Math.round(30 * Theme.textScale)
    /// The narrowest table at which three plates beside each other can be read.
    readonly property real leastWidth: Math.round(216 * Theme.textScale)
    readonly property real leastHeight: root.headHeight + 4.6 * root.plateHeight + 30
    readonly property int columns: Math.max(1, Math.min(root.wantedColumns, Math.floor((root.width + root.gap) / (root.leastWidth + root.gap))))
    readonly property int wantedColumns: root.tables <= 1 ? 1 : root.tables <= 4 ? 2 : 3
    readonly property int rows: Math.max(1, Math.ceil(root.tables / root.columns))
    /// Those who wait for a seat stand below the tables, or fill the room while there are none.
    readonly property real waitingHeight: root.waiting === 0 ? 0 : root.tables === 0 ? root.height : root.plateHeight + 2 * root.gap
    readonly property real cellWidth: Math.floor((root.width - (root.columns - 1) * root.gap) / root.columns)
    readonly property real cellHeight: Math.max(root.leastHeight, Math.floor((root.height - root.waitingHeight - (root.rows - 1) * root.gap) / root.rows))
    readonly property real plateWidth: Math.min(Math.round(104 * Theme.textScale), Math.floor((root.cellWidth - 28) / 3))
    readonly property real contentHeight: root.tables === 0 ? root.height : root.rows * (root.cellHeight + root.gap) - root.gap + root.waitingHeight
    /// The same with tables as low as they can be read.
    readonly property real leastContentHeight: root.rows * (root.leastHeight + root.gap) - root.gap + (root.waiting === 0 ? 0 : root.plateHeight + 2 * root.gap)
    readonly property int waitingColumns: Math.max(1, Math.floor(root.width / (root.plateWidth + root.gap)))

    /// How many chairs lie along the top, the right, the bottom and the left.
    function sides(chairs: int): var {
        switch (chairs) {
        case 2: return [1, 0, 1, 0];
        case 3: return [1, 1, 1, 0];
        case 4: return [1, 1, 1, 1];
        case 5: return [2, 1, 1, 1];
        case 6: return [2, 1, 2, 1];
        case 7: return [3, 1, 2, 1];
        case 8: return [3, 1, 3, 1];
        case 9: return [3, 2, 3, 1];
        default: return [3, 2, 3, 2];
        }
    }
    function cellX(place: int): real {
        return (place % root.columns) * (root.cellWidth + root.gap);
    }
    function cellY(place: int): real {
        return Math.floor(place / root.columns) * (root.cellHeight + root.gap);
    }
    /// The middle of a chair in its table.
    function chairAt(chairs: int, chair: int): point {
        const side = root.sides(chairs);
        // a wide table has its chairs along the whole of its sides
        const close = Math.min(root.plateWidth + 12, (root.cellWidth - 8) / 3);
        const pitch = Math.max(close, Math.min(2.4 * root.plateWidth, (root.cellWidth - 2 * root.plateWidth) / 3));
        const top = root.headHeight + root.plateHeight / 2 + 2;
        const bottom = root.cellHeight - root.plateHeight / 2 - 8;
        let at = chair % Math.max(1, chairs);
        if (at < side[0])
            return Qt.point(root.cellWidth / 2 + (at - (side[0] - 1) / 2) * pitch, top);
        at -= side[0];
        const span = bottom - top;
        if (at < side[1])
            return Qt.point(root.cellWidth - root.plateWidth / 2 - 6, top + span * (at + 1) / (side[1] + 1));
        at -= side[1];
        if (at < side[2])
            return Qt.point(root.cellWidth / 2 - (at - (side[2] - 1) / 2) * pitch, bottom);
        at -= side[2];
        return Qt.point(root.plateWidth / 2 + 6, bottom - span * (at + 1) / (side[3] + 1));
    }
    /// Whether plates at the sides stand where the marks of the corner chairs would lie.
    function isCrowded(side: var): bool {
        const beside = Math.max(side[1], side[3]);
        const span = root.cellHeight - root.headHeight - root.plateHeight - 10;
        return beside > 0 && span / (beside + 1) < root.plateHeight + Math.round(24 * Theme.textScale);
    }
    /// Where the mark of a chair lies: towards the middle of the table.
    function markAt(chairs: int, chair: int): point {
        const side = root.sides(chairs);
        const at = chair % Math.max(1, chairs);
        const far = root.plateHeight / 2 + Math.round(13 * Theme.textScale);
        const last = side[0] + side[1] + side[2] - 1;
        const crowded = root.isCrowded(side);
        // room for a mark on each side of the words in the middle
        const narrow = root.cellWidth - 2 * root.plateWidth - 12 < Math.round(146 * Theme.textScale);
        const right = at >= side[0] && at < side[0] + side[1];
        if (crowded && (right || at > last))
            // beside the plate it would lie on the words in the middle
            return Qt.point(root.plateWidth / 2 - Math.round(16 * Theme.textScale), root.plateHeight / 2 - Math.round(11 * Theme.textScale));
        if (narrow && (right || at > last)) {
            // above the plate, where it ends: above its middle lie the marks of the corner chairs
            const end = root.plateWidth / 2 - Math.round(6 * Theme.textScale);
            return Qt.point(right ? -end : end, -root.plateHeight / 2 - Math.round(12 * Theme.textScale));
        }
        if (side[2] === 3 && crowded && (at === 0 || at === 2 || at === last - 2 || at === last)) {
            // into the free column between the plates of both sides
            const chairX = root.chairAt(chairs, at).x;
            const inner = root.cellWidth / 2 - root.plateWidth - 6 - Math.round(16 * Theme.textScale);
            const left = chairX < root.cellWidth / 2;
            return Qt.point(root.cellWidth / 2 + (left ? -inner : inner) - chairX, at <= 2 ? far : -far);
        }
        const aside = root.plateWidth / 2 + Math.round(18 * Theme.textScale);
        if (at < side[0])
            return Qt.point(0, far);
        if (at < side[0] + side[1])
            return Qt.point(-aside, 0);
        if (at < side[0] + side[1] + side[2])
            return Qt.point(0, -far);
        return Qt.point(aside, 0);
    }
    /// Where a plate's middle is in the room.
    function plateAt(place: int, chairs: int, chair: int): point {
        if (place < 0) {
            const top = root.tables === 0 ? root.gap + 30 * Theme.textScale : root.contentHeight - root.waitingHeight + root.gap;
            return Qt.point(root.gap + root.plateWidth / 2 + (chair % root.waitingColumns) * (root.plateWidth + root.gap),
                            top + root.plateHeight / 2 + Math.floor(chair / root.waitingColumns) * (root.plateHeight + root.gap));
        }
        const chairMiddle = root.chairAt(chairs, chair);
        return Qt.point(root.cellX(place) + chairMiddle.x, root.cellY(place) + chairMiddle.y);
    }
    /// The place of the table under a point; -1: none.
    function placeUnder(x: real, y: real): int {
        for (let place = 0; place < root.tables; ++place) {
            const left = root.cellX(place);
            const top = root.cellY(place);
            if (x >= left && x < left + root.cellWidth && y >= top && y < top + root.cellHeight)
                return place;
        }
        return -1;
    }
    /// The chair nearest to a point of a table, and whether the point lies clockwise of it.
    function nearest(place: int, chairs: int, x: real, y: real): var {
        let best = 0;
        let least = 1e12;
        for (let chair = 0; chair < chairs; ++chair) {
            const at = root.plateAt(place, chairs, chair);
            const far = (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y);
            if (far < least) {
                least = far;
                best = chair;
            }
        }
        const at = root.plateAt(place, chairs, best);
        const middle = Qt.point(root.cellX(place) + root.cellWidth / 2, root.cellY(place) + root.cellHeight / 2 + root.headHeight / 2);
        const cross = (at.x - middle.x) * (y - middle.y) - (at.y - middle.y) * (x - middle.x);
        return { chair: best, after: cross > 0 };
    }
}
