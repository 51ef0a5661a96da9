// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Asks which hand it is: ten classes from high card (0) to royal flush (9).
PopupCard {
    id: root

    readonly property var names: [
        qsTr("High card"), qsTr("One pair"), qsTr("Two pair"), qsTr("Three of a kind"), qsTr("Straight"),
        qsTr("Flush"), qsTr("Full house"), qsTr("Four of a kind"), qsTr("Straight flush"), qsTr("Royal flush")
    ]

    signal picked(int handClass)

    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            event.accepted = true;
            root.picked(event.key === Qt.Key_0 ? 9 : event.key - Qt.Key_1);
        }
    }

    Column {
        spacing: 12

        Grid {
            columns: 2
            spacing: 7
            flow: Grid.TopToBottom
            rows: 5

            Repeater {
                model: root.names

                ThemedButton {
                    required property string modelData
                    required property int index

                    width: Theme.size(180)
                    focus: index === 0
                    text: modelData
                    keyHint: (index + 1) % 10
                    onClicked: root.picked(index)
                }
            }
        }
        ThemedButton {
            text: qsTr("Cancel")
            keyHint: qsTr("Esc")
            onClicked: root.dismissed()
        }
    }
}
