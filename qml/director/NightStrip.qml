// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What was said of the last act, what is picked, and everything that can be done with it.
Rectangle {
    id: root

    required property NightDesk night
    readonly property var signs: ["·", "✓", "✗"]
    /// Large letters in a narrow room: what is picked stands above the acts, which then have the whole width.
    readonly property bool narrow: root.width < 640 * Theme.textScale
    readonly property real actsTop: root.narrow ? subject.y + Math.max(subject.height, buttons.height) + 6 : said.y + said.height + 8
    readonly property int markedChoice: root.night.acts.markedChoice

    onMarkedChoiceChanged: seen.restart()
    /// Whether the room above scrolls: then it gets what the acts leave of their place.
    property bool pressed: false
    readonly property real fullHeight: root.narrow ? said.height + Math.round(114 * Theme.textScale) : said.height + Math.round(102 * Theme.textScale) + 24
    /// What is asked, and the way out of it, are seen however few the answers are.
    readonly property real leastHeight: Math.max(root.actsTop + flow.height, subject.y + subject.height) + 10
    implicitHeight: root.pressed ? Math.min(root.fullHeight, root.leastHeight) : root.fullHeight
    radius: 10
    color: Theme.panel
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Acts")

    Item {
        id: said
        x: 14
        y: 8
        width: parent.width - 28
        height: Math.round(36 * Theme.textScale)

        ThemedText {
            id: sign
            anchors.verticalCenter: parent.verticalCenter
            strong: true
            color: words.color
            text: root.night.message.text === "" ? "" : root.signs[root.night.message.kind]
        }
        Paragraph {
            id: words
            x: sign.width + 8
            anchors.verticalCenter: parent.verticalCenter
            width: rule.x - x - 12
            height: parent.height
            elide: Text.ElideRight
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            pixels: 13
            color: root.night.message.kind === NightMessage.Wrong ? Theme.fault : root.night.message.kind === NightMessage.Right ? Theme.good : Theme.text
            text: root.night.message.text
            spoken: Accessible.AlertMessage
        }
        LinkText {
            id: rule
            x: parent.width - width - (root.narrow ? 0 : buttons.width + 12)
            anchors.verticalCenter: parent.verticalCenter
            visible: root.night.message.ruleId !== ""
            width: visible ? Math.min(implicitWidth, said.width * (root.narrow ? 0.48 : 0.26)) : 0
            pixels: 12
            text: root.night.message.rule
            onClicked: root.night.acts.ruleAsked(root.night.message.ruleId)
        }
    }
    Rectangle {
        x: 14
        y: said.y + said.height + 2
        width: parent.width - 28
        height: 1
        color: Theme.line
    }
    Row {
        id: buttons
        // large letters in a narrow room: what is asked comes before what could be taken back
        visible: !root.narrow || !root.night.acts.asking
        x: root.width - width - 14
        y: root.narrow ? subject.y : said.y + Math.round((said.height - height) / 2)
        spacing: 6

        ThemedButton {
            visible: root.night.run.coached || root.night.run.real
            pixels: 12
            text: qsTr("Undo")
            enabled: root.night.run.canUndo
            onClicked: root.night.run.undo()
        }
        ThemedButton {
            visible: root.night.run.coached || root.night.run.real
            pixels: 12
            text: qsTr("Redo")
            enabled: root.night.run.canRedo
            onClicked: root.night.run.redo()
        }
        ThemedButton {
            visible: root.night.run.coached
            pixels: 12
            text: qsTr("Show me")
            keyHint: "?"
            enabled: !root.night.run.over
            onClicked: root.night.acts.showMe()
        }
    }
    Paragraph {
        // measured apart: what is fitted has another height
        id: measure
        visible: false
        width: asked.width
        pixels: asked.pixels
        strong: true
        text: asked.text
    }
    FontMetrics {
        id: oneLine
        font: measure.font
    }
    Grid {
        id: subject
        columns: root.narrow ? 2 : 1
        x: 14
        y: said.y + said.height + 10
        width: root.narrow ? (buttons.visible ? buttons.x : root.width) - x - 12 : Math.round(Math.min(190 * Theme.textScale, parent.width * 0.24))
        rowSpacing: 4
        columnSpacing: 16
        verticalItemAlignment: Grid.AlignVCenter

        Paragraph {
            id: asked
            width: root.narrow ? Math.min(measure.implicitWidth, subject.width * (root.night.acts.asking ? 0.62 : 0.5)) : subject.width
            // what is asked leaves its place to the answers
            height: Math.min(measure.implicitHeight, oneLine.height * (!root.narrow ? 3 : root.night.acts.asking ? 1 : 2))
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
            elide: Text.ElideRight
            pixels: 13
            strong: true
            text: root.night.acts.asking ? root.night.acts.question : root.night.acts.pickedText
        }
        MutedText {
            // where there is one line, the way out comes before the hint, and what is typed before both
            visible: root.night.acts.asking && (!root.narrow || !root.night.acts.composing || root.night.acts.typed !== "")
            width: root.narrow ? Math.min(implicitWidth, subject.width * 0.36) : subject.width
            pixels: 12
            text: root.night.acts.typed === "" ? root.night.acts.askingHint : root.night.acts.typed + "▏"
        }
        LinkText {
            visible: !root.night.acts.asking
            width: root.narrow ? subject.width * 0.45 : Math.min(implicitWidth, subject.width)
            wraps: root.narrow
            pixels: 12
            text: qsTr("All acts, key /")
            onClicked: root.night.acts.palette()
        }
        LinkText {
            visible: root.night.acts.composing && (!root.narrow || root.night.acts.typed === "")
            width: Math.min(implicitWidth, subject.width * (root.narrow ? 0.36 : 1))
            pixels: 12
            text: qsTr("Cancel, key Esc")
            onClicked: root.night.acts.press(Qt.Key_Escape, "")
        }
    }
    Scroller {
        id: scroll
        x: root.narrow ? 14 : subject.x + subject.width + 14
        y: root.actsTop
        width: parent.width - x - 14
        height: parent.height - y - 8
        contentHeight: flow.height

        Flow {
            id: flow
            width: scroll.width
            spacing: 6

            Repeater {
                id: choices
                model: root.night.acts.choices

                ThemedButton {
                    id: choice
                    required property string label
                    required property string key
                    required property bool possible
                    required marked
                    required property int index

                    width: Math.min(implicitWidth, flow.width)
                    implicitHeight: Math.max(implicitContentHeight + 10, Math.round(30 * Theme.textScale))
                    pixels: 13
                    text: choice.label
                    keyHint: choice.key
                    enabled: choice.possible
                    onClicked: root.night.acts.choose(choice.index)
                }
            }
        }
    }
    Timer {
        // what the arrow keys have come to is seen, once everything lies where it belongs
        id: seen
        interval: 0
        onTriggered: {
            const at = choices.itemAt(root.markedChoice);
            if (at !== null)
                scroll.see(at.y, at.y + at.height);
        }
    }
}
