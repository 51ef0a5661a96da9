// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One card, its face drawn only while it is up; turning it over is shown, unless animation is off.
Item {
    id: root

    /// Such as "As" or "Td"; an empty face can only lie face down.
    required property string face
    required property bool faceUp
    property bool highlighted: false
    property bool dimmed: false
    property bool moves: true
    property bool shadowed: true
    property bool blueBack: false
    /// The height the drawings are made for: where the card goes to, not where it is on the way.
    property real artHeight: height
    readonly property bool shown: root.faceUp && root.face.length === 2
    /// The last face that was to be seen: a card that turns face down shows it on the way.
    property string seenFace: ""
    readonly property string rank: root.seenFace.charAt(0) === "T" ? "10" : root.seenFace.charAt(0)
    readonly property string suit: root.seenFace.charAt(1)

    property real turn: shown ? 1 : 0
    Behavior on turn {
        enabled: root.moves && Theme.animation > 0
        NumberAnimation { duration: Theme.animation; easing.type: Easing.InOutQuad }
    }

    onFaceChanged: root.remember()
    onFaceUpChanged: root.remember()
    onTurnChanged: root.remember()
    Component.onCompleted: root.remember()
    function remember(): void {
        if (root.shown)
            root.seenFace = root.face;
        else if (root.turn === 0)
            root.seenFace = "";
    }

    implicitWidth: 60
    implicitHeight: 84

    transform: Scale {
        origin.x: root.width / 2
        xScale: Math.max(0.02, Math.abs(1 - 2 * root.turn))
    }

    Rectangle {
        x: 1
        y: 1.5
        width: root.width
        height: root.height
        radius: root.height * 0.07
        visible: root.shadowed
        color: Theme.shadow
    }
    Image {
        anchors.fill: parent
        visible: root.turn < 0.5
        source: "qrc:/qt/qml/Cutcard/assets/cards/" + (root.blueBack ? "back_blue.svg" : "back.svg")
        sourceSize.height: Math.ceil(root.artHeight)
        sourceSize.width: Math.ceil(root.artHeight * 5 / 7)
    }
    CardFace {
        anchors.fill: parent
        visible: root.turn >= 0.5
        rank: root.rank
        suit: root.suit
        artHeight: root.artHeight
    }
    Rectangle {
        anchors.fill: parent
        radius: root.height * 0.07
        visible: root.dimmed
        color: "#8a0b2a21"
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        radius: root.height * 0.07 + 3
        visible: root.highlighted
        color: "transparent"
        border.width: 3
        border.color: Theme.feltAccent
    }
}
