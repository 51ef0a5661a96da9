// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Hole cards and a flop picked by mouse, keys or typing, and whether to check or raise with them.
FocusScope {
    id: root

    required property DecisionModel decision
    property int current: 0
    readonly property var colours: [Theme.heatHigh, Theme.muted, Theme.heatLow]

    Column {
        id: picking
        width: Math.min(parent.width - result.width - 30, 13 * 82)
        spacing: 16

        Row {
            spacing: 10

            Repeater {
                model: root.decision.places

                Item {
                    id: place
                    required property int index
                    required property string rank
                    required property string suit

                    width: 74 + (place.index === 2 ? 26 : 0)
                    height: 104 + caption.height

                    Rectangle {
                        anchors.right: parent.right
                        width: 74
                        height: 104
                        radius: 7
                        visible: place.rank === ""
                        color: "transparent"
                        border.width: 2
                        border.color: Theme.outline
                    }
                    CardFace {
                        anchors.right: parent.right
                        width: 74
                        height: 104
                        visible: place.rank !== ""
                        rank: place.rank
                        suit: place.suit
                    }
                    MutedText {
                        id: caption
                        x: parent.width - 74
                        y: 108
                        visible: place.index === 0 || place.index === 2
                        height: implicitHeight + 2
                        pixels: 12
                        text: place.index === 0 ? qsTr("Hole cards") : qsTr("Flop")
                    }
                }
            }
        }
        SideBySide {
            spacing: 8

            ThemedField {
                id: field
                width: Theme.size(240)
                label: qsTr("Cards, such as AsKd Qs7h2c")
                hint: qsTr("such as AsKd Qs7h2c")
                wrong: root.decision.message !== ""
                onAccepted: text => root.decision.type(text)
            }
            ThemedButton {
                text: qsTr("Use these cards")
                height: field.height
                onClicked: root.decision.type(field.text)
            }
            ThemedButton {
                text: qsTr("Clear")
                height: field.height
                onClicked: {
                    field.text = "";
                    root.decision.clear();
                }
            }
        }
        Alert {
            height: Math.max(implicitHeight, Theme.size(17))
            pixels: 13
            text: root.decision.message
        }
        FocusScope {
            id: deck
            readonly property real cell: Math.floor(picking.width / 13)

            width: cell * 13
            height: Math.round(cell * 1.3) * 4
            focus: true
            activeFocusOnTab: true
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Cards to pick; arrow keys move, Enter picks or puts back")
            Accessible.focusable: true
            Keys.onLeftPressed: root.current = Math.max(0, root.current - 1)
            Keys.onRightPressed: root.current = Math.min(51, root.current + 1)
            Keys.onUpPressed: root.current = root.current < 13 ? root.current : root.current - 13
            Keys.onDownPressed: root.current = root.current > 38 ? root.current : root.current + 13
            Keys.onReturnPressed: root.decision.toggle(root.current)
            Keys.onEnterPressed: root.decision.toggle(root.current)
            Keys.onSpacePressed: root.decision.toggle(root.current)

            Grid {
                columns: 13

                Repeater {
                    model: root.decision.cards

                    Item {
                        id: card
                        required property int index
                        required property string rank
                        required property string suit
                        required property string name
                        required property int place

                        width: deck.cell
                        height: Math.round(deck.cell * 1.3)
                        Accessible.role: Accessible.CheckBox
                        Accessible.name: card.name
                        Accessible.checked: card.place > 0
                        Accessible.onPressAction: root.decision.toggle(card.index)

                        Rectangle {
                            anchors.fill: parent
                            anchors.margins: 3
                            radius: 5
                            color: Theme.cardPaper
                            opacity: card.place > 0 ? 0.35 : 1
                            border.width: hover.containsMouse ? 2 : 1
                            border.color: hover.containsMouse ? Theme.accent : Theme.cardEdge

                            Column {
                                anchors.centerIn: parent
                                spacing: 1

                                ThemedText {
                                    anchors.horizontalCenter: parent.horizontalCenter
                                    font.pixelSize: Math.round(deck.cell * 0.38)
                                    strong: true
                                    color: Theme.suitColour(card.suit)
                                    text: card.rank
                                }
                                Image {
                                    anchors.horizontalCenter: parent.horizontalCenter
                                    width: Math.round(deck.cell * 0.34)
                                    height: width
                                    source: Theme.suitPicture(card.suit)
                                    sourceSize.width: Math.round(deck.cell * 0.34)
                                    sourceSize.height: Math.round(deck.cell * 0.34)
                                }
                            }
                        }
                        Item {
                            anchors.fill: parent
                            anchors.margins: 4

                            FocusRing {
                                shown: deck.activeFocus && root.current === card.index
                            }
                        }
                        MouseArea {
                            id: hover
                            anchors.fill: parent
                            hoverEnabled: true
                            onClicked: {
                                deck.forceActiveFocus(Qt.MouseFocusReason);
                                root.current = card.index;
                                root.decision.toggle(card.index);
                            }
                        }
                    }
                }
            }
        }
    }
    Rectangle {
        id: result
        x: picking.width + 30
        width: Math.max(Theme.size(330), Math.min(Theme.size(460), parent.width * 0.3))
        height: Math.max(answer.height + 40, Theme.size(260))
        radius: Theme.radius
        color: Theme.panel
        border.width: 1
        border.color: Theme.outline

        ThemedText {
            anchors.fill: parent
            anchors.margins: 24
            visible: !root.decision.decided
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            color: Theme.muted
            text: qsTr("Pick two hole cards, then the three cards of the flop.")
        }
        Column {
            id: answer
            x: 20
            y: 20
            width: parent.width - 40
            visible: root.decision.decided
            spacing: 12

            ThemedText {
                pixels: 26
                strong: true
                text: root.decision.raises ? qsTr("Raise 2×") : qsTr("Check")
            }
            Note {
                text: root.decision.raises ? qsTr("More runouts win than lose, so each extra ante wins")
                                           : qsTr("More runouts lose than win, so each extra ante would lose")
            }
            NumberText {
                pixels: 18
                text: root.decision.valueText
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Row {
                width: parent.width
                height: 12

                Repeater {
                    model: root.decision.shares

                    Rectangle {
                        required property var modelData
                        required property int index

                        width: parent.width * modelData.share
                        height: parent.height
                        color: root.colours[index]
                    }
                }
            }
            Repeater {
                model: root.decision.shares

                Item {
                    id: share
                    required property var modelData
                    required property int index
                    readonly property string name: [qsTr("Won"), qsTr("Tied"), qsTr("Lost")][index]

                    width: answer.width
                    height: shareName.implicitHeight
                    Accessible.role: Accessible.StaticText
                    Accessible.name: share.name + ": " + share.modelData.text

                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 10
                        height: 10
                        radius: 2
                        color: root.colours[share.index]
                    }
                    ThemedText {
                        id: shareName
                        x: 18
                        text: share.name
                    }
                    ThemedText {
                        anchors.right: parent.right
                        text: share.modelData.text
                    }
                }
            }
            Note {
                pixels: 12
                text: qsTr("Counted over all 1,070,190 combinations of turn, river and dealer's hand.")
            }
        }
    }
}
