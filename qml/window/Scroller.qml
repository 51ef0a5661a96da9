// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// What may be longer than its place: it is scrolled, and says at its edges that there is more.
Flickable {
    id: root

    property alias ground: edges.color ///< of what it lies on

    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    function scrollTo(y: real): void {
        root.contentY = Math.max(0, Math.min(y, root.contentHeight - root.height));
    }
    /// Scrolls to what lies between these heights.
    function see(top: real, bottom: real): void {
        if (top < root.contentY)
            root.contentY = top;
        else if (bottom > root.contentY + root.height)
            root.contentY = Math.min(top, bottom - root.height);
    }
    /// Scrolls to what the keyboard has come to.
    function reveal(item: Item): void {
        let inside = item;
        while (inside !== null && inside !== root.contentItem)
            inside = inside.parent;
        if (item === null || inside === null)
            return;
        const top = item.mapToItem(root.contentItem, 0, 0).y - 16;
        const bottom = top + item.height + 32;
        if (top < root.contentY)
            root.scrollTo(top);
        else if (bottom > root.contentY + root.height)
            root.scrollTo(bottom - root.height);
    }
    /// Turns by a page; false if the key is for something else.
    function turned(key: int): bool {
        const pages = key === Qt.Key_PageDown ? 0.8 : key === Qt.Key_PageUp ? -0.8 : 0;
        if (pages !== 0)
            root.scrollTo(root.contentY + pages * root.height);
        return pages !== 0;
    }

    EdgeFade {
        id: edges
        parent: root
        x: 0
        y: 0
        z: 1
        flickable: root
    }
}
