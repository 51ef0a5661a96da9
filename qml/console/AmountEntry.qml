// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Asks for an amount, typed or picked. Digits only; whether the amount will do is said by whoever asked.
PopupCard {
    id: root

    /// A list of {text, digits} to pick from.
    property var picks: []
    /// What is wrong with what stands there, or nothing.
    property string message: ""
    property bool acceptable: true
    property string acceptText: qsTr("Say it")
    property alias digits: input.text

    signal edited(string digits)
    signal accepted(string digits)

    function start(digits: string): void {
        input.text = digits;
        input.selectAll();
        input.forceActiveFocus();
    }
    function finish(): void {
        if (input.text !== "" && root.acceptable)
            root.accepted(input.text);
    }

    Column {
        spacing: 10

        Flow {
            width: Math.max(300, line.width)
            spacing: 7
            visible: root.picks.length > 0

            Repeater {
                model: root.picks

                ThemedButton {
                    required property var modelData

                    text: modelData.text
                    onClicked: {
                        input.text = modelData.digits;
                        root.edited(modelData.digits);
                    }
                }
            }
        }
        Row {
            id: line
            spacing: 8

            Rectangle {
                width: Theme.size(150)
                height: accept.height
                radius: Theme.radius
                color: Theme.raised
                border.width: input.activeFocus ? 2 : 1
                border.color: root.message !== "" ? Theme.fault : input.activeFocus ? Theme.focus : Theme.outline

                TextInput {
                    id: input
                    anchors.fill: parent
                    anchors.leftMargin: 12
                    anchors.rightMargin: 12
                    focus: true
                    activeFocusOnTab: true
                    clip: true
                    verticalAlignment: TextInput.AlignVCenter
                    horizontalAlignment: TextInput.AlignRight
                    color: Theme.text
                    selectionColor: Theme.accent
                    selectedTextColor: Theme.primaryText
                    font.family: Theme.family
                    font.pixelSize: Theme.size(18)
                    font.weight: Font.DemiBold
                    maximumLength: 12
                    inputMethodHints: Qt.ImhDigitsOnly
                    validator: RegularExpressionValidator { regularExpression: /[0-9]*/ }
                    Accessible.role: Accessible.EditableText
                    Accessible.name: root.title
                    Accessible.description: root.message
                    onTextEdited: root.edited(text)
                    onAccepted: root.finish()
                }
            }
            ThemedButton {
                id: accept
                text: root.acceptText
                keyHint: qsTr("Enter")
                primary: enabled
                enabled: input.text !== "" && root.acceptable
                onClicked: root.finish()
            }
            ThemedButton {
                text: qsTr("Cancel")
                keyHint: qsTr("Esc")
                onClicked: root.dismissed()
            }
        }
        ThemedText {
            // keeps its line, so that nothing moves when there is something to say
            width: line.width
            height: Math.max(implicitHeight, Theme.size(17))
            wrapMode: Text.WordWrap
            pixels: 13
            color: Theme.fault
            text: root.message
            Accessible.role: Accessible.AlertMessage
            Accessible.name: root.message
        }
    }
}
