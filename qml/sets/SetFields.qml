// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// What is said of a set: its title, its day, and a word to whoever deals it.
Flow {
    id: root

    required property SetsModel book

    spacing: 10

    ThemedField {
        width: Theme.size(240)
        label: qsTr("Title of the set")
        text: root.book.title
        onAccepted: text => root.book.typeTitle(text)
    }
    ThemedField {
        id: due
        width: Theme.size(150)
        label: qsTr("Due date, such as 2026-12-03")
        hint: qsTr("such as 2026-12-03")
        text: root.book.due
        onEdited: text => due.wrong = !root.book.typeDue(text)
    }
    ThemedField {
        width: Theme.size(320)
        label: qsTr("A note to the dealers")
        hint: qsTr("A note to the dealers")
        maximumLength: 200
        text: root.book.note
        onAccepted: text => root.book.typeNote(text)
    }
}
