// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The coach: the procedure as a checklist, what is owed, the rule, and what the judge said of the last acts.
FocusScope {
    id: root

    required property CoachModel coach
    property string terms: "" ///< met for the first time in a lesson, with what they mean

    implicitWidth: 220 + Theme.size(90)
    implicitHeight: 640

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Item {
        id: head
        x: 20
        y: 16
        width: parent.width - 40
        height: title.height + 16

        ThemedText {
            id: title
            width: parent.width - count.width - 10
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            pixels: 16
            strong: true
            text: root.coach.picture.title
        }
        MutedText {
            id: count
            anchors.right: parent.right
            anchors.verticalCenter: title.verticalCenter
            visible: root.coach.picture.total > 0
            text: qsTr("%1 of %2").arg(root.coach.picture.done).arg(root.coach.picture.total)
        }
        ShareBar {
            y: title.height + 7
            share: root.coach.picture.total > 0 ? root.coach.picture.done / root.coach.picture.total : 0
            ink: Theme.good
        }
    }
    Column {
        id: facts
        x: 20
        y: head.y + head.height
        width: parent.width - 40
        spacing: 6
        visible: root.coach.picture.facts.length > 0

        Repeater {
            model: root.coach.picture.facts

            Paragraph {
                required property string modelData
                required property int index
                width: facts.width
                pixels: index === 1 ? 20 : 14
                strong: index === 1
                color: index === 2 ? Theme.muted : Theme.text
                text: modelData
            }
        }
    }
    Scroller {
        id: list
        // looked up anew when the steps are there
        readonly property Item seen: root.coach.seenStep < steps.count ? steps.itemAt(root.coach.seenStep) : null

        x: 10
        y: head.y + head.height + 6
        width: parent.width - 20
        height: facts.visible ? facts.height
            : Math.max(Theme.size(28) * (Theme.textScale <= 1.3 ? 5 : root.coach.picture.explanation === "" ? 3 : 2),
                       Math.min(column.height, log.y - y - Math.min(foot.height, parent.height * 0.4) - 24))
        contentHeight: column.height
        contentY: seen === null ? 0
            : Math.max(0, Math.min(contentHeight - height,
                // all of it is seen, however many lines it has
                seen.y - Math.max(0, Math.min(height * 0.38, height - seen.height - Theme.size(14)))))
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: root.coach.picture.title
        Keys.onUpPressed: flick(0, 600)
        Keys.onDownPressed: flick(0, -600)
        Behavior on contentY {
            enabled: Theme.animation > 0 && !list.moving
            NumberAnimation { duration: Theme.animation; easing.type: Easing.InOutQuad }
        }

        Column {
            id: column
            width: list.width

            Repeater {
                id: steps
                model: root.coach.steps

                Rectangle {
                    id: step
                    required property string label
                    required property int mark
                    readonly property bool owed: mark === Mark.Owed || mark === Mark.Habit

                    width: column.width
                    height: Math.max(Theme.size(28), words.implicitHeight + Theme.size(10))
                    radius: Theme.radius
                    color: owed ? Theme.accentFill : "transparent"
                    border.width: owed ? 1.5 : 0
                    border.color: Theme.accent
                    Accessible.role: Accessible.ListItem
                    Accessible.name: step.label + ", " + sign.spoken()

                    MarkSign {
                        id: sign
                        x: 8
                        width: Theme.size(16)
                        anchors.verticalCenter: parent.verticalCenter
                        mark: step.mark
                    }
                    Paragraph {
                        id: words
                        x: sign.x + sign.width + 10
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x - 8
                        strong: step.owed
                        color: step.mark === Mark.Later ? Theme.muted : Theme.text
                        text: step.label
                    }
                }
            }
        }
    }
    FocusRing {
        parent: list
        shown: list.activeFocus
    }
    Scroller {
        id: footScroll
        x: 20
        y: list.y + list.height + 12
        width: parent.width - 40
        height: Math.max(0, log.y - y - 8)
        contentHeight: foot.height
        activeFocusOnTab: contentHeight > height
        clip: contentHeight > height

        Column {
            id: foot
            width: footScroll.width
            spacing: 10

            RuledLine {}
            Rectangle {
                width: parent.width
                height: wrong.implicitHeight + 18
                radius: Theme.radius
                visible: root.coach.picture.explanation !== ""
                color: Theme.faultFill
                border.width: 1
                border.color: Theme.fault

                Paragraph {
                    id: wrong
                    x: 11
                    y: 9
                    width: parent.width - 22
                    pixels: 13.5
                    lineHeight: 1.15
                    text: root.coach.picture.explanation
                    spoken: Accessible.AlertMessage
                    Accessible.name: root.coach.picture.explanation
                }
            }
            RuleBox {
                width: parent.width
                visible: root.coach.picture.ruleText !== ""
                ruleId: root.coach.picture.ruleId
                ruleTitle: root.coach.picture.ruleTitle
                ruleText: root.coach.picture.ruleText
                onOpened: id => root.coach.askRule(id)
            }
            Paragraph {
                visible: root.terms !== ""
                pixels: 13
                textFormat: Text.StyledText
                text: root.terms
                spoken: Accessible.StaticText
            }
        }
    }
    // however long the rule is: what was done last, and what the judge said of it, are in sight
    Scroller {
        id: log
        x: 20
        y: pinned.y - height - 8
        width: parent.width - 40
        height: Math.min(acts.height, Math.max(Theme.size(62), root.height * 0.19))
        contentHeight: acts.height
        activeFocusOnTab: contentHeight > height
        clip: contentHeight > height

        LastActs {
            id: acts
            width: log.width
            beside: score.visible ? score.width + 8 : 0
            acts: root.coach.lastActs
        }
    }
    FocusRing {
        parent: log
        shown: log.activeFocus
    }
    NumberText {
        id: score
        anchors.right: log.right
        y: log.y
        visible: text !== ""
        text: root.coach.picture.scoreText
        Accessible.role: Accessible.StaticText
        Accessible.name: root.coach.picture.scoreText
    }
    Column {
        id: pinned
        x: 20
        y: parent.height - height - 12
        width: parent.width - 40
        spacing: 8

        SideBySide {
            spacing: 8
            visible: !facts.visible

            ThemedButton {
                text: qsTr("Undo")
                pixels: 13
                enabled: root.coach.picture.canUndo
                onClicked: root.coach.askUndo()
            }
            ThemedButton {
                text: qsTr("Redo")
                pixels: 13
                enabled: root.coach.picture.canRedo
                onClicked: root.coach.askRedo()
            }
            ThemedButton {
                text: qsTr("Show me")
                pixels: 13
                enabled: root.coach.picture.canShow
                onClicked: root.coach.askShow()
            }
        }
    }
}
