// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The one navigation, the same in every room; it is gone at the table.
Rectangle {
    id: root

    required property HomeModel home
    readonly property int count: places.length
    readonly property var places: [
        { icon: "home", name: qsTr("Home"), room: HomeModel.Home },
        { icon: "lessons", name: qsTr("Lessons"), room: HomeModel.Lessons },
        { icon: "table", name: qsTr("Table"), room: HomeModel.Table },
        { icon: "drill", name: qsTr("Drills"), room: HomeModel.Drills },
        { icon: "rules", name: qsTr("Rules"), room: HomeModel.Rules },
        { icon: "figures", name: qsTr("Figures"), room: HomeModel.Odds },
        { icon: "night", name: qsTr("Night"), room: HomeModel.Night },
        { icon: "history", name: qsTr("History"), room: HomeModel.History },
        { icon: "settings", name: qsTr("Settings"), room: HomeModel.Settings },
        { icon: "academy", name: qsTr("Academy"), room: HomeModel.Academy }
    ]

    width: Math.round(64 * Theme.textScale) + 12
    color: Theme.rail

    /// Does what the place with this number leads to.
    function press(place: int): void {
        const there = root.places[place];
        root.home.go(there.room);
    }
    /// Whether the room shown lies behind a place of the rail.
    function isIn(room: int): bool {
        switch (root.home.room) {
        case HomeModel.FourWays:
        case HomeModel.Sets:
        case HomeModel.Situation:
        case HomeModel.Atlas:
        case HomeModel.Tasks: return room === HomeModel.Drills;
        case HomeModel.House: return room === HomeModel.Settings;
        default: return room === root.home.room;
        }
    }

    // the cut card is the sign
    Rectangle {
        id: sign
        anchors.horizontalCenter: parent.horizontalCenter
        y: 18
        width: 20
        height: 28
        radius: 3
        color: Theme.primary

        Rectangle {
            anchors.centerIn: parent
            width: 12
            height: 20
            radius: 1.5
            color: "transparent"
            border.width: 1
            border.color: "#7a5a18"
        }
    }
    Column {
        anchors.top: sign.bottom
        anchors.topMargin: 18
        width: parent.width

        Repeater {
            model: root.places

            RailButton {
                required property int index
                required property var modelData

                width: root.width
                // all of them fit, also where words are large and the window is low
                height: Math.min(implicitHeight, (root.height - sign.y - sign.height - 26) / root.count)
                text: modelData.name
                icon.name: modelData.icon
                closed: root.home.closed && modelData.room !== HomeModel.Academy
                current: root.isIn(modelData.room)
                keyHint: qsTr("Alt+%1").arg((index + 1) % 10)
                onClicked: root.press(index)
            }
        }
    }
}
