// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Cutcard

/// Asks for seats, such as those that can win a pot: each is ticked or not.
PopupCard {
    id: root

    /// A list of {number, name, enabled}.
    required property var seats
    /// The numbers that are ticked.
    property var picked: []
    /// With one only, a tick takes the place of the one before.
    property bool onlyOne: false
    property string acceptText: qsTr("These seats")

    signal accepted(var numbers)

    function toggle(number: int): void {
        if (root.onlyOne)
            root.picked = [number];
        else if (root.picked.includes(number))
            root.picked = root.picked.filter(other => other !== number);
        else
            root.picked = root.picked.concat([number]).sort((a, b) => a - b);
    }

    Keys.onPressed: event => {
        const number = event.key === Qt.Key_0 ? 10 : event.key - Qt.Key_0;
        if (number >= 1 && number <= 10 && root.seats.some(seat => seat.number === number && seat.enabled !== false)) {
            root.toggle(number);
            event.accepted = true;
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            if (root.picked.length > 0)
                root.accepted(root.picked);
            event.accepted = true;
        }
    }

    Column {
        spacing: 12

        Grid {
            columns: Math.min(5, root.seats.length)
            spacing: 7

            Repeater {
                model: root.seats

                T.AbstractButton {
                    id: seat
                    required property var modelData
                    required property int index
                    readonly property bool ticked: root.picked.includes(modelData.number)

                    implicitWidth: Theme.size(104)
                    implicitHeight: Theme.size(44)
                    focus: index === 0
                    focusPolicy: Qt.TabFocus
                    hoverEnabled: true
                    enabled: modelData.enabled !== false
                    text: modelData.name
                    Accessible.role: Accessible.CheckBox
                    Accessible.name: qsTr("Seat %1, %2").arg(modelData.number).arg(modelData.name)
                    Accessible.checkable: true
                    Accessible.checked: ticked
                    Accessible.onPressAction: seat.clicked()
                    Accessible.onToggleAction: seat.clicked()
                    onClicked: root.toggle(modelData.number)

                    background: Rectangle {
                        radius: Theme.radius
                        color: seat.ticked ? Theme.accentFill : seat.hovered ? Theme.hovered : Theme.raised
                        opacity: seat.enabled ? 1 : 0.45
                        border.width: seat.ticked ? 2 : 1
                        border.color: seat.ticked ? Theme.accent : Theme.outline

                        FocusRing {
                            shown: seat.visualFocus
                        }
                    }
                    contentItem: SeatTick {
                        ticked: seat.ticked
                        active: seat.enabled
                        text: seat.modelData.number + "  " + seat.modelData.name
                    }
                }
            }
        }
        Row {
            spacing: 8

            ThemedButton {
                text: root.acceptText
                keyHint: qsTr("Enter")
                primary: enabled
                enabled: root.picked.length > 0
                onClicked: root.accepted(root.picked)
            }
            ThemedButton {
                text: qsTr("Cancel")
                keyHint: qsTr("Esc")
                onClicked: root.dismissed()
            }
        }
    }
}
