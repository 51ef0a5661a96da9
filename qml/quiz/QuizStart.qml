// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// What a quiz is to be about, how hard and how long.
Column {
    id: root

    required property QuizDesk quiz

    spacing: 22

    ThemedText {
        pixels: 22
        strong: true
        text: qsTr("Quiz")
    }
    QuizChoices {
        width: parent.width
        title: qsTr("About")
        names: root.quiz.documentNames
        current: root.quiz.document
        onChosen: index => root.quiz.document = index
    }
    QuizChoices {
        width: parent.width
        title: qsTr("Difficulty")
        names: root.quiz.difficultyNames
        current: root.quiz.difficulty
        onChosen: index => root.quiz.difficulty = index
    }
    QuizChoices {
        width: parent.width
        title: qsTr("Questions")
        names: root.quiz.lengthNames
        current: root.quiz.length
        onChosen: index => root.quiz.length = index
    }
    ThemedText {
        width: parent.width
        wrapMode: Text.WordWrap
        color: Theme.muted
        text: root.quiz.choiceText
    }
}
