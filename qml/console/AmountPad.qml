// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The amount that is asked, by one press, by chips or by digits; at rest it stands there all the same.
Item {
    id: root

    required property ActComposer composer
    /// What is to be said if nothing is asked, such as why something was refused.
    required property string notice
    property real scaleBy: 1
    readonly property bool asks: root.composer.kind === "amount"
    readonly property real gap: 6 * root.scaleBy
    readonly property real row: (root.height - 2 * root.gap) / 3
    readonly property int chipColumns: Math.max(1, Math.ceil(root.composer.chips.length / 3))

    implicitWidth: pad.x + pad.width

    Item {
        id: left
        width: 216 * root.scaleBy
        height: root.height

        ThemedText {
            id: title
            width: parent.width
            height: 16 * root.scaleBy
            font.pixelSize: Math.round(12.5 * root.scaleBy)
            font.weight: root.asks ? Font.DemiBold : Font.Normal
            color: root.asks ? Theme.text : Theme.muted
            text: root.asks ? root.composer.subject : qsTr("Amount")
        }
        Rectangle {
            id: display
            y: title.height + 4
            width: parent.width
            height: 34 * root.scaleBy
            radius: 6
            color: "transparent"
            border.width: root.asks ? 2 : 1
            border.color: root.asks ? Theme.accent : Theme.outline
            Accessible.role: Accessible.StaticText
            Accessible.name: root.asks ? qsTr("Amount: %1").arg(number.text) : qsTr("No amount needed")

            NumberText {
                id: number
                anchors.right: parent.right
                anchors.rightMargin: 10
                anchors.verticalCenter: parent.verticalCenter
                pixels: 19
                scaleBy: root.scaleBy / Theme.textScale
                color: root.asks ? Theme.text : Theme.muted
                text: root.composer.typed === "" ? "–" : Number(root.composer.typed).toLocaleString(Qt.locale("en_US"), "f", 0)
            }
        }
        Alert {
            readonly property string wrong: root.composer.problem !== "" ? root.composer.problem : root.composer.active ? "" : root.notice
            y: display.y + display.height + 3
            height: buttons.y - y - 3
            verticalAlignment: Text.AlignTop
            wrapMode: Text.Wrap
            elide: Text.ElideRight
            maximumLineCount: 3
            font.pixelSize: Math.round(12 * root.scaleBy)
            lineHeight: 0.95
            color: wrong !== "" ? Theme.fault : Theme.muted
            text: wrong !== "" ? wrong : root.asks ? root.composer.hint : root.composer.active ? "" : qsTr("No amount needed")
        }
        Row {
            id: buttons
            y: root.height - height
            spacing: root.gap
            height: 32 * root.scaleBy

            PadButton {
                width: (left.width - root.gap) * 0.62
                height: parent.height
                scaleBy: root.scaleBy
                enabled: root.composer.confirmable
                primary: enabled
                centred: false
                text: root.composer.confirmText
                keyHint: qsTr("Enter")
                onClicked: root.composer.confirm()
            }
            PadButton {
                width: (left.width - root.gap) * 0.38
                height: parent.height
                scaleBy: root.scaleBy
                enabled: root.composer.active
                text: qsTr("Esc")
                Accessible.name: qsTr("Cancel, key Esc")
                onClicked: root.composer.cancel()
            }
        }
    }
    Column {
        id: quick
        x: left.width + 2 * root.gap
        spacing: root.gap

        Repeater {
            model: 3

            PadButton {
                id: filled
                required property int index
                /// The amount that a press enters; empty at rest.
                readonly property string figure: root.composer.quicks[index].figure

                objectName: "quick" + index
                width: 128 * root.scaleBy
                height: root.row
                scaleBy: root.scaleBy
                centred: false
                hasFigure: true
                enabled: root.asks && figure !== ""
                text: root.composer.quicks[index].text
                keyHint: ["I", "L", "R"][index]
                Accessible.name: text + (figure === "" ? "" : ", " + figure) + ", " + qsTr("key %1").arg(keyHint)
                onClicked: root.composer.useQuick(index)

                NumberText {
                    x: filled.inset
                    y: filled.height / 2
                    pixels: filled.pixels
                    scaleBy: root.scaleBy / Theme.textScale
                    color: filled.ink
                    text: filled.figure || "–"
                }
            }
        }
    }
    Grid {
        id: chips
        x: quick.x + quick.width + 2 * root.gap
        rows: 3
        flow: Grid.TopToBottom
        spacing: root.gap

        Repeater {
            model: root.composer.chips

            PadButton {
                required property var modelData

                objectName: "chip" + modelData.denomination
                width: 74 * root.scaleBy
                height: root.row
                scaleBy: root.scaleBy
                enabled: root.asks
                chip: modelData
                text: Number(modelData.denomination).toLocaleString(Qt.locale("en_US"), "f", 0)
                Accessible.name: qsTr("One more %1 chip").arg(text)
                onClicked: root.composer.addChip(modelData.denomination)
            }
        }
    }
    Grid {
        id: pad
        x: chips.x + root.chipColumns * (74 * root.scaleBy + root.gap) + root.gap
        columns: 3
        spacing: 4 * root.scaleBy

        Repeater {
            model: ["7", "8", "9", "4", "5", "6", "1", "2", "3", "00", "0", "⌫"]

            PadButton {
                required property string modelData

                objectName: "pad" + modelData
                width: 33 * root.scaleBy
                height: (root.height - 12 * root.scaleBy) / 4
                scaleBy: root.scaleBy
                enabled: root.asks
                text: modelData
                Accessible.name: modelData === "⌫" ? qsTr("Delete the last digit") : modelData
                onClicked: root.composer.setTyped(modelData === "⌫" ? root.composer.typed.slice(0, -1) : root.composer.typed + modelData)
            }
        }
    }
}
