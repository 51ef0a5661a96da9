// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// One task: what is shown, its answer, and, once it is told, what is right and why.
Column {
    id: root

    required property TaskDesk desk

    /// What is drawn and the way to answer are there.
    signal laid()

    width: parent?.width ?? 0
    spacing: 14

    /// Puts the keyboard where the task is answered; false if that is the page itself.
    function takeFocus(): bool {
        const amounts = answer.item as AnswerAmounts;
        if (amounts === null || root.desk.told)
            return false;
        amounts.takeFocus();
        return true;
    }
    /// Lays what is drawn and the way to answer anew.
    function lay(): void {
        const kind = root.desk.shown.kind ?? "";
        const properties = { desk: root.desk, width: Qt.binding(() => root.width) };
        shown.setSource(kind === "" ? "" : "Shown" + kind + ".qml", properties);
        answer.setSource(root.desk.answerWay === "" ? "" : "Answer" + root.desk.answerWay + ".qml", properties);
        root.laid();
    }

    Connections {
        target: root.desk
        function onAsked(): void {
            root.lay();
        }
    }
    Component.onCompleted: root.lay()

    Item {
        width: parent.width
        height: Math.max(place.height, source.height)

        ThemedText {
            id: place
            pixels: 13
            strong: true
            color: Theme.accentText
            text: root.desk.place
        }
        MutedText {
            id: source
            anchors.right: parent.right
            width: Math.min(implicitWidth, parent.width - place.width - 16)
            text: root.desk.source
        }
    }
    Row {
        visible: root.desk.timed
        width: parent.width
        spacing: 16

        NumberText {
            id: clock
            pixels: 22
            text: root.desk.clock
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Time left %1").arg(root.desk.clock)
        }
        ShareBar {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - clock.width - 16
            height: 6
            share: root.desk.timeLeft
        }
    }
    Paragraph {
        pixels: 19
        lineHeight: 1.2
        text: root.desk.question
        spoken: Accessible.StaticText
    }
    Loader {
        // without an item it keeps the height of the last one
        id: shown
        visible: shown.item !== null
    }
    Column {
        width: parent.width
        visible: root.desk.lines.length > 0
        spacing: 4

        Repeater {
            model: root.desk.lines

            Paragraph {
                required property string modelData

                width: root.width
                text: modelData
            }
        }
    }
    Note {
        text: root.desk.instruction
    }
    Loader {
        id: answer
    }
    Alert {
        visible: text !== ""
        text: root.desk.message
    }
    Paragraph {
        visible: root.desk.timed && text !== ""
        pixels: 15
        color: root.desk.lastRight ? Theme.good : Theme.fault
        text: root.desk.lastVerdict === "" ? "" : (root.desk.lastRight ? "✓ " : "✗ ") + root.desk.lastVerdict
        spoken: Accessible.AlertMessage
        Accessible.name: root.desk.lastVerdict
    }
    Column {
        width: parent.width
        visible: root.desk.told
        spacing: 8

        Paragraph {
            pixels: 16
            strong: true
            color: root.desk.right ? Theme.good : Theme.fault
            text: (root.desk.right ? "✓ " : "✗ ") + root.desk.verdict
            spoken: Accessible.AlertMessage
            Accessible.name: root.desk.verdict
        }
        Repeater {
            model: root.desk.working

            Paragraph {
                required property string modelData

                width: root.width
                pixels: 15
                lineHeight: 1.2
                text: modelData
                spoken: Accessible.StaticText
            }
        }
        Repeater {
            model: root.desk.rules

            LinkText {
                required property var modelData

                width: Math.min(implicitWidth, root.width)
                text: modelData.title
                onClicked: root.desk.askRule(modelData.ruleId)
            }
        }
    }
}
