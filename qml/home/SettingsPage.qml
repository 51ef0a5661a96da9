// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Who one is, how the program looks and speaks, exam dates, and what is known of one.
RoomPage {
    id: root

    required property SettingsModel settings
    property bool sure: false ///< deleting was pressed once

    signal houseAsked

    title: qsTr("Settings")

    /// Brings the exam dates into view.
    function showDates(): void {
        root.scrollToItem(dates);
    }

    function add(): void {
        const name = newcomer.text;
        newcomer.text = "";
        root.settings.addPerson(name);
    }
    note: root.settings.message

    HomePanel {
        title: qsTr("You")
        spacing: 14

        QuizChoices {
            visible: root.settings.persons.length > 1
            title: qsTr("Who is practicing")
            names: root.settings.persons
            current: root.settings.person
            onChosen: chosen => root.settings.choosePerson(chosen)
        }
        SideBySide {
            spacing: 12

            ThemedField {
                label: qsTr("Your name")
                hint: qsTr("Your name")
                width: Theme.size(260)
                text: root.settings.name
                onEdited: text => root.settings.typeName(text)
            }
            ThemedField {
                id: newcomer
                label: qsTr("Name of another person")
                hint: qsTr("Name of another person")
                width: Theme.size(260)
                onAccepted: text => root.add()
            }
            HomeButton {
                text: qsTr("Add a person")
                enabled: newcomer.text.trim() !== ""
                onClicked: root.add()
            }
        }
    }
    HomePanel {
        title: qsTr("Appearance and language")
        spacing: 14

        Repeater {
            model: root.settings.choices

            QuizChoices {
                required property var modelData
                required property int index

                title: modelData.title
                names: modelData.names
                current: modelData.current
                onChosen: chosen => root.settings.choose(index, chosen)
            }
        }
    }
    HomePanel {
        title: qsTr("House options")

        SideBySide {
            spacing: 12

            HomeButton {
                text: qsTr("Change the options…")
                onClicked: root.houseAsked()
            }
            MutedText {
                height: Theme.size(14) + 18
                text: qsTr("Everything a game's document leaves to the house")
            }
        }
    }
    HomePanel {
        id: dates
        title: qsTr("Exam dates")
        note: qsTr("such as 2026-12-03, or leave it empty")
        spacing: 10

        Repeater {
            model: root.settings.dates

            SideBySide {
                id: line
                required property var modelData
                required property int index

                spacing: 12

                ThemedField {
                    id: field
                    width: Theme.size(150)
                    label: qsTr("Exam date: %1").arg(line.modelData.title)
                    hint: qsTr("no date")
                    text: line.modelData.day
                    onEdited: text => field.wrong = !root.settings.typeDate(line.index, text.trim())
                }
                ThemedText {
                    height: Theme.size(14) + 18
                    pixels: 13
                    text: line.modelData.title
                }
                ThemedText {
                    height: Theme.size(14) + 18
                    visible: field.wrong
                    pixels: 13
                    color: Theme.fault
                    text: qsTr("✗ Write the date in the form 2026-12-03.")
                    spoken: Accessible.AlertMessage
                }
            }
        }
    }
    HomePanel {
        title: qsTr("Your data")

        Note {
            text: qsTr("Your data is only on this computer, and only you can read it.")
        }
        SideBySide {
            HomeButton {
                text: qsTr("Save all your data…")
                onClicked: root.settings.askExport()
            }
            HomeButton {
                text: root.sure ? qsTr("Delete everything for good?") : qsTr("Delete all your data")
                onClicked: {
                    if (root.sure)
                        root.settings.askForget();
                    root.sure = !root.sure;
                }
            }
        }
    }
}
