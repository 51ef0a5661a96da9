// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Asks once who one is and what one practises for; both can be left open, and changed in the settings.
HomePanel {
    id: root

    required property SettingsModel settings
    property int goal: -1 ///< a document, by its line; -1: just to practise

    signal done

    // what is typed here begins nothing on the page
    Keys.onReturnPressed: event => event.accepted = true
    Keys.onEnterPressed: event => event.accepted = true

    title: qsTr("Who are you, and what do you practice for?")
    note: qsTr("you can change this in the settings")
    spacing: 14

    QuizChoices {
        title: qsTr("Your goal")
        names: root.goals(root.settings.dates)
        current: root.goal + 1
        onChosen: chosen => root.goal = chosen - 1
    }
    SideBySide {
        spacing: 12

        ThemedField {
            id: name
            width: Theme.size(220)
            label: qsTr("Your name")
            hint: qsTr("Your name")
            onAccepted: root.keep()
        }
        ThemedField {
            id: day
            visible: root.goal >= 0
            width: Theme.size(220)
            label: qsTr("Day of the exam")
            hint: qsTr("such as 2026-12-03")
            onEdited: day.wrong = false
            onAccepted: root.keep()
        }
        HomeButton {
            text: qsTr("Save")
            enabled: name.text.trim() !== "" || root.goal >= 0
            onClicked: root.keep()
        }
        HomeButton {
            text: qsTr("Not now")
            onClicked: root.done()
        }
    }
    Alert {
        visible: day.wrong && day.visible
        pixels: 13
        text: qsTr("✗ Write the date in the form 2026-12-03.")
    }

    /// What one can practise for, by the documents that have exams.
    function goals(dates: var): list<string> {
        const names = [qsTr("Just to practice")];
        for (let i = 0; i < dates.length; ++i)
            names.push(qsTr("Exam: %1").arg(dates[i].title));
        return names;
    }
    /// Keeps the name and the day, unless the day is none.
    function keep(): void {
        const text = day.text.trim();
        if (root.goal >= 0 && (text === "" || !root.settings.typeDate(root.goal, text))) {
            day.wrong = true;
            return;
        }
        if (name.text.trim() !== "")
            root.settings.typeName(name.text);
        root.done();
    }
}
