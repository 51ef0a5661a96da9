// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Opening an attempt of somebody who is present.
HomePanel {
    id: root

    required property AcademyModel academy
    required property var house
    readonly property var candidates: root.house.candidates ?? []
    readonly property var blueprints: root.house.blueprints ?? []
    readonly property string missing: root.candidates.length === 0 ? qsTr("Add the candidate on the “People” page first.")
        : root.blueprints.length === 0 ? qsTr("Build an exam on the “Exams” page first.")
        : candidate.chosen === "" ? qsTr("Choose the candidate.")
        : !identity.checked || !conditions.checked ? qsTr("Tick both boxes first.")
        : !sign.ready ? qsTr("Enter your passphrase.") : ""

    title: qsTr("Authorize a candidate who is present")

    function authorise(): void {
        if (root.missing !== "")
            return;
        root.academy.proctor.authorise(candidate.chosen, root.blueprints[blueprint.current].digest, day.text, dayReason.visible ? dayReason.text : "",
                                       identity.checked && conditions.checked, sign.signature);
        if (root.academy.wrong)
            return;
        identity.checked = false;
        conditions.checked = false;
        dayReason.text = "";
    }

    PeopleChoices {
        id: candidate
        visible: root.candidates.length > 0
        title: qsTr("Candidate")
        people: root.candidates
        // the tick was given for somebody
        onChosenChanged: identity.checked = false
    }
    PickChoices {
        id: blueprint
        visible: root.blueprints.length > 0
        title: qsTr("Exam")
        names: root.blueprints.map(each => each.name)
        current: 0
    }
    LabelledField {
        id: day
        label: qsTr("Today's date (correct it if it is wrong)")
        text: root.house.today ?? ""
    }
    LabelledField {
        id: dayReason
        visible: day.text.trim() !== (root.house.today ?? "")
        width: Math.min(parent.width, Theme.size(620))
        label: qsTr("Why the date differs from the computer's (printed on the result sheet)")
    }
    TickBox {
        id: identity
        text: candidate.chosenName === "" ? qsTr("I have checked the candidate's identity")
                                          : qsTr("I have checked the candidate's identity: %1").arg(candidate.chosenName)
    }
    TickBox {
        id: conditions
        text: qsTr("The phone is put away and nobody is helping")
    }
    SignFields {
        id: sign
        signers: root.house.signers ?? []
        onAccepted: root.authorise()
    }
    FormButton {
        primary: true
        enabled: root.missing === "" && !(root.house.sitting ?? false)
        text: qsTr("Authorize")
        onClicked: root.authorise()
    }
    Note {
        visible: text !== ""
        text: root.missing
    }
}
