// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
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

    signal accepted

    spacing: 8

    /// What was given, and the field empty again.
    function taken(more: var): var {
        const given = Object.assign({ who: root.who, passphrase: field.text }, more);
        field.text = "";
        return given;
    }

    QuizChoices {
        visible: root.signers.length > 1
        width: parent.width
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
