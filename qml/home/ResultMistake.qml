// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One mistake of the result card, in fixed columns: what happened, what was owed, the paragraph.
Rectangle {
    id: root

    required property var mistake
    required property int number
    required property bool roomy
    readonly property real cell: root.roomy ? (root.width - go.width - 64) / 3 : root.width - 28

    signal practised
    signal ruleAsked

    implicitHeight: cells.height + (root.roomy ? 0 : go.height + 10) + 24
    radius: 10
    color: Theme.raised
    Accessible.role: Accessible.Grouping
    Accessible.name: [root.mistake.happened, root.mistake.owed, root.mistake.rule].join("; ")

    Flow {
        id: cells
        x: 14
        y: 12
        width: root.roomy ? 3 * root.cell + 24 : root.cell
        spacing: 12

        Column {
            width: root.cell
            spacing: 4

            Paragraph {
                font.weight: Font.Medium
                text: root.mistake.happened
            }
            ThemedText {
                pixels: 12
                color: Theme.fault
                strong: true
                text: qsTr("%1 · %2").arg(root.mistake.points).arg(root.mistake.where)
            }
        }
        Column {
            width: root.cell
            spacing: 4

            MutedText {
                width: parent.width
                pixels: 12
                text: qsTr("Due")
            }
            Paragraph {
                text: root.mistake.owed === "" ? qsTr("Nothing") : root.mistake.owed
            }
        }
        Column {
            width: root.cell
            spacing: 4

            HomeLink {
                width: Math.min(implicitWidth, parent.width)
                text: root.mistake.rule
                onClicked: root.ruleAsked()
            }
            Note {
                maximumLineCount: 3
                elide: Text.ElideRight
                pixels: 12
                text: root.mistake.ruleText
            }
        }
    }
    HomeButton {
        id: go
        anchors.right: parent.right
        anchors.rightMargin: 14
        y: root.roomy ? (root.height - height) / 2 : cells.y + cells.height + 10
        pixels: 12
        text: qsTr("Practice from here")
        keyHint: root.number.toString()
        onClicked: root.practised()
    }
}
