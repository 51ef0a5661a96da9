// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The tray: each press takes a chip of its row, which then lies on the felt beside it.
Column {
    id: root

    required property TaskDesk desk

    spacing: 8

    Repeater {
        model: root.desk.shown.tray ?? []

        Row {
            id: tube
            required property var modelData
            required property int index
            readonly property int taken: root.desk.given[tube.index] ?? 0
            readonly property bool isOpen: !root.desk.told

            spacing: 10

            HomeButton {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size(190)
                enabled: tube.isOpen && tube.taken < tube.modelData.count
                text: qsTr("%1 (%2 in the tray)").arg(tube.modelData.value).arg(tube.modelData.count)
                keyHint: (tube.index + 1).toString()
                Accessible.name: qsTr("Take a %1 chip; %2 in the tray").arg(tube.modelData.value).arg(tube.modelData.count)
                onClicked: root.desk.addChips(tube.index, 1)
            }
            HomeButton {
                anchors.verticalCenter: parent.verticalCenter
                enabled: tube.isOpen && tube.taken > 0
                text: "−"
                Accessible.name: qsTr("Put back a %1 chip").arg(tube.modelData.value)
                onClicked: root.desk.addChips(tube.index, -1)
            }
            Rectangle {
                width: Math.max(0, root.width - x)
                height: Math.max(Theme.size(40), pile.height + 8)
                radius: 8
                color: Theme.feltDark
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Taken: %1 chips of %2").arg(tube.taken).arg(tube.modelData.value)

                ChipPile {
                    id: pile
                    x: 8
                    anchors.verticalCenter: parent.verticalCenter
                    width: implicitWidth
                    height: implicitHeight
                    chips: tube.modelData.chips.map(chip => root.some(chip, tube.taken))
                    chipWidth: Theme.size(28)
                    mostColumns: 20
                }
            }
        }
    }
    HomeButton {
        visible: root.desk.ready && !root.desk.told
        text: qsTr("Return all chips to the tray")
        onClicked: root.desk.takeBack()
    }

    /// So many chips that look like this one.
    function some(chip: var, count: int): var {
        const copy = chip;
        copy.count = count;
        return copy;
    }
}
