// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A list that is scrolled, and walked through with the keyboard.
ListView {
    id: root

    property bool marked: false ///< beside it, how far it is scrolled

    clip: true
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List

    Rectangle {
        anchors.right: parent.right
        y: root.visibleArea.yPosition * root.height
        width: 4
        height: Math.max(20, root.visibleArea.heightRatio * root.height)
        radius: 2
        visible: root.marked && root.visibleArea.heightRatio < 1
        color: Theme.outline
    }
}
