// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The result as it will be printed, and what is signed for it.
RoomPage {
    id: root

    required property AcademyModel academy
    readonly property var house: root.academy.house
    readonly property var result: root.academy.result

    title: qsTr("Attempt %1: %2").arg(root.result.attempt ?? 0).arg(root.result.outcome ?? "")
    note: root.result.state ?? ""

    function sign(): void {
        const review = root.academy.review;
        root.does(() => root.result.canConfirm ? review.confirm(root.result.attempt, signer.signature) : review.issue(root.result.attempt, signer.signature));
    }
    /// What was said for one act is not said for the next.
    function does(act: var): void {
        act();
        if (!root.academy.wrong)
            reason.clear();
    }

    // the sheet is read before it is signed: beside what is signed, or above it
    Item {
        width: parent.width
        height: root.wide ? Math.max(acts.y + acts.height, paper.height) : acts.y + acts.height

        Flow {
            id: saving
            width: acts.width
            spacing: 10

            FormButton {
                primary: root.result.issued ?? false
                visible: root.result.issued ?? false
                text: qsTr("Save the certificate as PDF…")
                onClicked: root.academy.review.saveCertificate(root.result.attempt)
            }
            FormButton {
                text: qsTr("Save the result sheet as PDF…")
                onClicked: root.academy.review.saveSheet(root.result.attempt)
            }
        }

        Rectangle {
            id: paper
            x: root.wide ? parent.width - width : 0
            y: root.wide ? 0 : saving.height + 16
            width: root.wide ? Math.round(parent.width * 0.5) : parent.width
            height: sheet.height + 48
            radius: 6
            color: Theme.cardPaper

            Text {
                id: sheet
                x: 24
                y: 24
                width: parent.width - 48
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                color: "#1d2127"
                font.family: "DejaVu Sans Mono"
                font.pixelSize: Theme.size(12)
                text: root.result.sheet ?? ""
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        Column {
            id: acts
            y: root.wide ? saving.height + 16 : paper.y + paper.height + 16
            width: root.wide ? parent.width - paper.width - 16 : parent.width
            spacing: 16

            HomePanel {
                visible: (root.result.canConfirm ?? false) || (root.result.canIssue ?? false)
                title: root.result.canConfirm ? qsTr("Confirm the result") : qsTr("Issue the certificate")

                Paragraph {
                    visible: root.result.review ?? false
                    color: Theme.accentText
                    text: qsTr("In review: an assessor who did not proctor this attempt has to sign.")
                }
                SignFields {
                    id: signer
                    signers: root.house.signers ?? []
                    onAccepted: root.sign()
                }
                FormButton {
                    primary: true
                    enabled: signer.ready
                    text: root.result.canConfirm ? qsTr("Confirm") : qsTr("Issue")
                    onClicked: root.sign()
                }
                ReasonFields {
                    id: reason
                    visible: root.result.canConfirm ?? false
                    about: qsTr("Reason to declare the attempt void")
                    voids: true
                }
                FormButton {
                    visible: root.result.canConfirm ?? false
                    enabled: signer.ready && reason.ready
                    text: qsTr("Declare the attempt void")
                    onClicked: root.does(() => root.academy.proctor.declareVoid(root.result.attempt, reason.reason, signer.signature))
                }
            }
            HomePanel {
                title: qsTr("Profile")
                note: qsTr("The line is the pass mark.")

                CompetencyBars {
                    competencies: root.result.profile ?? []
                }
            }
            SecondLookPanel {
                academy: root.academy
            }
        }
    }
}
