// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A new table: what is dealt, to whom, with the coach or as a test, and what the house sets.
RoomPage {
    id: root

    required property SessionForm form
    required property HouseForm house
    property bool houseShown: false

    title: qsTr("New table")
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (event.accepted)
            root.deal();
    }

    /// Keeps what was changed of the house, and deals.
    function deal(): void {
        if (root.house.problem !== "")
            return;
        if (root.house.edited)
            root.house.save();
        root.form.deal();
    }

    HomeButton {
        primary: true
        enabled: root.house.problem === ""
        text: qsTr("Deal")
        keyHint: qsTr("Enter")
        onClicked: root.deal()
    }
    // why nothing can be dealt, also where the house's options are out of sight
    Paragraph {
        visible: root.house.problem !== "" && !root.houseShown
        wrapMode: Text.Wrap
        color: Theme.fault
        text: root.house.problem
    }
    HomePanel {
        title: qsTr("Game")
        spacing: 14

        QuizChoices {
            title: qsTr("What is dealt")
            names: root.form.games
            current: root.form.game
            onChosen: chosen => {
                root.form.game = chosen;
                root.house.choose(chosen);
            }
        }
        QuizChoices {
            title: qsTr("Mode")
            names: [qsTr("Coach: shows what is due and explains mistakes"), qsTr("Test: no hints, and mistakes take effect")]
            current: root.form.coached ? 0 : 1
            onChosen: chosen => root.form.coached = chosen === 0
        }
        QuizChoices {
            title: root.form.livelyPossible ? qsTr("Hands") : qsTr("Rounds")
            names: root.form.handChoices
            current: root.form.handChoice
            onChosen: chosen => root.form.handChoice = chosen
        }
    }
    HomePanel {
        title: qsTr("Players")
        spacing: 14

        PlayersRow {
            form: root.form
        }
        QuizChoices {
            visible: root.form.livelyPossible
            title: qsTr("How they play")
            names: [qsTr("Lively: most hands reach a showdown"), qsTr("As real players play: most hands end early")]
            current: root.form.lively ? 0 : 1
            onChosen: chosen => root.form.lively = chosen === 0
        }
        QuizChoices {
            title: qsTr("Stacks")
            names: [root.form.livelyPossible ? qsTr("Uneven, for all-ins and side pots") : qsTr("Uneven, some of them short"), qsTr("Even")]
            current: root.form.uneven ? 0 : 1
            onChosen: chosen => root.form.uneven = chosen === 0
        }
        QuizChoices {
            title: qsTr("Irregularities")
            names: [qsTr("None"), qsTr("Some"), qsTr("Many")]
            current: root.form.incidents
            onChosen: chosen => root.form.incidents = chosen
        }
        QuizChoices {
            title: qsTr("Away from the table")
            names: [qsTr("Nobody"), qsTr("Some players")]
            current: root.form.absent ? 1 : 0
            onChosen: chosen => root.form.absent = chosen === 1
        }
    }
    HomePanel {
        title: qsTr("Help and deck")
        note: root.form.coached ? "" : qsTr("in a test the house does nothing for you and picks the deck")
        spacing: 14

        Column {
            width: parent.width
            spacing: 8
            enabled: root.form.coached
            opacity: enabled ? 1 : 0.5

            MutedText {
                text: qsTr("The house does this for you, so that you practice the rest")
            }
            SideBySide {
                spacing: 8

                Repeater {
                    model: root.form.helps

                    HomeButton {
                        required property var modelData
                        required property int index

                        marked: modelData.on
                        text: modelData.name
                        Accessible.role: Accessible.CheckBox
                        Accessible.checkable: true
                        Accessible.checked: marked
                        onClicked: root.form.setHelp(index, !modelData.on)
                    }
                }
            }
        }
        Row {
            spacing: 12
            visible: root.form.coached

            MutedText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("The same deck number deals the same session again")
            }
            ThemedField {
                width: Theme.size(150)
                label: qsTr("Deck number")
                digits: true
                maximumLength: 15
                text: root.form.seed
                onEdited: text => root.form.typeSeed(text)
            }
        }
    }
    HomePanel {
        title: qsTr("House options")
        note: root.house.edited ? qsTr("saved when you deal") : ""

        HomeButton {
            text: root.houseShown ? qsTr("Hide the options") : qsTr("Show the options")
            onClicked: root.houseShown = !root.houseShown
        }
        Repeater {
            model: root.houseShown ? root.house.rows : []

            HouseOption {
                required property var modelData

                wide: root.wide
                option: modelData
                house: root.house
            }
        }
        Alert {
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.house.problem
        }
    }
}
