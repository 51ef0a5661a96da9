// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A page of a room: its title, and below it whatever belongs to it, scrolled where it is longer than the window.
FocusScope {
    id: root

    property string title: ""
    property string note: ""
    property string backTo: "" ///< where one came from; empty: from the rail
    /// How wide what stands on it may be.
    property real most: 1500
    /// Whether the little that stands on it stands in the middle.
    property bool calm: false
    default property alias content: column.data
    /// Whether there is room for panels beside each other.
    readonly property bool wide: column.width >= 860 * Theme.textScale
    readonly property Item focused: root.Window.activeFocusItem

    signal backAsked()
    property Item wanted: null ///< what is to be seen until somebody scrolls or the keyboard goes elsewhere

    focus: true
    onFocusedChanged: {
        root.wanted = null;
        scroll.reveal(root.focused);
    }

    /// Scrolls so far that this stands at the top, also once all of it is laid out.
    function scrollToItem(item: Item): void {
        root.wanted = item;
        root.showWanted();
    }
    function showWanted(): void {
        if (root.wanted !== null)
            scroll.scrollTo(root.wanted.mapToItem(scroll.contentItem, 0, 0).y - 16);
    }

    Item {
        // where the keyboard is when nothing else has it
        focus: true
        Keys.onPressed: event => {
            root.wanted = null;
            event.accepted = scroll.turned(event.key);
        }
    }
    Scroller {
        id: scroll
        anchors.fill: parent
        contentHeight: column.y + column.height + 20
        ground: Theme.window
        onContentHeightChanged: root.showWanted()
        onMovementStarted: root.wanted = null

        Item {
            id: head
            x: column.x
            y: root.calm ? Math.max(18, (scroll.height - height - 16 - column.height) * 0.35) : 18
            width: column.width
            height: words.height

            LinkText {
                id: back
                anchors.baseline: words.baseline
                visible: root.backTo !== ""
                back: true
                text: root.backTo
                onClicked: root.backAsked()
            }
            ThemedText {
                id: words
                x: back.visible ? back.width + 20 : 0
                width: Math.min(implicitWidth, parent.width - x - (side.width + 16))
                pixels: 20
                strong: true
                text: root.title
                spoken: Accessible.Heading
            }
            MutedText {
                id: side
                anchors.right: parent.right
                anchors.baseline: words.baseline
                width: Math.min(implicitWidth, Math.max(parent.width * 0.5, parent.width - words.x - words.implicitWidth - 24))
                fits: true
                text: root.note
            }
        }
        Column {
            id: column
            x: Math.round(Math.max(24, (scroll.width - root.most) / 2))
            y: head.y + head.height + 16
            width: scroll.width - 2 * x
            spacing: 16
        }
    }
}
