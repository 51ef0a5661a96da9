// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Attempts with the one act that each is likely to need, and opening a new one.
RoomPage {
    id: root

    required property AcademyModel academy
    readonly property var house: root.academy.house
    readonly property var attempts: root.house.attempts ?? []
    property int attempt: 0 ///< that is to go on or to be decided
    readonly property var picked: root.attempts.find(each => each.attempt === root.attempt && each.way === root.way) ?? null
    property string way: ""

    title: root.house.name ?? ""
    note: root.house.today ?? ""

    Paragraph {
        pixels: 13
        strong: !root.house.whole
        color: !root.house.whole ? Theme.fault : root.house.anchored ? Theme.good : Theme.muted
        text: (root.house.whole ? "✓ " : "✗ ") + (root.house.ledger ?? "")
        spoken: Accessible.StaticText
    }
    HomePanel {
        title: qsTr("Attempts")
        spacing: 0

        ThemedText {
            visible: root.attempts.length === 0
            color: Theme.muted
            text: qsTr("No attempts yet.")
        }
        Repeater {
            model: root.attempts

            AttemptRow {
                required property var modelData

                width: parent?.width ?? 0
                attempt: modelData
                picked: root.attempt === modelData.attempt
                onAsked: {
                    if (modelData.way === "result") {
                        root.academy.review.open(modelData.attempt);
                        return;
                    }
                    root.attempt = modelData.attempt;
                    root.way = modelData.way;
                }
            }
        }
    }
    SettlePanel {
        visible: root.picked !== null
        academy: root.academy
        attempt: root.picked ?? ({})
        signers: root.house.signers ?? []
    }
    AuthorisePanel {
        // beside an exam whose clock stands there is nothing to be done but to let it go on
        visible: (root.house.stopped ?? "") === ""
        academy: root.academy
        house: root.house
    }
}
