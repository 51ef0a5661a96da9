// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A passphrase of their own for whoever signs beside the first supervisor.
HomePanel {
    id: root

    required property AcademyModel academy
    required property var people
    required property var signers
    property int role: -1 ///< of those below

    title: qsTr("Let another person sign")
    note: qsTr("An administrator confirms this.")

    function enrol(): void {
        root.academy.people.enrol(who.chosen, root.role, theirs.text, again.text, sign.signature);
        theirs.text = "";
        again.text = "";
    }

    PeopleChoices {
        id: who
        title: qsTr("Person who may sign from now on")
        people: root.people
    }
    QuizChoices {
        title: qsTr("Role")
        names: [qsTr("Supervisor: authorizes and confirms"), qsTr("Assessor: gives a second opinion"), qsTr("Administrator: people, exams, keys")]
        current: root.role
        onChosen: index => root.role = index
    }
    LabelledField {
        id: theirs
        width: Math.min(parent.width, Theme.size(420))
        label: qsTr("New passphrase, typed by that person (8 characters or more)")
        secret: true
        maximumLength: 200
    }
    LabelledField {
        id: again
        width: Math.min(parent.width, Theme.size(420))
        label: qsTr("Repeat the passphrase")
        secret: true
        maximumLength: 200
    }
    SignFields {
        id: sign
        title: qsTr("Confirmed by")
        signers: root.signers
    }
    FormButton {
        enabled: sign.ready && theirs.text !== "" && again.text !== "" && who.chosen !== "" && root.role >= 0
        text: qsTr("Set the passphrase")
        onClicked: root.enrol()
    }
}
