// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Somebody of the roster to choose; where there are many, by a part of the name or the number.
Column {
    id: root

    required property string title
    required property var people
    /// The id of who is chosen; empty: nobody.
    property string chosen: ""
    readonly property string chosenName: root.people.find(each => each.id === root.chosen)?.name ?? ""
    readonly property int most: 24
    readonly property bool searched: root.people.length > 12
    readonly property var found: {
        const part = root.searched ? find.text.trim().toLowerCase() : "";
        return root.people.filter(each => (each.name + " " + each.number).toLowerCase().includes(part));
    }

    width: parent?.width ?? 0
    // nobody stays chosen who is no longer to be seen
    onFoundChanged: if (root.chosen !== "" && !root.found.slice(0, root.most).some(each => each.id === root.chosen))
        root.chosen = ""

    spacing: 8

    LabelledField {
        id: find
        visible: root.searched
        label: qsTr("%1: type part of the name, or the number").arg(root.title)
        maximumLength: 60
        // who is the only one left is meant
        onAccepted: if (root.found.length === 1)
            root.chosen = root.found[0].id
    }
    QuizChoices {
        title: root.title
        names: root.found.slice(0, root.most).map(each => each.number === "" ? each.name : each.name + " · " + each.number)
        current: root.found.findIndex(each => each.id === root.chosen)
        onChosen: index => root.chosen = root.found[index].id
    }
    Note {
        visible: root.found.length > root.most
        text: qsTr("More on the roster: %1").arg(root.found.length - root.most)
    }
}
