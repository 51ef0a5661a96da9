// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The exams of the house, and those that come with the program.
RoomPage {
    id: root

    required property AcademyModel academy
    property int chosen: -1
    readonly property var plan: root.academy.plan
    readonly property bool planned: root.plan.name !== undefined
    readonly property var house: root.academy.house
    readonly property var built: root.house.blueprints ?? []
    readonly property var shipped: root.house.shipped ?? []

    title: qsTr("Exams")

    /// Builds the forms of the one that is shown, as its numbers stand.
    function build(): void {
        if (!sign.ready || !root.planned)
            return;
        plan.settle();
        if (!root.academy.wrong)
            root.academy.plans.build(sign.signature);
    }

    HomePanel {
        title: qsTr("Exams you have built")
        note: qsTr("Each exam has three forms; a retake uses the next.")
        spacing: 8

        ThemedText {
            visible: root.built.length === 0
            color: Theme.muted
            text: qsTr("No exam yet. Choose one below.")
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
                    anchors.verticalCenter: parent.verticalCenter
                    width: line.width * 0.36
                    strong: true
                    text: line.modelData.name
                }
                MutedText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: line.width * 0.64 - look.width - 2 * line.spacing
                    fits: true
                    text: line.modelData.text
                }
                FormButton {
                    id: look
                    text: qsTr("What it tests")
                    Accessible.name: qsTr("What it tests: %1, %2").arg(line.modelData.name).arg(line.modelData.text)
                    onClicked: {
                        root.chosen = -1;
                        root.academy.plans.showBuilt(line.modelData.digest);
                        root.scrollToItem(plan);
                    }
                }
            }
        }
    }
    HomePanel {
        title: qsTr("Build an exam or a new revision")
        spacing: 14

        QuizChoices {
            title: qsTr("Exam plan")
            names: root.house.shippedNames ?? []
            current: root.chosen
            onChosen: index => {
                root.chosen = index;
                root.academy.plans.showShipped(root.shipped[index]);
            }
        }
        SignFields {
            id: sign
            signers: root.house.signers ?? []
            onAccepted: root.build()
        }
        SideBySide {
            FormButton {
                primary: true
                enabled: sign.ready && root.planned
                text: qsTr("Build the exam forms")
                onClicked: root.build()
            }
            FormButton {
                enabled: sign.ready
                text: qsTr("Build from your own file…")
                onClicked: root.academy.plans.buildFrom(sign.signature)
            }
        }
        Note {
            text: qsTr("A changed number makes a new revision. Attempts keep the one they began with.")
        }
    }
    PlanPanel {
        id: plan
        visible: root.planned
        plan: root.plan
        onRenamed: name => root.academy.plans.rename(name)
        onChanged: (field, value) => root.academy.plans.setNumber(field, value)
        onSettled: (must, tablesMust) => root.academy.plans.setMustRules(must, tablesMust)
        onTried: {
            plan.settle();
            if (!root.academy.wrong)
                root.academy.plans.tryOut();
        }
    }
}
