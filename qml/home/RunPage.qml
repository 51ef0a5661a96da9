// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Timed runs: choosing one, three minutes of questions, and how it went.
RoomPage {
    id: root

    required property RunDesk run
    readonly property bool asking: root.run.page === RunDesk.Asking

    onAskingChanged: {
        if (!root.asking)
            rest.forceActiveFocus();
    }
    title: root.run.page === RunDesk.Choosing ? qsTr("Timed runs") : root.run.kindName
    note: root.asking ? root.run.place : qsTr("three minutes each, never part of a certificate")
    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_1;
        event.accepted = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier;
        if (root.run.page === RunDesk.Choosing && digit >= 0 && digit < root.run.kinds.length)
            root.run.start(digit);
        else if (root.asking && digit >= 0 && digit < root.run.choices.length)
            root.run.choose(digit);
        else if (root.run.page !== RunDesk.Choosing && event.key === Qt.Key_Escape)
            root.run.leave();
        else if (root.run.page === RunDesk.Result && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            root.run.start(root.run.kind);
        else
            event.accepted = false;
    }

    Item {
        // where the keyboard is when nothing is asked
        id: rest
    }
    Column {
        visible: root.run.page === RunDesk.Choosing
        width: parent.width
        spacing: 16

        QuizChoices {
            width: parent.width
            title: qsTr("What was wrong is told")
            names: [qsTr("at once"), qsTr("at the end")]
            current: root.run.atOnce ? 0 : 1
            onChosen: index => root.run.atOnce = index === 0
        }
        Flow {
            id: flow
            width: parent.width
            spacing: 16

            Repeater {
                model: root.run.kinds

                HomePanel {
                    id: kind
                    required property var modelData
                    required property int index

                    width: root.wide ? Math.floor((flow.width - 32) / 3) : flow.width
                    title: modelData.title
                    note: modelData.best

                    Column {
                        width: parent.width
                        spacing: 14

                        ThemedText {
                            width: parent.width
                            height: root.wide ? Math.max(implicitHeight, 44 * Theme.textScale) : implicitHeight
                            verticalAlignment: Text.AlignTop
                            wrapMode: Text.WordWrap
                            pixels: 13
                            color: Theme.muted
                            text: kind.modelData.text
                        }
                        HomeButton {
                            text: qsTr("Run")
                            keyHint: (kind.index + 1).toString()
                            Accessible.name: qsTr("Run: %1").arg(kind.modelData.title)
                            onClicked: root.run.start(kind.index)
                        }
                    }
                }
            }
        }
    }
    RunQuestion {
        visible: root.asking
        width: parent.width
        run: root.run
    }
    RunResult {
        visible: root.run.page === RunDesk.Result
        width: parent.width
        run: root.run
    }
}
