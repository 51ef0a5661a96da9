// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The second look: what the result rests on, hand by hand, what the machine has wrong, and an appeal.
HomePanel {
    id: root

    required property AcademyModel academy
    readonly property var house: root.academy.house
    readonly property var result: root.academy.result
    readonly property var doubts: root.result.doubts ?? []
    readonly property bool signed: sign.ready && reason.ready && second.ready
    property var wrong: [] ///< the numbers of the doubts that the machine has wrong

    title: qsTr("Second look")
    note: root.result.appeal ?? ""

    /// Counts what is ticked against nobody.
    function correct(): void {
        const items = root.wrong.map(at => root.doubts[at].item ?? "").filter(each => each !== "");
        const rules = root.wrong.map(at => root.doubts[at].rule ?? "").filter(each => each !== "");
        root.does(() => root.academy.review.correct(root.result.attempt, items, rules, reason.reason, sign.signature, second.signature));
    }
    /// What was said for one act is not said for the next.
    function does(act: var): void {
        act();
        second.clear();
        if (root.academy.wrong)
            return;
        root.wrong = [];
        reason.clear();
    }

    Paragraph {
        visible: text !== ""
        text: root.result.appealed ?? ""
        spoken: Accessible.StaticText
    }
    SignFields {
        id: sign
        signers: root.house.signers ?? []
    }
    SideBySide {
        Repeater {
            model: root.result.hands ?? []

            FormButton {
                required property var modelData

                enabled: sign.ready
                text: qsTr("Look at %1").arg(modelData.text)
                onClicked: {
                    root.academy.review.replay(root.result.attempt, modelData.station, modelData.hand, sign.signature);
                    second.clear();
                }
            }
        }
        FormButton {
            visible: root.doubts.some(each => (each.item ?? "") !== "")
            enabled: sign.ready
            text: qsTr("Look at the questions")
            onClicked: {
                root.academy.review.showQuestions(root.result.attempt, sign.signature);
                second.clear();
            }
        }
        FormButton {
            enabled: sign.ready
            text: qsTr("Save the evidence…")
            onClicked: {
                root.academy.review.saveEvidence(root.result.attempt, sign.signature);
                second.clear();
            }
        }
    }
    Note {
        visible: root.doubts.length > 0
        text: qsTr("Tick what the program judged wrongly. What you tick then counts in no attempt, and no result gets worse.")
    }
    Repeater {
        model: root.doubts

        TickBox {
            required property var modelData
            required property int index

            text: modelData.text
            checked: root.wrong.includes(index)
            onToggled: root.wrong = checked ? root.wrong.concat([index]) : root.wrong.filter(each => each !== index)
        }
    }
    ReasonFields {
        id: reason
    }
    SecondFields {
        id: second
        signers: root.house.signers ?? []
    }
    SideBySide {
        FormButton {
            visible: root.doubts.length > 0
            enabled: root.signed && root.wrong.length > 0
            text: qsTr("Correct and rescore")
            onClicked: root.correct()
        }
        FormButton {
            visible: root.result.canAppeal ?? false
            enabled: root.signed
            text: qsTr("Record an appeal")
            onClicked: root.does(() => root.academy.review.appeal(root.result.attempt, root.house.today, reason.reason, sign.signature))
        }
        FormButton {
            visible: root.result.appealOpen ?? false
            enabled: root.signed
            text: qsTr("Dismiss the appeal")
            onClicked: root.does(() => root.academy.review.dismissAppeal(root.result.attempt, reason.reason, sign.signature))
        }
        FormButton {
            visible: root.result.appealOpen ?? false
            enabled: root.signed
            text: qsTr("Declare void on appeal")
            onClicked: root.does(() => root.academy.review.grantAppeal(root.result.attempt, reason.reason, sign.signature, second.signature))
        }
    }
}
