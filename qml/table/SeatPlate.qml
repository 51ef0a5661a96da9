// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A player's name and stack, with the state in words as well as in looks.
Rectangle {
    id: root

    required property int number
    required property bool occupied
    required property string name
    required property string stackText
    property bool toAct: false
    property bool allIn: false
    property bool absent: false
    property bool folded: false
    property bool sittingOut: false
    property bool winner: false
    property string marker: ""
    property string note: ""
    property real fontScale: 1
    readonly property bool away: absent || sittingOut || folded || !occupied
    readonly property string stateText: {
        if (!root.occupied)
            return qsTr("empty");
        if (root.absent)
            return qsTr("absent");
        if (root.sittingOut)
            return qsTr("sitting out");
        if (root.winner)
            return qsTr("wins");
        if (root.allIn)
            return qsTr("all-in");
        return root.folded ? qsTr("folded") : "";
    }
    /// How far down the name stands: in the middle where nothing stands below it.
    readonly property real nameAt: root.occupied && (root.stackText !== "" || root.stateText !== "" || root.note !== "") ? 0.27 : 0.5
    /// All of it in words, for those who do not see the table.
    readonly property string spoken: {
        const parts = [qsTr("Seat %1").arg(root.number)];
        if (root.occupied)
            parts.push(root.name, root.note, root.stackText);
        parts.push(root.stateText, root.marker, root.toAct ? qsTr("to act") : "");
        return parts.filter(part => part !== "").join(", ");
    }

    implicitWidth: 112
    implicitHeight: 44
    radius: 9
    color: Theme.plate
    border.width: root.toAct || root.winner ? 2 : 1
    border.color: root.toAct ? Theme.accent : root.winner ? Theme.good : Theme.outline
    opacity: root.occupied ? 1 : 0.55

    ThemedText {
        id: seatNumber
        x: 10
        y: parent.height * root.nameAt - height / 2
        font.pixelSize: Math.round(Theme.size(12) * root.fontScale)
        color: Theme.faint
        text: root.number
    }
    ThemedText {
        x: seatNumber.x + seatNumber.width + 6
        y: parent.height * root.nameAt - height / 2
        width: parent.width - x - (tag.visible ? tag.width + 12 : 8)
        font.pixelSize: Math.round(Theme.size(14) * root.fontScale)
        font.weight: Font.DemiBold
        color: root.away ? Theme.muted : Theme.text
        text: root.occupied ? root.name : qsTr("empty")
    }
    Rectangle {
        id: tag
        visible: root.marker !== ""
        anchors.right: parent.right
        anchors.rightMargin: 7
        y: parent.height * root.nameAt - height / 2
        width: tagText.implicitWidth + 8
        height: tagText.implicitHeight + 2
        radius: 4
        color: "transparent"
        border.width: 1
        border.color: Theme.faint

        ThemedText {
            id: tagText
            anchors.centerIn: parent
            font.pixelSize: Math.round(Theme.size(10) * root.fontScale)
            font.weight: Font.DemiBold
            color: Theme.muted
            text: root.marker
        }
    }
    NumberText {
        id: stack
        x: 10
        y: parent.height * 0.72 - height / 2
        visible: root.occupied
        text: root.stackText
        scaleBy: root.fontScale
        color: root.toAct ? Theme.accentText : root.away ? Theme.faint : Theme.text
    }
    ThemedText {
        anchors.right: parent.right
        anchors.rightMargin: 9
        y: parent.height * 0.72 - height / 2
        width: parent.width - stack.x - stack.width - 14
        horizontalAlignment: Text.AlignRight
        fits: true
        visible: root.occupied
        font.pixelSize: Math.round(Theme.size(11) * root.fontScale)
        font.weight: Font.DemiBold
        color: root.winner ? Theme.good : root.allIn ? Theme.text : Theme.muted
        text: root.stateText !== "" ? root.stateText : root.note
    }
}
