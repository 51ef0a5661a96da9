// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Somebody's practice as a trainer sees it: competencies beside their marks, trend, rules missed, days set.
Column {
    id: root

    required property var trainee

    spacing: 8
    Accessible.role: Accessible.ListItem
    Accessible.name: [root.trainee.name, root.trainee.ready, root.trainee.trend, root.trainee.last].join(". ")

    ThemedText {
        width: parent.width
        pixels: 15
        strong: true
        text: [root.trainee.name, root.trainee.number].filter(each => each !== "").join(" · ")
    }
    Paragraph {
        color: root.trainee.isReady ? Theme.good : Theme.accentText
        text: (root.trainee.isReady ? "✓ " : "! ") + root.trainee.ready
    }
    Note {
        text: [root.trainee.trend, root.trainee.last, qsTr("practices here as: %1").arg(root.trainee.practisesAs)].join(" · ")
    }
    SideBySide {
        spacing: 8

        Repeater {
            model: root.trainee.cells

            Rectangle {
                id: cell
                required property var modelData
                readonly property bool seen: cell.modelData.percent >= 0

                width: words.implicitWidth + 20
                height: words.implicitHeight + 10
                radius: 4
                color: Theme.raised
                border.width: 1
                border.color: cell.modelData.below ? Theme.accent : Theme.line
                Accessible.role: Accessible.StaticText
                Accessible.name: words.text

                ThemedText {
                    id: words
                    anchors.centerIn: parent
                    pixels: 13
                    strong: cell.modelData.below
                    color: !cell.seen ? Theme.muted : cell.modelData.below ? Theme.accentText : Theme.text
                    text: !cell.seen ? qsTr("%1 –").arg(cell.modelData.name)
                        : cell.modelData.below ? qsTr("▼ %1 %2% (needed %3%)").arg(cell.modelData.name).arg(cell.modelData.percent).arg(cell.modelData.needed)
                                               : qsTr("✓ %1 %2%").arg(cell.modelData.name).arg(cell.modelData.percent)
                }
            }
        }
    }
    Repeater {
        model: root.trainee.dates

        Paragraph {
            required property var modelData

            width: parent?.width ?? 0
            pixels: 13
            color: modelData.late ? Theme.accentText : Theme.text
            text: modelData.text
            spoken: Accessible.StaticText
        }
    }
    Note {
        visible: root.trainee.missed.length > 0
        text: qsTr("Missed most: %1").arg(root.trainee.missed.join("; "))
        spoken: Accessible.StaticText
    }
}
