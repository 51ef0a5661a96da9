// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A new house: its name, its first supervisor, and the passphrase that nobody can bring back.
RoomPage {
    id: root

    required property AcademyModel academy
    readonly property real fieldWidth: Theme.size(460)

    title: qsTr("Set up an exam house")

    /// Asks for it.
    function found(): void {
        root.academy.founding.found(house.text, anchors.text, person.text, licence.text, first.text, second.text, paper.text);
    }

    HomePanel {
        title: qsTr("The house")

        LabelledField {
            id: house
            width: Math.min(parent.width, root.fieldWidth)
            label: qsTr("The house's name, as printed on certificates")
            maximumLength: 200
        }
        FolderField {
            id: anchors
            width: Math.min(parent.width, root.fieldWidth + Theme.size(110))
            academy: root.academy
            label: qsTr("Backup folder for ledger checkpoints, on a USB stick or shared drive (/media/NAME/STICK). Without it, only this computer can detect that an old copy of the database was put back.")
        }
    }
    HomePanel {
        title: qsTr("The first supervisor")

        LabelledField {
            id: person
            width: Math.min(parent.width, root.fieldWidth)
            label: qsTr("Name")
            maximumLength: 200
        }
        LabelledField {
            id: licence
            width: Math.min(parent.width, root.fieldWidth)
            label: qsTr("License number (optional)")
        }
        LabelledField {
            id: first
            width: Math.min(parent.width, root.fieldWidth)
            label: qsTr("Passphrase, 8 characters or more")
            secret: true
        }
        LabelledField {
            id: second
            width: Math.min(parent.width, root.fieldWidth)
            label: qsTr("Repeat the passphrase")
            secret: true
            onAccepted: root.found()
        }
        Note {
            text: qsTr("If you lose the passphrase and the key on paper, nobody can restore the house.")
        }
        LabelledField {
            id: paper
            width: Math.min(parent.width, root.fieldWidth)
            label: qsTr("Key on paper, to restore a lost house. Leave empty for a new house")
            maximumLength: 80
            onAccepted: root.found()
        }
        FormButton {
            primary: true
            text: qsTr("Set up the house")
            onClicked: root.found()
        }
    }
    FormButton {
        text: qsTr("Verify a certificate…")
        onClicked: root.academy.go(AcademyModel.Verify)
    }
}
