// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The first thing that is seen: what was left, what can be begun, and what was done.
RoomPage {
    id: root

    required property HomeModel home
    required property SettingsModel settings

    signal datesAsked
    readonly property bool taught: root.home.nextLesson < 0
    readonly property bool newcomer: root.home.recent.length === 0 && root.home.nextLesson === 0

    title: root.home.picture.greeting
    note: root.home.picture.placeAndDay
    Keys.onPressed: event => {
        if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            return;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Return:
        case Qt.Key_Enter: root.primary(); break;
        case Qt.Key_N: root.home.ask(HomeModel.NewTable); break;
        case Qt.Key_1:
        case Qt.Key_2:
        case Qt.Key_3:
        case Qt.Key_4:
        case Qt.Key_5: root.home.askPractice(event.key - Qt.Key_1); break;
        case Qt.Key_L: root.home.ask(HomeModel.Guide); break;
        default: event.accepted = false;
        }
    }

    /// What Enter does: goes on, begins the next lesson, or a table where all were dealt.
    function primary(): void {
        root.home.ask(root.home.hasLeft ? HomeModel.Continue : root.taught ? HomeModel.NewTable : HomeModel.Guide);
    }

    TroublePanel {
        width: parent.width
        home: root.home
    }
    AboutYou {
        property bool answered: false ///< or put off, for as long as the page is shown

        visible: !answered && root.settings.name === "" && root.home.picture.trouble === ""
        settings: root.settings
        onDone: answered = true
    }
    SideBySide {
        id: top
        spacing: 16

        HomePanel {
            id: next
            width: root.wide ? Math.round(top.width * 0.62) - 8 : top.width
            height: root.wide ? Math.max(implicitHeight, exams.implicitHeight) : implicitHeight
            over: root.home.hasLeft ? qsTr("Continue where you left off") : root.newcomer ? qsTr("Begin here") : root.taught ? qsTr("You have dealt every lesson") : qsTr("Next: %1").arg(root.home.nextLessonText)
            title: root.home.hasLeft ? root.home.picture.left.title : root.newcomer ? qsTr("The guided first hand") : root.taught ? qsTr("A new table") : root.home.nextLessonTitle
            spacing: 14

            Note {
                text: root.home.hasLeft ? root.home.picture.left.text
                    : root.taught ? qsTr("Any game, with the coach or as a test.")
                    : qsTr("One hand of %1. You are told each act before you do it.").arg(root.home.nextLessonTitle)
            }
            SideBySide {
                HomeButton {
                    primary: true
                    text: root.home.hasLeft ? qsTr("Continue") : qsTr("Begin")
                    keyHint: qsTr("Enter")
                    onClicked: root.primary()
                }
                HomeButton {
                    visible: root.home.hasLeft || !root.taught
                    text: qsTr("New table…")
                    keyHint: qsTr("N")
                    onClicked: root.home.ask(HomeModel.NewTable)
                }
                HomeButton {
                    visible: root.home.hasLeft && !root.taught
                    text: root.home.nextLessonText
                    keyHint: qsTr("L")
                    onClicked: root.home.ask(HomeModel.Guide)
                }
            }
        }
        ExamPanel {
            id: exams
            width: root.wide ? top.width - next.width - 16 : top.width
            height: root.wide ? Math.max(implicitHeight, next.implicitHeight) : implicitHeight
            home: root.home
            onDatesAsked: root.datesAsked()
        }
    }
    HomePanel {
        visible: root.home.sets.length > 0
        title: qsTr("Sets to deal")
        spacing: 6

        Repeater {
            model: root.home.sets

            HomeLink {
                required property var modelData

                width: Math.min(implicitWidth, parent.width)
                text: qsTr("%1: %2, %3").arg(modelData.title).arg(modelData.done).arg(modelData.due)
                onClicked: root.home.go(HomeModel.Sets)
            }
        }
    }
    SideBySide {
        id: middle
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
    DirectingPanel {
        visible: root.home.directing.length > 0
        home: root.home
    }
    DonePanel {
        home: root.home
    }
}
