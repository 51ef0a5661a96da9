// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The chips in front of one player.
ChipStack {
    id: root

    property int seat: 0
}
