// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A second person, who signs what could turn "not passed" into "passed".
Column {
    id: root

    required property var signers
    readonly property bool ready: !asked.checked || sign.ready

    /// What was given; null: nobody signs beside the first.
    readonly property Signature signature: root.visible && asked.checked ? sign.signature : null

    width: parent?.width ?? 0
    visible: root.signers.length > 1
    spacing: 8

    /// Empty for the next time.
    function clear(): void {
        asked.checked = false;
        sign.clear();
    }

    TickBox {
        id: asked
        text: qsTr("A second person signs too. To correct a result or undo an attempt that was not passed, both must have had passphrases before the attempt was opened. To go on without missing checkpoints, both must have had them before the last checkpoint.")
    }
    SignFields {
        id: sign
        visible: asked.checked
        title: qsTr("Second signer")
        signers: root.signers
    }
}
