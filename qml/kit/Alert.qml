// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// What is wrong, said at once also to whoever only hears it.
Paragraph {
    color: Theme.fault
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
}
