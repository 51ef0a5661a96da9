// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One situation of a set: what it is called, how it is dealt, how it went; while the set is changed, what can be.
Rectangle {
    id: root

    required property var task
    required property int number
    required property bool changing

    signal begun()
    signal named(string text)
    signal moved(int by)
    signal turned()
    signal removed()

    implicitHeight: Math.max(words.height, buttons.height) + 16
    radius: Theme.radius
    color: Theme.raised
    Accessible.role: Accessible.ListItem
    Accessible.name: [root.task.title, root.task.game, root.task.mode, root.task.state].filter(word => word !== "").join(", ")

    Column {
        id: words
        x: 12
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - buttons.width - 36
        spacing: 2

        ThemedText {
            width: parent.width
            visible: !root.changing
            strong: true
            text: (root.task.done ? "✓ " : "") + root.number + ". " + root.task.title
        }
        ThemedField {
            width: Math.min(parent.width, Theme.size(320))
            visible: root.changing
            label: qsTr("Name of situation %1").arg(root.number)
            text: root.task.title
            onAccepted: text => root.named(text)
        }
        MutedText {
            width: parent.width
            pixels: 12
            text: [root.task.game, root.task.mode, root.task.state].filter(word => word !== "").join(" · ")
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8

        HomeButton {
            visible: root.changing
            text: "↑"
            Accessible.name: qsTr("Move situation %1 up").arg(root.number)
            onClicked: root.moved(-1)
        }
        HomeButton {
            visible: root.changing
            text: "↓"
            Accessible.name: qsTr("Move situation %1 down").arg(root.number)
            onClicked: root.moved(1)
        }
        HomeButton {
            visible: root.changing
            text: qsTr("Switch mode")
            Accessible.name: qsTr("Situation %1: with the coach or as a test").arg(root.number)
            onClicked: root.turned()
        }
        HomeButton {
            visible: root.changing
            text: qsTr("Remove")
            Accessible.name: qsTr("Remove situation %1").arg(root.number)
            onClicked: root.removed()
        }
        HomeButton {
            primary: !root.task.done && !root.changing
            text: root.changing ? qsTr("Try it") : root.task.done ? qsTr("Again") : qsTr("Begin")
            Accessible.name: qsTr("%1: %2").arg(text).arg(root.task.title)
            onClicked: root.begun()
        }
    }
}
