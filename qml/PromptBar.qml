// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Asks for the details of an act that was begun, in place of the palette: seats, amounts, cards, hands.
Rectangle {
    id: root

    required property ActComposer composer
    readonly property bool asksSeat: root.composer.kind === "seat" || root.composer.kind === "seats"

    color: Theme.panel
    radius: Theme.radius
    border.width: 1
    border.color: Theme.outline
    Accessible.role: Accessible.Dialog
    Accessible.name: root.composer.title

    Column {
        anchors.fill: parent
        anchors.margins: 14
        spacing: 10

        Item {
            width: parent.width
            height: buttons.height

            ThemedText {
                id: title
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width * 0.3)
                elide: Text.ElideRight
                pixels: 16
                strong: true
                text: root.composer.title
            }
            ThemedText {
                anchors.left: title.right
                anchors.leftMargin: 16
                anchors.right: buttons.left
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                maximumLineCount: 2
                wrapMode: Text.Wrap
                elide: Text.ElideRight
                color: root.composer.problem === "" ? Theme.muted : Theme.fault
                text: root.composer.problem === "" ? root.composer.prompt : root.composer.problem
            }
            Row {
                id: buttons
                anchors.right: parent.right
                spacing: 8

                ThemedButton {
                    text: qsTr("Cancel")
                    keyHint: "Esc"
                    onClicked: root.composer.cancel()
                }
                ThemedButton {
                    visible: root.composer.kind === "amount" || root.composer.kind === "seats" || root.composer.kind === "boards"
                    primary: true
                    text: qsTr("Done")
                    keyHint: "Enter"
                    onClicked: root.composer.confirm()
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 7
            visible: root.asksSeat

            Repeater {
                model: root.composer.seatNumbers

                ThemedButton {
                    required property int modelData

                    text: qsTr("Seat %1").arg(modelData)
                    keyHint: modelData === 10 ? "0" : modelData
                    marked: Array.from(root.composer.pickedSeats).includes(modelData)
                    Accessible.checkable: root.composer.kind === "seats"
                    Accessible.checked: marked
                    onClicked: root.composer.chooseSeat(modelData)
                }
            }
        }
        Row {
            spacing: 10
            visible: root.composer.kind === "amount"

            Rectangle {
                width: amount.implicitWidth + 32
                height: 40
                radius: Theme.radius
                color: Theme.raised
                border.width: 2
                border.color: Theme.accent

                NumberText {
                    id: amount
                    anchors.centerIn: parent
                    pixels: 20
                    text: root.composer.typed === "" ? qsTr("Amount") : Number(root.composer.typed).toLocaleString(Qt.locale("en_US"), "f", 0)
                    opacity: root.composer.typed === "" ? 0.5 : 1
                }
            }
            Repeater {
                model: root.composer.kind === "amount" ? root.composer.chipValues : []

                ThemedButton {
                    required property var modelData

                    text: "+" + Number(modelData).toLocaleString(Qt.locale("en_US"), "f", 0)
                    onClicked: root.composer.addChip(modelData)
                }
            }
            ThemedButton {
                visible: root.composer.matchText !== ""
                text: qsTr("Even money, %1").arg(root.composer.matchText)
                keyHint: "="
                onClicked: root.composer.matchWager()
            }
            ThemedButton {
                text: qsTr("Clear")
                onClicked: root.composer.clearAmount()
            }
        }
        Flow {
            width: parent.width
            spacing: 7
            visible: root.composer.choices.length > 0

            Repeater {
                model: root.composer.choices

                ThemedButton {
                    required property string modelData
                    required property int index

                    text: modelData
                    keyHint: root.composer.choiceKeys[index] ?? ""
                    marked: Array.from(root.composer.pickedChoices).includes(index)
                    onClicked: root.composer.choose(index)
                }
            }
        }
    }
}
