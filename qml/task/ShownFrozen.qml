// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A table that was stopped for a ruling.
AnyTable {
    id: root

    required property TaskDesk desk

    implicitHeight: Math.round(Math.min(400 * Theme.textScale, Math.max(400, (root.Window.window?.height ?? Infinity) * 0.55)))
    enabled: false
    table: root.desk.table
}
