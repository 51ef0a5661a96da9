// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The first thing that is seen: what was left, what can be begun, and what was done.
RoomPage {
    id: root

    required property HomeModel home

    title: root.home.greeting
    note: root.home.placeAndDay
    Keys.onPressed: event => {
        if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            return;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Return:
        case Qt.Key_Enter: root.home.ask(root.home.hasLeft ? HomeModel.Continue : HomeModel.Guide); break;
        case Qt.Key_N: root.home.ask(HomeModel.NewTable); break;
        case Qt.Key_1:
        case Qt.Key_2:
        case Qt.Key_3:
        case Qt.Key_4:
        case Qt.Key_5: root.home.askPractice(event.key - Qt.Key_1); break;
        case Qt.Key_G: root.home.ask(HomeModel.Guide); break;
        default: event.accepted = false;
        }
    }

    TroublePanel {
        width: parent.width
        home: root.home
    }
    Flow {
        id: top
        width: parent.width
        spacing: 16

        HomePanel {
            id: next
            width: root.wide ? Math.round(top.width * 0.62) - 8 : top.width
            height: root.wide ? Math.max(implicitHeight, exams.implicitHeight) : implicitHeight
            over: root.home.hasLeft ? qsTr("Go on where you left") : qsTr("Begin here")
            title: root.home.hasLeft ? root.home.leftTitle : qsTr("The guided hand")

            Column {
                width: parent.width
                spacing: 14

                ThemedText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    pixels: 13
                    color: Theme.muted
                    text: root.home.hasLeft ? root.home.leftText
                        : qsTr("One hand of the league's game, with every act of the dealer's named before it is due.")
                }
                Flow {
                    width: parent.width
                    spacing: 10

                    HomeButton {
                        primary: true
                        text: root.home.hasLeft ? qsTr("Continue") : qsTr("Begin")
                        keyHint: qsTr("Enter")
                        onClicked: root.home.ask(root.home.hasLeft ? HomeModel.Continue : HomeModel.Guide)
                    }
                    HomeButton {
                        text: qsTr("New table…")
                        keyHint: qsTr("N")
                        onClicked: root.home.ask(HomeModel.NewTable)
                    }
                    HomeButton {
                        visible: root.home.hasLeft
                        text: qsTr("Guided hand")
                        keyHint: qsTr("G")
                        onClicked: root.home.ask(HomeModel.Guide)
                    }
                }
            }
        }
        ExamPanel {
            id: exams
            width: root.wide ? top.width - next.width - 16 : top.width
            height: root.wide ? Math.max(implicitHeight, next.implicitHeight) : implicitHeight
            home: root.home
        }
    }
    Flow {
        id: middle
        width: parent.width
        spacing: 16

        PracticePanel {
            id: practice
            width: root.wide ? Math.round(middle.width * 0.40) - 8 : middle.width
            height: root.wide ? Math.max(implicitHeight, matrix.implicitHeight) : implicitHeight
            home: root.home
        }
        MatrixPanel {
            id: matrix
            width: root.wide ? middle.width - practice.width - 16 : middle.width
            height: root.wide ? Math.max(implicitHeight, practice.implicitHeight) : implicitHeight
            home: root.home
        }
    }
    DonePanel {
        width: parent.width
        home: root.home
    }
}
