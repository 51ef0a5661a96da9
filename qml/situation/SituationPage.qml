// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Where a situation begins: game, players, chips, and the cards that are to come; the rest is made up at the table.
RoomPage {
    id: root

    required property SituationForm form

    title: qsTr("Make up a situation")
    note: qsTr("Ctrl+Enter sets up the table")

    Keys.onPressed: event => {
        if (event.modifiers === Qt.ControlModifier && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)) {
            root.form.lay();
            event.accepted = true;
        }
    }

    HomePanel {
        title: qsTr("Game")

        SideBySide {
            spacing: 8

            Repeater {
                model: root.form.games

                ChoiceButton {
                    required property string modelData
                    required property int index

                    marked: root.form.game === index
                    text: modelData
                    onClicked: root.form.game = index
                }
            }
        }
        PlayersRow {
            form: root.form
        }
    }
    HomePanel {
        title: qsTr("Players")
        note: qsTr("cards such as As Td 2c; empty fields are dealt from the deck")
        spacing: 8

        Repeater {
            model: root.form.seats

            SituationSeat {
                required property var modelData

                width: parent.width
                form: root.form
                seat: modelData
            }
        }
    }
    HomePanel {
        visible: root.form.middle.length > 0
        title: qsTr("Board")

        SideBySide {
            spacing: 16

            Repeater {
                model: root.form.middle

                Row {
                    id: place

                    required property var modelData

                    spacing: 8

                    ThemedText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: place.modelData.name
                    }
                    ThemedField {
                        width: Theme.size(190)
                        label: place.modelData.name
                        hint: qsTr("%1 cards").arg(place.modelData.come)
                        text: place.modelData.cards
                        onEdited: text => root.form.typeMiddle(place.modelData.place, text)
                    }
                }
            }
        }
    }
    Alert {
        visible: text !== ""
        pixels: 15
        text: root.form.message
    }
    HomeButton {
        primary: true
        text: qsTr("Set up the table")
        onClicked: root.form.lay()
    }
}
