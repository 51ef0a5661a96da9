// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A director's competencies over the last weeks, of nights and drills together.
HomePanel {
    id: root

    required property HomeModel home
    readonly property real nameRoom: Math.round(170 * Theme.textScale)
    readonly property int columns: Math.max(1, Math.min(3, Math.floor((root.width - 2 * root.pad) / Math.round(300 * Theme.textScale))))

    title: qsTr("Your scores as a director")
    note: qsTr("week by week since %1").arg(root.home.picture.since)

    Grid {
        id: grid
        width: parent.width
        columns: root.columns

        Repeater {
            model: root.home.directing

            Item {
                id: line
                required property var modelData
                readonly property var weeks: line.modelData.games[0]
                readonly property var seen: line.weeks.filter(percent => percent >= 0)

                width: Math.floor(grid.width / root.columns)
                height: Math.round(27 * Theme.textScale)
                Accessible.role: Accessible.Row
                Accessible.name: line.seen.length === 0 ? qsTr("%1: not tested").arg(line.modelData.name) : qsTr("%1 %2, the pass mark is %3").arg(line.modelData.name).arg(line.seen[line.seen.length - 1]).arg(line.modelData.needed)

                ThemedText {
                    width: root.nameRoom - 8
                    height: parent.height
                    pixels: 13
                    text: line.modelData.name
                }
                WeekBars {
                    x: root.nameRoom
                    y: 3
                    width: line.width - root.nameRoom - 16
                    height: line.height - 6
                    values: line.weeks
                    needed: line.modelData.needed
                }
            }
        }
    }
}
