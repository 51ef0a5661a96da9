// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The line above the table: the game, the hand, the mode and the clock.
Rectangle {
    id: root

    required property string game
    required property string hand
    required property string mode
    property string clock: ""
    property bool quietMode: false
    property string trouble: "" ///< why nothing is kept

    signal homeAsked

    implicitHeight: name.implicitHeight + 20
    color: Theme.panel

    LinkText {
        id: home
        x: 16
        anchors.verticalCenter: parent.verticalCenter
        // the keyboard stays at the table
        focusPolicy: Qt.NoFocus
        back: true
        text: qsTr("Home")
        onClicked: root.homeAsked()
    }
    ThemedText {
        id: name
        anchors.left: home.right
        anchors.leftMargin: 20
        anchors.verticalCenter: parent.verticalCenter
        // the name keeps its size as long as what follows has room
        width: Math.min(implicitWidth, Math.max(root.width * 0.3, time.x - home.x - home.width - handSize.advanceWidth - 70))
        fits: true
        minimumPixelSize: 11
        pixels: 15
        strong: true
        text: root.game
    }
    TextMetrics {
        id: handSize
        font: hand.font
        text: root.hand
    }
    ThemedText {
        id: hand
        anchors.left: name.right
        anchors.leftMargin: 24
        anchors.right: lost.visible ? lost.left : time.left
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        height: root.height - 4
        // a little smaller before it needs a second line
        readonly property bool oneLine: handSize.advanceWidth * 0.78 <= width
        wrapMode: oneLine ? Text.NoWrap : Text.WordWrap
        fontSizeMode: oneLine ? Text.HorizontalFit : Text.Fit
        lineHeight: 0.9
        minimumPixelSize: 9
        color: Theme.muted
        text: root.hand
    }
    ThemedText {
        id: lost
        anchors.right: time.left
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        visible: root.trouble !== ""
        pixels: 13
        strong: true
        color: Theme.fault
        text: qsTr("✗ Nothing is saved")
        spoken: Accessible.AlertMessage
        Accessible.name: qsTr("Nothing is saved: %1").arg(root.trouble)
    }
    ModeBadge {
        id: badge
        anchors.right: parent.right
        anchors.rightMargin: 20
        anchors.verticalCenter: parent.verticalCenter
        text: root.mode
        quiet: root.quietMode
    }
    // the mode stays where it is when the clock begins
    NumberText {
        id: time
        anchors.right: badge.left
        anchors.rightMargin: time.text === "" ? 0 : 18
        anchors.verticalCenter: parent.verticalCenter
        pixels: 13
        strong: false
        color: Theme.muted
        text: root.clock
        Accessible.role: Accessible.StaticText
        Accessible.name: root.clock
    }
}
