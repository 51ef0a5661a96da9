// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Which seats were pressed for what is asked; the seats themselves are pressed at the table.
Flow {
    id: root

    required property TaskDesk desk

    spacing: 12

    function nameOf(chair: int): string {
        return chair < 0 ? qsTr("nobody") : root.desk.shown.chairs[chair]?.name ?? "";
    }

    Repeater {
        model: root.desk.wanted

        ThemedText {
            required property string modelData
            required property int index
            readonly property var chair: root.desk.given[index]

            height: back.height
            pixels: 15
            strong: chair !== undefined
            color: chair === undefined ? Theme.muted : Theme.text
            text: qsTr("%1: %2").arg(modelData).arg(chair === undefined ? "…" : root.nameOf(chair))
        }
    }
    HomeButton {
        visible: root.desk.wanted.length > 1 && !root.desk.told
        text: qsTr("Nobody")
        keyHint: "-"
        onClicked: root.desk.pressChair(-1)
    }
    HomeButton {
        id: back
        visible: root.desk.given.length > 0 && !root.desk.told
        text: qsTr("Take back")
        onClicked: root.desk.takeBack()
    }
}
