// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Where the ledger's heads are noted, and another folder for them from now on.
HomePanel {
    id: root

    required property AcademyModel academy
    readonly property var house: root.academy.house

    title: qsTr("Checkpoints of the ledger")
    note: root.house.anchors ?? ""

    /// Asks for it.
    function move(): void {
        root.academy.ledger.moveAnchors(folder.text, reason.reason, sign.signature, second.signature);
        second.clear();
        if (root.academy.wrong)
            return;
        reason.clear();
        folder.text = "";
    }

    Repeater {
        model: [root.house.noted ?? "", root.house.skipped ?? ""]

        Paragraph {
            required property string modelData

            visible: modelData !== ""
            text: modelData
            spoken: Accessible.StaticText
        }
    }
    Note {
        text: root.house.anchored
            ? qsTr("Before you change USB sticks, copy cutcard-anchors.txt to the new one.")
            : qsTr("No checkpoints are saved elsewhere. Only this computer can detect that an old copy of the database was put back.")
    }
    FolderField {
        id: folder
        width: Math.min(parent.width, Theme.size(560))
        academy: root.academy
        label: qsTr("Backup folder, such as a USB stick: /media/NAME/STICK")
    }
    SignFields {
        id: sign
        signers: root.house.signers ?? []
    }
    ReasonFields {
        id: reason
    }
    SecondFields {
        id: second
        visible: (root.house.gap ?? false) && second.signers.length > 1
        signers: root.house.signers ?? []
    }
    FormButton {
        enabled: sign.ready && second.ready && reason.ready && folder.text.trim() !== ""
        text: qsTr("Save checkpoints in this folder")
        onClicked: root.move()
    }
}
