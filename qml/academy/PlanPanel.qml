// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What a blueprint asks, cell by cell, and whether the bank has enough for three forms of it.
HomePanel {
    id: root

    required property var plan

    title: root.plan.name ?? ""
    note: root.plan.again ?? ""

    Column {
        width: parent.width
        spacing: 6

        ThemedText {
            width: parent.width
            wrapMode: Text.WordWrap
            pixels: 13
            color: Theme.muted
            text: root.plan.documents ?? ""
        }
        ThemedText {
            width: parent.width
            wrapMode: Text.WordWrap
            pixels: 13
            color: Theme.muted
            text: root.plan.pass ?? ""
        }
        Repeater {
            model: root.plan.cells ?? []

            Row {
                id: line
                required property var modelData
                readonly property string said: !line.modelData.enough ? qsTr("✗ too few in the bank: %1").arg(line.modelData.there)
                    : line.modelData.apart ? qsTr("✓ enough: %1").arg(line.modelData.there)
                    : qsTr("✓ %1, so forms share some").arg(line.modelData.there)

                width: parent?.width ?? 0
                spacing: 12
                Accessible.role: Accessible.ListItem
                Accessible.name: [line.modelData.name, line.modelData.difficulty, line.modelData.asked, line.said].join(", ")

                ThemedText {
                    width: line.width * 0.3
                    elide: Text.ElideRight
                    pixels: 13
                    text: line.modelData.name
                    Accessible.ignored: true
                }
                ThemedText {
                    width: line.width * 0.14
                    elide: Text.ElideRight
                    pixels: 13
                    color: Theme.muted
                    text: line.modelData.difficulty
                    Accessible.ignored: true
                }
                ThemedText {
                    width: line.width * 0.14
                    elide: Text.ElideRight
                    pixels: 13
                    text: qsTr("asks %1").arg(line.modelData.asked)
                    Accessible.ignored: true
                }
                ThemedText {
                    width: line.width * 0.36
                    elide: Text.ElideRight
                    pixels: 13
                    color: line.modelData.enough ? Theme.good : Theme.fault
                    text: line.said
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            model: root.plan.tables ?? []

            ThemedText {
                required property var modelData

                width: parent?.width ?? 0
                wrapMode: Text.WordWrap
                pixels: 13
                text: qsTr("Table: %1 (%2)").arg(modelData.name).arg(modelData.text)
            }
        }
    }
}
