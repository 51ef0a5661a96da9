// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Beside the table while a situation is made up: what players do and what goes wrong, chosen from what could happen.
FocusScope {
    id: root

    required property SituationModel situation
    readonly property real step: 12 ///< the letters of what is pressed: the list below is what is looked for
    readonly property var groups: [
        { title: root.situation.seat === 0 ? "" : qsTr("What %1 can do").arg(root.situation.picture.names[root.situation.seat - 1]), irregular: false, lines: root.situation.decisions },
        { title: qsTr("What can go wrong"), irregular: true, lines: root.situation.irregular }
    ]

    /// What had the keyboard is gone: it goes to what comes next, the house that deals or what a player could do.
    function goOn(): void {
        if (!root.activeFocus || root.Window.activeFocusItem !== root)
            return;
        const group = groups.count > 0 ? groups.itemAt(0) as Column : null;
        if (dealOn.enabled)
            dealOn.forceActiveFocus();
        else if (group !== null && group.children.length > 0)
            group.children[0].nextItemInFocusChain().forceActiveFocus();
    }

    onActiveFocusChanged: soon.restart()
    Connections {
        target: root.situation
        function onChanged(): void {
            soon.restart();
        }
    }
    // the new lines are there before one of them is looked for
    Timer {
        id: soon
        interval: 0
        onTriggered: root.goOn()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Column {
        id: head
        x: 16
        y: 14
        width: parent.width - 32
        spacing: 8

        Paragraph {
            pixels: 16
            strong: true
            text: qsTr("You are making up a situation")
        }
        Note {
            pixels: 14
            text: root.situation.picture.waiting
        }
    }
    Scroller {
        id: scroll
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.topMargin: 10
        anchors.bottom: foot.top
        anchors.bottomMargin: 8
        contentHeight: list.height

        Column {
            id: list
            x: 16
            width: scroll.width - 32
            spacing: 10

            SideBySide {
                spacing: 6

                HomeButton {
                    id: dealOn
                    pixels: root.step
                    primary: root.situation.picture.canDealOn
                    enabled: root.situation.picture.canDealOn
                    text: qsTr("Keep dealing")
                    Accessible.description: qsTr("The house deals until a player has to act")
                    onClicked: root.situation.dealOn()
                }
                HomeButton {
                    pixels: root.step
                    enabled: root.situation.awaited
                    text: qsTr("Let the player decide")
                    onClicked: root.situation.likeAPlayer()
                }
                HomeButton {
                    pixels: root.step
                    enabled: root.situation.picture.canTakeBack
                    text: qsTr("Take back")
                    Accessible.description: qsTr("Takes back a player's last act or incident, and everything after it")
                    onClicked: root.situation.takeBack()
                }
            }
            ThemedField {
                width: parent.width
                label: qsTr("Amount")
                hint: qsTr("Amount (empty: the usual)")
                wrong: root.situation.wrong
                onEdited: text => root.situation.typeAmount(text)
            }
            SideBySide {
                spacing: 4

                Repeater {
                    model: root.situation.picture.names

                    ChoiceButton {
                        required property string modelData
                        required property int index

                        width: Math.min(implicitWidth, parent.width)
                        pixels: root.step
                        marked: root.situation.seat === index + 1
                        text: modelData
                        onClicked: root.situation.seat = index + 1
                    }
                }
                ChoiceButton {
                    pixels: root.step
                    marked: root.situation.seat === 0
                    text: qsTr("The deck")
                    onClicked: root.situation.seat = 0
                }
            }
            Repeater {
                id: groups
                model: root.groups

                Column {
                    id: group

                    required property var modelData

                    width: list.width
                    spacing: 4
                    visible: group.modelData.lines.length > 0

                    MutedText {
                        width: parent.width
                        pixels: 12
                        text: group.modelData.title
                        spoken: Accessible.Heading
                    }
                    Repeater {
                        model: group.modelData.lines

                        HomeButton {
                            required property string modelData
                            required property int index

                            width: group.width
                            pixels: 13
                            text: modelData
                            onClicked: root.situation.choose(group.modelData.irregular, index)
                        }
                    }
                }
            }
        }
    }
    Flow {
        id: foot
        x: 16
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 12
        width: parent.width - 32
        spacing: 6

        HomeButton {
            pixels: root.step
            text: qsTr("Deal from here")
            Accessible.description: qsTr("Keeps dealing from here, with the coach")
            onClicked: root.situation.tryIt()
        }
        HomeButton {
            pixels: root.step
            text: qsTr("Add to a set…")
            onClicked: root.situation.putIntoSet()
        }
        HomeButton {
            pixels: root.step
            text: qsTr("Save…")
            onClicked: root.situation.save()
        }
    }
}
