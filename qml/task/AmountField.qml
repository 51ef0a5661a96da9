// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One number to type.
Column {
    id: root

    required property TaskDesk desk
    required property real fieldWidth
    required property string modelData
    required property int index
    readonly property var mark: root.desk.amountMarks[root.index]
    readonly property bool isEmpty: field.text === ""

    signal accepted()

    function takeFocus(): void {
        field.takeFocus();
    }

    spacing: 5
    // taken here, or the page would go on once more
    Keys.onReturnPressed: root.accepted()
    Keys.onEnterPressed: root.accepted()

    MutedText {
        text: root.modelData
    }
    ThemedField {
        id: field
        width: root.fieldWidth
        enabled: !root.desk.told
        pixels: 17
        label: root.modelData
        horizontalAlignment: TextInput.AlignRight
        maximumLength: 12
        digits: true
        // a letter is no digit: where questions can be marked it marks
        onLetter: key => {
            if (key === Qt.Key_M && root.desk.examined)
                root.desk.mark();
        }
        wrong: root.mark !== undefined && !root.mark.right
        onEdited: text => root.desk.type(root.index, text)
        Component.onCompleted: field.text = root.desk.given[root.index] ?? ""
    }
}
