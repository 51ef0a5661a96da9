// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What can go wrong at each moment of a hand: what is due, how practising it went, and one press to deal it.
RoomPage {
    id: root

    required property AtlasModel atlas

    title: qsTr("What can go wrong")
    note: root.atlas.progress

    QuizChoices {
        title: qsTr("Game")
        names: root.atlas.games
        current: root.atlas.game
        onChosen: chosen => root.atlas.game = chosen
    }
    HomeButton {
        primary: true
        text: qsTr("Deal one you have never practiced")
        onClicked: root.atlas.dealUnseen()
    }
    Note {
        pixels: 14
        visible: root.atlas.message !== ""
        text: root.atlas.message
    }
    QuizChoices {
        visible: root.atlas.moments.length > 0
        title: qsTr("Moment of the hand, and how much of it you have practiced")
        names: root.atlas.moments
        current: root.atlas.moment
        onChosen: chosen => root.atlas.moment = chosen
    }
    HomePanel {
        visible: root.atlas.lines.length > 0
        spacing: 0

        Repeater {
            model: root.atlas.lines

            PracticeLine {
                required property var modelData
                required property int index

                first: index === 0
                done: modelData.seen
                wraps: true
                title: modelData.happens
                details: [modelData.remedy, modelData.state]
                button: qsTr("Deal it")
                spoken: qsTr("Deal it: %1").arg(modelData.happens)
                onAsked: root.atlas.deal(modelData.irregularity)
            }
        }
    }
}
