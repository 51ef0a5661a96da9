// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The room: its tables, and everybody in it as a plate that keeps its item, so that whoever is moved walks.
Item {
    id: root

    required property NightDesk night
    property int dropPlace: -1
    property int dropChair: -1
    property string dropText: ""
    /// How high the room is at the least: with less, it scrolls.
    readonly property real leastHeight: lengths.leastContentHeight

    readonly property int tableInSight: root.night.acts.tableInSight
    onTableInSightChanged: sight.restart()
    onHeightChanged: sight.restart()

    NightGeometry {
        id: lengths
        width: root.width
        height: root.height
        tables: tables.count
        waiting: root.night.floor.waiting
    }
    Flickable {
        id: scroll
        anchors.fill: parent
        contentHeight: lengths.contentHeight
        clip: contentHeight > height + 1
        boundsBehavior: Flickable.StopAtBounds

        ThemedText {
            visible: tables.count === 0 && root.night.floor.waiting > 0
            x: lengths.gap
            y: 4
            strong: true
            text: qsTr("The sign-in sheet")
        }
        Repeater {
            id: tables
            model: root.night.floor.tables

            NightTable {
                id: table
                required property int place

                x: lengths.cellX(table.place)
                y: lengths.cellY(table.place)
                width: lengths.cellWidth
                height: lengths.cellHeight
                geometry: lengths
                dropChair: root.dropPlace === table.place ? root.dropChair : -1
                onPressed: {
                    root.forceActiveFocus();
                    root.night.acts.pickTable(table.number);
                }
                onPickedChanged: sight.restart()
            }
        }
        Repeater {
            id: plates
            model: root.night.floor.plates

            NightPlate {
                id: plate
                required property int chair
                readonly property int place: plate.table === 0 ? -1 : root.placeOf(plate.table)
                readonly property int chairs: plate.place < 0 ? 0 : (tables.itemAt(plate.place) as NightTable)?.chairs ?? 0
                readonly property point at: lengths.plateAt(plate.place, plate.chairs, plate.chair)

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
                onPressed: {
                    root.forceActiveFocus();
                    root.night.acts.pickPerson(plate.who);
                }
                onPickedChanged: sight.restart()
                onDragMoved: (x, y) => {
                    edges.hand = plate.mapToItem(root, x, y);
                    edges.plate = plate;
                    edges.carry();
                }
                onDragEnded: (x, y) => {
                    const at = plate.mapToItem(scroll.contentItem, x, y);
                    edges.plate = null;
                    root.drop(plate.who, at.x, at.y, plate.table);
                }
                onDragLeft: {
                    edges.plate = null;
                    root.dropPlace = -1;
                }
            }
        }
    }
    Rectangle {
        // what letting go would mean stands below the plate in the hand, where no other plate covers it
        id: meant
        objectName: "drop words"
        readonly property point hand: edges.plate === null ? Qt.point(0, 0) : root.mapFromItem(scroll.contentItem, edges.plate.x, edges.plate.y)
        readonly property real below: meant.hand.y + lengths.plateHeight + 4

        visible: edges.plate !== null && root.dropPlace >= 0 && root.dropText !== ""
        x: Math.round(Math.max(0, Math.min(meant.hand.x, root.width - width)))
        y: Math.round(meant.below + height > root.height ? meant.hand.y - height - 4 : meant.below)
        width: words.implicitWidth + 16
        height: words.implicitHeight + 8
        radius: 6
        color: Theme.accentFill
        border.width: 1
        border.color: Theme.accent

        ThemedText {
            id: words
            anchors.centerIn: parent
            pixels: 12
            strong: true
            color: Theme.accentText
            text: root.dropText
        }
    }
    EdgeFade {
        flickable: scroll
        color: Theme.window
    }
    Timer {
        // what is picked is seen, once everything lies where it belongs
        id: sight
        interval: 0
        onTriggered: {
            const place = root.tableInSight > 0 ? root.placeOf(root.tableInSight) : -1;
            if (place >= 0)
                root.see(lengths.cellY(place), lengths.cellHeight);
            for (let i = 0; i < plates.count; ++i) {
                const plate = plates.itemAt(i) as NightPlate;
                if (plate?.picked && !root.night.acts.asking)
                    root.see(plate.y, plate.height);
            }
        }
    }
    Timer {
        // a hand that holds somebody at the edge of the room makes it scroll on
        id: edges
        property NightPlate plate: null
        property point hand: Qt.point(0, 0)
        readonly property real near: Math.round(36 * Theme.textScale)

        function carry(): void {
            const at = root.mapToItem(scroll.contentItem, edges.hand.x, edges.hand.y);
            edges.plate.moved = Qt.point(at.x - edges.plate.width / 2, at.y - edges.plate.height / 2);
            root.hover(at.x, at.y, edges.plate.table);
        }

        interval: 16
        repeat: true
        running: edges.plate !== null && scroll.contentHeight > scroll.height && (edges.hand.y < edges.near || edges.hand.y > root.height - edges.near)
        onTriggered: {
            root.scrollTo(scroll.contentY + (edges.hand.y < edges.near ? -12 : 12));
            edges.carry();
        }
    }

    function scrollTo(y: real): void {
        scroll.contentY = Math.max(0, Math.min(y, scroll.contentHeight - scroll.height));
    }
    /// Scrolls as little as shows what lies at a height of the room; of what is higher than the room, its top.
    function see(y: real, height: real): void {
        if (y < scroll.contentY || height > scroll.height)
            root.scrollTo(y);
        else if (y + height > scroll.contentY + scroll.height)
            root.scrollTo(y + height - scroll.height);
    }
    /// The place in the room of a table with this number.
    function placeOf(number: int): int {
        for (let i = 0; i < tables.count; ++i) {
            if ((tables.itemAt(i) as NightTable)?.number === number)
                return i;
        }
        return -1;
    }
    /// The spot of a table under a point of the room: the table, its place, the chair and who is right of it; null: none.
    function spotAt(x: real, y: real): var {
        const place = lengths.placeUnder(x, y);
        const table = tables.itemAt(place) as NightTable;
        if (place < 0 || table === null)
            return null;
        const spot = lengths.nearest(place, table.chairs, x, y);
        return { table: table.number, place: place, chair: spot.chair, right: root.night.floor.rightOf(table.number, spot.chair, spot.after) };
    }
    /// Shows where what is dragged would be put down.
    function hover(x: real, y: real, from: int): void {
        const spot = root.spotAt(x, y);
        if (spot === null || spot.table === from) {
            root.dropPlace = -1;
            return;
        }
        root.dropPlace = spot.place;
        root.dropChair = spot.chair;
        root.dropText = spot.right >= 0 && spot.right === root.night.floor.dealersRight(spot.table) ? qsTr("right of the dealer") : root.night.floor.betweenText(spot.table, spot.right);
    }
    /// Who is right of somebody put down at a point of the room; -1: nobody.
    function rightAt(x: real, y: real): int {
        return root.spotAt(x, y)?.right ?? -1;
    }
    function drop(who: int, x: real, y: real, from: int): void {
        const spot = root.spotAt(x, y);
        root.dropPlace = -1;
        if (spot !== null && spot.table !== from)
            root.night.acts.drop(who, spot.table, spot.right);
    }
}
