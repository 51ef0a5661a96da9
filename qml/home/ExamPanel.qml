// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// How far somebody is for the exams with a date: what is left, what is short, what today asks for; no prediction.
HomePanel {
    id: root

    required property HomeModel home

    signal datesAsked

    title: qsTr("Exam dates")
    spacing: 10

    Note {
        visible: root.home.exams.length === 0
        text: qsTr("Set your exam's date, and each day brings rules to review.")
    }
    Repeater {
        model: root.home.exams

        Column {
            id: exam
            required property var modelData

            width: parent.width
            spacing: 5

            Note {
                pixels: 12
                text: qsTr("%1 · %2").arg(exam.modelData.title).arg(exam.modelData.day)
            }
            SideBySide {
                spacing: 12

                ThemedText {
                    id: days
                    pixels: 17
                    strong: true
                    text: exam.modelData.daysLeft < 0 ? qsTr("past") : exam.modelData.daysLeft === 0 ? qsTr("today") : exam.modelData.daysLeft === 1 ? qsTr("tomorrow") : qsTr("in %1 days").arg(exam.modelData.daysLeft)
                }
                Note {
                    width: Math.min(implicitWidth, exam.width)
                    height: Math.max(implicitHeight, days.implicitHeight)
                    pixels: 12
                    text: exam.modelData.known
                }
            }
            ShareBar {
                height: 6
                share: exam.modelData.share
                ink: Theme.good
            }
            HomeButton {
                visible: exam.modelData.hasPlan
                width: Math.min(implicitWidth, parent.width)
                pixels: 13
                text: exam.modelData.plan
                onClicked: root.home.askPlan(exam.modelData.document)
            }
            ThemedText {
                visible: !exam.modelData.hasPlan
                width: parent.width
                pixels: 13
                color: Theme.good
                text: qsTr("✓ Nothing is due today")
            }
        }
    }
    HomeLink {
        text: qsTr("Set dates")
        onClicked: root.datesAsked()
    }
}
