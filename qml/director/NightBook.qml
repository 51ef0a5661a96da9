// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The director's book: who finished where, what happened, moves, offences, and every chip.
NightPanel {
    id: root

    required property NightDesk night
    /// What it wants at least: its heads, the chips, and a few lines as soon as there are any.
    readonly property real least: root.below + head.height + foot.height + root.pad + 10 + Math.min(root.night.facts.book.results.length, 3) * Theme.size(20)
    property int tab: root.night.run.lookedAt ? 1 : 0
    readonly property var lines: root.tab === 0 ? root.night.facts.book.results : root.tab === 1 ? root.night.message.log
                               : root.tab === 2 ? root.night.facts.book.moves : root.night.facts.book.offences
    readonly property var tabs: [qsTr("Results"), qsTr("Log"), qsTr("Moves"), qsTr("Offenses")]

    /// A place is written, or corrected, where it stands.
    readonly property bool pressable: root.tab === 0 && !root.night.run.lookedAt

    /// The keys go on to what is asked then.
    function press(line: int): void {
        list.focus = false;
        if (root.pressable)
            root.night.acts.pressResult(root.lines[line].who);
    }

    Row {
        id: head
        spacing: 12
        // in one line, however long their names are
        scale: Math.min(1, parent.width / Math.max(1, implicitWidth))
        transformOrigin: Item.TopLeft

        Repeater {
            model: root.tabs

            TabButton {
                required property string modelData
                required property int index

                pad: 0
                text: modelData
                current: root.tab === index
                onClicked: root.tab = index
            }
        }
    }
    LongList {
        id: list
        // what is pressed stands out around its words
        x: -4
        y: head.height + 4
        width: parent.width + 8
        height: parent.height - y - foot.height - 6
        model: root.lines
        activeFocusOnTab: root.pressable && root.lines.length > 0
        keyNavigationWraps: true
        Accessible.name: root.tabs[root.tab]
        Keys.onReturnPressed: root.press(list.currentIndex)
        Keys.onEnterPressed: root.press(list.currentIndex)
        Keys.onSpacePressed: root.press(list.currentIndex)
        Keys.onEscapePressed: list.focus = false

        delegate: Rectangle {
            id: line
            required property var modelData
            required property int index
            readonly property bool current: list.activeFocus && line.ListView.isCurrentItem

            width: list.width
            height: Math.max(name.height, place.height) + 6
            radius: 4
            color: root.pressable && (mouse.containsMouse || line.current) ? Theme.hovered : "transparent"
            border.width: line.current ? 1.5 : 0
            border.color: Theme.focus
            Accessible.role: Accessible.ListItem
            Accessible.name: line.modelData.place + " " + line.modelData.name + " " + line.modelData.note
            Accessible.onPressAction: root.press(line.index)

            MouseArea {
                id: mouse
                anchors.fill: parent
                enabled: root.pressable
                hoverEnabled: true
                cursorShape: Qt.PointingHandCursor
                onClicked: root.press(line.index)
            }
            NumberText {
                id: place
                x: 4
                y: 3
                pixels: 12
                text: line.modelData.place
                color: line.modelData.open ? Theme.accentText : Theme.text
            }
            ThemedText {
                id: name
                y: 3
                x: Math.max(Theme.size(root.tab === 1 ? 44 : 26), place.width + 6) + place.x
                width: line.modelData.note === "" ? parent.width - x : Math.min(implicitWidth, parent.width * 0.4)
                wrapMode: line.modelData.note === "" ? Text.WordWrap : Text.NoWrap
                elide: line.modelData.note === "" ? Text.ElideNone : Text.ElideRight
                pixels: 12
                color: line.modelData.open && root.tab === 1 ? Theme.fault : Theme.text
                text: line.modelData.name
            }
            ThemedText {
                x: name.x + name.width + 10
                y: 3
                width: parent.width - x
                fits: true
                pixels: 12
                color: line.modelData.open ? Theme.accentText : Theme.muted
                text: line.modelData.note
            }
        }
    }
    EdgeFade {
        flickable: list
    }
    Note {
        id: foot
        y: parent.height - height
        pixels: 12
        text: root.night.facts.book.ledger
    }
}
