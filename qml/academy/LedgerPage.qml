// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What the house has issued, how its ledger stands, and its keys.
RoomPage {
    id: root

    required property AcademyModel academy
    readonly property var house: root.academy.house
    readonly property var certificates: root.house.certificates ?? []
    property int serial: 0

    title: qsTr("Certificates and ledger")
    note: root.house.folder ?? ""

    /// What was said for one act is not said for the next.
    function does(act: var): void {
        act();
        second.clear();
        if (!root.academy.wrong)
            reason.clear();
    }

    /// Tries the paper, while the house can still be asked.
    function checkPaper(): void {
        root.academy.ledger.checkPaper(paper.text, paperSign.signature);
        if (!root.academy.wrong)
            paper.text = "";
    }

    HomePanel {
        title: qsTr("Ledger")
        spacing: 6

        Paragraph {
            wrapMode: Text.Wrap
            strong: true
            color: !root.house.whole ? Theme.fault : root.house.anchored ? Theme.good : Theme.muted
            text: (root.house.whole ? "✓ " : "✗ ") + (root.house.ledger ?? "")
            spoken: Accessible.StaticText
        }
        Paragraph {
            visible: (root.house.paperKey ?? "") !== ""
            text: qsTr("Write the house's key on paper and keep it in a safe. It contains no 0, 1, 8 or 9.")
        }
        Paragraph {
            visible: (root.house.paperKey ?? "") !== ""
            pixels: 20
            strong: true
            // in two lines of even length, as it will be copied
            text: (root.house.paperKey ?? "").replace(/(.{4})/g, "$1 ").replace(/(.{34}) /, "$1\n")
            spoken: Accessible.StaticText
        }
    }
    HomePanel {
        title: qsTr("Certificates")
        note: qsTr("%1 issued").arg(root.certificates.length)
        spacing: 8

        Repeater {
            model: root.certificates

            Item {
                id: line
                required property var modelData

                width: parent?.width ?? 0
                height: Math.max(words.height, pdf.height)

                Paragraph {
                    id: words
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - pdf.width - pick.width - 24
                    color: line.modelData.revoked ? Theme.fault : Theme.text
                    text: qsTr("No. %1 · %2").arg(line.modelData.serial).arg([line.modelData.name, line.modelData.exam, line.modelData.days]
                            .filter(each => each !== "").join(" · "))
                        + (line.modelData.revoked ? " · " + qsTr("✗ revoked") : "")
                }
                FormButton {
                    id: pdf
                    anchors.right: pick.left
                    anchors.rightMargin: 8
                    enabled: !line.modelData.revoked
                    text: qsTr("PDF…")
                    Accessible.name: qsTr("Save certificate %1 as PDF").arg(line.modelData.serial)
                    onClicked: root.academy.review.saveCertificate(line.modelData.attempt)
                }
                FormButton {
                    id: pick
                    anchors.right: parent.right
                    enabled: !line.modelData.revoked
                    marked: root.serial === line.modelData.serial
                    text: qsTr("Revoke…")
                    Accessible.name: qsTr("Revoke certificate %1").arg(line.modelData.serial)
                    onClicked: root.serial = line.modelData.serial
                }
            }
        }
        ThemedText {
            visible: root.certificates.length === 0
            color: Theme.muted
            text: qsTr("No certificates yet.")
        }
    }
    HomePanel {
        title: qsTr("Checkpoints, lists and keys")

        SignFields {
            id: sign
            signers: root.house.signers ?? []
        }
        SideBySide {
            FormButton {
                enabled: sign.ready
                text: qsTr("Sign a checkpoint")
                onClicked: root.does(() => root.academy.ledger.checkpoint(sign.signature))
            }
            FormButton {
                enabled: sign.ready
                text: qsTr("Save the list of certificates…")
                onClicked: root.does(() => root.academy.ledger.saveList(sign.signature))
            }
            FormButton {
                enabled: sign.ready
                text: qsTr("Show the key to write down")
                onClicked: root.does(() => root.academy.ledger.showPaperKey(sign.signature))
            }
            FormButton {
                text: qsTr("Save the public key…")
                onClicked: root.academy.ledger.saveKey()
            }
            FormButton {
                visible: root.serial > 0
                enabled: sign.ready && reason.ready
                text: qsTr("Revoke no. %1").arg(root.serial)
                onClicked: root.does(() => root.academy.ledger.revoke(root.serial, reason.reason, sign.signature))
            }
            FormButton {
                visible: root.house.gap ?? false
                enabled: sign.ready && second.ready && reason.ready
                text: qsTr("Sign for the missing checkpoint")
                onClicked: root.does(() => root.academy.ledger.explainGap(reason.reason, sign.signature, second.signature))
            }
        }
        ReasonFields {
            id: reason
            visible: root.serial > 0 || (root.house.gap ?? false)
        }
        SecondFields {
            id: second
            visible: (root.house.gap ?? false) && second.signers.length > 1
            signers: root.house.signers ?? []
        }
    }
    HomePanel {
        title: qsTr("Check a key on paper")
        note: qsTr("before you need it")

        LabelledField {
            id: paper
            width: Math.min(parent.width, Theme.size(720))
            label: qsTr("The fourteen groups on the paper (spaces and capitals do not matter)")
            maximumLength: 100
        }
        SignFields {
            id: paperSign
            signers: root.house.signers ?? []
            onAccepted: root.checkPaper()
        }
        FormButton {
            enabled: paperSign.ready && paper.text !== ""
            text: qsTr("Check the key")
            onClicked: root.checkPaper()
        }
    }
    HeadsPanel {
        academy: root.academy
    }
}
