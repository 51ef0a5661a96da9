// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cutcard

/// A button of the amount pad; it never moves, also while nothing is asked.
T.AbstractButton {
    id: root

    property string keyHint: ""
    /// A second line, such as the amount that a press enters.
    property string figure: ""
    property bool primary: false
    property bool centred: true
    property var chip: null
    property real scaleBy: 1

    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.name: [root.text, root.figure].filter(part => part !== "").join(", ") + (root.keyHint === "" ? "" : ", " + qsTr("key %1").arg(root.keyHint))
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: 6
        color: !root.enabled ? "transparent"
            : root.primary ? (root.down ? Qt.darker(Theme.primary, 1.15) : Theme.primary)
            : root.down ? Theme.pressed : root.hovered ? Theme.hovered : Theme.raised
        border.width: 1
        border.color: Theme.outline
    }
    contentItem: Item {
        readonly property color ink: !root.enabled ? Theme.faint : root.primary ? "#1c1606" : Theme.text

        ChipPile {
            id: pile
            x: 6
            anchors.verticalCenter: parent.verticalCenter
            visible: root.chip !== null
            width: implicitWidth
            height: implicitHeight
            opacity: root.enabled ? 1 : 0.6
            chips: root.chip === null ? [] : [root.chip]
            chipWidth: 22 * root.scaleBy
        }
        ThemedText {
            x: root.chip !== null ? pile.x + pile.width + 4 : root.centred ? (parent.width - width) / 2 : 9
            y: root.figure === "" && root.centred ? (parent.height - height) / 2 : parent.height / 2 - height
            width: Math.min(implicitWidth, parent.width - x - 3)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            font.pixelSize: Math.round((root.centred ? 13.5 : 12) * root.scaleBy)
            font.weight: root.centred ? Font.DemiBold : Font.Normal
            color: root.centred ? parent.ink : root.enabled ? Theme.muted : Theme.faint
            text: root.text
            Accessible.ignored: true
        }
        NumberText {
            x: 9
            y: parent.height / 2
            visible: !root.centred
            pixels: 13.5
            scaleBy: root.scaleBy / Theme.textScale
            color: parent.ink
            text: root.figure === "" ? "–" : root.figure
        }
        KeyCap {
            anchors.right: parent.right
            anchors.rightMargin: 7
            anchors.verticalCenter: parent.verticalCenter
            visible: root.keyHint !== ""
            scaleBy: root.scaleBy
            ink: root.primary && root.enabled ? "#4d3a08" : Theme.muted
            text: root.keyHint
        }
    }
}
