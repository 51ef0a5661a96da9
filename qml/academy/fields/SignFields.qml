// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Who signs, and the passphrase.
Column {
    id: root

    required property var signers
    property string title: qsTr("Signed by")
    /// With several nobody is chosen beforehand: whoever signs says so.
    property int chosen: root.signers.length === 1 ? 0 : -1
    readonly property string who: root.signers[root.chosen]?.id ?? ""
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

    QuizChoices {
        visible: root.signers.length > 1
        title: root.title
        names: root.signers.map(each => each.name)
        current: root.chosen
        onChosen: index => root.chosen = index
    }
    LabelledField {
        id: field
        width: Math.min(parent.width, Theme.size(420))
        label: root.signers.length === 1 ? qsTr("Passphrase of %1").arg(root.signers[0].name) : qsTr("Passphrase")
        secret: true
        maximumLength: 200
        onAccepted: root.accepted()
    }
}
