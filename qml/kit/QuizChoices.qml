// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// One of several to choose, each a button, under a heading.
Column {
    id: root

    required property string title
    required property var names
    required property int current

    signal chosen(int index)

    width: parent?.width ?? 0
    spacing: 8

    MutedText {
        text: root.title
    }
    Flow {
        width: root.width
        spacing: 8

        Repeater {
            model: root.names

            ThemedButton {
                required property string modelData
                required property int index

                text: modelData
                // who goes on with Tab goes on from what was clicked
                focusPolicy: Qt.StrongFocus
                width: Math.min(implicitWidth, root.width)
                marked: root.current === index
                Accessible.role: Accessible.RadioButton
                Accessible.name: root.title + ": " + modelData
                Accessible.checkable: true
                Accessible.checked: marked
                onClicked: root.chosen(index)
            }
        }
    }
}
