// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// One question of a director's drill: the room or the table, what is known, and the answers; in an exam nothing says
/// whether one is right.
Column {
    id: root

    required property NightDrillDesk drill
    /// Of what the question may take up.
    required property real roomHeight
    /// Letters are answered with where people sit around a table.
    readonly property bool ringed: root.drill.letters.length > 0

    spacing: 14

    ThemedText {
        width: parent.width
        wrapMode: Text.WordWrap
        pixels: 16
        strong: true
        text: root.drill.question
    }
    AnyTable {
        width: parent.width
        height: Math.min(420 * Theme.textScale, Math.max(260, root.roomHeight * 0.45))
        visible: root.drill.hasTable
        enabled: false
        table: root.drill.table
    }
    NightDrillTables {
        visible: root.drill.chairs.length > 0 && !root.ringed
        width: parent.width
        tables: root.ringed ? [] : root.drill.chairs
    }
    NightDrillRing {
        visible: root.drill.chairs.length > 0 && root.ringed
        width: parent.width
        // the answers are to be seen below it
        height: Math.min(implicitHeight, Math.max(230, root.roomHeight * 0.42))
        chairs: root.ringed ? root.drill.chairs : []
    }
    Column {
        width: parent.width
        spacing: 4

        Repeater {
            model: root.drill.lines

            ThemedText {
                required property string modelData
                width: root.width
                wrapMode: Text.WordWrap
                pixels: 14
                text: modelData
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 18

        Repeater {
            model: root.drill.wanted

            ThemedText {
                required property string modelData
                required property int index
                readonly property string given: root.drill.answer.charAt(index)

                pixels: 14
                strong: given !== ""
                color: given === "" ? Theme.muted : Theme.text
                text: modelData + ": " + (given === "" ? "…" : given === "-" ? qsTr("nobody") : given)
            }
        }
    }
    Flow {
        visible: !root.drill.reviewed || root.drill.choices.length > 0
        width: parent.width
        spacing: 8

        Repeater {
            model: root.drill.choices

            HomeButton {
                required property string modelData
                required property int index
                text: modelData
                keyHint: (index + 1).toString()
                enabled: !root.drill.reviewed
                marked: root.drill.chosen === index
                onClicked: root.drill.choose(index)
            }
        }
        Repeater {
            model: root.drill.letters

            HomeButton {
                required property string modelData
                enabled: !root.drill.answered
                text: modelData === "-" ? qsTr("nobody") : modelData
                keyHint: modelData === "-" ? "-" : ""
                onClicked: root.drill.addLetter(modelData)
            }
        }
        HomeButton {
            visible: root.drill.answer !== "" && !root.drill.reviewed
            text: qsTr("Take back")
            onClicked: root.drill.takeBack()
        }
    }
    Flow {
        visible: root.drill.reviewed
        width: parent.width
        spacing: 16

        ThemedText {
            width: Math.min(implicitWidth, parent.width)
            wrapMode: Text.WordWrap
            pixels: 15
            strong: true
            color: root.drill.lastRight ? Theme.good : Theme.fault
            text: (root.drill.lastRight ? "✓ " : "✗ ") + root.drill.feedback
            Accessible.role: Accessible.AlertMessage
            Accessible.name: root.drill.feedback
        }
        HomeLink {
            text: root.drill.rule
            onClicked: root.drill.askRule(root.drill.ruleId)
        }
    }
}
