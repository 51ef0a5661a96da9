// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A director's part of an exam: the trainee's room exactly, or one question about rooms after the other.
FocusScope {
    id: root

    required property ExamModel exam
    required property NightDesk night
    required property TaskDesk tasks
    readonly property bool ofNight: root.exam.page === ExamModel.Night
    readonly property var clock: root.exam.clock
    readonly property bool paused: root.clock.paused ?? false

    /// Shows the page that is due; none while it is another widget's.
    function turn(): void {
        switch (root.exam.page) {
        case ExamModel.Night: page.setSource("ExamNight.qml", { exam: root.exam, night: root.night }); break;
        case ExamModel.Questions: page.setSource("ExamQuestions.qml", { exam: root.exam, desk: root.tasks }); break;
        default: page.setSource("");
        }
    }
    property int shownPage: root.exam.page
    onShownPageChanged: root.turn()

    focus: true
    Keys.onPressed: event => {
        // questions take their keys themselves
        event.accepted = !root.paused && root.ofNight && root.night.press(event.key, event.modifiers, event.text);
    }

    Ground {}
    Loader {
        id: page
        anchors.fill: parent
        focus: true
        Component.onCompleted: root.turn()
    }
}
