// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The night as it runs: the room or the table of a call, acts below it; clock, queue, what is owed and the book beside.
FocusScope {
    id: root

    required property NightDesk night
    readonly property real sideWidth: Math.round(Math.min(Math.max(300 * Theme.textScale, root.width * 0.26), 460))
    readonly property real gap: 10
    /// Large letters in a low window: the table of a call needs the height, and the book gives its place to what is said.
    readonly property bool factsAside: root.night.call.attended && root.height < 620 * Theme.textScale

    focus: true

    NightBar {
        id: bar
        x: 16
        y: 6
        width: root.width - 32
        night: root.night
    }
    NightPlan {
        id: plan
        visible: !root.night.call.attended
        x: 12
        y: bar.y + bar.height + 6
        width: root.width - root.sideWidth - 36
        height: (root.night.run.lookedAt ? root.height : strip.y) - y - root.gap
        night: root.night
    }
    NightCall {
        visible: root.night.call.attended
        x: plan.x
        y: plan.y
        width: plan.width
        height: plan.height
        factsHere: !root.factsAside
        night: root.night
    }
    NightStrip {
        id: strip
        visible: !root.night.run.lookedAt
        x: 12
        y: root.height - height - 10
        width: plan.width
        height: implicitHeight
        pressed: plan.leastHeight > root.height - plan.y - strip.fullHeight - 20
        night: root.night
    }
    Item {
        id: side
        x: root.width - root.sideWidth - 12
        y: plan.y
        width: root.sideWidth
        height: root.height - y - 10
        readonly property real rest: side.height - clock.height - ((root.night.run.coached || root.night.run.real) ? 3 : 2) * root.gap
        readonly property real queueHeight: Math.min(queue.wanted, side.rest * ((root.night.run.coached || root.night.run.real) ? 0.34 : 0.5))
        // the book has what the others leave it, but always a few lines
        readonly property real bookLeast: Math.min(side.rest * (root.night.run.lookedAt ? 0.45 : 0.3), root.night.run.lookedAt ? 130 * Theme.textScale : book.least)
        readonly property real owedHeight: (root.night.run.coached || root.night.run.real) ? Math.min(owed.wanted, side.rest - side.queueHeight - side.bookLeast) : 0

        NightClock {
            id: clock
            width: parent.width
            height: implicitHeight
            facts: root.night.facts
        }
        NightQueue {
            id: queue
            y: clock.height + root.gap
            width: parent.width
            height: side.queueHeight
            night: root.night
        }
        NightOwed {
            id: owed
            visible: (root.night.run.coached || root.night.run.real)
            y: queue.y + queue.height + root.gap
            width: parent.width
            height: side.owedHeight
            night: root.night
        }
        NightCallFacts {
            visible: root.factsAside
            y: book.y
            width: parent.width
            height: Math.min(implicitHeight, side.height - y)
            clip: true
            night: root.night
        }
        NightBook {
            id: book
            visible: !root.factsAside
            y: (root.night.run.coached || root.night.run.real) ? owed.y + owed.height + root.gap : queue.y + queue.height + root.gap
            width: parent.width
            height: side.height - y
            night: root.night
        }
    }
}
