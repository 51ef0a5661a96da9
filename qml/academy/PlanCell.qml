// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What a blueprint asks of one competency: how many questions of each difficulty, and whether there are so many.
Item {
    id: root

    required property var cell
    required property int draft
    readonly property real first: root.width * 0.22

    signal changed(string field, string value)

    implicitHeight: parts.height + 4

    Paragraph {
        width: root.first - 12
        anchors.verticalCenter: parts.verticalCenter
        pixels: 13
        text: root.cell.name
    }
    Row {
        id: parts
        x: root.first

        Repeater {
            model: root.cell.parts.length

            Row {
                id: part
                required property int index
                readonly property var facts: root.cell.parts[part.index]

                width: (root.width - root.first) / 3
                spacing: 8

                PlanNumber {
                    field: part.facts.field
                    value: part.facts.value
                    draft: root.draft
                    label: qsTr("%1, %2: %3").arg(root.cell.name).arg(part.facts.difficulty).arg(said.text)
                    onChanged: (field, value) => root.changed(field, value)
                }
                Paragraph {
                    id: said
                    width: part.width - Theme.size(56) - 16
                    anchors.verticalCenter: parent.verticalCenter
                    pixels: 12
                    color: !part.facts.enough ? Theme.fault : part.facts.value > 0 ? Theme.good : Theme.muted
                    text: !part.facts.enough ? qsTr("✗ only %1 in the question bank").arg(part.facts.there)
                        : part.facts.value === 0 ? qsTr("of %1").arg(part.facts.there)
                        : part.facts.apart ? qsTr("✓ of %1").arg(part.facts.there)
                        : qsTr("✓ of %1; the forms share some questions").arg(part.facts.there)
                }
            }
        }
    }
}
