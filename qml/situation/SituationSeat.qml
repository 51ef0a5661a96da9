// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One seat of a situation: who sits there, with how much, and which cards come.
Flow {
    id: root

    required property SituationForm form
    required property var seat
    readonly property string who: qsTr("Seat %1").arg(root.seat.number)

    spacing: 8

    ThemedText {
        width: Theme.size(64)
        height: name.height
        fits: true
        text: root.who
    }
    ThemedField {
        id: name
        width: Theme.size(150)
        label: qsTr("%1: name").arg(root.who)
        hint: qsTr("Name")
        text: root.seat.name
        onEdited: text => root.form.typeName(root.seat.number, text)
    }
    ThemedField {
        width: Theme.size(110)
        label: qsTr("%1: chips").arg(root.who)
        hint: qsTr("Chips")
        text: root.seat.stack
        horizontalAlignment: Text.AlignRight
        onEdited: text => root.form.typeStack(root.seat.number, text)
    }
    ThemedField {
        width: Theme.size(150)
        visible: root.seat.come > 0
        label: qsTr("%1: cards").arg(root.who)
        hint: qsTr("%1 cards").arg(root.seat.come)
        text: root.seat.cards
        onEdited: text => root.form.typeCards(root.seat.number, text)
    }
    ChoiceButton {
        visible: root.form.button > 0
        marked: root.form.button === root.seat.number
        text: qsTr("Button")
        Accessible.name: qsTr("%1 has the button").arg(root.who)
        onClicked: root.form.button = root.seat.number
    }
    HomeButton {
        marked: root.seat.away
        text: qsTr("Away")
        Accessible.name: qsTr("%1 is away").arg(root.who)
        Accessible.role: Accessible.CheckBox
        Accessible.checkable: true
        Accessible.checked: marked
        onClicked: root.form.turnAway(root.seat.number)
    }
}
