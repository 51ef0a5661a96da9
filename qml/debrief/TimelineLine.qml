// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One act of the timeline: what was done, what was owed instead, the rule and the points.
Rectangle {
    id: root

    required property int event
    required property string time
    required property string act
    required property string expected
    required property string verdict
    required property string points
    required property string ruleId
    required property string cited
    required property string why
    required property int mark
    property bool current: false
    property bool focused: false

    signal chosen()
    signal ruleOpened(string id)

    implicitHeight: Math.max(words.implicitHeight, verdictText.implicitHeight + (rule.visible ? side.ruleAt + rule.height : 0)) + 14
    radius: Theme.radius
    color: root.current ? Theme.hovered : press.containsMouse ? Theme.raised : "transparent"
    border.width: root.focused ? 2 : 0
    border.color: Theme.focus
    Accessible.role: Accessible.ListItem
    Accessible.name: root.time + ", " + root.act + ", " + root.verdict
        + (root.expected === "" ? "" : ", " + qsTr("due: %1").arg(root.expected)) + ", " + root.points + ", " + root.cited
        + (root.why === "" ? "" : ", " + root.why)
    Accessible.onPressAction: root.chosen()

    MouseArea {
        id: press
        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.chosen()
    }
    MarkSign {
        id: sign
        x: 8
        y: 7
        width: Theme.size(16)
        mark: root.mark
    }
    ThemedText {
        id: when
        x: sign.x + sign.width + 6
        y: 7
        width: Theme.size(34)
        pixels: 12.5
        height: sign.height
        color: Theme.faint
        text: root.time
    }
    Column {
        id: words
        x: when.x + when.width + 6
        y: 7
        width: root.width - x - side.width - 18
        spacing: 2

        Paragraph {
            text: root.act
        }
        Note {
            visible: root.expected !== ""
            text: qsTr("Due: %1").arg(root.expected)
        }
        Note {
            visible: root.why !== ""
            text: root.why
        }
    }
    Item {
        id: side
        anchors.right: parent.right
        anchors.rightMargin: 10
        y: 7
        width: Theme.size(112)
        /// Where there is no room for both the rule stands below the points.
        readonly property real ruleAt: points.text !== "" && points.implicitWidth + 8 + rule.implicitWidth > width ? points.implicitHeight : 0

        Paragraph {
            id: verdictText
            anchors.right: parent.right
            horizontalAlignment: Text.AlignRight
            pixels: 13
            strong: true
            color: root.mark === Mark.Fault ? Theme.fault : root.mark === Mark.Corrected ? Theme.accentText
                : root.mark === Mark.Done ? Theme.good : Theme.muted
            text: root.verdict
        }
        MutedText {
            id: points
            anchors.left: parent.left
            y: verdictText.height + (rule.height - height) / 2
            anchors.right: rule.visible && side.ruleAt === 0 ? rule.left : parent.right
            anchors.rightMargin: rule.visible && side.ruleAt === 0 ? 8 : 0
            fits: true
            horizontalAlignment: Text.AlignRight
            pixels: 12
            text: root.points
        }
        LinkText {
            id: rule
            anchors.right: parent.right
            width: Math.min(implicitWidth, parent.width)
            y: verdictText.height + side.ruleAt
            visible: root.ruleId !== ""
            pixels: 12
            text: root.cited
            onClicked: root.ruleOpened(root.ruleId)
        }
    }
}
