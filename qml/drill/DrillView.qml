// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The pay table drill: what it is to be, layouts to be paid, and how it went by hand class.
FocusScope {
    id: root

    required property DrillDesk drill
    readonly property real pageWidth: Math.min(root.width - 48, 940 * Theme.textScale)

    focus: true
    Keys.onReturnPressed: root.leadOn()
    Keys.onEnterPressed: root.leadOn()

    /// What the marked button at the bottom does.
    function leadOn(): void {
        if (root.drill.page === DrillDesk.Choosing)
            root.drill.start();
        else if (root.drill.page === DrillDesk.Result)
            root.drill.again();
        else if (root.drill.marked)
            root.drill.goOn();
        else
            root.drill.mark();
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.window
    }

    Flickable {
        id: scroll
        anchors.fill: parent
        anchors.bottomMargin: buttons.height + 32
        contentWidth: width
        contentHeight: pages.height + 48
        clip: true

        Column {
            id: pages
            x: Math.round((scroll.width - root.pageWidth) / 2)
            y: 24
            width: root.pageWidth

            Column {
                visible: root.drill.page === DrillDesk.Choosing
                width: parent.width
                spacing: 22

                ThemedText {
                    pixels: 22
                    strong: true
                    text: qsTr("Pay table drill")
                }
                QuizChoices {
                    width: parent.width
                    title: qsTr("Posted table")
                    names: root.drill.tableNames
                    current: root.drill.table
                    onChosen: index => root.drill.table = index
                }
                HomeButton {
                    text: qsTr("Open a pay table file…")
                    pixels: 13
                    onClicked: root.drill.askTables()
                }
                ThemedText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    color: Theme.muted
                    text: root.drill.posted
                }
                QuizChoices {
                    width: parent.width
                    title: qsTr("Spots")
                    names: root.drill.spotNames
                    current: root.drill.spots
                    onChosen: index => root.drill.spots = index
                }
                QuizChoices {
                    width: parent.width
                    title: qsTr("Time for a layout")
                    names: root.drill.timeNames
                    current: root.drill.time
                    onChosen: index => root.drill.time = index
                }
            }

            Column {
                visible: root.drill.page === DrillDesk.Paying
                width: parent.width
                spacing: 16

                Item {
                    width: parent.width
                    height: place.height

                    ThemedText {
                        id: place
                        pixels: 18
                        strong: true
                        text: root.drill.place
                    }
                    NumberText {
                        anchors.right: parent.right
                        anchors.verticalCenter: place.verticalCenter
                        pixels: 18
                        color: Theme.muted
                        text: root.drill.clock
                    }
                }
                ThemedText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    color: Theme.muted
                    text: root.drill.posted
                }
                CardRow {
                    anchors.horizontalCenter: parent.horizontalCenter
                    cards: root.drill.board
                    cardHeight: 112
                    name: qsTr("Community cards")
                }
                Flow {
                    id: layoutFlow
                    anchors.horizontalCenter: parent.horizontalCenter
                    // seven in a row where the text is not enlarged
                    readonly property real spotWidth: Math.max(116 * Theme.textScale,
                        Math.min(132 * Theme.textScale, Math.floor((parent.width + spacing) / 7 - spacing)))
                    width: Math.min(parent.width, spots.count * (spotWidth + spacing) - spacing)
                    spacing: 10

                    Repeater {
                        id: spots
                        model: root.drill.layout

                        DrillSpotBox {
                            required property var modelData
                            required property int index

                            width: layoutFlow.spotWidth
                            number: index + 1
                            cards: modelData.cards
                            wager: modelData.wager
                            typed: modelData.typed
                            marked: root.drill.marked
                            isRight: modelData.right
                            verdict: modelData.verdict
                            focusedFirst: index === 0
                            onEdited: text => root.drill.type(index, text)
                            // Enter goes from spot to spot; with the last one filled it hands all in
                            onAccepted: {
                                for (let next = index + 1; next < spots.count; ++next) {
                                    if ((spots.itemAt(next) as DrillSpotBox).isEmpty) {
                                        (spots.itemAt(next) as DrillSpotBox).takeFocus();
                                        return;
                                    }
                                }
                                root.drill.mark();
                            }
                        }
                    }
                }
                ThemedText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.fault
                    text: root.drill.message
                    Accessible.role: Accessible.AlertMessage
                }
                ThemedText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.muted
                    text: root.drill.scoreText
                }
            }

            Column {
                visible: root.drill.page === DrillDesk.Result
                width: parent.width
                spacing: 14

                ThemedText {
                    pixels: 22
                    strong: true
                    text: root.drill.scoreText
                }
                Repeater {
                    model: root.drill.scoreRows

                    Item {
                        id: row
                        required property var modelData

                        width: pages.width
                        height: 28 * Theme.textScale

                        ThemedText {
                            width: 180 * Theme.textScale
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.modelData.name
                        }
                        Rectangle {
                            x: 190 * Theme.textScale
                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.width - x - 90 * Theme.textScale
                            height: 8
                            radius: 4
                            color: Theme.outline

                            Rectangle {
                                width: parent.width * row.modelData.share
                                height: parent.height
                                radius: 4
                                color: row.modelData.share === 1 ? Theme.good : Theme.accent
                            }
                        }
                        NumberText {
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.modelData.value
                        }
                    }
                }
            }
        }
    }

    Row {
        id: buttons
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 16
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 12

        ThemedButton {
            visible: root.drill.page === DrillDesk.Choosing
            primary: true
            text: qsTr("Begin")
            keyHint: qsTr("Enter")
            onClicked: root.drill.start()
        }
        ThemedButton {
            visible: root.drill.page === DrillDesk.Paying && !root.drill.marked
            primary: true
            text: qsTr("Pay")
            keyHint: qsTr("Enter")
            onClicked: root.drill.mark()
        }
        ThemedButton {
            id: next
            visible: root.drill.page === DrillDesk.Paying && root.drill.marked
            primary: true
            text: qsTr("Next layout")
            keyHint: qsTr("Enter")
            onVisibleChanged: if (visible) forceActiveFocus()
            onClicked: root.drill.goOn()
        }
        ThemedButton {
            visible: root.drill.page === DrillDesk.Paying
            text: qsTr("Finish")
            onClicked: root.drill.finish()
        }
        ThemedButton {
            visible: root.drill.page === DrillDesk.Result
            primary: true
            text: qsTr("Another drill")
            keyHint: qsTr("Enter")
            onClicked: root.drill.again()
        }
    }
}
