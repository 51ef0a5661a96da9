// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Every competency in every game over the last weeks; practice, quiz and drills count together.
HomePanel {
    id: root

    required property HomeModel home
    readonly property real nameRoom: Math.round(140 * Theme.textScale)
    readonly property real cellRoom: (root.width - 2 * root.pad - root.nameRoom) / Math.max(1, root.home.picture.games.length)

    /// Nothing was practised yet: a table of dashes says less than a sentence.
    readonly property bool empty: !Array.from(root.home.matrix).some(row => row.games.some(weeks => weeks.some(percent => percent >= 0)))

    title: qsTr("Competencies")
    note: root.empty ? "" : qsTr("week by week since %1").arg(root.home.picture.since)
    spacing: 0

    Note {
        visible: root.empty
        text: qsTr("After your first hand, this shows how much you do right, by week and game.")
    }

    Column {
        visible: !root.empty
        width: parent.width

        Row {
            x: root.nameRoom
            height: Math.round(22 * Theme.textScale)

            Repeater {
                model: root.home.picture.games

                MutedText {
                    required property string modelData

                    width: root.cellRoom
                    rightPadding: 6
                    fits: true
                    pixels: 12
                    text: modelData
                }
            }
        }
        Repeater {
            model: root.empty ? [] : root.home.matrix

            Item {
                id: line
                required property var modelData

                width: parent.width
                height: Math.round(27 * Theme.textScale)
                Accessible.role: Accessible.Row
                Accessible.name: root.spoken(line.modelData)

                ThemedText {
                    width: root.nameRoom - 8
                    height: parent.height
                    fits: true
                    pixels: 13
                    text: line.modelData.name
                }
                Repeater {
                    model: line.modelData.games

                    WeekBars {
                        required property var modelData
                        required property int index

                        x: root.nameRoom + index * root.cellRoom
                        y: 3
                        width: root.cellRoom - 10
                        height: line.height - 6
                        values: modelData
                        needed: line.modelData.needed
                    }
                }
            }
        }
        Row {
            topPadding: 6
            spacing: 16

            ThemedText {
                pixels: 12
                color: Theme.good
                text: qsTr("▮ mark reached")
            }
            ThemedText {
                pixels: 12
                color: Theme.accentText
                text: qsTr("▮ still short")
            }
            MutedText {
                pixels: 12
                text: qsTr("— pass mark")
            }
        }
    }

    /// The line in words, for who hears it.
    function spoken(row: var): string {
        const words = [row.name];
        for (let i = 0; i < root.home.picture.games.length; ++i) {
            const seen = row.games[i].filter(percent => percent >= 0);
            if (seen.length > 0)
                words.push(qsTr("%1 %2, the pass mark is %3").arg(root.home.picture.games[i]).arg(seen[seen.length - 1]).arg(row.needed));
        }
        return words.join("; ");
    }
}
