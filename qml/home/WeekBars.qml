// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A competency in one game, week by week: grey bars, only the last in colour, the mark as a line, the figure beside it.
Item {
    id: root

    required property var values ///< percent from the oldest week; -1: not seen
    required property int needed
    readonly property int last: {
        for (let i = root.values.length - 1; i >= 0; --i) {
            if (root.values[i] >= 0)
                return i;
        }
        return -1;
    }
    readonly property int percent: root.last < 0 ? -1 : root.values[root.last]
    readonly property bool reached: root.percent >= root.needed
    readonly property real floor: 30 ///< percent at which bars begin: below it nobody looks for differences
    readonly property real step: Math.max(3, (root.width - 34 * Theme.textScale) / Math.max(1, root.values.length))

    Rectangle { // a row that nobody has practised yet is its ground line
        visible: root.last < 0
        width: root.values.length * root.step - 2
        y: root.height - 1
        height: 1
        color: Theme.outline
    }
    Repeater {
        model: root.last < 0 ? [] : root.values

        Rectangle {
            required property int modelData
            required property int index

            x: index * root.step
            width: Math.max(2, root.step - 2)
            height: modelData < 0 ? 1 : Math.max(2, root.height * (modelData - root.floor) / (100 - root.floor))
            y: root.height - height
            radius: 1
            color: modelData < 0 ? Theme.outline : index !== root.last ? Theme.quiet : root.reached ? Theme.good : Theme.accent
        }
    }
    Rectangle {
        width: root.values.length * root.step - 2
        y: root.height * (1 - (root.needed - root.floor) / (100 - root.floor))
        height: 1
        color: Theme.text
        opacity: root.percent < 0 ? 0.2 : 0.55
    }
    ThemedText {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        pixels: 12
        strong: root.percent >= 0 && !root.reached
        color: root.percent < 0 ? Theme.faint : root.reached ? Theme.text : Theme.accentText
        text: root.percent < 0 ? "–" : root.percent
    }
}
