// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// What is changed of somebody who is on the roster, by an administrator.
HomePanel {
    id: root

    required property AcademyModel academy
    required property var people
    required property var signers
    readonly property var person: root.people.find(each => each.id === who.chosen) ?? null
    readonly property bool signs: root.signers.some(each => each.id === who.chosen)

    title: qsTr("Change a person")
    note: qsTr("An administrator signs for this.")
    onPersonChanged: root.show()

    /// Puts what is known into the fields.
    function show(): void {
        name.text = root.person?.name ?? "";
        number.text = root.person?.number ?? "";
        licence.text = root.person?.licence ?? "";
        factor.text = String(root.person?.time ?? 100);
        sure.checked = false;
    }
    function does(act: var): void {
        act();
        second.clear();
        if (!root.academy.wrong)
            root.show();
    }

    PeopleChoices {
        id: who
        title: qsTr("Person")
        people: root.people
    }
    SideBySide {
        visible: root.person !== null
        spacing: 12

        LabelledField {
            id: name
            width: Math.min(parent.width, Theme.size(260))
            label: qsTr("New name")
            maximumLength: 60
        }
        LabelledField {
            id: number
            width: Math.min(parent.width, Theme.size(130))
            label: qsTr("New number")
        }
        LabelledField {
            id: licence
            width: Math.min(parent.width, Theme.size(160))
            label: qsTr("New license")
        }
        LabelledField {
            id: factor
            width: Math.min(parent.width, Theme.size(220))
            label: qsTr("Exam time, as a percentage of the usual time (100 to 200)")
            maximumLength: 3
        }
    }
    SignFields {
        id: sign
        visible: root.person !== null
        signers: root.signers
    }
    SideBySide {
        visible: root.person !== null

        FormButton {
            enabled: sign.ready
            text: qsTr("Save the change")
            onClicked: root.does(() => root.academy.people.change(who.chosen, name.text, number.text, licence.text, Number(factor.text), sign.signature))
        }
        FormButton {
            visible: root.signs
            enabled: sign.ready
            text: qsTr("Take the passphrase away")
            onClicked: root.does(() => root.academy.people.withdraw(who.chosen, sign.signature))
        }
    }
    TickBox {
        id: sure
        visible: root.person !== null && !root.signs
        text: qsTr("Erase the name for good, with the count of past attempts.")
    }
    SecondFields {
        id: second
        visible: sure.visible && root.signers.length > 1
        signers: root.signers
    }
    FormButton {
        visible: sure.visible
        enabled: sign.ready && sure.checked && second.ready
        text: qsTr("Erase the name")
        onClicked: root.does(() => root.academy.people.erase(who.chosen, sign.signature, second.signature))
    }
}
