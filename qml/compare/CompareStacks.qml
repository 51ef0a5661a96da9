// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The stacks before the hand, with handles to change them; below it what was bet and who holds more.
Rectangle {
    id: root

    required property CompareModel compare

    implicitHeight: column.height + 32
    radius: 10
    color: Theme.panel

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
            text: qsTr("Before the hand")
        }
        Note {
            height: Theme.size(13) * 3.6
            verticalAlignment: Text.AlignTop
            wrapMode: Text.Wrap
            pixels: 12.5
            text: qsTr("Drag a handle, or use ↑ and ↓")
        }
        Item {
            id: field
            readonly property real ground: height - Theme.size(22) - 4
            readonly property real peak: Theme.size(34)
            readonly property real step: width / Math.max(1, root.compare.stacks.length)
            /// Whether every name has room below its stack, in this size.
            readonly property real namePixels: step < Theme.size(28) ? 10.5 : 12
            readonly property bool named: {
                for (let i = 0; i < root.compare.stacks.length; ++i)
                    if (metrics.advanceWidth(root.compare.stacks[i].name) > step - 6)
                        return false;
                return true;
            }

            FontMetrics {
                id: metrics
                font.family: Theme.family
                font.pixelSize: Theme.size(field.namePixels)
            }

            width: parent.width
            height: 220

            Repeater {
                model: root.compare.stacks.length

                Item {
                    id: stack
                    required property int index
                    readonly property var of: root.compare.stacks[index] ?? ({seat: 0, name: "", chips: 0, text: ""})
                    readonly property real high: (field.ground - field.peak) * Math.min(1.15, of.chips / Math.max(1, root.compare.tallest))

                    x: index * field.step
                    width: field.step
                    height: field.height

                    Rectangle {
                        x: 5
                        width: parent.width - 10
                        y: field.ground - stack.high
                        height: stack.high
                        color: Theme.quiet
                    }
                    ThemedText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: handle.y - height - 2
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                        pixels: 12
                        strong: true
                        color: handle.activeFocus || area.pressed ? Theme.accentText : Theme.text
                        text: stack.of.text
                    }
                    Rectangle {
                        id: handle
                        x: 1
                        width: parent.width - 2
                        height: 15
                        y: field.ground - stack.high - height / 2
                        radius: 7.5
                        color: activeFocus || area.pressed ? Theme.primary : Theme.raised
                        border.width: 1
                        border.color: Theme.faint
                        activeFocusOnTab: true
                        Accessible.role: Accessible.Slider
                        Accessible.name: qsTr("%1's stack: %2").arg(stack.of.name).arg(stack.of.text)
                        Accessible.onIncreaseAction: root.compare.nudge(stack.of.seat, 1)
                        Accessible.onDecreaseAction: root.compare.nudge(stack.of.seat, -1)
                        Keys.onUpPressed: root.compare.nudge(stack.of.seat, 1)
                        Keys.onDownPressed: root.compare.nudge(stack.of.seat, -1)

                        Row {
                            anchors.centerIn: parent
                            spacing: 3

                            Repeater {
                                model: 3

                                Rectangle {
                                    width: 3
                                    height: 3
                                    radius: 1.5
                                    color: handle.activeFocus || area.pressed ? Theme.primaryText : Theme.faint
                                }
                            }
                        }
                        MouseArea {
                            id: area
                            anchors.fill: parent
                            anchors.margins: -6
                            preventStealing: true
                            cursorShape: Qt.SizeVerCursor
                            onPressed: handle.forceActiveFocus()
                            onPositionChanged: mouse => {
                                const at = mapToItem(field, mouse.x, mouse.y).y;
                                root.compare.setStack(stack.of.seat, (field.ground - at) / (field.ground - field.peak) * root.compare.tallest);
                            }
                        }
                    }
                    ThemedText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: field.height - height
                        width: parent.width - 2
                        horizontalAlignment: Text.AlignHCenter
                        pixels: field.namePixels
                        text: field.named ? stack.of.name : stack.of.seat
                    }
                }
            }
        }
        ThemedText {
            width: parent.width
            pixels: 13.5
            strong: true
            text: qsTr("Betting")
        }
        Repeater {
            model: root.compare.betting

            Item {
                id: bet
                required property var modelData
                width: column.width
                height: who.height + 2

                ThemedText {
                    id: who
                    width: parent.width * 0.42
                    fits: true
                    pixels: 13
                    text: bet.modelData.who
                }
                MutedText {
                    x: parent.width * 0.44
                    width: parent.width - x
                    fits: true
                    text: bet.modelData.what
                }
            }
        }
        ThemedText {
            width: parent.width
            topPadding: 6
            pixels: 13.5
            strong: true
            visible: root.compare.ranking.length > 0
            text: qsTr("Best hands first")
        }
        Paragraph {
            wrapMode: Text.Wrap
            pixels: 13
            visible: root.compare.ranking.length > 0
            text: Array.from(root.compare.ranking).join(" > ")
        }
        RuledLine {
            color: Theme.line
        }
        Repeater {
            model: [qsTr("dead money of folded hands"), qsTr("lent by the bank"), qsTr("cut by an all-in")]

            Row {
                id: key
                required property string modelData
                required property int index
                spacing: 9

                Rectangle {
                    width: 22
                    height: key.index === 2 ? 1 : 12
                    anchors.verticalCenter: parent.verticalCenter
                    color: key.index === 2 ? Theme.text : "transparent"
                    border.width: key.index === 2 ? 0 : 1.5
                    border.color: Theme.good
                    clip: true

                    Repeater {
                        model: key.index === 0 ? 8 : 0

                        Rectangle {
                            required property int index
                            x: -2
                            y: index * 6 - 10
                            width: 36
                            height: 1.5
                            rotation: -45
                            transformOrigin: Item.Left
                            antialiasing: true
                            color: Theme.good
                        }
                    }
                }
                Note {
                    width: column.width - 22 - key.spacing
                    pixels: 12
                    text: key.modelData
                }
            }
        }
    }
}
