// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A hand in which somebody runs out of chips, under the four regimes side by side.
RoomPage {
    id: root

    required property CompareModel compare
    property bool typing: false
    readonly property int columns: width > 1060 * Theme.textScale ? 5 : 3
    readonly property real gap: 12
    readonly property real columnWidth: (bars.width - (columns - 1) * gap) / columns

    title: qsTr("Four ways to be short of chips")
    note: root.compare.message

    QuizChoices {
        title: qsTr("Hand")
        names: root.compare.names
        current: root.compare.chosen
        onChosen: chosen => root.compare.choose(chosen)
    }
    Row {
        width: parent.width
        spacing: 10

        HomeButton {
            text: root.typing ? qsTr("Close the editor") : qsTr("Type the hand…")
            onClicked: root.typing = !root.typing
        }
        HomeButton {
            text: qsTr("Save a picture…")
            onClicked: root.compare.askPicture()
        }
        HomeButton {
            text: qsTr("Save as PDF…")
            onClicked: root.compare.askPrint()
        }
    }
    Alert {
        visible: text !== ""
        wrapMode: Text.Wrap
        text: root.compare.problem
    }
    CompareText {
        width: parent.width
        visible: root.typing
        compare: root.compare
    }
    SideBySide {
        id: bars
        objectName: "compareSheet"
        spacing: root.gap

        CompareStacks {
            width: root.columnWidth
            height: root.columns === 5 ? Math.max(implicitHeight, tallest.height) : implicitHeight
            compare: root.compare
        }
        Repeater {
            id: regimes
            model: root.compare.regimes

            CompareRegime {
                required property var modelData

                width: root.columnWidth
                regime: modelData
                most: root.compare.most
            }
        }
        Item {
            // as high as the highest column
            id: tallest
            visible: false
            width: 0
            height: {
                let most = 0;
                for (let i = 0; i < regimes.count; ++i)
                    most = Math.max(most, regimes.itemAt(i)?.implicitHeight ?? 0);
                return most;
            }
        }
    }
}
