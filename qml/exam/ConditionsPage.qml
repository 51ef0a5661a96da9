// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// What a candidate agrees to before the first question, or before going on.
RoomPage {
    id: root

    required property ExamModel exam
    readonly property var shown: root.exam.exam

    most: Theme.size(820)
    calm: true
    title: root.shown.title ?? ""
    note: qsTr("Attempt %1 of %2 · no. %3").arg(root.shown.count ?? 1).arg(root.shown.of ?? 1).arg(root.shown.attempt ?? 0)

    HomePanel {
        visible: (root.shown.last ?? "") !== ""
        title: qsTr("For the supervisor")

        Paragraph {
            text: qsTr("%1 Ask the candidate whether that was the last thing they did. If not, an old copy was put back: leave the exam and declare the attempt void.").arg(root.shown.last ?? "")
            spoken: Accessible.StaticText
        }
    }
    HomePanel {
        title: root.shown.name ?? ""
        spacing: 16

        Paragraph {
            pixels: 15
            lineHeight: 1.25
            text: qsTr("Questions come first, then tables. You see the right answers at the end. A question you do not answer counts as wrong, and a duty you miss counts as left out. At the table a mistake takes effect; you can correct it until play goes on. If a mistake would spoil the hand, the floor corrects the table without comment.\n\nEach part has its own time, which starts when you begin the part and never stops by itself. If you leave, only the supervisor can let you come back. The program records when you leave the window.\n\nThe tables are simulated, so your dexterity is not certified.")
        }
        TickBox {
            id: mine
            text: qsTr("I am %1, and I agree to these conditions").arg(root.shown.name ?? "")
        }
        SideBySide {
            HomeButton {
                primary: true
                enabled: mine.checked
                text: root.shown.again ? qsTr("Continue") : qsTr("Begin (%1 minutes)").arg(root.shown.minutes ?? 0)
                onClicked: root.exam.ask(ExamModel.Begin)
            }
            HomeButton {
                text: qsTr("Leave")
                onClicked: root.exam.ask(ExamModel.Leave)
            }
        }
        Alert {
            visible: root.exam.message !== ""
            color: root.exam.wrong ? Theme.fault : Theme.text
            text: root.exam.message
        }
    }
}
