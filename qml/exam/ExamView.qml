// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A candidate's pages but the table.
FocusScope {
    id: root

    required property ExamModel exam
    required property TaskDesk tasks

    focus: true

    /// The page that is due.
    function source(): string {
        switch (root.exam.page) {
        case ExamModel.Over: return "OverPage.qml";
        case ExamModel.Conditions: return "ConditionsPage.qml";
        default: return "BetweenPage.qml";
        }
    }
    function turn(): void {
        if (root.exam.page === ExamModel.Theory)
            page.setSource("ExamQuestions.qml", { exam: root.exam, desk: root.tasks });
        else
            page.setSource(root.source(), { exam: root.exam });
    }

    Ground {}
    Loader {
        id: page
        anchors.fill: parent
        focus: true
        onLoaded: page.forceActiveFocus()
        Component.onCompleted: root.turn()
    }
    Connections {
        target: root.exam
        function onPageChanged(): void {
            root.turn();
        }
    }
}
