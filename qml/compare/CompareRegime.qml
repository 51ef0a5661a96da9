// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// One regime: its bars, its pots with their sums, and what everybody has in the end.
Rectangle {
    id: root

    required property var regime
    required property real most
    property bool steps: false

    implicitHeight: column.height + 32
    radius: 10
    color: Theme.panel
    Accessible.role: Accessible.Grouping
    Accessible.name: root.regime.title

    PotColours {
        id: colours
    }
    Column {
        id: column
        x: 14
        y: 14
        width: parent.width - 28
        spacing: 6

        ThemedText {
            width: parent.width
            fits: true
            pixels: 16
            strong: true
            text: root.regime.title
        }
        Note {
            height: Theme.size(13) * 3.6
            verticalAlignment: Text.AlignTop
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            elide: Text.ElideRight
            pixels: 12.5
            text: root.regime.alike ? qsTr("Here this is the same as table stakes") : root.regime.note
        }
        StakeBars {
            width: parent.width
            height: 220
            bars: root.regime.bars
            cuts: root.regime.cuts
            most: root.most
        }
        RuledLine {
            color: Theme.line
        }
        Repeater {
            model: root.regime.pots

            Item {
                id: pot
                required property var modelData
                required property int index

                width: column.width
                height: label.height + sum.height + 4

                Rectangle {
                    y: 3
                    width: 10
                    height: 10
                    radius: 2
                    color: colours.of(pot.index)
                }
                ThemedText {
                    id: label
                    x: 17
                    width: parent.width - x - amount.width - 6
                    pixels: 13.5
                    strong: true
                    text: pot.modelData.label
                }
                NumberText {
                    id: amount
                    anchors.right: parent.right
                    pixels: 13.5
                    text: pot.modelData.amount
                }
                MutedText {
                    id: sum
                    x: 17
                    y: label.height
                    width: parent.width - x
                    wrapMode: Text.Wrap
                    pixels: 12
                    text: pot.modelData.sum + (pot.modelData.to === "" ? "" : " " + pot.modelData.to)
                }
            }
        }
        CompareLine {
            width: column.width
            label: qsTr("All pots")
            amount: root.regime.total
            ruled: true
        }
        MutedText {
            pixels: 12
            text: qsTr("After the hand")
        }
        Repeater {
            model: root.regime.stacks

            CompareLine {
                required property var modelData

                width: column.width
                label: modelData.name
                amount: modelData.amount
                sum: modelData.sum
                quiet: modelData.alike && root.regime.title !== ""
            }
        }
        CompareLine {
            width: column.width
            label: qsTr("Chips in play")
            amount: root.regime.inPlay
            ruled: true
        }
        HomeLink {
            text: root.steps ? qsTr("Hide the steps") : qsTr("Show the steps")
            onClicked: root.steps = !root.steps
        }
        Repeater {
            model: root.steps ? root.regime.lines : []

            ThemedText {
                required property string modelData
                width: column.width
                wrapMode: Text.Wrap
                pixels: 12
                text: modelData
            }
        }
    }
}
