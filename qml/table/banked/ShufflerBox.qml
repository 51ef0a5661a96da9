// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The shuffler: a dark box with a slot, through which the back of the deck in it is seen; 0: none, 1: red, 2: blue.
Rectangle {
    id: root

    required property int back

    radius: 7
    color: "#20242a"
    border.width: 1
    border.color: "#59626c"

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.2
        width: parent.width * 0.72
        height: parent.height * 0.34
        radius: 3
        color: "#0c0e11"

        PlayingCard {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 3
            visible: root.back > 0
            width: parent.width - 8
            height: parent.height - 6
            artHeight: width * 1.4
            face: ""
            faceUp: false
            moves: false
            blueBack: root.back === 2
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.72
        width: 7
        height: 7
        radius: 3.5
        color: root.back > 0 ? "#58bf8c" : "#5c646d"
    }
}
