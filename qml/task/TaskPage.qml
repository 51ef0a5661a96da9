// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Tasks: what they are to be about, one after the other, how it went; what leads on always lies at the bottom.
FocusScope {
    id: root

    required property TaskDesk desk
    readonly property bool choosing: root.desk.page === TaskDesk.Choosing
    readonly property bool asking: root.desk.page === TaskDesk.Asking
    readonly property bool over: root.desk.page === TaskDesk.Result
    readonly property real pageWidth: Math.min(root.width - 48, 760 * Theme.textScale)
    readonly property Item focused: root.Window.activeFocusItem

    focus: true
    onFocusedChanged: scroll.reveal(root.focused)
    Keys.onPressed: event => {
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier || event.modifiers === Qt.ShiftModifier;
        event.accepted = true;
        if (scroll.turned(event.key))
            return;
        if (event.key === Qt.Key_Escape && !root.choosing)
            root.asking ? root.desk.stop() : root.desk.leave();
        else
            event.accepted = plain && root.desk.keyPressed(event.key, event.text);
    }

    /// A new task, or the same with its answer, begins with the keyboard where it is answered.
    function turned(): void {
        if (!root.asking || !question.takeFocus())
            keys.forceActiveFocus();
    }

    Connections {
        target: root.desk
        property bool told: false

        function onAsked(): void {
            told = false;
            scroll.contentY = 0;
        }
        function onChanged(): void {
            if (root.desk.told === told)
                return;
            told = root.desk.told;
            if (told)
                root.turned();
            scroll.scrollTo(told ? scroll.contentHeight : 0);
        }
        function onPageChanged(): void {
            scroll.contentY = 0;
            root.turned();
        }
    }
    Ground {}
    // where the keyboard is when nothing else has it
    Item {
        id: keys
        focus: true
    }
    Scroller {
        id: scroll
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: bar.top
        contentHeight: 56 + (root.choosing ? start.height : root.asking ? question.height : result.height)
        ground: Theme.window
        // what is right lies below, as soon as it is laid out
        onContentHeightChanged: {
            if (root.asking && root.desk.told)
                scroll.scrollTo(contentHeight);
        }

        TaskStart {
            id: start
            x: (root.width - width) / 2
            y: 28
            width: root.pageWidth
            visible: root.choosing
            desk: root.desk
        }
        TaskQuestion {
            id: question
            x: (root.width - width) / 2
            y: 28
            width: root.pageWidth
            visible: root.asking
            desk: root.desk
            onLaid: root.turned()
        }
        TaskResult {
            id: result
            x: (root.width - width) / 2
            y: 28
            width: root.pageWidth
            visible: root.over
            desk: root.desk
        }
    }
    Rectangle {
        id: bar
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: go.height + 28
        color: Theme.panel

        ThemedButton {
            id: go
            anchors.right: parent.right
            anchors.rightMargin: 24
            anchors.verticalCenter: parent.verticalCenter
            keyHint: qsTr("Enter")
            primary: enabled
            enabled: !root.asking || root.desk.told || root.desk.ready
            text: root.choosing ? qsTr("Begin") : root.over ? qsTr("New tasks") : root.desk.told ? qsTr("Continue") : qsTr("Answer")
            onClicked: root.desk.confirm()
        }
        ThemedButton {
            anchors.left: parent.left
            anchors.leftMargin: 24
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.choosing
            text: root.over ? qsTr("The same tasks again") : qsTr("Stop")
            keyHint: root.over ? "" : qsTr("Esc")
            onClicked: root.over ? root.desk.again() : root.desk.stop()
        }
    }
}
