// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Sets of situations with a day: dealt from, put together, changed and handed on, and who did what.
RoomPage {
    id: root

    required property SetsModel book
    property bool changing: false
    property bool sure: false

    title: qsTr("Sets")
    note: root.book.message

    /// Makes a set of this name, if it is one.
    function create(): void {
        root.book.create(fresh.text);
        fresh.text = "";
        root.changing = true;
    }

    HomePanel {
        visible: root.book.pending !== ""
        title: qsTr("Add this moment to a set")

        Note {
            text: root.book.own ? qsTr("Choose the set below and give the moment a name.")
                                : qsTr("Make a set for this moment below, or choose one made on this computer.")
        }
        SideBySide {
            ThemedField {
                id: called
                width: Theme.size(300)
                label: qsTr("Name for this moment")
                hint: root.book.pending
                onAccepted: text => root.book.takePending(text)
            }
            HomeButton {
                primary: true
                enabled: root.book.own
                text: root.book.own ? qsTr("Add it to “%1”").arg(root.book.title) : qsTr("Add to a set")
                width: Math.min(implicitWidth, parent.width)
                onClicked: {
                    root.book.takePending(called.text);
                    called.text = "";
                }
            }
            HomeButton {
                text: qsTr("Cancel")
                onClicked: root.book.dropPending()
            }
        }
    }
    HomePanel {
        title: root.book.sets.length === 0 ? qsTr("No sets yet") : qsTr("Sets")

        Note {
            visible: root.book.sets.length === 0
            text: qsTr("A set is a series of situations to deal by a date. Open your trainer's, or make your own: “Add to a set” in a table's menu or a debrief.")
        }
        SideBySide {
            spacing: 8

            Repeater {
                model: root.book.sets

                ChoiceButton {
                    required property var modelData
                    required property int index

                    width: Math.min(implicitWidth, parent.width)
                    marked: root.book.current === index
                    text: [(modelData.complete ? "✓ " : "") + modelData.title, modelData.due, modelData.done].filter(word => word !== "").join(" · ")
                    onClicked: {
                        root.book.current = index;
                        root.changing = false;
                        root.sure = false;
                    }
                }
            }
        }
        SideBySide {
            HomeButton {
                text: qsTr("Open a set…")
                onClicked: root.book.askImport()
            }
            ThemedField {
                id: fresh
                width: Theme.size(240)
                label: qsTr("Title of a new set")
                hint: qsTr("Title of a new set")
                onAccepted: root.create()
            }
            HomeButton {
                enabled: fresh.text.trim() !== ""
                text: qsTr("Make the set")
                onClicked: root.create()
            }
        }
    }
    HomePanel {
        visible: root.book.sets.length > 0
        over: root.book.by === "" ? "" : qsTr("by %1").arg(root.book.by)
        title: root.book.title
        note: root.book.due === "" ? qsTr("no due date") : qsTr("due by %1").arg(root.book.dueDay)

        Paragraph {
            visible: text !== ""
            text: root.book.note
        }
        SetFields {
            width: parent.width
            visible: root.changing && root.book.own
            book: root.book
        }
        Repeater {
            model: root.book.tasks

            SetTaskLine {
                required property var modelData
                required property int index

                width: parent.width
                task: modelData
                number: index + 1
                changing: root.changing && root.book.own
                onBegun: root.book.beginTask(index)
                onNamed: text => root.book.nameTask(index, text)
                onMoved: by => root.book.moveTask(index, by)
                onTurned: root.book.turnTask(index)
                onRemoved: root.book.removeTask(index)
            }
        }
        Note {
            visible: root.book.tasks.length === 0
            text: qsTr("This set is empty. Deal to the moment you want and press Ctrl+Shift+S, or look back on a hand.")
        }
        SideBySide {
            HomeButton {
                visible: root.book.own
                text: root.changing ? qsTr("Done") : qsTr("Edit")
                onClicked: root.changing = !root.changing
            }
            HomeButton {
                visible: root.changing && root.book.own
                text: qsTr("Add session files…")
                onClicked: root.book.askFiles()
            }
            HomeButton {
                text: qsTr("Save the set as a file…")
                onClicked: root.book.askExport()
            }
            HomeButton {
                text: root.sure ? qsTr("Delete this set for good?") : qsTr("Delete the set")
                onClicked: {
                    if (root.sure)
                        root.book.removeSet();
                    root.sure = !root.sure;
                }
            }
        }
    }
    HomePanel {
        visible: root.book.sets.length > 0 && root.book.tasks.length > 0 && root.book.people.length > 1
        title: qsTr("Who has dealt this set on this computer")
        note: qsTr("best score of each situation; – not begun, … not finished")
        spacing: 8

        Repeater {
            model: root.book.people

            SetPersonLine {
                required property var modelData

                width: parent.width
                person: modelData
            }
        }
    }
}
