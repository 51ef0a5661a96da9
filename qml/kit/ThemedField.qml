// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A line to type in.
Rectangle {
    id: root

    required property string label
    property alias text: input.text
    property alias horizontalAlignment: input.horizontalAlignment
    property alias maximumLength: input.maximumLength
    /// Whether what is typed is shown as dots.
    property bool secret: false
    property string hint: ""
    property bool wrong: false
    property real pixels: 14
    /// Whether only digits can be typed; any other letter is told by `letter` and changes nothing.
    property bool digits: false

    /// Takes the keyboard.
    function takeFocus(): void {
        input.forceActiveFocus();
    }

    signal edited(string text)
    signal accepted(string text)
    signal letter(int key)

    implicitWidth: Theme.size(160)
    implicitHeight: Theme.size(root.pixels) + 18
    radius: Theme.radius
    color: Theme.raised
    border.width: input.activeFocus || root.wrong ? 2 : 1
    border.color: root.wrong ? Theme.fault : input.activeFocus ? Theme.focus : Theme.outline

    ThemedText {
        anchors.fill: input
        visible: input.text === ""
        horizontalAlignment: input.horizontalAlignment
        fits: true
        pixels: root.pixels
        color: Theme.faint
        text: root.hint
    }
    RegularExpressionValidator {
        id: onlyDigits
        regularExpression: /[0-9]*/
    }
    TextInput {
        id: input
        anchors.fill: parent
        anchors.leftMargin: 10
        anchors.rightMargin: 10
        activeFocusOnTab: true
        clip: true
        selectByMouse: true
        verticalAlignment: TextInput.AlignVCenter
        color: Theme.text
        selectionColor: Theme.accent
        selectedTextColor: Theme.primaryText
        font.family: Theme.family
        font.pixelSize: Theme.size(root.pixels)
        maximumLength: root.secret ? 200 : 40
        echoMode: root.secret ? TextInput.Password : TextInput.Normal
        Accessible.role: Accessible.EditableText
        Accessible.name: root.label
        inputMethodHints: root.digits ? Qt.ImhDigitsOnly : Qt.ImhNone
        validator: root.digits ? onlyDigits : null
        Keys.onPressed: event => {
            const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.ShiftModifier;
            event.accepted = root.digits && plain && event.text > " " && event.key < 0x1000000 && !/[0-9]/.test(event.text);
            if (event.accepted)
                root.letter(event.key);
        }
        onTextEdited: root.edited(text)
        onAccepted: root.accepted(text)
    }
}
