// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Things beside each other, in as many lines as they need.
Flow {
    width: parent.width
    spacing: 10
}
