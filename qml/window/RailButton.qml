// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A place of the rail: its sign, its name, and a bar where one is.
PressButton {
    id: root

    property bool current: false
    /// Looks closed; pressing it still says why.
    property bool closed: false
    readonly property color ink: root.current ? Theme.text : Theme.muted
    // where a low window leaves little height the sign gives way to the words
    readonly property real wordsTop: Math.min(root.height / 2 + 3, root.height - 2 - Theme.size(12) * 1.3)
    readonly property real signSize: Math.min(Theme.size(21), root.wordsTop - 6)

    implicitHeight: Math.round(60 * Theme.textScale)
    Accessible.description: root.closed ? qsTr("closed during an exam") : ""
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.leftMargin: 6
            anchors.rightMargin: 6
            anchors.topMargin: 3
            anchors.bottomMargin: 3
            radius: Theme.radius
            color: root.current ? Theme.raised : root.hovered || root.down ? Theme.hovered : "transparent"

            FocusRing {
                shown: root.visualFocus
            }
        }
        Rectangle {
            visible: root.current
            width: 3
            height: parent.height * 0.55
            anchors.verticalCenter: parent.verticalCenter
            radius: 1.5
            color: Theme.accent
        }
    }
    contentItem: Item {
        opacity: root.closed ? 0.4 : 1

        HomeIcon {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.signSize >= 12
            y: root.wordsTop - 3 - height
            name: root.icon.name
            size: root.signSize
            color: root.ink
        }
        ThemedText {
            x: 3
            y: root.wordsTop
            width: root.width - 6
            horizontalAlignment: Text.AlignHCenter
            fits: true
            pixels: 12
            strong: root.current
            color: root.ink
            text: root.text
        }
    }
}
