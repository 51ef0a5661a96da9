// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The guided first hand of each game, gone on with where it was left.
RoomPage {
    id: root

    required property HomeModel home

    title: qsTr("Lessons")
    note: qsTr("a guided first hand of each game")
    Keys.onPressed: event => {
        const line = event.key - Qt.Key_1;
        if (event.modifiers !== Qt.NoModifier || line < 0 || line >= root.home.lessons.length)
            return;
        event.accepted = true;
        root.home.askLesson(line);
    }

    SideBySide {
        id: flow
        /// All cards are as high as the one with the longest name.
        readonly property real tallest: Array.from(flow.children).reduce((most, card) => Math.max(most, card.implicitHeight), 0)

        spacing: 16

        Repeater {
            model: root.home.lessons

            HomePanel {
                id: lesson
                required property var modelData
                required property int index

                width: root.wide ? Math.floor((flow.width - 32) / 3) : flow.width
                height: root.wide ? flow.tallest : implicitHeight
                over: lesson.modelData.state
                title: modelData.title
                spacing: 14

                Note {
                    height: root.wide ? Math.max(implicitHeight, 44 * Theme.textScale) : implicitHeight
                    verticalAlignment: Text.AlignTop
                    text: lesson.modelData.text
                }
                HomeButton {
                    primary: lesson.index === root.home.nextLesson
                    text: lesson.modelData.way
                    keyHint: (lesson.index + 1).toString()
                    Accessible.name: qsTr("%1: %2").arg(lesson.modelData.way).arg(lesson.modelData.title)
                    onClicked: root.home.askLesson(lesson.index)
                }
            }
        }
    }
}
