// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Those at the table that a question is about, clockwise around it, with button and blinds; who is out is crossed out.
Item {
    id: root

    required property var chairs
    readonly property real plateWidth: Theme.size(74)
    readonly property real plateHeight: Math.round(44 * Theme.textScale)
    readonly property real ringWidth: Math.min(root.width, Theme.size(620))

    implicitHeight: Math.round(300 * Theme.textScale)

    /// The middle of a chair, the first one below, the others clockwise; `share` of the way to it from the table's middle.
    function chairAt(chair: int, share: real): point {
        const angle = Math.PI / 2 + 2 * Math.PI * chair / Math.max(1, root.chairs.length);
        return Qt.point(root.width / 2 + share * (root.ringWidth - root.plateWidth) / 2 * Math.cos(angle), root.height / 2 + share * (root.height - root.plateHeight) / 2 * Math.sin(angle));
    }

    Rectangle {
        anchors.centerIn: parent
        width: root.ringWidth - root.plateWidth
        height: root.height - root.plateHeight
        radius: height / 2
        color: Theme.feltDark
        border.width: 4
        border.color: Theme.railBottom
    }
    ThemedText {
        anchors.centerIn: parent
        pixels: 13
        color: Theme.feltMuted
        text: qsTr("clockwise ↻")
    }
    Repeater {
        model: root.chairs

        Item {
            id: chair
            required property var modelData
            required property int index
            readonly property point at: root.chairAt(chair.index, 1)
            readonly property point markAt: root.chairAt(chair.index, 0.62)
            readonly property string mark: chair.modelData.mark

            Accessible.role: Accessible.ListItem
            Accessible.name: chair.modelData.name + (chair.mark === "" ? "" : ", " + chair.mark) + (chair.modelData.gone ? ", " + qsTr("out") : "")

            Rectangle {
                x: Math.round(chair.at.x - width / 2)
                y: Math.round(chair.at.y - height / 2)
                width: root.plateWidth
                height: root.plateHeight
                radius: 7
                color: Theme.plate
                border.width: 1
                border.color: chair.modelData.gone ? Theme.fault : Theme.outline

                Column {
                    anchors.centerIn: parent

                    ThemedText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        pixels: 15
                        strong: true
                        color: chair.modelData.gone ? Theme.fault : Theme.text
                        font.strikeout: chair.modelData.gone
                        text: chair.modelData.name
                    }
                    ThemedText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: chair.modelData.gone
                        pixels: 12
                        color: Theme.fault
                        text: qsTr("out")
                    }
                }
            }
            Rectangle {
                visible: chair.mark !== ""
                x: Math.round(chair.markAt.x - width / 2)
                y: Math.round(chair.markAt.y - height / 2)
                width: Math.max(height, words.implicitWidth + 10)
                height: Math.round(23 * Theme.textScale)
                radius: height / 2
                color: chair.mark.startsWith("D") ? "#ffffff" : "#d0101316"
                border.width: 1
                border.color: chair.mark.startsWith("D") ? "#8d8d8d" : Theme.feltMuted

                ThemedText {
                    id: words
                    anchors.centerIn: parent
                    pixels: 13
                    strong: true
                    color: chair.mark.startsWith("D") ? "#1c2024" : "#f2f1e6"
                    text: chair.mark
                    Accessible.ignored: true
                }
            }
        }
    }
}
