// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The room: its tables, and everybody in it as a plate that keeps its item, so that whoever is moved walks.
Item {
    id: root

    required property NightDesk night
    property int dropPlace: -1
    property int dropChair: -1
    property string dropText: ""

    NightGeometry {
        id: lengths
        width: root.width
        height: root.height
        tables: tables.count
        waiting: root.night.waiting
    }
    Flickable {
        id: scroll
        anchors.fill: parent
        contentHeight: lengths.contentHeight
        clip: contentHeight > height + 1
        boundsBehavior: Flickable.StopAtBounds

        ThemedText {
            visible: tables.count === 0 && root.night.waiting > 0
            x: lengths.gap
            y: 4
            pixels: 14
            strong: true
            text: qsTr("The sign-in sheet")
        }
        Repeater {
            id: tables
            model: root.night.tables

            NightTable {
                id: table
                required property int place

                x: lengths.cellX(table.place)
                y: lengths.cellY(table.place)
                width: lengths.cellWidth
                height: lengths.cellHeight
                geometry: lengths
                dropChair: root.dropPlace === table.place ? root.dropChair : -1
                dropText: root.dropText
                onPressed: root.night.pickTable(table.number)
            }
        }
        Repeater {
            id: plates
            model: root.night.plates

            NightPlate {
                id: plate
                required property int table
                required property int chair
                readonly property int place: plate.table === 0 ? -1 : root.placeOf(plate.table)
                readonly property int chairs: plate.place < 0 ? 0 : (tables.itemAt(plate.place) as NightTable)?.chairs ?? 0
                readonly property point at: lengths.plateAt(plate.place, plate.chairs, plate.chair)
                property point moved: Qt.point(0, 0)

                geometry: lengths
                markAt: lengths.markAt(plate.chairs, plate.chair)
                x: Math.round(plate.dragging ? plate.moved.x : plate.at.x - plate.width / 2)
                y: Math.round(plate.dragging ? plate.moved.y : plate.at.y - plate.height / 2)
                Behavior on x {
                    enabled: Theme.animation > 0 && !plate.dragging
                    NumberAnimation { duration: 2 * Theme.animation; easing.type: Easing.InOutQuad }
                }
                Behavior on y {
                    enabled: Theme.animation > 0 && !plate.dragging
                    NumberAnimation { duration: 2 * Theme.animation; easing.type: Easing.InOutQuad }
                }
                onPressed: root.night.pickPerson(plate.who)
                onDragMoved: (x, y) => {
                    const at = plate.mapToItem(scroll.contentItem, x, y);
                    plate.moved = Qt.point(at.x - plate.width / 2, at.y - plate.height / 2);
                    root.hover(at.x, at.y, plate.table);
                }
                onDragEnded: (x, y) => {
                    const at = plate.mapToItem(scroll.contentItem, x, y);
                    root.drop(plate.who, at.x, at.y, plate.table);
                }
                onDragLeft: root.dropPlace = -1
            }
        }
    }
    EdgeFade {
        flickable: scroll
        color: Theme.window
    }

    /// The place in the room of a table with this number.
    function placeOf(number: int): int {
        for (let i = 0; i < tables.count; ++i) {
            if ((tables.itemAt(i) as NightTable)?.number === number)
                return i;
        }
        return -1;
    }
    /// Shows where what is dragged would be put down.
    function hover(x: real, y: real, from: int): void {
        const place = lengths.placeUnder(x, y);
        const table = tables.itemAt(place) as NightTable;
        if (place < 0 || table === null || table.number === from) {
            root.dropPlace = -1;
            return;
        }
        const spot = lengths.nearest(place, table.chairs, x, y);
        const right = root.night.rightOf(table.number, spot.chair, spot.after);
        root.dropPlace = place;
        root.dropChair = spot.chair;
        root.dropText = right >= 0 && right === root.night.dealersRight(table.number) ? qsTr("right of the dealer") : root.night.betweenText(table.number, right);
    }
    /// Who is right of somebody put down at a point of the room; -1: nobody.
    function rightAt(x: real, y: real): int {
        const place = lengths.placeUnder(x, y);
        const table = tables.itemAt(place) as NightTable;
        if (place < 0 || table === null)
            return -1;
        const spot = lengths.nearest(place, table.chairs, x, y);
        return root.night.rightOf(table.number, spot.chair, spot.after);
    }
    function drop(who: int, x: real, y: real, from: int): void {
        const place = lengths.placeUnder(x, y);
        const table = tables.itemAt(place) as NightTable;
        root.dropPlace = -1;
        if (place < 0 || table === null || table.number === from)
            return;
        const spot = lengths.nearest(place, table.chairs, x, y);
        root.night.drop(who, table.number, root.night.rightOf(table.number, spot.chair, spot.after));
    }
}
