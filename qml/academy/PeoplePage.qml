// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The roster.
RoomPage {
    id: root

    required property AcademyModel academy
    readonly property var house: root.academy.house
    readonly property var people: root.house.people ?? []

    title: qsTr("People at %1").arg(root.house.name ?? "")
    note: qsTr("%1 on the roster").arg(root.people.length)

    /// Adds who was typed.
    function add(): void {
        root.academy.people.add(name.text, number.text, licence.text);
        if (root.academy.wrong)
            return;
        name.text = "";
        number.text = "";
        licence.text = "";
        name.takeFocus();
    }

    HomePanel {
        title: qsTr("Add a person")
        spacing: 14

        SideBySide {
            spacing: 12

            LabelledField {
                id: name
                width: Math.min(parent.width, Theme.size(260))
                label: qsTr("Name")
                maximumLength: 60
                onAccepted: root.add()
            }
            LabelledField {
                id: number
                width: Math.min(parent.width, Theme.size(130))
                label: qsTr("Number")
                onAccepted: root.add()
            }
            LabelledField {
                id: licence
                width: Math.min(parent.width, Theme.size(160))
                label: qsTr("License")
                onAccepted: root.add()
            }
        }
        SideBySide {
            spacing: 12

            FormButton {
                primary: true
                text: qsTr("Add the person")
                onClicked: root.add()
            }
            FormButton {
                text: qsTr("Import a CSV file…")
                onClicked: root.academy.people.addFrom()
            }
            FormButton {
                text: qsTr("Save the roster as CSV…")
                onClicked: root.academy.people.save()
            }
        }
    }
    HomePanel {
        title: qsTr("Roster")
        spacing: 8

        Row {
            id: heads
            visible: root.people.length > 0
            width: parent.width
            spacing: 12

            Repeater {
                model: [[qsTr("Name"), 0.36], [qsTr("Number"), 0.12], [qsTr("License"), 0.16], [qsTr("Roles and extra time"), 0.28]]

                MutedText {
                    required property var modelData

                    width: heads.width * modelData[1]
                    pixels: 12
                    text: modelData[0]
                }
            }
        }
        Repeater {
            model: root.people

            Row {
                id: line
                required property var modelData

                width: parent?.width ?? 0
                spacing: 12
                Accessible.role: Accessible.ListItem
                Accessible.name: [line.modelData.name, line.modelData.number, line.modelData.licence, line.modelData.roles]
                    .filter(each => each !== "").join(", ")

                ThemedText {
                    width: line.width * 0.36
                    text: line.modelData.name
                }
                ThemedText {
                    width: line.width * 0.12
                    color: Theme.muted
                    text: line.modelData.number
                }
                ThemedText {
                    width: line.width * 0.16
                    color: Theme.muted
                    text: line.modelData.licence
                }
                Paragraph {
                    width: line.width * 0.36 - 3 * line.spacing
                    color: Theme.muted
                    text: [line.modelData.roles, line.modelData.time > 100 ? qsTr("time %1%").arg(line.modelData.time) : ""]
                        .filter(each => each !== "").join(", ")
                }
            }
        }
    }
    EnrolPanel {
        academy: root.academy
        people: root.people
        signers: root.house.signers ?? []
    }
    PersonPanel {
        academy: root.academy
        people: root.people
        signers: root.house.signers ?? []
    }
}
