// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What can be said and done, by group, with the key for each; scrolls when there is more than room.
FocusScope {
    id: root

    required property CommandModel commands
    property bool showsFloor: true
    property bool floorEnabled: true
    property string floorKey: "F"

    signal floorCalled()

    implicitWidth: 900
    implicitHeight: Math.max(column.implicitHeight, floor.visible ? floor.height + 8 : 0) + 20
    readonly property real headingWidth: Theme.size(46)

    Rectangle {
        anchors.fill: parent
        radius: 12
        color: Theme.panel
        border.width: Theme.dark ? 0 : 1
        border.color: Theme.outline
    }
    Flickable {
        id: flick
        anchors.fill: parent
        anchors.margins: 10
        contentWidth: width
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        /// Keeps what has the focus in sight.
        function reveal(item: Item): void {
            const top = item.mapToItem(column, 0, 0).y;
            if (top < contentY)
                contentY = Math.max(0, top - 4);
            else if (top + item.height > contentY + height)
                contentY = Math.min(contentHeight - height, top + item.height - height + 4);
        }

        Column {
            id: column
            width: parent.width
            spacing: 8

            Repeater {
                model: root.commands.groups

                Item {
                    id: group
                    required property CommandGroup modelData
                    required property int index
                    readonly property bool last: index === root.commands.groups.length - 1

                    width: column.width
                    height: flow.height
                    Accessible.role: Accessible.Grouping
                    Accessible.name: group.modelData.title

                    ThemedText {
                        y: 9
                        width: root.headingWidth - 8
                        elide: Text.ElideRight
                        pixels: 11.5
                        font.letterSpacing: 1
                        font.capitalization: Font.AllUppercase
                        color: Theme.muted
                        text: group.modelData.title
                        Accessible.ignored: true
                    }
                    Flow {
                        id: flow
                        x: root.headingWidth
                        width: parent.width - x - (group.last && root.showsFloor ? floor.width + 14 : 0)
                        spacing: 6

                        Repeater {
                            model: group.modelData.commands

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
