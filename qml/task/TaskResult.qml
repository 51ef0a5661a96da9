// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// How practice went: the score, what it was by rule or by hand, and everything that was wrong.
Column {
    id: root

    required property TaskDesk desk

    spacing: 12

    MutedText {
        text: root.desk.topicName
    }
    NumberText {
        pixels: 34
        text: root.desk.scoreText
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Paragraph {
        text: root.desk.scoreNote
    }
    RuledLine {}
    Repeater {
        model: root.desk.results

        Item {
            id: row
            required property var modelData
            readonly property string ruleId: row.modelData.ruleId ?? ""

            width: root.width
            height: Math.max(link.height, name.height) + 4

            LinkText {
                id: link
                visible: row.ruleId !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width * 0.62)
                pixels: 14
                text: row.modelData.name
                Accessible.name: row.modelData.name + ", " + row.modelData.value
                onClicked: root.desk.askRule(row.ruleId)
            }
            ThemedText {
                id: name
                visible: row.ruleId === ""
                anchors.verticalCenter: parent.verticalCenter
                text: row.modelData.name
            }
            ShareBar {
                anchors.right: count.left
                anchors.rightMargin: 16
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.2
                height: 6
                share: row.modelData.share
                ink: row.modelData.share === 1 ? Theme.good : Theme.accent
            }
            NumberText {
                id: count
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                strong: false
                text: row.modelData.value
            }
        }
    }
    ThemedText {
        visible: root.desk.mistakes.length > 0
        topPadding: 12
        pixels: 16
        strong: true
        text: qsTr("What was wrong")
    }
    Repeater {
        model: root.desk.mistakes

        Column {
            id: line
            required property var modelData

            width: root.width
            spacing: 3
            bottomPadding: 8

            Paragraph {
                text: line.modelData.question
            }
            Paragraph {
                pixels: 13
                color: Theme.fault
                text: qsTr("Right answer: %1. Your answer: %2.").arg(line.modelData.right).arg(line.modelData.given)
            }
            LinkText {
                width: Math.min(implicitWidth, parent.width)
                text: line.modelData.rule
                onClicked: root.desk.askRule(line.modelData.ruleId)
            }
        }
    }
}
