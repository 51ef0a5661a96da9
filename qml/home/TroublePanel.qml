// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Says that nothing is kept, why, and what can be done about it; there for as long as that lasts.
Rectangle {
    id: root

    required property HomeModel home

    visible: root.home.picture.trouble !== ""
    implicitHeight: words.height + 28
    radius: 10
    color: Theme.faultFill
    border.width: 1
    border.color: Theme.fault
    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("Nothing is saved: %1").arg(root.home.picture.trouble)

    Column {
        id: words
        x: 16
        y: 14
        width: parent.width - 32
        spacing: 10

        Paragraph {
            strong: true
            text: qsTr("✗ Nothing is saved, so no test can begin")
        }
        Paragraph {
            wrapMode: Text.Wrap
            pixels: 13
            text: root.home.picture.trouble
        }
        SideBySide {
            HomeButton {
                text: qsTr("Try again")
                onClicked: root.home.ask(HomeModel.TryAgain)
            }
            HomeButton {
                visible: root.home.picture.canSetAside
                text: qsTr("Set the damaged file aside and rescue what can be read")
                onClicked: root.home.ask(HomeModel.SetAside)
            }
        }
    }
}
