// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Whether a certificate is this house's or another's, and valid.
RoomPage {
    id: root

    required property AcademyModel academy
    readonly property var house: root.academy.house
    readonly property var verified: root.house.verified ?? ({})

    readonly property bool housed: root.house.name !== undefined
    property string list: "" ///< the house's signed list, as it was read from a file

    title: qsTr("Verify a certificate")

    function verify(): void {
        root.academy.verifying.verify(code.text, key.text, root.list);
    }

    HomePanel {
        title: qsTr("The text of the certificate code")
        note: qsTr("It starts with CUTCARD1: and is printed below the code.")

        LabelledField {
            id: code
            width: parent.width
            label: qsTr("Text of the code")
            maximumLength: 1000
            onAccepted: root.verify()
        }
        LabelledField {
            id: key
            width: parent.width
            label: root.housed ? qsTr("Another house's public key, from BEGIN PUBLIC KEY to END PUBLIC KEY. Leave empty for this house")
                : qsTr("The house's public key, from BEGIN PUBLIC KEY to END PUBLIC KEY")
            maximumLength: 1000
            onAccepted: root.verify()
        }
        Note {
            text: root.list === "" ? qsTr("For another house's revocations, open that house's list.")
                : qsTr("✓ The list of that house is used.")
        }
        SideBySide {
            FormButton {
                primary: true
                enabled: code.text !== "" && (root.housed || key.text !== "")
                text: qsTr("Verify")
                onClicked: root.verify()
            }
            FormButton {
                text: qsTr("Code from a file or picture…")
                onClicked: root.academy.verifying.openCode()
            }
            FormButton {
                text: qsTr("Key from a file…")
                onClicked: root.academy.verifying.openKey()
            }
            FormButton {
                text: qsTr("List from a file…")
                onClicked: root.academy.verifying.openList()
            }
            FormButton {
                visible: !root.housed
                text: qsTr("Back")
                onClicked: root.academy.back()
            }
        }
        Alert {
            visible: root.verified.state !== undefined
            pixels: 18
            strong: true
            color: root.verified.valid ? Theme.good : Theme.fault
            text: (root.verified.valid ? "✓ " : "✗ ") + (root.verified.state ?? "")
        }
        Paragraph {
            visible: root.verified.name !== undefined
            pixels: 15
            text: (root.verified.name ?? "") + "\n" + (root.verified.exam ?? "") + "\n" + (root.verified.text ?? "")
        }
    }
    Connections {
        target: root.academy
        function onHouseChanged(): void {
            const read = root.verified;
            if (read.into === "code")
                code.text = read.content;
            else if (read.into === "key")
                key.text = read.content;
            else if (read.into === "list")
                root.list = read.content;
        }
    }
}
