// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A passphrase of their own for whoever signs beside the first supervisor.
HomePanel {
    id: root

    required property AcademyModel academy
    required property var people
    required property var signers

    title: qsTr("Let another person sign")
    note: qsTr("An administrator confirms this.")

    function enrol(): void {
        root.academy.people.enrol(who.chosen, role.current, theirs.text, again.text, sign.signature);
        theirs.text = "";
        again.text = "";
    }

    PeopleChoices {
        id: who
        title: qsTr("Person who may sign from now on")
        people: root.people
    }
    PickChoices {
        id: role
        title: qsTr("Role")
        names: [qsTr("Supervisor: authorizes and confirms"), qsTr("Assessor: gives a second opinion"), qsTr("Administrator: people, exams, keys")]
    }
    LabelledField {
        id: theirs
        label: qsTr("New passphrase, typed by that person (8 characters or more)")
        secret: true
    }
    LabelledField {
        id: again
        label: qsTr("Repeat the passphrase")
        secret: true
    }
    SignFields {
        id: sign
        title: qsTr("Confirmed by")
        signers: root.signers
    }
    FormButton {
        enabled: sign.ready && theirs.text !== "" && again.text !== "" && who.chosen !== "" && role.current >= 0
        text: qsTr("Set the passphrase")
        onClicked: root.enrol()
    }
}
