// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What can be practised without dealing a whole hand.
RoomPage {
    id: root

    required property HomeModel home
    readonly property var kinds: [
        { title: qsTr("Sets"), text: qsTr("Situations that a trainer has put together, with a day; and how to make your own."), room: HomeModel.Sets },
        { title: qsTr("Make up a situation"), text: qsTr("Players, chips and cards as you want them; then you say what players do and what goes wrong."), room: HomeModel.Situation },
        { title: qsTr("Pay table drill"), text: qsTr("Layouts of a posted pay table are to be paid, one spot or seven."), room: HomeModel.PayDrill },
        { title: qsTr("Quiz"), text: qsTr("Questions about each document, with the paragraph that the answer rests on."), room: HomeModel.Quiz },
        { title: qsTr("Timed runs"), text: qsTr("Three minutes: side pots, hand reading, change and payments, positions, discs."), room: HomeModel.Runs },
        { title: qsTr("Director's drills"), text: qsTr("Balance, positions, places, broken tables and rulings of a night with several tables."), room: HomeModel.NightDrills },
        { title: qsTr("Short of chips: four ways"), text: qsTr("The same hand under table stakes, overdrawn chips and two more ways, pot by pot."), way: HomeModel.Compare }
    ]

    title: qsTr("Drills")

    Flow {
        id: flow
        width: parent.width
        spacing: 16

        Repeater {
            model: root.kinds

            HomePanel {
                id: kind
                required property var modelData

                width: root.wide ? Math.floor((flow.width - 32) / 3) : flow.width
                title: modelData.title

                Column {
                    width: parent.width
                    spacing: 14

                    ThemedText {
                        width: parent.width
                        height: root.wide ? Math.max(implicitHeight, 60 * Theme.textScale) : implicitHeight
                        verticalAlignment: Text.AlignTop
                        wrapMode: Text.WordWrap
                        pixels: 13
                        color: Theme.muted
                        text: kind.modelData.text
                    }
                    HomeButton {
                        text: qsTr("Begin")
                        Accessible.name: qsTr("Begin: %1").arg(kind.modelData.title)
                        onClicked: {
                            if (kind.modelData.room !== undefined)
                                root.home.go(kind.modelData.room);
                            else
                                root.home.ask(kind.modelData.way);
                        }
                    }
                }
            }
        }
    }
}
