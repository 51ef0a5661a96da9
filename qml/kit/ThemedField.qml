// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
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

    /// Takes the keyboard.
    function takeFocus(): void {
        input.forceActiveFocus();
    }

    signal edited(string text)
    signal accepted(string text)

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
        elide: Text.ElideRight
        pixels: root.pixels
        color: Theme.faint
        text: root.hint
        Accessible.ignored: true
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
        maximumLength: 40
        echoMode: root.secret ? TextInput.Password : TextInput.Normal
        Accessible.role: Accessible.EditableText
        Accessible.name: root.label
        onTextEdited: root.edited(text)
        onAccepted: root.accepted(text)
    }
}
