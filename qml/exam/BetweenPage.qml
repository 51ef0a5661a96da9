// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Between two parts; it says nothing about how anything went.
RoomPage {
    id: root

    required property ExamModel exam
    readonly property var shown: root.exam.exam
    readonly property var parts: root.shown.parts ?? []

    most: Theme.size(820)
    calm: true
    title: root.shown.title ?? ""
    note: root.shown.name ?? ""

    HomePanel {
        title: root.parts[root.shown.part ?? 0]?.name ?? ""
        spacing: 14

        Paragraph {
            visible: root.exam.message !== ""
            pixels: 15
            strong: true
            text: root.exam.message
            spoken: Accessible.AlertMessage
        }
        Repeater {
            model: root.parts

            Paragraph {
                required property var modelData

                width: parent?.width ?? 0
                strong: modelData.part === root.shown.part
                color: modelData.part === root.shown.part ? Theme.text : Theme.muted
                text: (modelData.part < root.shown.part ? "✓ " : modelData.part === root.shown.part ? "▷ " : "• ") + modelData.name
            }
        }
        Paragraph {
            pixels: 15
            lineHeight: 1.2
            text: qsTr("Your answers are recorded. Next part: %1, %2 minutes. The time starts when you begin.")
                .arg(root.shown.task ?? "").arg(root.shown.minutes ?? 0)
        }
        SideBySide {
            HomeButton {
                primary: true
                text: qsTr("Begin this part")
                onClicked: root.exam.ask(ExamModel.BeginPart)
            }
            HomeButton {
                text: qsTr("Leave")
                onClicked: root.exam.ask(ExamModel.Leave)
            }
        }
    }
}
