// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What one's own mistakes give to practise today, each with its cause and its minutes.
HomePanel {
    id: root

    required property HomeModel home

    title: qsTr("Practice your own mistakes today")
    note: root.home.picture.practiceNote
    spacing: 0

    PracticeLine {
        visible: root.home.picture.unseen !== ""
        first: true
        title: qsTr("A situation you have never met")
        details: [root.home.picture.unseen]
        button: qsTr("Deal it")
        spoken: qsTr("Deal a situation you have never met")
        onAsked: root.home.askUnseen()
    }
    Note {
        visible: root.home.practice.length === 0
        text: qsTr("A mistake you make comes back here with new seats, cards and amounts, until you get it right on two later days.")
    }
    Repeater {
        model: root.home.practice

        PracticeLine {
            required property var modelData
            required property int index

            first: index === 0 && root.home.picture.unseen === ""
            done: modelData.done
            title: modelData.done ? qsTr("✓ %1").arg(modelData.title) : modelData.title
            details: [modelData.cause]
            button: modelData.minutes
            keyHint: index < 5 ? (index + 1).toString() : ""
            spoken: qsTr("Practice: %1, %2").arg(modelData.title).arg(modelData.minutes)
            onAsked: root.home.askPractice(index)
        }
    }
}
