// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The player of one spot: plate, cards, what is said and what goes wrong there.
AnySeat {
    id: root

    handSize: geometry.seatCardHeight > 0 ? 2 : 0
    handName: qsTr("cards of %1").arg(root.who)
    handOutlined: true

    SpeechBubble {
        readonly property real centre: root.plate.x + root.plate.width / 2
        x: Math.max(4, Math.min(root.width - width - 4, centre - width / 2))
        y: root.plate.y + root.plate.height * 0.96 - tail
        below: true
        tailX: centre - x
        text: root.bubble
        mostWidth: root.geometry.pitch * 1.35
        fontScale: root.geometry.fontScale
    }
    IncidentBadge {
        x: Math.max(4, Math.min(root.width - width - 4, root.plate.x + root.plate.width / 2 - width / 2))
        y: root.plate.y + root.plate.height - 2
        text: root.incident
        mostWidth: root.geometry.pitch * 2.2
        fontScale: root.geometry.fontScale
    }
}
