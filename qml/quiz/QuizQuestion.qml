// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// One question with its answers, and, once it is answered, what is right and why.
Column {
    id: root

    required property QuizDesk quiz

    spacing: 14

    /// Puts the keyboard where the question is answered.
    function takeFocus(): void {
        if (root.quiz.typing && !root.quiz.answered)
            input.forceActiveFocus();
    }

    // typing would end a binding
    Connections {
        target: root.quiz

        function onChanged(): void {
            if (input.text !== root.quiz.typed)
                input.text = root.quiz.typed;
        }
    }
    Item {
        width: parent.width
        height: Math.max(place.height, source.height)

        ThemedText {
            id: place
            pixels: 13
            strong: true
            color: Theme.accentText
            text: root.quiz.place
        }
        ThemedText {
            id: source
            anchors.right: parent.right
            width: Math.min(implicitWidth, parent.width - place.width - 16)
            elide: Text.ElideRight
            pixels: 13
            color: Theme.muted
            text: root.quiz.source
        }
    }
    ThemedText {
        width: parent.width
        wrapMode: Text.WordWrap
        pixels: 19
        lineHeight: 1.2
        text: root.quiz.question
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    ThemedText {
        width: parent.width
        wrapMode: Text.WordWrap
        pixels: 13
        color: Theme.muted
        text: root.quiz.instruction
    }
    Column {
        width: parent.width
        spacing: 8
        visible: !root.quiz.typing

        Repeater {
            model: root.quiz.answers

            QuizAnswer {
                width: parent?.width ?? 0
                enabled: !root.quiz.answered
                onClicked: root.quiz.press(place)
            }
        }
    }
    Rectangle {
        width: Math.min(parent.width, Theme.size(220))
        height: Theme.size(42)
        visible: root.quiz.typing
        radius: Theme.radius
        color: Theme.raised
        border.width: input.activeFocus ? 2 : 1
        border.color: root.quiz.answered ? (root.quiz.right ? Theme.good : Theme.fault)
            : input.activeFocus ? Theme.focus : Theme.outline

        TextInput {
            id: input
            anchors.fill: parent
            anchors.leftMargin: 12
            anchors.rightMargin: 12
            activeFocusOnTab: true
            clip: true
            readOnly: root.quiz.answered
            verticalAlignment: TextInput.AlignVCenter
            horizontalAlignment: TextInput.AlignRight
            color: Theme.text
            selectionColor: Theme.accent
            selectedTextColor: Theme.primaryText
            font.family: Theme.family
            font.pixelSize: Theme.size(18)
            font.weight: Font.DemiBold
            maximumLength: 9
            inputMethodHints: Qt.ImhDigitsOnly
            validator: RegularExpressionValidator { regularExpression: /[0-9]*/ }
            Accessible.role: Accessible.EditableText
            Accessible.name: root.quiz.question
            onTextEdited: root.quiz.typed = text
        }
    }
    Column {
        width: parent.width
        spacing: 8
        visible: root.quiz.answered

        ThemedText {
            width: parent.width
            wrapMode: Text.WordWrap
            pixels: 16
            strong: true
            color: root.quiz.right ? Theme.good : Theme.fault
            text: (root.quiz.right ? "✓ " : "✗ ") + root.quiz.verdict
            Accessible.role: Accessible.AlertMessage
            Accessible.name: root.quiz.verdict
        }
        ThemedText {
            width: parent.width
            wrapMode: Text.WordWrap
            pixels: 15
            lineHeight: 1.2
            text: root.quiz.explanation
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Repeater {
            model: root.quiz.rules

            LinkText {
                required property string ruleId
                required property string title

                width: Math.min(implicitWidth, parent?.width ?? 0)
                text: title
                onClicked: root.quiz.askRule(ruleId)
            }
        }
    }
}
