// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The coach: what is owed, and until when.
NightPanel {
    id: root

    required property NightDesk night
    readonly property bool lookedAt: root.night.run.lookedAt
    readonly property real wanted: root.below + lines.height + root.pad

    title: qsTr("Due now")
    note: owed.count === 0 || root.lookedAt ? "" : root.night.run.coached ? qsTr("Press . to start, ? to be shown") : qsTr("Press . to start")

    Scroller {
        id: scroll
        anchors.fill: parent
        contentHeight: lines.height
        clip: contentHeight > height

        Column {
            id: lines
            width: scroll.width
            spacing: 2

            Note {
                visible: owed.count === 0
                text: root.night.run.real ? qsTr("Nothing is due.") : qsTr("Nothing is due. Space lets the room play on.")
            }
            Repeater {
                id: owed
                model: root.night.facts.owed

                PressButton {
                    id: line
                    required property string label
                    required property string when
                    required property string rule
                    required property string ruleId
                    required property bool now
                    required property bool optional
                    required property int index
                    readonly property bool first: line.index === 0 && line.now

                    width: lines.width
                    height: words.height + 12
                    enabled: !root.lookedAt
                    onActiveFocusChanged: {
                        if (line.activeFocus)
                            scroll.see(line.y, line.y + line.height);
                    }
                    Keys.onReturnPressed: line.begin()
                    Keys.onEnterPressed: line.begin()
                    onClicked: line.begin()
                    Accessible.name: line.label + ", " + line.when

                    /// The keys go on to what is asked then.
                    function begin(): void {
                        line.focus = false;
                        root.night.acts.pressOwed(line.index);
                    }

                    background: Rectangle {
                        radius: 6
                        color: line.first ? Theme.accentFill : line.hovered ? Theme.hovered : "transparent"
                        border.width: line.first || line.visualFocus ? 1.5 : 0
                        border.color: line.visualFocus ? Theme.focus : Theme.accent
                    }
                    ThemedText {
                        x: 8
                        y: 6
                        pixels: 12
                        color: line.first ? Theme.accentText : Theme.muted
                        text: line.now ? (line.optional ? "○" : "▸") : "·"
                    }
                    Column {
                        id: words
                        x: Theme.size(22)
                        y: 6
                        width: parent.width - x - 8

                        Paragraph {
                            pixels: 13
                            strong: line.first
                            color: line.now ? Theme.text : Theme.muted
                            text: line.label
                        }
                        Note {
                            visible: line.when !== ""
                            pixels: 12
                            text: line.when
                        }
                        LinkText {
                            visible: line.first && line.rule !== ""
                            width: Math.min(implicitWidth, parent.width)
                            // in one line: most of the duty's own line is for pressing it
                            fits: true
                            pixels: 12
                            text: line.rule
                            onClicked: root.night.acts.ruleAsked(line.ruleId)
                        }
                    }
                }
            }
            Note {
                visible: owed.count > 0
                topPadding: 4
                leftPadding: 8
                pixels: 12
                text: qsTr("▸ due now, ○ optional now, · later")
            }
        }
    }
}
