// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The posted pay table with the limits, as it stands on the table.
Rectangle {
    id: root

    required property BankedGeometry geometry
    required property TableModel table

    x: geometry.placard.x
    y: geometry.placard.y
    width: geometry.placard.width
    height: geometry.placard.height
    radius: 8
    color: "#e6101815"
    border.width: 1
    border.color: "#8cf0d48a"
    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const lines = [root.table.payTitle];
        for (const pay of Array.from(root.table.pays))
            lines.push(pay.hand + " " + pay.odds);
        lines.push(root.table.limits);
        return lines.join(", ");
    }

    Column {
        x: 7 * root.geometry.unit
        y: 6 * root.geometry.unit
        width: root.width - 14 * root.geometry.unit

        ThemedText {
            width: parent.width
            height: root.geometry.payLine
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            font.pixelSize: Math.round(root.geometry.payLine * 0.74)
            font.weight: Font.DemiBold
            color: "#f0d48a"
            elide: Text.ElideNone
            text: root.table.payTitle
        }
        Repeater {
            model: root.table.pays

            Item {
                id: line
                required property var modelData

                width: parent.width
                height: root.geometry.payLine

                ThemedText {
                    width: parent.width - odds.implicitWidth - 4
                    height: parent.height
                    fits: true
                    font.pixelSize: Math.round(root.geometry.payLine * 0.71)
                    color: "#dfe9e3"
                    text: line.modelData.hand
                }
                ThemedText {
                    id: odds
                    anchors.right: parent.right
                    height: parent.height
                    font.pixelSize: Math.round(root.geometry.payLine * 0.71)
                    font.weight: Font.DemiBold
                    color: Theme.amount
                    text: line.modelData.odds
                }
            }
        }
        Paragraph {
            height: 2.2 * root.geometry.payLine
            lineHeight: 0.9
            fontSizeMode: Text.Fit
            elide: Text.ElideRight
            font.pixelSize: Math.round(root.geometry.payLine * 0.69)
            color: Theme.feltMuted
            text: root.table.limits
        }
    }
}
