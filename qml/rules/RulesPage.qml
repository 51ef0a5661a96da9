// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The rulebooks: searched by number or by what people call things, one rule beside the list. Typing searches.
FocusScope {
    id: root

    required property RulesModel book
    /// Where one came from; empty: the rail, or a window of its own.
    property string backTo: ""
    property bool ownWindow: false
    readonly property bool stacked: root.width < 760 * Theme.textScale

    signal backAsked()

    focus: true
    Keys.onPressed: event => event.accepted = root.keyPressed(event.key)

    /// Up and down move in the list while one types.
    function keyPressed(key: int): bool {
        const page = Math.max(1, Math.floor(lines.height / Theme.size(32)) - 1);
        switch (key) {
        case Qt.Key_Up: return root.step(-1);
        case Qt.Key_Down: return root.step(1);
        case Qt.Key_PageUp: return root.step(-page);
        case Qt.Key_PageDown: return root.step(page);
        case Qt.Key_Escape:
            if (root.backTo === "")
                return false;
            root.backAsked();
            return true;
        default: return false;
        }
    }
    function step(by: int): bool {
        root.book.current = Math.max(0, Math.min(lines.count - 1, root.book.current + by));
        return true;
    }

    Ground {}
    LinkText {
        id: back
        x: 24
        y: 20
        visible: root.backTo !== ""
        back: true
        text: root.backTo
        onClicked: root.backAsked()
    }
    ThemedText {
        id: title
        x: back.visible ? back.x + back.width + 20 : 24
        y: 18
        pixels: 20
        strong: true
        text: qsTr("Rules")
        spoken: Accessible.Heading
    }
    LinkText {
        anchors.right: parent.right
        anchors.rightMargin: 24
        anchors.verticalCenter: title.verticalCenter
        visible: !root.ownWindow
        text: qsTr("Open in its own window")
        onClicked: root.book.askWindow()
    }
    ThemedField {
        id: search
        anchors.top: title.bottom
        anchors.topMargin: 14
        x: 24
        width: parent.width - 48
        label: qsTr("Search the rules")
        hint: qsTr("A rule number, or words such as “break a table”, “rebuy” or “late”")
        text: root.book.search
        onEdited: text => root.book.search = text
        Component.onCompleted: search.takeFocus()
    }
    Flow {
        id: papers
        anchors.top: search.bottom
        anchors.topMargin: 8
        x: 24
        width: parent.width - 48
        spacing: 4
        Accessible.role: Accessible.PageTabList
        Accessible.name: qsTr("Document")

        Repeater {
            model: root.book.documents

            TabButton {
                required property string modelData
                required property int index

                text: modelData
                current: root.book.document === index
                onClicked: root.book.document = index
            }
        }
    }
    ThemedText {
        anchors.top: papers.bottom
        anchors.topMargin: 24
        x: 24
        visible: lines.count === 0
        color: Theme.muted
        text: qsTr("No rule matches.")
    }
    Rectangle {
        anchors.fill: lines
        visible: lines.count > 0
        radius: Theme.radius
        color: Theme.panel
    }
    LongList {
        id: lines
        anchors.top: papers.bottom
        anchors.topMargin: 12
        x: 24
        width: root.stacked ? parent.width - 48 : Math.round((parent.width - 72) * 0.44)
        height: root.stacked ? (parent.height - y - 24) * 0.45 : parent.height - y - 16
        model: root.book.rules
        currentIndex: -1
        Accessible.name: qsTr("Rules")
        Component.onCompleted: lines.positionViewAtIndex(root.book.current, ListView.Center)

        function showCurrent(): void {
            lines.positionViewAtIndex(root.book.current, ListView.Contain);
        }
        onModelChanged: lines.showCurrent()
        delegate: RuleLine {
            required property int index
            required property var modelData

            width: lines.width
            title: modelData.title
            cited: modelData.cited
            note: root.book.document === 0 ? modelData.document : ""
            current: root.book.current === index
            focused: lines.activeFocus
            onChosen: {
                root.book.current = index;
                lines.forceActiveFocus();
            }
        }
    }
    Connections {
        target: root.book
        function onCurrentChanged(): void {
            lines.showCurrent();
        }
    }
    EdgeFade {
        flickable: lines
        depth: 12
    }
    Scroller {
        id: rule
        x: root.stacked ? 24 : lines.x + lines.width + 24
        y: root.stacked ? lines.y + lines.height + 16 : lines.y
        width: parent.width - x - 24
        height: parent.height - y - 16
        visible: lines.count > 0
        contentHeight: words.height
        ground: Theme.window

        Column {
            id: words
            width: rule.width
            spacing: 12

            Paragraph {
                pixels: 18
                strong: true
                text: root.book.title
                spoken: Accessible.Heading
            }
            Paragraph {
                pixels: 15
                lineHeight: 1.3
                text: root.book.text
                spoken: Accessible.StaticText
            }
            Note {
                text: root.book.source
            }
            Note {
                visible: text !== ""
                text: root.book.reason
            }
            HomeButton {
                visible: !root.ownWindow && root.book.questions > 0
                text: qsTr("Quiz me on this rule")
                onClicked: root.book.askQuestions()
            }
        }
    }
}
