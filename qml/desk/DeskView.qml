// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The trainee's whole screen: the table, what can be said and done below it, the coach beside it.
FocusScope {
    id: root

    required property Desk desk
    readonly property real sideWidth: Math.min(root.width * 0.25, Math.max(250, 290 * Theme.textScale))

    focus: true
    // letters, digits, Space and Enter come here by way of the window, wherever the focus is
    Keys.onPressed: event => {
        const tab = event.key - Qt.Key_1;
        const isTab = event.modifiers === Qt.ControlModifier && tab >= 0 && tab < root.desk.commands.groups.length;
        if (isTab && !root.desk.result.shown)
            below.group = tab;
        event.accepted = isTab || root.desk.keyPressed(root.desk.keyOf(event.key, event.nativeScanCode), event.modifiers, event.text, event.isAutoRepeat);
    }

    Ground {}
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
        // one line, whatever it says: the felt below stays where it is
        height: Theme.size(15) * 1.3 + 16
        radius: Theme.radius
        visible: root.desk.guideText !== ""
        color: Theme.accentFill
        border.width: 2
        border.color: Theme.accent

        ThemedText {
            anchors.centerIn: parent
            width: parent.width - 32
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            pixels: 15
            text: root.desk.guideText
            spoken: Accessible.StaticText
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
    ActConsole {
        id: below
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: implicitHeight
        windowHeight: root.height
        desk: root.desk
    }
    CoachPanel {
        id: coach
        anchors.right: parent.right
        anchors.top: bar.bottom
        anchors.bottom: below.top
        width: root.sideWidth
        visible: !root.desk.situation.picture.shown
        coach: root.desk.coach
        terms: root.desk.guideWords
    }
    SituationPanel {
        anchors.fill: coach
        visible: root.desk.situation.picture.shown
        situation: root.desk.situation
    }
    ResultCard {
        anchors.fill: parent
        anchors.topMargin: bar.height
        z: 50
        result: root.desk.result
    }
}
