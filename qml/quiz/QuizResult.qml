// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// How a quiz went, rule by rule.
Column {
    id: root

    required property QuizDesk quiz

    spacing: 12

    ThemedText {
        pixels: 13
        color: Theme.muted
        text: qsTr("Right answers")
    }
    NumberText {
        pixels: 34
        text: root.quiz.scoreText
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Right answers: %1").arg(root.quiz.scoreText)
    }
    ThemedText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: root.quiz.scoreNote
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.outline
    }
    Repeater {
        model: root.quiz.results

        Item {
            id: line
            required property string ruleId
            required property string title
            required property string count
            required property int mark

            width: parent?.width ?? 0
            height: link.height + 4

            MarkSign {
                id: sign
                width: Theme.size(20)
                anchors.verticalCenter: parent.verticalCenter
                mark: line.mark
            }
            LinkText {
                id: link
                anchors.left: sign.right
                anchors.leftMargin: 6
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width - sign.width - count.width - 24)
                pixels: 14
                text: line.title
                Accessible.name: line.title + ", " + line.count
                onClicked: root.quiz.askRule(line.ruleId)
            }
            NumberText {
                id: count
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                pixels: 14
                strong: false
                text: line.count
            }
        }
    }
}
