// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The table of whatever game is dealt: the oval of the players' games, or the bow of the house-banked ones.
FocusScope {
    id: root

    required property TableModel table
    /// Whether stacks have no figures; as it is when a table is laid.
    property bool byEye: false
    readonly property bool banked: table.banked

    /// Where a circle lies, if this table has any.
    function circleRect(circle: int): rect {
        return (loader.item as BankedTable)?.seating.circleRect(circle) ?? Qt.rect(0, 0, 0, 0);
    }
    function lay(): void {
        loader.setSource(root.banked ? "BankedTable.qml" : "DealerTable.qml", {table: root.table, byEye: root.byEye});
    }
    onBankedChanged: root.lay()
    Component.onCompleted: root.lay()

    Loader {
        id: loader
        anchors.fill: parent
        focus: true
    }
}
