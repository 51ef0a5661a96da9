// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What can be said and done: the groups at the left, the commands of one with their keys; the keys work for all.
FocusScope {
    id: root

    required property CommandModel commands
    property bool showsFloor: true
    property bool floorEnabled: true
    property string floorKey: "F"
    property int current: 0
    readonly property var groups: commands?.groups ?? []
    readonly property CommandGroup shownGroup: groups[Math.min(current, groups.length - 1)] ?? null

    signal floorCalled()

    implicitWidth: 900
    implicitHeight: Math.max(tabs.height, flow.implicitHeight, floor.visible ? floor.height : 0) + 20

    Rectangle {
        anchors.fill: parent
        radius: 12
        color: Theme.panel
        border.width: Theme.dark ? 0 : 1
        border.color: Theme.outline
    }
    Flickable {
        id: tabScroll
        x: 10
        y: 10
        width: tabs.width
        height: parent.height - 20
        contentHeight: tabs.height
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: tabs
            spacing: 2
            Accessible.role: Accessible.PageTabList
            Accessible.name: qsTr("What to say and do")

            Repeater {
                id: tabRepeater
                model: root.groups

                TabButton {
                    id: tab
                    required property CommandGroup modelData
                    required property int index

                    text: tab.modelData?.title ?? ""
                    // all of them are to be seen; they scroll only where that would make them too flat to press
                    height: Math.max(22, Math.min(tab.implicitHeight, (tabScroll.height - 2 * (root.groups.length - 1)) / root.groups.length))
                    current: root.current === tab.index
                    dotted: tab.modelData?.owed ?? false
                    // with the coach the owed command is always at hand
                    onDottedChanged: {
                        if (tab.dotted)
                            root.current = tab.index;
                    }
                    Component.onCompleted: {
                        if (tab.dotted)
                            root.current = tab.index;
                    }
                    onClicked: root.current = tab.index
                    Keys.onUpPressed: root.step(-1)
                    Keys.onDownPressed: root.step(1)
                }
            }
        }
    }
    function step(by: int): void {
        root.current = (root.current + by + root.groups.length) % root.groups.length;
        tabRepeater.itemAt(root.current).forceActiveFocus(Qt.TabFocusReason);
    }
    Rectangle {
        x: tabScroll.x + tabScroll.width + 8
        y: 12
        width: 1
        height: parent.height - 24
        color: Theme.outline
    }
    Flickable {
        id: flick
        x: tabScroll.x + tabScroll.width + 18
        y: 10
        width: parent.width - x - 10 - (root.showsFloor ? floor.width + 14 : 0)
        height: parent.height - 20
        contentWidth: width
        contentHeight: flow.implicitHeight
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        /// Keeps what has the focus in sight.
        function reveal(item: Item): void {
            const top = item.mapToItem(flow, 0, 0).y;
            if (top < contentY)
                contentY = Math.max(0, top - 4);
            else if (top + item.height > contentY + height)
                contentY = Math.min(contentHeight - height, top + item.height - height + 4);
        }

        Flow {
            id: flow
            width: flick.width
            spacing: 6
            Accessible.role: Accessible.Grouping
            Accessible.name: root.shownGroup?.title ?? ""

            Repeater {
                model: root.shownGroup?.commands ?? null

                ThemedButton {
                    required property string commandId
                    required property string label
                    required property string key
                    required property bool active
                    required property bool owed

                    pixels: 13.5
                    text: label
                    keyHint: key
                    enabled: active
                    marked: owed
                    onClicked: root.commands.trigger(commandId)
                    onActiveFocusChanged: {
                        if (activeFocus)
                            flick.reveal(this);
                    }
                }
            }
        }
    }
    EdgeFade {
        flickable: flick
    }
    FloorButton {
        id: floor
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 10
        visible: root.showsFloor
        enabled: root.floorEnabled
        keyHint: root.floorKey
        onClicked: root.floorCalled()
    }
}
