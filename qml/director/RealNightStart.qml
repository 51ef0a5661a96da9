// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A night with real people is prepared: names, tables, levels and points.
HomePanel {
    id: root

    required property NightForm form

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

        PickChoices {
            id: chairs
            width: Theme.size(200)
            title: qsTr("Seats at a table")
            names: ["8", "9", "10"]
            current: 0
        }
        PickChoices {
            id: minutes
            width: Theme.size(240)
            title: qsTr("Minutes per level")
            names: ["15", "20", "25", "30"]
            current: 1
        }
        PickChoices {
            id: points
            width: Theme.size(260)
            title: qsTr("Points")
            names: [qsTr("none"), qsTr("house points, top eight")]
            current: 0
        }
    }
    HomeButton {
        text: qsTr("Begin the real night")
        onClicked: root.form.beginReal(names.text, 8 + chairs.current, 15 + 5 * minutes.current, points.current === 1)
    }
}
