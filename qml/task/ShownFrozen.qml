// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// A table that was stopped for a ruling.
AnyTable {
    id: root

    required property TaskDesk desk

    implicitHeight: Math.round(400 * Theme.textScale)
    enabled: false
    table: root.desk.table
}
