// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A night with real people is prepared: names, tables, levels and points.
HomePanel {
    id: root

    required property NightForm form
    property int chairs: 0
    property int minutes: 1
    property int points: 0

    title: qsTr("A real night")
    note: qsTr("Nothing is simulated or scored.")

    Note {
        text: qsTr("The program draws seats, runs the clock, plans moves by the league's booklet and keeps the finishing list. All you enter is who is eliminated. Chips and blinds come from your pub league options.")
    }
    NamesField {
        id: names
        width: parent.width
        label: qsTr("Names on the sign-in sheet")
        hint: qsTr("Everyone who has signed in, one per line or separated by commas")
        onEdited: root.form.checkNames(names.text)
    }
    Alert {
        visible: root.form.namesTrouble !== ""
        pixels: 13
        text: root.form.namesTrouble
    }
    SideBySide {
        spacing: 28

        QuizChoices {
            width: Theme.size(200)
            title: qsTr("Seats at a table")
            names: ["8", "9", "10"]
            current: root.chairs
            onChosen: index => root.chairs = index
        }
        QuizChoices {
            width: Theme.size(240)
            title: qsTr("Minutes per level")
            names: ["15", "20", "25", "30"]
            current: root.minutes
            onChosen: index => root.minutes = index
        }
        QuizChoices {
            width: Theme.size(260)
            title: qsTr("Points")
            names: [qsTr("none"), qsTr("house points, top eight")]
            current: root.points
            onChosen: index => root.points = index
        }
    }
    HomeButton {
        text: qsTr("Begin the real night")
        onClicked: root.form.beginReal(names.text, 8 + root.chairs, 15 + 5 * root.minutes, root.points === 1)
    }
}
