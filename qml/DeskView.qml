// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The trainee's whole screen: the table, what can be said and done below it, the coach beside it.
FocusScope {
    id: root

    required property Desk desk
    readonly property real sideWidth: Math.min(root.width * 0.34, Math.max(250, 300 * Theme.textScale))
    readonly property real paletteHeight: Math.min(root.height * 0.36, 172 * Theme.textScale)

    focus: true
    Keys.onPressed: event => {
        // a game's own keys come first: some games have commands on digits
        event.accepted = root.desk.keyPressed(event.key, event.modifiers, event.text);
        const tab = event.key - Qt.Key_1;
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.ControlModifier;
        if (!event.accepted && plain && !root.desk.composer.active && !root.desk.result.shown && tab >= 0 && tab < root.desk.commands.groups.length) {
            palette.current = tab;
            event.accepted = true;
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.window
    }
    TopBar {
        id: bar
        width: parent.width
        game: root.desk.gameText
        hand: root.desk.handText
        mode: root.desk.modeText
        quietMode: !root.desk.coached
        clock: root.desk.paceText
        trouble: root.desk.troubleText
        onHomeAsked: root.desk.leave()
    }
    Rectangle {
        id: guide
        anchors.left: parent.left
        anchors.right: coach.left
        anchors.top: bar.bottom
        anchors.margins: 8
        height: words.implicitHeight + 20
        radius: Theme.radius
        visible: root.desk.guideText !== ""
        color: Theme.accentFill
        border.width: 2
        border.color: Theme.accent

        ThemedText {
            id: words
            anchors.centerIn: parent
            width: parent.width - 32
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            pixels: 15
            text: root.desk.guideText
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    AnyTable {
        id: table
        anchors.left: parent.left
        anchors.top: guide.visible ? guide.bottom : bar.bottom
        anchors.right: coach.left
        anchors.bottom: below.top
        anchors.margins: 6
        table: root.desk.table
        visible: root.desk.running

        CirclePopup {
            composer: root.desk.composer
            circle: root.desk.composer.circle > 0 ? table.circleRect(root.desk.composer.circle) : Qt.rect(0, 0, 0, 0)
            z: 30
        }
    }
    Item {
        id: below
        anchors.left: parent.left
        anchors.right: coach.left
        anchors.bottom: parent.bottom
        anchors.margins: 8
        height: root.paletteHeight

        CommandPalette {
            id: palette
            anchors.fill: parent
            visible: !root.desk.composer.active
            commands: root.desk.commands
            floorEnabled: root.desk.running && !root.desk.over
            onFloorCalled: root.desk.trigger("floor")
        }
        PromptBar {
            anchors.fill: parent
            visible: root.desk.composer.active
            composer: root.desk.composer
        }
    }
    CoachPanel {
        id: coach
        anchors.right: parent.right
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: root.sideWidth
        coach: root.desk.coach
    }
    ResultCard {
        anchors.fill: parent
        anchors.topMargin: bar.height
        z: 50
        result: root.desk.result
    }
}
