// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Numbers to type, one for each that is asked for; Enter goes on to the next that is empty, and gives the answer at the
/// last.
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

    component AmountField: Column {
        id: amount

        required property string modelData
        required property int index
        readonly property var mark: root.desk.amountMarks[amount.index]
        readonly property bool isEmpty: field.text === ""

        function takeFocus(): void {
            field.takeFocus();
        }

        spacing: 5

        ThemedText {
            pixels: 13
            color: Theme.muted
            text: amount.modelData
            Accessible.ignored: true
        }
        ThemedField {
            id: field
            width: root.several ? Math.min(Theme.size(160), (root.width + 12) / root.wanted.length - 12) : Theme.size(220)
            enabled: !root.desk.told
            pixels: 17
            label: amount.modelData
            horizontalAlignment: TextInput.AlignRight
            maximumLength: 12
            digits: true
            // a letter is no digit: where questions can be marked it marks
            onLetter: key => {
                if (key === Qt.Key_M && root.desk.examined)
                    root.desk.mark();
            }
            wrong: amount.mark !== undefined && !amount.mark.right
            onEdited: text => root.desk.type(amount.index, text)
            onAccepted: root.goOn(amount.index)
            Component.onCompleted: field.text = root.desk.given[amount.index] ?? ""
        }
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

            AmountField {}
        }
    }
}
