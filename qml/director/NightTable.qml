// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A table of the room: its felt, how many lie there, what it asks for, and its free chairs.
Item {
    id: root

    required property NightGeometry geometry
    required property int number
    required property string note
    required property string flag
    required property int flagKind
    required property int count
    required property string under
    required property int chairs
    required property var freeChairs
    required property bool picked
    property int dropChair: -1
    /// Beside the table's name.
    readonly property real headRoom: root.width - title.width - 46
    readonly property bool twoLines: root.flag !== "" && noteSize.advanceWidth + badgeSize.advanceWidth + 4 > root.headRoom

    signal pressed()

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Table %1, stacks: %2, %3, %4").arg(root.number).arg(root.count).arg(root.note).arg(root.flag)
    Accessible.onPressAction: root.pressed()

    Rectangle {
        anchors.fill: parent
        radius: 10
        color: Theme.panel
        border.width: root.picked ? 2 : 0
        border.color: Theme.accent
    }
    MouseArea {
        anchors.fill: parent
        onClicked: root.pressed()
    }
    Rectangle {
        readonly property real aside: root.geometry.plateWidth * 0.55
        x: aside
        y: root.geometry.headHeight + root.geometry.plateHeight * 0.62
        width: root.width - 2 * aside
        height: root.height - y - root.geometry.plateHeight * 0.75
        radius: Math.min(width, height) / 2.4
        color: Theme.feltDark
        border.width: 4
        border.color: Theme.railBottom
    }
    ThemedText {
        id: title
        x: 14
        y: 7
        strong: true
        text: qsTr("Table %1").arg(root.number)
    }
    // both say what no other place says: where they have no room beside each other, they stand in two lines
    TextMetrics {
        id: noteSize
        font.family: Theme.family
        font.pixelSize: Theme.size(12)
        text: root.note
    }
    TextMetrics {
        id: badgeSize
        font: badge.font
        text: badge.text
    }
    MutedText {
        id: note
        x: root.twoLines ? root.width - 14 - width : title.x + title.width + 10
        y: root.twoLines ? 1 : title.y + title.baselineOffset - baselineOffset
        width: Math.min(noteSize.advanceWidth + 2, root.headRoom)
        horizontalAlignment: root.twoLines ? Text.AlignRight : Text.AlignLeft
        fits: true
        pixels: 12
        text: root.note
    }
    ThemedText {
        id: badge
        readonly property var signs: ["", "▸ ", "⚑ ", "● ", "■ "]
        anchors.right: parent.right
        anchors.rightMargin: 14
        y: root.twoLines ? root.geometry.headHeight - height + 1 : title.y + title.baselineOffset - baselineOffset
        width: Math.min(badgeSize.advanceWidth + 2, root.headRoom)
        horizontalAlignment: Text.AlignRight
        fits: true
        pixels: 12
        strong: root.flagKind === 2 || root.flagKind === 3
        color: root.flagKind === 2 || root.flagKind === 3 ? Theme.accentText : Theme.muted
        text: root.flag === "" ? "" : badge.signs[root.flagKind] + root.flag
    }
    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        // the words below stand lower than the marks of chairs at the sides, which lie at half the height
        // and two lines of them begin a line higher, so that the marks of the chairs below lie on neither
        y: (root.geometry.headHeight + root.height - 6) / 2 + Math.round(12 * Theme.textScale) - count.height - (under.lineCount - 1) * under.height / 2
        width: root.width - 2 * root.geometry.plateWidth - 20

        ThemedText {
            id: count
            anchors.horizontalCenter: parent.horizontalCenter
            pixels: 26
            strong: true
            color: Theme.feltText
            text: root.count
        }
        ThemedText {
            // as wide as its longest word: no word may be cut
            id: longest
            visible: false
            pixels: 12
            text: root.under.split(" ").join("\n")
        }
        Paragraph {
            id: under
            horizontalAlignment: Text.AlignHCenter
            maximumLineCount: 2
            elide: Text.ElideRight
            pixels: 12 * Math.min(1, width / Math.max(1, longest.implicitWidth))
            color: Theme.feltMuted
            text: root.under
        }
    }
    Repeater {
        model: root.freeChairs

        Rectangle {
            id: chair
            required property var modelData
            readonly property point at: root.geometry.chairAt(root.chairs, chair.modelData)
            readonly property bool target: root.dropChair === chair.modelData

            x: Math.round(at.x - width / 2)
            y: Math.round(at.y - height / 2)
            width: root.geometry.plateWidth
            height: root.geometry.plateHeight
            radius: 7
            color: Theme.dark ? "#e01d2024" : "#ecf6f4ef"
            border.width: 1
            border.color: Theme.outline

            MutedText {
                anchors.centerIn: parent
                pixels: 12
                text: qsTr("free")
            }
        }
    }
    Rectangle {
        // where what is dragged would be put down
        readonly property point at: root.geometry.chairAt(root.chairs, Math.max(0, root.dropChair))
        visible: root.dropChair >= 0
        z: 3
        x: Math.round(at.x - width / 2)
        y: Math.round(at.y - height / 2)
        width: root.geometry.plateWidth + 6
        height: root.geometry.plateHeight + 6
        radius: 8
        color: Theme.accentFill
        border.width: 2
        border.color: Theme.accent
    }
}
