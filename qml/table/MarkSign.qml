// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A tick, an arrow, a fault: by shape as well as by colour.
ThemedText {
    id: root

    required property int mark

    horizontalAlignment: Text.AlignHCenter
    strong: true
    color: {
        switch (root.mark) {
        case Mark.Owed: return Theme.accentText;
        case Mark.Habit: return Theme.accentText;
        case Mark.Done: return Theme.good;
        case Mark.Corrected: return Theme.accentText;
        case Mark.Fault: return Theme.fault;
        default: return Theme.faint;
        }
    }
    text: {
        switch (root.mark) {
        case Mark.Owed: return "▸";
        case Mark.Habit: return "▸";
        case Mark.Optional: return "▹";
        case Mark.Done: return "✓";
        case Mark.Corrected: return "↺";
        case Mark.Fault: return "✗";
        case Mark.Skipped: return "–";
        default: return "·";
        }
    }

    function spoken(): string {
        switch (root.mark) {
        case Mark.Owed: return qsTr("due now");
        case Mark.Habit: return qsTr("house procedure");
        case Mark.Optional: return qsTr("optional");
        case Mark.Done: return qsTr("done");
        case Mark.Corrected: return qsTr("corrected");
        case Mark.Fault: return qsTr("fault");
        case Mark.Skipped: return qsTr("skipped");
        default: return qsTr("later");
        }
    }
}
