// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Numbers to type; Enter goes on to the next that is empty, and gives the answer at the last.
Item {
    id: root

    required property TaskDesk desk
    readonly property var wanted: root.desk.wanted
    readonly property bool several: root.wanted.length > 1

    implicitHeight: fields.height

    /// Puts the keyboard into the first field.
    function takeFocus(): void {
        (repeater.itemAt(0) as AmountField)?.takeFocus();
    }

    function goOn(from: int): void {
        for (let next = from + 1; next < repeater.count; ++next) {
            const field = repeater.itemAt(next) as AmountField;
            if (field.isEmpty)
                return field.takeFocus();
        }
        root.desk.confirm();
    }

    Row {
        id: fields
        anchors.horizontalCenter: root.several ? parent.horizontalCenter : undefined
        spacing: 12

        Repeater {
            id: repeater
            model: root.wanted

            AmountField {
                desk: root.desk
                fieldWidth: root.several ? Math.min(Theme.size(160), (root.width + 12) / root.wanted.length - 12) : Theme.size(220)
                onAccepted: root.goOn(index)
            }
        }
    }
}
