// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The card over the table that ends every hand: the score, the three costliest mistakes, and how to go on.
Rectangle {
    id: root

    required property ResultModel result
    readonly property bool roomy: card.width > 820 * Theme.textScale

    visible: root.result.shown
    color: Theme.dark ? "#b30c0f11" : "#b3e9e6df"

    // nothing behind the card is pressed through it
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    Rectangle {
        id: card
        anchors.centerIn: parent
        width: Math.min(parent.width - 32, 1040 * Math.max(1, Theme.textScale * 0.9))
        height: Math.min(parent.height - 24, page.height + foot.height + 56)
        radius: 14
        color: Theme.panel
        border.width: 1
        border.color: Theme.outline
        Accessible.role: Accessible.Dialog
        Accessible.name: root.result.picture.title + ", " + root.result.picture.score + ", " + root.result.picture.acts + ", " + root.result.picture.critical

        Scroller {
            x: 28
            y: 20
            width: parent.width - 56
            height: parent.height - foot.height - 50
            contentHeight: page.height

            Column {
                id: page
                width: parent.width
                spacing: 12

                SideBySide {
                    spacing: 20

                    Row {
                        spacing: 16

                        ScoreButton {
                            id: score
                            pixels: 54
                            text: root.result.picture.score
                        }
                        Column {
                            anchors.verticalCenter: parent.verticalCenter
                            spacing: 3

                            ThemedText {
                                pixels: 17
                                strong: true
                                text: root.result.picture.title
                            }
                            MutedText {
                                text: root.result.picture.acts
                            }
                            MutedText {
                                text: root.result.picture.critical
                            }
                        }
                    }
                    CompetencyBars {
                        width: Math.min(page.width, (root.roomy ? 600 : 380) * Theme.textScale)
                        columns: root.roomy ? 3 : 2
                        competencies: root.result.competencies
                    }
                }
                MutedText {
                    visible: score.open && text !== ""
                    width: parent.width
                    text: root.result.picture.working
                }
                Paragraph {
                    visible: root.result.picture.outcome !== ""
                    strong: true
                    text: root.result.picture.outcome
                }
                Note {
                    pixels: 12
                    text: root.result.picture.unseen
                }
                ThemedText {
                    visible: root.result.mistakes.length > 0
                    pixels: 15
                    strong: true
                    text: root.result.mistakes.length > 1 ? qsTr("Your costliest mistakes") : qsTr("Your mistake")
                }
                Repeater {
                    model: root.result.mistakes

                    ResultMistake {
                        required property int index
                        required property var modelData

                        width: page.width
                        roomy: root.roomy
                        mistake: modelData
                        number: index + 1
                        onPractised: root.result.practise(index)
                        onRuleAsked: root.result.askRule(modelData.ruleId)
                    }
                }
            }
        }
        Flow {
            id: foot
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 16
            x: 28
            width: parent.width - 56
            spacing: 8

            HomeButton {
                primary: true
                text: root.result.picture.next === "" ? qsTr("Next hand") : root.result.picture.next
                keyHint: qsTr("Enter")
                onClicked: root.result.next()
            }
            HomeButton {
                text: qsTr("Same cards again")
                keyHint: qsTr("S")
                onClicked: root.result.again()
            }
            HomeButton {
                text: qsTr("All acts")
                keyHint: qsTr("D")
                onClicked: root.result.lookBack()
            }
            HomeButton {
                text: qsTr("Leave the table")
                keyHint: qsTr("Esc")
                onClicked: root.result.leave()
            }
        }
    }
}
