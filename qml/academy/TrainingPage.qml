// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// How the house's people practise on this computer, and what they are set.
RoomPage {
    id: root

    required property AcademyModel academy
    readonly property var house: root.academy.house
    readonly property var people: root.house.people ?? []
    readonly property var trainees: root.house.trainees ?? []
    readonly property var practisers: root.house.practisers ?? []
    readonly property var documents: root.house.documents ?? []

    title: qsTr("Training")
    note: qsTr("practice on this computer in the last eight weeks")

    HomePanel {
        title: qsTr("Class")
        spacing: 16

        Note {
            visible: root.trainees.length === 0
            pixels: 14
            text: qsTr("Nobody is listed. Below, choose the name each person practices under.")
        }
        Repeater {
            model: root.trainees

            TraineeRow {
                required property var modelData

                width: parent?.width ?? 0
                trainee: modelData
            }
        }
    }
    HomePanel {
        title: qsTr("The name each person practices under")

        PeopleChoices {
            id: linked
            title: qsTr("On the roster")
            people: root.people
        }
        PickChoices {
            id: practiser
            title: qsTr("Practices here as")
            names: root.practisers.map(each => each.name).concat([qsTr("nobody")])
        }
        FormButton {
            enabled: linked.chosen !== "" && practiser.current >= 0
            text: qsTr("Save this name")
            onClicked: root.academy.training.linkPractice(linked.chosen, root.practisers[practiser.current]?.id ?? 0)
        }
    }
    HomePanel {
        visible: root.trainees.length > 0
        title: qsTr("Set a date")
        note: qsTr("The trainee's home page then plans the rules to study.")

        PeopleChoices {
            id: set
            title: qsTr("Trainee")
            people: root.trainees
        }
        PickChoices {
            id: document
            title: qsTr("Exam subject")
            names: root.documents.map(each => each.name)
        }
        LabelledField {
            id: day
            width: Math.min(parent.width, Theme.size(220))
            label: qsTr("Date, such as 2026-12-03")
            maximumLength: 10
        }
        FormButton {
            enabled: set.chosen !== "" && document.current >= 0 && day.text !== ""
            text: qsTr("Set the date")
            onClicked: root.academy.training.setDate(set.chosen, root.documents[document.current].word, day.text)
        }
    }
}
