// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A tick, an arrow, a fault: by shape as well as by colour.
ThemedText {
    id: root

    required property int mark

    /// Its colour, its sign, and the words of whoever only hears it.
    readonly property var told: {
        switch (root.mark) {
        case Mark.Owed: return [Theme.accentText, "▸", qsTr("due now")];
        case Mark.Habit: return [Theme.accentText, "▸", qsTr("house procedure")];
        case Mark.Optional: return [Theme.faint, "▹", qsTr("optional")];
        case Mark.Done: return [Theme.good, "✓", qsTr("done")];
        case Mark.Corrected: return [Theme.accentText, "↺", qsTr("corrected")];
        case Mark.Fault: return [Theme.fault, "✗", qsTr("fault")];
        case Mark.Skipped: return [Theme.faint, "–", qsTr("skipped")];
        default: return [Theme.faint, "·", qsTr("later")];
        }
    }

    horizontalAlignment: Text.AlignHCenter
    strong: true
    color: root.told[0]
    text: root.told[1]

    function spoken(): string {
        return root.told[2];
    }
}
