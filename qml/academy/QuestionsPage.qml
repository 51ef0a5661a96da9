// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What everybody's answers say of the questions, and the tables for other programs.
RoomPage {
    id: root

    required property AcademyModel academy
    readonly property var house: root.academy.house
    readonly property var blueprints: root.house.blueprints ?? []
    readonly property var bank: root.academy.bank
    readonly property var items: root.bank.items ?? []
    readonly property var forms: ["A", "B", "C"]
    readonly property string digest: root.blueprints[root.blueprint]?.digest ?? ""
    property int blueprint: 0
    property int form: 0
    property int document: 0
    /// 0 is all of them, which is a long page.
    property int competency: 1

    title: qsTr("Questions")
    note: qsTr("how well each question works, from all answers")
    Component.onCompleted: {
        root.work();
        root.look();
    }

    /// Works the chosen form out.
    function work(): void {
        if (root.blueprint < root.blueprints.length)
            root.academy.questions.showForm(root.digest, root.forms[root.form]);
    }
    /// Asks for the bank's questions of the chosen document and competency.
    function look(): void {
        root.academy.questions.showItems(root.document, root.competency);
    }

    HomePanel {
        title: qsTr("Form")

        QuizChoices {
            visible: root.blueprints.length > 0
            title: qsTr("Exam")
            names: root.blueprints.map(each => each.name)
            current: root.blueprint
            onChosen: index => {
                root.blueprint = index;
                root.work();
            }
        }
        QuizChoices {
            visible: root.blueprints.length > 0
            title: qsTr("Form")
            names: root.forms
            current: root.form
            onChosen: index => {
                root.form = index;
                root.work();
            }
        }
        SideBySide {
            FormButton {
                text: qsTr("Results as CSV…")
                onClicked: root.academy.questions.saveResults()
            }
            FormButton {
                text: qsTr("Competencies as CSV…")
                onClicked: root.academy.questions.saveCompetencies()
            }
            FormButton {
                enabled: root.blueprints.length > 0
                text: qsTr("Answers of this form as CSV…")
                onClicked: root.academy.questions.saveAnswers(root.digest, root.forms[root.form])
            }
        }
    }
    HomePanel {
        title: qsTr("Attempts: %1").arg(root.bank.attempts ?? 0)
        note: root.items.length === 0 ? "" : root.bank.text ?? ""
        spacing: 6

        Paragraph {
            visible: !(root.bank.enough ?? false)
            color: Theme.accentText
            text: qsTr("Too few attempts: %1 are needed. Until then, only questions that better candidates got wrong are flagged.").arg(root.bank.needed ?? 30)
        }
        Note {
            visible: root.items.length > 0
            text: qsTr("Good vs. weak: from −1 to 1. Above 0, better candidates got the question right more often.")
        }
        QuestionRow {
            visible: root.items.length > 0
            width: parent.width
            heading: true
            known: true
            cells: [qsTr("Question"), qsTr("right"), qsTr("good vs. weak"), qsTr("seconds, right answers"), qsTr("seconds, wrong answers")]
            remark: ""
        }
        Repeater {
            model: root.items

            QuestionRow {
                required property var modelData

                width: parent?.width ?? 0
                known: root.bank.enough ?? false
                cells: [modelData.words, modelData.difficulty, modelData.discrimination, modelData.seconds, modelData.wrong]
                remark: modelData.flag
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1: answered right %2, good vs. weak %3, median time %4 s, if wrong %5 s %6").arg(modelData.words)
                    .arg(modelData.difficulty).arg(modelData.discrimination).arg(modelData.seconds).arg(modelData.wrong)
                    .arg(modelData.flag)
            }
        }
    }
    HomePanel {
        visible: root.blueprints.length > 0
        title: qsTr("Angoff pass mark")
        note: qsTr("what raters expect of a barely competent candidate")

        SignFields {
            id: sign
            signers: root.house.signers ?? []
        }
        SideBySide {
            FormButton {
                enabled: sign.ready
                text: qsTr("Save an empty sheet for raters…")
                onClicked: root.academy.questions.saveRatings(root.digest, root.forms[root.form], sign.signature)
            }
            FormButton {
                text: qsTr("Open a filled sheet…")
                onClicked: root.academy.questions.showAngoff(root.digest, root.forms[root.form])
            }
        }
        PlainSheet {
            visible: text !== ""
            text: root.bank.angoff ?? ""
        }
    }
    HomePanel {
        visible: (root.bank.attempts ?? 0) > 0
        title: qsTr("Results of all attempts")
        note: root.bank.tables ?? ""

        PlainSheet {
            text: root.bank.report ?? ""
        }
    }
    HomePanel {
        title: qsTr("The bank")
        note: qsTr("questions: %1 · each exam draws new numbers for them").arg((root.bank.all ?? []).length)

        QuizChoices {
            title: qsTr("Document")
            names: root.bank.documents ?? []
            current: root.document
            onChosen: index => {
                root.document = index;
                root.competency = 1;
                root.look();
            }
        }
        QuizChoices {
            title: qsTr("Competency")
            names: root.bank.competencies ?? []
            current: root.competency
            onChosen: index => {
                root.competency = index;
                root.look();
            }
        }
        Repeater {
            model: root.bank.all ?? []

            BankRow {
                required property var modelData

                width: parent?.width ?? 0
                item: modelData
            }
        }
    }
}
