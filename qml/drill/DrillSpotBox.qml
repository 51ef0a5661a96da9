// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// One spot of the pay table drill: its cards, its wager, what is typed, and what is right.
Rectangle {
    id: root

    required property int number
    required property var cards
    required property string wager
    required property string typed
    required property bool marked
    required property bool isRight
    required property string verdict
    property bool focusedFirst: false

    readonly property bool isEmpty: field.text === ""

    signal edited(string text)
    signal accepted()

    height: column.height + 20
    radius: Theme.radius
    color: Theme.panel
    border.width: root.marked ? 2 : 1
    border.color: !root.marked ? Theme.outline : root.isRight ? Theme.good : Theme.fault

    function takeFocus(): void {
        field.takeFocus();
    }

    Column {
        id: column
        x: 10
        y: 10
        width: parent.width - 20
        spacing: 8

        ThemedText {
            pixels: 13
            color: Theme.muted
            text: qsTr("Spot %1").arg(root.number)
        }
        CardRow {
            anchors.horizontalCenter: parent.horizontalCenter
            cards: root.cards
            cardHeight: 70
            name: qsTr("Cards of spot %1").arg(root.number)
        }
        ThemedText {
            anchors.horizontalCenter: parent.horizontalCenter
            strong: true
            text: qsTr("Bonus %1").arg(root.wager)
        }
        ThemedField {
            id: field
            width: parent.width
            enabled: !root.marked
            label: qsTr("Payment of spot %1").arg(root.number)
            hint: qsTr("0: take")
            horizontalAlignment: TextInput.AlignHCenter
            maximumLength: 12
            wrong: root.marked && !root.isRight
            onEdited: text => root.edited(text)
            onAccepted: root.accepted()
            Component.onCompleted: {
                field.text = root.typed;
                if (root.focusedFirst && !root.marked)
                    field.takeFocus();
            }
        }
        ThemedText {
            width: parent.width
            height: 34 * Theme.textScale
            pixels: 12
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            color: root.isRight ? Theme.good : Theme.fault
            text: root.verdict
        }
    }
}
