// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One answer: its letter, its words, whether or as what it was chosen, and afterwards what is right.
PressButton {
    id: root

    required property int place
    required property string letter
    required property string words
    required property bool picked
    required property string position
    required property int mark
    required property string remark

    implicitHeight: Math.max(Theme.size(40), implicitContentHeight + 18)
    Accessible.role: Accessible.CheckBox
    Accessible.name: root.letter + ": " + root.words + (root.position === "" ? "" : ", " + qsTr("number %1").arg(root.position))
        + (root.remark === "" ? "" : ", " + root.remark)
    Accessible.checkable: true
    Accessible.checked: root.picked

    background: Rectangle {
        radius: Theme.radius
        color: root.mark === Mark.Fault ? Theme.faultFill : root.picked ? Theme.accentFill
            : root.down ? Theme.pressed : root.hovered && root.enabled ? Theme.hovered : Theme.raised
        border.width: root.picked || root.mark === Mark.Fault || root.mark === Mark.Owed ? 2 : 1
        border.color: root.mark === Mark.Fault ? Theme.fault : root.mark === Mark.Done ? Theme.good
            : root.picked || root.mark === Mark.Owed ? Theme.accent : Theme.outline

        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: TaskOptionWords {
        badge: root.position === "" ? root.letter : root.position
        words: root.words
        picked: root.picked
        mark: root.mark
        remark: root.remark
    }
}
