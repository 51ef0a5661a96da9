// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Beside a circle that was pressed: what can be done with the wager in it, and how much it is paid.
Rectangle {
    id: root

    required property ActComposer composer
    /// The circle on the table, in the coordinates of this item's parent.
    required property rect circle
    readonly property bool asksAmount: root.composer.kind === "amount"

    visible: root.composer.circle > 0 && !root.asksAmount
    width: content.width + 16
    height: content.height + 14
    // towards the middle over a neighbour's circles: neither this player's cards nor the board may be hidden
    x: circle.x + circle.width / 2 < (parent?.width ?? 0) / 2 ? circle.x + circle.width + 8 : circle.x - width - 8
    y: Math.max(2, circle.y + circle.height / 2 - height / 2)
    radius: 10
    color: Theme.panel
    border.width: 1
    border.color: Theme.accent
    Accessible.role: Accessible.Grouping
    Accessible.name: root.composer.prompt

    MouseArea {
        // what lies below is not meant
        anchors.fill: parent
        hoverEnabled: true
    }
    Column {
        id: content
        x: 8
        y: 7
        spacing: 6

        Grid {
            columns: 2
            spacing: 5

            Repeater {
                model: root.visible ? root.composer.choices : []

                ThemedButton {
                    required property string modelData
                    required property int index

                    pixels: 13
                    text: modelData
                    keyHint: root.composer.choiceKeys[index] ?? ""
                    onClicked: root.composer.choose(index)
                }
            }
        }
    }
}
