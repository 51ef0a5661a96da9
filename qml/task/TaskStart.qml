// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What is to be practised of a topic, when it ends and when one is told.
Column {
    id: root

    required property TaskDesk desk

    spacing: 22

    ThemedText {
        pixels: 22
        strong: true
        text: root.desk.topicName
    }
    Repeater {
        model: root.desk.choices

        QuizChoices {
            required property var modelData
            required property int index

            width: root.width
            title: modelData.title
            names: modelData.names
            current: modelData.current
            onChosen: chosen => root.desk.choose(index, chosen)
        }
    }
    Row {
        spacing: 12

        MutedText {
            height: seed.height
            text: qsTr("Series number (the same number gives the same tasks)")
        }
        ThemedField {
            id: seed
            label: qsTr("Series number")
            hint: qsTr("random")
            digits: true
            maximumLength: 18
            onEdited: text => root.desk.seed = text
            Component.onCompleted: seed.text = root.desk.seed
        }
    }
    Note {
        pixels: 14
        visible: text !== ""
        text: root.desk.choiceText
    }
}
