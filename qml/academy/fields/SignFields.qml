// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Who signs, and the passphrase.
Column {
    id: root

    required property var signers
    property string title: qsTr("Signed by")
    readonly property string who: root.signers[signer.current]?.id ?? ""
    readonly property bool ready: root.who !== "" && field.text !== ""

    /// What was given; the field is empty again once it was taken.
    readonly property Signature signature: Signature {
        who: root.who
        passphrase: field.text
        onTaken: root.clear()
    }

    signal accepted

    width: parent?.width ?? 0
    spacing: 8

    function clear(): void {
        field.text = "";
    }

    PickChoices {
        id: signer
        visible: root.signers.length > 1
        title: root.title
        names: root.signers.map(each => each.name)
        // of several nobody is chosen beforehand: whoever signs says so
        current: root.signers.length === 1 ? 0 : -1
    }
    LabelledField {
        id: field
        label: root.signers.length === 1 ? qsTr("Passphrase of %1").arg(root.signers[0].name) : qsTr("Passphrase")
        secret: true
        onAccepted: root.accepted()
    }
}
