// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Every figure that the document prints, beside the exact one.
FocusScope {
    id: root

    required property OddsModel odds
    readonly property real numberWidth: Theme.size(130)

    Row {
        id: filter
        spacing: 8

        ThemedButton {
            text: qsTr("All figures")
            pixels: 13
            marked: !root.odds.mismatchesOnly
            Accessible.checkable: true
            Accessible.checked: marked
            onClicked: root.odds.mismatchesOnly = false
        }
        ThemedButton {
            text: qsTr("Only figures that differ")
            pixels: 13
            marked: root.odds.mismatchesOnly
            Accessible.checkable: true
            Accessible.checked: marked
            onClicked: root.odds.mismatchesOnly = true
        }
        Note {
            height: parent.height
            width: Math.max(0, root.width - x)
            leftPadding: 10
            fontSizeMode: Text.Fit
            text: root.odds.figuresNote
        }
    }
    Item {
        id: heading
        y: filter.height + 14
        width: list.width
        height: printedHeading.implicitHeight + 6

        MutedText {
            x: 38
            pixels: 12
            text: qsTr("Figure")
        }
        MutedText {
            id: printedHeading
            x: parent.width - 2 * root.numberWidth - 24
            width: root.numberWidth
            horizontalAlignment: Text.AlignRight
            pixels: 12
            text: qsTr("printed")
        }
        MutedText {
            x: parent.width - root.numberWidth - 12
            width: root.numberWidth
            horizontalAlignment: Text.AlignRight
            pixels: 12
            text: qsTr("exact")
        }
    }
    LongList {
        id: list
        y: heading.y + heading.height
        width: Math.min(parent.width, Theme.size(960))
        height: parent.height - y
        focus: true
        spacing: 2
        model: root.odds.figures
        highlightMoveDuration: Theme.animation
        Accessible.name: qsTr("Figures of the document")

        delegate: Rectangle {
            id: line
            required property int index
            required property string name
            required property string printed
            required property string computed
            required property string reason
            required property bool matches

            width: list.width
            height: words.height + 12
            radius: 5
            color: !line.matches ? Theme.faultFill : "transparent"
            border.width: list.activeFocus && list.currentIndex === line.index ? 2 : 0
            border.color: Theme.focus
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: printed %2, exact %3").arg(line.name).arg(line.printed).arg(line.computed)
                + (line.matches ? "" : ". " + line.reason)

            ThemedText {
                x: 12
                y: 6
                width: 16
                horizontalAlignment: Text.AlignHCenter
                color: line.matches ? Theme.good : Theme.fault
                text: line.matches ? "=" : "≠"
                strong: true
            }
            Column {
                id: words
                x: 38
                y: 6
                width: parent.width - x - 2 * root.numberWidth - 40
                spacing: 2

                Paragraph {
                    text: line.name
                }
                Note {
                    visible: !line.matches
                    text: line.reason
                }
            }
            ThemedText {
                x: parent.width - 2 * root.numberWidth - 24
                y: 6
                width: root.numberWidth
                horizontalAlignment: Text.AlignRight
                text: line.printed
            }
            ThemedText {
                x: parent.width - root.numberWidth - 12
                y: 6
                width: root.numberWidth
                horizontalAlignment: Text.AlignRight
                font.weight: Font.Medium
                text: line.computed
            }
        }
    }
}
