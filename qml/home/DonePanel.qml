// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The last things that were done, a line for each.
HomePanel {
    id: root

    required property HomeModel home
    readonly property bool roomy: root.width > 900 * Theme.textScale

    readonly property real wayRoom: 110 * Theme.textScale

    title: qsTr("Recent sessions")

    Note {
        // as high as the heading and a first line
        height: Math.max(implicitHeight, Math.round(42 * Theme.textScale))
        verticalAlignment: Text.AlignTop
        pixels: 14
        visible: root.home.recent.length === 0
        text: qsTr("Nothing yet. Hands and drills you finish appear here.")
    }
    Column {
        visible: root.home.recent.length > 0
        width: parent.width

        Item {
            width: parent.width
            height: Math.round(22 * Theme.textScale)

            DoneLine {
                width: parent.width - root.wayRoom
                height: parent.height
                heading: true
                roomy: root.roomy
                words: ({ when: qsTr("Date"), game: qsTr("Game"), what: qsTr("Activity"), score: qsTr("Score"),
                          critical: qsTr("Critical"), mistake: qsTr("Costliest mistake") })
            }
        }
        Repeater {
            model: root.home.recent

            Item {
                id: line
                required property var modelData

                width: parent.width
                height: Math.max(Math.round(32 * Theme.textScale), done.implicitHeight)

                RuledLine {
                    color: Theme.line
                }
                DoneLine {
                    id: done
                    width: parent.width - root.wayRoom
                    height: parent.height
                    roomy: root.roomy
                    words: line.modelData
                    onRuleAsked: root.home.askRule(line.modelData.ruleId)
                }
                HomeLink {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.modelData.way !== ""
                    text: line.modelData.way
                    Accessible.name: qsTr("%1: %2, %3").arg(line.modelData.way).arg(line.modelData.when).arg(line.modelData.game)
                    onClicked: root.home.askSession(line.modelData.session)
                }
            }
        }
        HomeLink {
            anchors.right: parent.right
            text: qsTr("All sessions")
            onClicked: root.home.go(HomeModel.History)
        }
    }
}
