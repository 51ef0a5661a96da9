// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// A second person, who signs what could turn "not passed" into "passed".
Column {
    id: root

    required property var signers
    readonly property bool ready: !asked.checked || sign.ready

    visible: root.signers.length > 1
    spacing: 8

    /// What was given, with the second person if there is one, and the fields empty again.
    function taken(more: var): var {
        const given = root.visible && asked.checked ? sign.taken({}) : null;
        asked.checked = false;
        return given === null ? more : Object.assign({ second: given.who, secondPassphrase: given.passphrase }, more);
    }

    TickBox {
        id: asked
        width: parent.width
        text: qsTr("A second person signs too. To undo an attempt that was not passed, both must have had passphrases before it was opened. To go on without missing checkpoints, both must have had them before the last checkpoint.")
    }
    SignFields {
        id: sign
        visible: asked.checked
        width: parent.width
        title: qsTr("Second person")
        signers: root.signers
    }
}
