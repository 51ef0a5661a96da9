// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// One question at a time, with all of them to turn to; nothing says whether an answer is right.
FocusScope {
    id: root

    required property ExamModel exam
    readonly property var clock: root.exam.clock
    readonly property var shown: root.exam.exam
    readonly property real sideWidth: Math.min(root.width * 0.32, Math.max(230, 270 * Theme.textScale))
    readonly property bool paused: root.clock.paused ?? false

    property bool wasTyping: false

    focus: true
    Component.onCompleted: root.settle()

    /// Puts into the field what was typed before, and the keyboard where it is wanted.
    function settle(): void {
        if (amount.text !== (root.shown.typed ?? ""))
            amount.text = root.shown.typed ?? "";
        if (root.shown.typing)
            amount.takeFocus();
        else if (root.wasTyping || !root.activeFocus)
            keys.forceActiveFocus();
        root.wasTyping = root.shown.typing ?? false;
    }

    // letters choose, T and F say true or false, arrows turn, M marks
    Keys.onPressed: event => {
        const place = event.key - Qt.Key_A;
        event.accepted = true;
        if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            event.accepted = false;
        else if (event.key === Qt.Key_Right || event.key === Qt.Key_PageDown)
            root.exam.ask("answer", { turn: root.shown.item + 1 });
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_PageUp)
            root.exam.ask("answer", { turn: root.shown.item - 1 });
        else if (root.shown.truth && (event.key === Qt.Key_T || event.key === Qt.Key_F))
            root.exam.ask("answer", { truth: event.key === Qt.Key_T });
        else if (event.key === Qt.Key_M)
            root.exam.ask("answer", { flag: true });
        else if (!root.shown.typing && !root.shown.truth && place >= 0 && place < root.shown.answers.length)
            root.exam.ask("answer", { place: place });
        else
            event.accepted = false;
    }

    Item {
        id: keys
        // where the keyboard is when nothing else has it
        focus: true
    }
    Flickable {
        id: scroll
        anchors.left: parent.left
        anchors.right: side.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        visible: !root.paused
        contentWidth: width
        contentHeight: column.height + 40
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: column
            x: 24
            y: 20
            width: Math.min(scroll.width - 48, Theme.size(760))
            spacing: 14

            ThemedText {
                pixels: 13
                strong: true
                color: Theme.accentText
                text: qsTr("Question %1 of %2").arg((root.shown.item ?? 0) + 1).arg((root.shown.marks ?? []).length)
            }
            // the same words ask another thing of another game
            ThemedText {
                width: parent.width
                wrapMode: Text.WordWrap
                pixels: 13
                color: Theme.muted
                text: root.shown.source ?? ""
            }
            ThemedText {
                width: parent.width
                wrapMode: Text.WordWrap
                pixels: 19
                lineHeight: 1.2
                text: root.shown.question ?? ""
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            ThemedText {
                width: parent.width
                wrapMode: Text.WordWrap
                pixels: 13
                color: Theme.muted
                text: root.shown.instruction ?? ""
            }
            Repeater {
                model: root.shown.answers ?? []

                TaskOption {
                    required property var modelData
                    required property int index

                    width: column.width
                    place: index
                    letter: modelData.letter
                    words: modelData.words
                    picked: modelData.picked
                    position: modelData.position
                    mark: -1
                    remark: ""
                    Keys.onReturnPressed: clicked()
                    onClicked: root.exam.ask("answer", { place: index })
                }
            }
            Row {
                visible: root.shown.truth ?? false
                spacing: 12

                HomeButton {
                    text: qsTr("True")
                    keyHint: "T"
                    marked: root.shown.said === 1
                    onClicked: root.exam.ask("answer", { truth: true })
                }
                HomeButton {
                    text: qsTr("False")
                    keyHint: "F"
                    marked: root.shown.said === 0
                    onClicked: root.exam.ask("answer", { truth: false })
                }
            }
            ThemedField {
                id: amount
                visible: root.shown.typing ?? false
                width: Theme.size(200)
                label: qsTr("Amount")
                hint: label
                maximumLength: 12
                digits: true
                onLetter: key => {
                    if (key === Qt.Key_M)
                        root.exam.ask("answer", { flag: true });
                }
                onEdited: text => root.exam.ask("answer", { amount: text })
                onAccepted: root.exam.ask("answer", { turn: root.shown.item + 1 })
            }
            Flow {
                width: parent.width
                spacing: 10

                HomeButton {
                    text: qsTr("Back")
                    keyHint: "←"
                    enabled: (root.shown.item ?? 0) > 0
                    onClicked: root.exam.ask("answer", { turn: root.shown.item - 1 })
                }
                HomeButton {
                    text: qsTr("Next")
                    keyHint: "→"
                    primary: true
                    enabled: (root.shown.item ?? 0) + 1 < (root.shown.marks ?? []).length
                    onClicked: root.exam.ask("answer", { turn: root.shown.item + 1 })
                }
                HomeButton {
                    text: qsTr("Mark to come back")
                    keyHint: "M"
                    marked: (root.shown.marks ?? [])[root.shown.item ?? 0]?.flagged ?? false
                    onClicked: root.exam.ask("answer", { flag: true })
                }
            }
        }
    }
    ThemedText {
        anchors.centerIn: scroll
        visible: root.paused
        pixels: 20
        color: Theme.muted
        text: qsTr("Paused by the supervisor")
    }
    ExamSide {
        id: side
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: root.sideWidth
        exam: root.exam

        QuestionMap {
            width: parent.width
            marks: root.shown.marks ?? []
            current: root.shown.item ?? 0
            onChosen: question => root.exam.ask("answer", { turn: question })
        }
    }
    // typing would end a binding
    Connections {
        target: root.exam
        function onExamChanged(): void {
            root.settle();
        }
    }
}
