// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Why something is done: what it has to do with, and some words.
Column {
    id: root

    /// Whether misconduct can be chosen too: a void attempt that was the candidate's own fault counts.
    property bool voids: false
    readonly property var groups: [qsTr("Room"), qsTr("Candidate"), qsTr("Staff"), qsTr("Technical"), ...(root.voids ? [qsTr("Misconduct (counts as an attempt)")] : [])]
    /// As the ledger names them: whether a void attempt counts hangs on it, in whatever language.
    readonly property var words: ["room", "candidate", "staff", "technical", "misconduct"]
    property string about: qsTr("Reason")
    readonly property bool ready: group.current >= 0 && field.text.trim() !== ""
    readonly property string reason: root.ready ? root.words[group.current] + ": " + field.text.trim() : ""

    width: parent?.width ?? 0
    spacing: 8

    /// Empty for the next time.
    function clear(): void {
        group.current = -1;
        field.text = "";
    }

    PickChoices {
        id: group
        title: root.about
        names: root.groups
    }
    LabelledField {
        id: field
        label: qsTr("In a few words, such as “fire alarm, 18:19 to 18:23”")
        maximumLength: 200
    }
}
