// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What can be practised without dealing a whole hand, by what it teaches.
RoomPage {
    id: root

    required property HomeModel home
    required property TaskDesk tasks
    readonly property var situations: [
        { title: qsTr("What can go wrong"), text: qsTr("Every irregularity at every moment of a hand. See what is due, and deal it."), room: HomeModel.Atlas },
        { title: qsTr("Sets"), text: qsTr("Situations from your trainer, with a due date, or your own."), room: HomeModel.Sets },
        { title: qsTr("Make up a situation"), text: qsTr("Choose the players, chips and cards, what the players do and what goes wrong."), room: HomeModel.Situation },
        { title: qsTr("Short of chips: four ways"), text: qsTr("The same hand under table stakes, overdrawn chips and two more rules, pot by pot."), way: HomeModel.Compare }
    ]

    title: qsTr("Drills")
    note: qsTr("ten tasks, three minutes, or as long as you like")
    Keys.onPressed: event => {
        const topic = event.key - Qt.Key_1;
        event.accepted = event.modifiers === Qt.NoModifier && topic >= 0 && topic < root.tasks.topics.length;
        if (event.accepted)
            root.practise(topic);
    }

    function practise(topic: int): void {
        root.tasks.turnTo(topic);
        root.home.go(HomeModel.Tasks);
    }

    component Drill: HomePanel {
        id: drill

        required property string text
        required property string keyHint
        signal begun()

        width: root.wide ? Math.floor((parent.width - 32) / 3) : parent.width
        spacing: 14

        Note {
            height: root.wide ? Math.max(implicitHeight, 60 * Theme.textScale) : implicitHeight
            verticalAlignment: Text.AlignTop
            text: drill.text
        }
        HomeButton {
            text: qsTr("Begin")
            keyHint: drill.keyHint
            Accessible.name: qsTr("Begin: %1").arg(drill.title)
            onClicked: drill.begun()
        }
    }

    SideBySide {
        spacing: 16

        Repeater {
            model: root.tasks.topics

            Drill {
                required property var modelData
                required property int index

                title: modelData.title
                note: modelData.best
                text: modelData.text
                keyHint: (index + 1).toString()
                onBegun: root.practise(index)
            }
        }
    }
    SideBySide {
        spacing: 16

        Repeater {
            model: root.situations

            Drill {
                required property var modelData

                title: modelData.title
                text: modelData.text
                keyHint: ""
                onBegun: modelData.room !== undefined ? root.home.go(modelData.room) : root.home.ask(modelData.way)
            }
        }
    }
}
