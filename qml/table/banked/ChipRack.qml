// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The house's chips before the dealer: a tube for each denomination, full or empty as it is.
Item {
    id: root

    required property BankedGeometry geometry
    required property TableModel table
    required property TableHands hands
    readonly property real unit: geometry.unit
    /// So many chips fill what is seen of a tube.
    readonly property int full: 40
    readonly property var chips: root.table.rackChips

    x: geometry.rack.x
    y: geometry.rack.y
    width: geometry.rack.width
    height: geometry.rack.height

    Rectangle {
        anchors.fill: parent
        radius: 10 * root.unit
        color: "#2b2622"
        border.width: root.hands.isTarget(TableSpot.Rack, 0) || root.hands.isOwed(TableSpot.Rack, -1) ? 2 : 1
        border.color: root.hands.isTarget(TableSpot.Rack, 0) ? Theme.feltText : root.hands.isOwed(TableSpot.Rack, -1) ? Theme.feltAccent : "#564b41"
    }
    Row {
        id: tubes
        x: 8 * root.unit
        y: 6 * root.unit
        height: root.height - 10 * root.unit
        spacing: 6 * root.unit

        Repeater {
            id: repeater
            model: root.chips.length

            Item {
                id: tube
                required property int index
                readonly property var chips: [root.chips[index]]
                readonly property int denomination: chips[0]?.denomination ?? 0
                readonly property int count: chips[0]?.count ?? 0
                readonly property color colour: chips[0]?.colour ?? "transparent"
                readonly property real part: Math.min(1, count / root.full)

                width: (root.width - 16 * root.unit - (repeater.count - 1) * tubes.spacing) / Math.max(1, repeater.count)
                height: tubes.height

                Rectangle {
                    id: hollow
                    width: parent.width
                    height: parent.height - value.height - 2
                    radius: 5 * root.unit
                    color: "#17130f"
                    clip: true

                    Row {
                        // chips on edge, as they stand in a rack
                        x: 3 * root.unit
                        y: 3 * root.unit
                        spacing: 1

                        Repeater {
                            model: Math.ceil(tube.part * Math.max(0, Math.floor((hollow.width - 6 * root.unit) / (3 * root.unit + 1))))

                            Rectangle {
                                required property int index

                                width: 3 * root.unit
                                height: hollow.height - 6 * root.unit
                                radius: 1
                                color: tube.colour

                                Rectangle {
                                    width: parent.width
                                    height: parent.height * 0.22
                                    y: parent.height * (parent.index % 2 === 0 ? 0.2 : 0.56)
                                    color: tube.colour.hslLightness > 0.8 ? "#8a7f6d" : "#f4f0e4"
                                }
                            }
                        }
                    }
                }
                ThemedText {
                    id: value
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: 17 * root.geometry.words
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    // all tubes alike, as large as the longest text allows
                    font.pixelSize: Math.round(Math.min(Theme.size(12) * root.geometry.fontScale, tube.width / 6))
                    font.weight: Font.DemiBold
                    elide: Text.ElideNone
                    text: Number(tube.denomination).toLocaleString(Qt.locale("en_US"), "f", 0) + " × " + tube.count
                    color: tube.count > 0 ? Theme.amount : "#8f877b"
                }
                Grip {
                    anchors.fill: parent
                    draggable: tube.count > 0
                    name: qsTr("%1 chips in the rack: %2").arg(tube.denomination).arg(tube.count)
                    spot: TableSpot.Rack
                    spotIndex: tube.denomination
                    ghost: ({chips: tube.chips})
                    hands: root.hands
                }
            }
        }
    }
}
