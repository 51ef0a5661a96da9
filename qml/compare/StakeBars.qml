// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What each seat put in, in one measure: cut where all-ins cut it, dead blinds and what was folded hatched, lent chips hollow.
Item {
    id: root

    required property var bars
    required property var cuts
    required property real most
    readonly property real labels: Theme.size(46)
    readonly property real names: Theme.size(22)
    readonly property real high: height - names - 12
    readonly property real step: (width - labels) / Math.max(1, bars.length)

    /// Whether every name has room below its bar, in this size.
    readonly property real namePixels: step < Theme.size(28) ? 10.5 : 12
    readonly property bool named: root.bars.every(bar => metrics.advanceWidth(bar.name) <= root.step - 6)

    function heightOf(chips: real): real {
        return 8 + root.high * (1 - chips / Math.max(1, root.most));
    }

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.size(root.namePixels)
    }
    PotColours {
        id: colours
    }
    Repeater {
        model: root.bars

        Item {
            id: bar
            required property var modelData
            required property int index

            // whole pixels: an edge in between is lost
            x: Math.round(root.labels + index * root.step)
            width: Math.round(root.labels + (index + 1) * root.step) - x
            height: root.height
            Accessible.role: Accessible.StaticText
            Accessible.name: bar.modelData.name + ": " + bar.modelData.parts.map(part =>
                Number(part.to - part.from).toLocaleString(Qt.locale("en_US"), "f", 0)
                + (part.dead ? ", " + qsTr("dead") : "") + (part.lent ? ", " + qsTr("lent") : "") + ", " + qsTr("pot %1").arg(part.pot + 1)).join("; ")

            Repeater {
                model: bar.modelData.parts

                Rectangle {
                    id: part
                    required property var modelData
                    readonly property color ink: colours.of(modelData.pot)

                    x: 3
                    width: bar.width - 6
                    y: root.heightOf(modelData.to)
                    height: Math.max(1, root.heightOf(modelData.from) - y)
                    color: modelData.lent || modelData.dead ? "transparent" : ink
                    border.width: modelData.lent || modelData.dead ? 2 : 0
                    border.color: ink
                    clip: true

                    Repeater {
                        model: part.modelData.dead ? Math.max(0, Math.ceil((part.height + part.width) / 6)) : 0

                        Rectangle {
                            required property int index
                            x: -2
                            y: index * 6
                            width: part.width * 1.6
                            height: 1.5
                            rotation: -45
                            transformOrigin: Item.Left
                            antialiasing: true
                            color: part.ink
                        }
                    }
                }
            }
            ThemedText {
                anchors.horizontalCenter: parent.horizontalCenter
                y: root.height - height
                width: parent.width - 2
                horizontalAlignment: Text.AlignHCenter
                // one size for all of them; where names have no room, numbers
                pixels: root.namePixels
                text: root.named ? bar.modelData.name : bar.modelData.seat
            }
        }
    }
    Repeater {
        model: root.cuts

        Item {
            id: cut
            required property var modelData

            y: root.heightOf(modelData.at)
            width: root.width

            Rectangle {
                x: root.labels
                width: parent.width - x
                height: 1
                color: Theme.text
            }
            ThemedText {
                y: -height / 2
                width: root.labels - 5
                horizontalAlignment: Text.AlignRight
                pixels: 12
                text: cut.modelData.text
            }
        }
    }
    RuledLine {
        y: root.heightOf(0)
    }
}
