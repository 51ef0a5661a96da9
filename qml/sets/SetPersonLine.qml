// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What one person has done of a set.
Item {
    id: root

    required property var person

    implicitHeight: Math.max(name.height, scores.height)
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2, scores %3").arg(root.person.name).arg(root.person.done).arg(root.person.scores.join(", "))

    ThemedText {
        id: name
        width: Math.min(parent.width * 0.3, Theme.size(220))
        pixels: 13
        text: root.person.name
    }
    MutedText {
        id: done
        x: name.width + 12
        width: Theme.size(70)
        text: root.person.done
    }
    Flow {
        id: scores
        x: done.x + done.width + 12
        width: parent.width - x
        spacing: 6

        Repeater {
            model: root.person.scores

            NumberText {
                required property string modelData

                width: Theme.size(34)
                pixels: 13
                text: modelData
            }
        }
    }
}
