// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The quiz: what it is to be, its questions, how it went; what leads on always lies at the bottom.
FocusScope {
    id: root

    required property QuizDesk quiz
    readonly property real pageWidth: Math.min(root.width - 48, 760 * Theme.textScale)

    readonly property Item focused: root.Window.activeFocusItem

    focus: true
    onFocusedChanged: root.reveal(root.focused)
    Keys.onPressed: event => {
        const step = scroll.height * 0.8;
        if (event.key === Qt.Key_PageDown)
            root.scrollTo(scroll.contentY + step);
        else if (event.key === Qt.Key_PageUp)
            root.scrollTo(scroll.contentY - step);
        else
            event.accepted = root.quiz.keyPressed(event.key, event.text);
    }

    function scrollTo(y: real): void {
        scroll.contentY = Math.max(0, Math.min(y, scroll.contentHeight - scroll.height));
    }
    /// Scrolls to what the keyboard has come to.
    function reveal(item: Item): void {
        let inside = item;
        while (inside !== null && inside !== scroll.contentItem)
            inside = inside.parent;
        if (item === null || inside === null)
            return;
        const top = item.mapToItem(scroll.contentItem, 0, 0).y - 16;
        const bottom = top + item.height + 32;
        if (top < scroll.contentY)
            root.scrollTo(top);
        else if (bottom > scroll.contentY + scroll.height)
            root.scrollTo(bottom - scroll.height);
    }

    // a new question, or the same with its answer, begins with the keyboard at the answers and the page at its top
    function turned(): void {
        keys.forceActiveFocus();
        question.takeFocus();
    }
    Connections {
        target: root.quiz
        property string shown: ""

        function onChanged(): void {
            const now = root.quiz.place + root.quiz.answered;
            if (now === shown)
                return;
            shown = now;
            root.turned();
            root.scrollTo(root.quiz.answered ? scroll.contentHeight : 0);
        }
        function onPageChanged(): void {
            root.turned();
            scroll.contentY = 0;
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.window
    }
    // where the keyboard is when nothing else has it
    Item {
        id: keys
        focus: true
    }
    Flickable {
        id: scroll
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: bar.top
        contentHeight: Math.max(start.visible ? start.height : 0, question.visible ? question.height : 0,
            result.visible ? result.height : 0) + 56
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        QuizStart {
            id: start
            x: (root.width - width) / 2
            y: 28
            width: root.pageWidth
            visible: root.quiz.page === QuizDesk.Choosing
            quiz: root.quiz
        }
        QuizQuestion {
            id: question
            x: (root.width - width) / 2
            y: 28
            width: root.pageWidth
            visible: root.quiz.page === QuizDesk.Asking
            quiz: root.quiz
        }
        QuizResult {
            id: result
            x: (root.width - width) / 2
            y: 28
            width: root.pageWidth
            visible: root.quiz.page === QuizDesk.Result
            quiz: root.quiz
        }
    }
    Rectangle {
        anchors.right: parent.right
        y: scroll.y + scroll.visibleArea.yPosition * scroll.height
        width: 5
        height: Math.max(24, scroll.visibleArea.heightRatio * scroll.height)
        radius: 2.5
        visible: scroll.visibleArea.heightRatio < 1
        color: Theme.outline
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
            enabled: root.quiz.page !== QuizDesk.Asking || root.quiz.answered || root.quiz.ready
            text: root.quiz.page === QuizDesk.Choosing ? qsTr("Begin")
                : root.quiz.page === QuizDesk.Result ? qsTr("Another quiz")
                : root.quiz.answered ? qsTr("Go on") : qsTr("Answer")
            onClicked: root.quiz.page === QuizDesk.Result ? root.quiz.leave() : root.quiz.confirm()
        }
        ThemedButton {
            anchors.left: parent.left
            anchors.leftMargin: 24
            anchors.verticalCenter: parent.verticalCenter
            visible: root.quiz.page !== QuizDesk.Choosing
            text: root.quiz.page === QuizDesk.Result ? qsTr("The same questions again") : qsTr("Stop this quiz")
            onClicked: root.quiz.page === QuizDesk.Result ? root.quiz.repeat() : root.quiz.leave()
        }
    }
}
