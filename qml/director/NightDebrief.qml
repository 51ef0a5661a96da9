// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A night looked back on: what it came to, and every fault with its paragraph and with what other tournaments do.
RoomPage {
    id: root

    required property NightDesk night

    title: qsTr("Debrief of the night")

    SideBySide {
        ThemedText {
            height: Theme.size(32)
            pixels: 16
            strong: true
            text: root.night.debrief.summary
        }
        Item {
            width: 16
            height: 1
        }
        HomeButton {
            visible: !root.night.run.over
            primary: true
            text: qsTr("Back to the room")
            keyHint: qsTr("B")
            onClicked: root.night.run.backToRoom()
        }
        HomeButton {
            visible: root.night.run.over && root.night.run.canUndo
            text: qsTr("Open the book again")
            keyHint: qsTr("B")
            onClicked: root.night.run.undo()
        }
        HomeButton {
            text: qsTr("Save as PDF…")
            keyHint: qsTr("P")
            onClicked: root.night.printAsked()
        }
        HomeButton {
            text: qsTr("Save the night")
            keyHint: qsTr("S")
            onClicked: root.night.saveAsked()
        }
        HomeButton {
            text: qsTr("Close")
            keyHint: qsTr("C")
            onClicked: root.night.run.leave()
        }
    }
    Note {
        visible: text !== ""
        text: root.night.debrief.pace
    }
    SideBySide {
        id: panels
        spacing: 16

        HomePanel {
            visible: !root.night.run.real
            width: root.wide ? Math.floor((panels.width - 16) * 0.38) : panels.width
            title: qsTr("Score by competency")
            spacing: 8

            Repeater {
                model: root.night.debrief.scores

                Item {
                    id: row
                    required property var modelData
                    readonly property bool lacks: row.modelData.decides && row.modelData.percent < row.modelData.needed
                    // one slip where nothing was owed
                    readonly property bool slipped: row.modelData.seen && !row.modelData.decides

                    width: parent.width
                    height: name.height + 10
                    Accessible.role: Accessible.ListItem
                    Accessible.name: row.slipped ? qsTr("%1: one mistake, though nothing was due").arg(row.modelData.name) : row.modelData.seen ? qsTr("%1: %2%, needed %3%").arg(row.modelData.name).arg(row.modelData.percent).arg(row.modelData.needed) : qsTr("%1: not tested").arg(row.modelData.name)

                    ThemedText {
                        id: name
                        width: parent.width * 0.55
                        pixels: 13
                        color: row.modelData.seen ? Theme.text : Theme.muted
                        text: row.modelData.name
                    }
                    ThemedText {
                        anchors.right: parent.right
                        pixels: 13
                        strong: row.modelData.seen
                        color: row.lacks ? Theme.accentText : row.modelData.seen ? Theme.text : Theme.muted
                        text: !row.modelData.seen ? "–" : row.slipped ? qsTr("one mistake, nothing due") : row.lacks ? qsTr("%1% (needed %2%)").arg(row.modelData.percent).arg(row.modelData.needed) : qsTr("%1%").arg(row.modelData.percent)
                    }
                    ShareBar {
                        y: name.height + 3
                        share: row.modelData.percent / 100
                        ink: row.lacks ? Theme.accent : Theme.quiet

                        Rectangle {
                            x: parent.width * row.modelData.needed / 100
                            y: -2
                            width: 2
                            height: 8
                            color: Theme.text
                        }
                    }
                }
            }
        }
        HomePanel {
            width: root.wide && !root.night.run.real ? panels.width - 16 - Math.floor((panels.width - 16) * 0.38) : panels.width
            title: qsTr("Finishing places")

            MutedText {
                visible: root.night.facts.book.results.length === 0
                text: qsTr("Nobody has been eliminated yet")
            }
            Item {
                id: places

                // down the columns, as lists are read
                readonly property bool noted: root.night.run.real || (root.night.facts.book.results.length > 0 && root.night.facts.book.results[0].prized)
                readonly property int columns: Math.max(1, Math.min(4, Math.floor(width / Theme.size(places.noted ? 230 : 130))))
                readonly property int rows: Math.max(1, Math.ceil(root.night.facts.book.results.length / columns))
                readonly property real step: Math.floor((width + 16) / columns)
                readonly property real lineHeight: Math.round(22 * Theme.textScale)

                width: parent.width
                height: root.night.facts.book.results.length === 0 ? 0 : rows * lineHeight

                Repeater {
                    model: root.night.facts.book.results

                    Item {
                        id: line
                        required property var modelData
                        required property int index

                        x: Math.floor(line.index / places.rows) * places.step
                        y: line.index % places.rows * places.lineHeight
                        width: places.step - 16
                        height: places.lineHeight
                        Accessible.role: Accessible.ListItem
                        Accessible.name: line.modelData.place + ", " + line.modelData.name + ", " + line.modelData.note

                        ThemedText {
                            id: number
                            width: Theme.size(24)
                            horizontalAlignment: Text.AlignRight
                            pixels: 13
                            strong: true
                            text: line.modelData.place
                        }
                        ThemedText {
                            id: finisher
                            anchors.left: number.right
                            anchors.leftMargin: 10
                            width: Math.min(implicitWidth, line.width - x)
                            pixels: 13
                            text: line.modelData.name
                        }
                        MutedText {
                            visible: root.night.run.real || line.modelData.prized
                            anchors.left: finisher.right
                            anchors.leftMargin: 8
                            width: Math.max(0, line.width - x)
                            text: line.modelData.note
                        }
                    }
                }
            }
        }
    }
    HomePanel {
        visible: !root.night.run.real
        title: qsTr("Faults")

        MutedText {
            visible: root.night.debrief.faults.length === 0
            text: qsTr("No fault was found.")
        }
        Repeater {
            model: root.night.debrief.faults

            Item {
                id: fault
                required property var modelData

                width: parent.width
                height: words.height
                Accessible.role: Accessible.ListItem
                Accessible.name: fault.modelData.what + ". " + fault.modelData.said

                NumberText {
                    id: at
                    pixels: 13
                    text: fault.modelData.at
                }
                Column {
                    id: words
                    x: Theme.size(64)
                    width: parent.width - x
                    spacing: 2

                    Paragraph {
                        pixels: 13
                        strong: true
                        text: fault.modelData.what
                    }
                    Paragraph {
                        pixels: 13
                        color: Theme.fault
                        text: qsTr("%1 (%2, %3)").arg(fault.modelData.said).arg(fault.modelData.severity).arg(fault.modelData.competency)
                    }
                    Note {
                        visible: fault.modelData.elsewhere !== ""
                        text: fault.modelData.elsewhere
                    }
                    Row {
                        spacing: 16

                        HomeLink {
                            pixels: 12
                            text: fault.modelData.rule
                            onClicked: root.night.acts.ruleAsked(fault.modelData.ruleId)
                        }
                        HomeLink {
                            visible: root.night.run.coached
                            pixels: 12
                            text: qsTr("Back to this moment")
                            onClicked: root.night.run.takeBackTo(fault.modelData.event)
                        }
                    }
                }
            }
        }
    }
    HomePanel {
        visible: root.night.debrief.remarks.length > 0
        title: qsTr("Remarks that are not faults")

        Repeater {
            model: root.night.debrief.remarks

            Item {
                id: remark
                required property var modelData

                width: parent.width
                height: done.height
                Accessible.role: Accessible.ListItem
                Accessible.name: remark.modelData.what + ". " + remark.modelData.text

                NumberText {
                    pixels: 13
                    text: remark.modelData.at
                }
                Column {
                    id: done
                    x: Theme.size(64)
                    width: parent.width - x
                    spacing: 2

                    Paragraph {
                        pixels: 13
                        strong: true
                        text: remark.modelData.what
                    }
                    Note {
                        text: remark.modelData.text
                    }
                }
            }
        }
    }
}
