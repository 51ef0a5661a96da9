// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The exams of the house, and those that come with the program.
RoomPage {
    id: root

    required property AcademyModel academy
    property int chosen: -1
    readonly property var house: root.academy.house
    readonly property var built: root.house.blueprints ?? []
    readonly property var shipped: root.house.shipped ?? []

    title: qsTr("Exams")

    /// Builds the forms of the one that is chosen.
    function build(): void {
        if (sign.ready && root.chosen >= 0)
            root.academy.ask("build", sign.taken({ name: root.shipped[root.chosen] }));
    }

    HomePanel {
        width: parent.width
        title: qsTr("Built")
        note: qsTr("three forms each; a retake takes the next")

        Column {
            width: parent.width
            spacing: 8

            ThemedText {
                visible: root.built.length === 0
                pixels: 14
                color: Theme.muted
                text: qsTr("None yet: choose one below.")
            }
            Repeater {
                model: root.built

                Row {
                    id: line
                    required property var modelData

                    width: parent?.width ?? 0
                    spacing: 16
                    Accessible.role: Accessible.ListItem
                    Accessible.name: line.modelData.name + ": " + line.modelData.text

                    ThemedText {
                        width: line.width * 0.36
                        elide: Text.ElideRight
                        pixels: 14
                        strong: true
                        text: line.modelData.name
                        Accessible.ignored: true
                    }
                    ThemedText {
                        width: line.width * 0.6
                        elide: Text.ElideRight
                        pixels: 13
                        color: Theme.muted
                        text: line.modelData.text
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    HomePanel {
        width: parent.width
        title: qsTr("Build one that comes with the program")

        Column {
            width: parent.width
            spacing: 14

            QuizChoices {
                width: parent.width
                title: qsTr("Blueprint")
                names: root.house.shippedNames ?? []
                current: root.chosen
                onChosen: index => {
                    root.chosen = index;
                    root.academy.ask("plan", { name: root.shipped[index] });
                }
            }
            SignFields {
                id: sign
                width: parent.width
                signers: root.house.signers ?? []
                onAccepted: root.build()
            }
            Flow {
                width: parent.width
                spacing: 10

                HomeButton {
                    primary: true
                    enabled: sign.ready && root.chosen >= 0
                    width: Math.min(implicitWidth, parent.width)
                    text: qsTr("Build its forms")
                    onClicked: root.build()
                }
                HomeButton {
                    enabled: sign.ready
                    width: Math.min(implicitWidth, parent.width)
                    text: qsTr("Build one of your own from a file…")
                    onClicked: root.academy.ask("build", sign.taken({}))
                }
            }
            ThemedText {
                width: parent.width
                wrapMode: Text.WordWrap
                pixels: 13
                color: Theme.muted
                text: qsTr("A blueprint of your own is a text file; cutcard-cli exam build prints what its forms ask and share, before it is kept.")
            }
        }
    }
    PlanPanel {
        visible: root.chosen >= 0
        width: parent.width
        plan: root.academy.plan
    }
}
