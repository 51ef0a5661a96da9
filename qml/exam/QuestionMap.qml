// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Every question of a part by its number, to turn to: which are answered, and which are marked to come back to.
Column {
    id: root

    required property var marks
    required property int current ///< counted from 0

    signal chosen(int question)

    spacing: 10

    SideBySide {
        spacing: 4

        Repeater {
            model: root.marks

            ThemedButton {
                id: number
                required property var modelData
                required property int index

                width: Theme.size(43)
                pixels: 12
                text: (index + 1) + (modelData.flagged ? "*" : "")
                marked: index === root.current
                Accessible.name: qsTr("Question %1").arg(index + 1)
                    + (modelData.answered ? ", " + qsTr("answered") : "") + (modelData.flagged ? ", " + qsTr("marked") : "")
                onClicked: root.chosen(index)

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 3
                    width: parent.width * 0.5
                    height: 3
                    radius: 1.5
                    visible: number.modelData.answered
                    color: Theme.good
                }
            }
        }
    }
    Note {
        text: qsTr("%1 of %2 answered (underlined) · *\u00a0marked").arg(root.marks.filter(each => each.answered).length)
            .arg(root.marks.length)
    }
}
