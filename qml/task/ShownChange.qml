// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The chips that a player has put in, on the felt.
Rectangle {
    id: root

    required property TaskDesk desk
    readonly property string figure: root.desk.shown.figure ?? ""

    implicitHeight: column.height + 36
    radius: 12
    color: Theme.feltDark
    border.width: 2
    border.color: Theme.railBottom

    Column {
        id: column
        anchors.centerIn: parent
        spacing: 6

        ThemedText {
            anchors.horizontalCenter: parent.horizontalCenter
            pixels: 13
            color: Theme.feltMuted
            text: qsTr("In front of the player")
        }
        ChipPile {
            anchors.horizontalCenter: parent.horizontalCenter
            width: implicitWidth
            height: implicitHeight
            chips: root.desk.shown.put ?? []
            chipWidth: Theme.size(44)
            mostColumns: 12
        }
        NumberText {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.figure !== ""
            pixels: 17
            color: Theme.amount
            text: root.figure
        }
        // what a chip is worth is printed on it
        ThemedText {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.figure === ""
            pixels: 13
            color: Theme.feltMuted
            text: {
                const chips = root.desk.shown.put ?? [];
                return chips.length === 0 ? "" : qsTr("chips of %1").arg(Number(chips[0].denomination).toLocaleString(Qt.locale("en_US"), "f", 0));
            }
        }
    }
}
