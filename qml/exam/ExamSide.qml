// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Beside every part of an exam: who sits, which part, the time, and the supervisor's acts behind a passphrase.
Rectangle {
    id: root

    required property ExamModel exam
    readonly property var shown: root.exam.exam
    readonly property var clock: root.exam.clock
    readonly property bool paused: root.clock.paused ?? false
    property bool supervising: false
    property int minutes: 0 ///< that were asked for once: they can't be taken back
    readonly property string missing: !sign.ready ? qsTr("Enter the passphrase.")
        : !root.paused && !reason.ready ? qsTr("Give a reason.")
        : !reason.ready ? qsTr("Give a reason for the minutes.") : ""
    default property alias content: more.data
    /// Below everything else, however long it is.
    property alias log: logs.data

    /// What was said for one act is not said for the next.
    function does(act: var): void {
        act();
        root.minutes = 0;
        if (!root.exam.wrong)
            reason.clear();
    }
    /// Adds minutes once they were asked for twice.
    function extend(minutes: int): void {
        if (root.minutes !== minutes) {
            root.minutes = minutes;
            return;
        }
        root.does(() => root.exam.extend(minutes, reason.reason, sign.signature));
    }

    color: Theme.panel
    // who is stopped sees who can let it go on, and no longer
    onPausedChanged: root.supervising = root.paused

    Scroller {
        id: scroll
        anchors.fill: parent
        contentHeight: column.height + 36
        ground: root.color
        // what has just been said is seen whole
        onContentHeightChanged: {
            const end = column.y + said.y + said.height + 12;
            if (said.visible && end > contentY + height)
                contentY = Math.max(0, Math.min(end, contentHeight) - height);
        }

        Column {
            id: column
            x: 18
            y: 18
            width: scroll.width - 36
            spacing: 12

            Paragraph {
                pixels: 16
                strong: true
                text: root.shown.name ?? ""
            }
            Note {
                text: qsTr("Attempt %1 of %2 · no. %3").arg(root.shown.count ?? 1).arg(root.shown.of ?? 1).arg(root.shown.attempt ?? 0)
            }
            Repeater {
                // what is below has to be seen whole while the supervisor acts; at large words it is the last acts
                model: root.supervising ? [] : (root.shown.parts ?? []).filter(each => Theme.textScale < 1.25 || each.part === root.shown.part)

                Paragraph {
                    required property var modelData

                    width: column.width
                    pixels: 13
                    strong: modelData.part === root.shown.part
                    color: modelData.part === root.shown.part ? Theme.text : Theme.muted
                    text: (modelData.part < root.shown.part ? "✓ " : modelData.part === root.shown.part ? "▷ " : "• ") + modelData.name
                }
            }
            ExamClock {
                width: parent.width
                clock: root.clock
            }
            Column {
                id: more
                visible: !root.supervising
                width: parent.width
                spacing: 10
            }
            HomeButton {
                width: Math.min(implicitWidth, parent.width)
                enabled: !root.paused
                text: qsTr("Hand this part in…")
                onClicked: root.exam.ask(ExamModel.HandIn)
            }
            SideBySide {
                spacing: 8

                HomeButton {
                    width: Math.min(implicitWidth, parent.width)
                    text: qsTr("Supervisor…")
                    marked: root.supervising
                    onClicked: root.supervising = !root.supervising
                }
                HomeButton {
                    width: Math.min(implicitWidth, parent.width)
                    text: qsTr("Leave")
                    onClicked: root.exam.ask(ExamModel.Leave)
                }
            }
            Column {
                width: parent.width
                visible: root.supervising
                spacing: 10

                SignFields {
                    id: sign
                    signers: root.shown.signers ?? []
                }
                ReasonFields {
                    id: reason
                    about: root.paused ? qsTr("Reason for more minutes") : qsTr("Reason")
                }
                SideBySide {
                    spacing: 8

                    HomeButton {
                        width: Math.min(implicitWidth, parent.width)
                        enabled: sign.ready && (root.paused || reason.ready)
                        text: root.paused ? qsTr("Continue") : qsTr("Pause")
                        onClicked: root.does(() => root.paused ? root.exam.goOn(sign.signature) : root.exam.pause(reason.reason, sign.signature))
                    }
                    Repeater {
                        model: [2, 5, 10]

                        HomeButton {
                            required property int modelData

                            enabled: sign.ready && reason.ready
                            text: qsTr("+%1 min").arg(modelData)
                            marked: root.minutes === modelData
                            onClicked: root.extend(modelData)
                        }
                    }
                }
            }
            Note {
                visible: root.supervising && text !== ""
                text: root.minutes > 0 ? qsTr("Press +%1 min again to add the time. Minutes cannot be taken back.").arg(root.minutes) : root.missing
            }
            Alert {
                id: said
                visible: root.exam.message !== ""
                pixels: 13
                strong: true
                color: root.exam.wrong ? Theme.fault : Theme.accentText
                text: root.exam.message
            }
            Column {
                id: logs
                width: parent.width
                topPadding: 8
            }
        }
    }
}
