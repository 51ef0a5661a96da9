// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The house that examines: the supervisor's pages with their tabs, or how to found one.
FocusScope {
    id: root

    required property AcademyModel academy
    readonly property var house: root.academy.house
    readonly property bool open: root.academy.page >= AcademyModel.Proctor && root.house.name !== undefined
    readonly property var tabs: [
        { name: qsTr("Proctor"), page: AcademyModel.Proctor },
        { name: qsTr("People"), page: AcademyModel.People },
        { name: qsTr("Exams"), page: AcademyModel.Exams },
        { name: qsTr("Questions"), page: AcademyModel.Bank },
        { name: qsTr("Certificates and ledger"), page: AcademyModel.Ledger },
        { name: qsTr("Verify"), page: AcademyModel.Verify },
        { name: qsTr("Training"), page: AcademyModel.Training }
    ]

    /// What all tabs take in one row if each says its whole key.
    readonly property real tabsWidth: root.tabs.reduce((sum, tab, i) => sum + words.advanceWidth(tab.name)
        + hints.advanceWidth(root.keyOf(i)) + 31 + bar.spacing, 0) * (Theme.textScale > 0 ? 1 : 0)

    focus: true
    onVisibleChanged: if (root.visible)
        root.takeFirst()
    // Ctrl and a digit turn to the tab with that number
    Keys.onPressed: event => {
        const tab = event.key - Qt.Key_1;
        event.accepted = event.modifiers === Qt.ControlModifier && tab >= 0 && tab < root.tabs.length && root.open;
        if (event.accepted)
            root.academy.go(root.tabs[tab].page);
    }

    function keyOf(tab: int): string {
        return qsTr("Ctrl+%1").arg(tab + 1);
    }
    /// The page that is due.
    function source(): string {
        switch (root.academy.page) {
        case AcademyModel.Founding: return "FoundingPage.qml";
        case AcademyModel.People: return "PeoplePage.qml";
        case AcademyModel.Exams: return "BlueprintsPage.qml";
        case AcademyModel.Bank: return "QuestionsPage.qml";
        case AcademyModel.Ledger: return "LedgerPage.qml";
        case AcademyModel.Verify: return "VerifyPage.qml";
        case AcademyModel.Training: return "TrainingPage.qml";
        case AcademyModel.Review: return "ReviewPage.qml";
        case AcademyModel.Proctor: return "ProctorPage.qml";
        default: return "";
        }
    }
    /// Gives the keyboard to the first thing of the page, so that one can begin to type.
    function takeFirst(): void {
        const next = page.item?.nextItemInFocusChain(true) ?? null;
        for (let each = next; each !== null; each = each.parent) {
            if (each === page.item)
                return next.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    function turn(): void {
        const source = root.source();
        if (source === "")
            page.source = "";
        else
            page.setSource(source, { academy: root.academy });
    }

    FontMetrics {
        id: words
        font.family: Theme.family
        font.pixelSize: Theme.size(14)
        font.weight: Font.Medium
    }
    FontMetrics {
        id: hints
        font.family: Theme.family
        font.pixelSize: Theme.size(11.5)
    }
    Flow {
        id: bar
        x: 24
        y: root.open ? 14 : 0
        width: parent.width - 48
        visible: root.open
        height: visible ? implicitHeight : 0
        spacing: 8

        Repeater {
            model: root.tabs

            HomeButton {
                required property var modelData
                required property int index

                text: modelData.name
                enabled: (root.house.stopped ?? "") === "" || modelData.page === AcademyModel.Proctor || modelData.page === AcademyModel.Verify
                // tabs that turned into a second row would take it from the page
                keyHint: root.tabsWidth <= bar.width ? root.keyOf(index) : index + 1
                marked: root.academy.page === modelData.page
                Accessible.role: Accessible.PageTab
                Accessible.name: qsTr("%1, key %2").arg(text).arg(root.keyOf(index))
                onClicked: root.academy.go(modelData.page)
            }
        }
    }
    ThemedText {
        id: closed
        anchors.left: message.left
        anchors.right: message.right
        anchors.top: bar.bottom
        anchors.topMargin: 18
        visible: root.academy.page === AcademyModel.Closed && message.visible
        pixels: 20
        strong: true
        text: qsTr("The exam house cannot be opened")
        spoken: Accessible.Heading
    }
    ThemedText {
        id: message
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: 24
        anchors.rightMargin: 24
        anchors.top: closed.visible ? closed.bottom : bar.bottom
        anchors.topMargin: 12
        visible: root.academy.message !== ""
        wrapMode: Text.Wrap
        strong: true
        color: root.academy.wrong ? Theme.fault : Theme.good
        text: root.academy.message === "" ? "" : (root.academy.wrong ? "✗ " : "✓ ") + root.academy.message
        spoken: Accessible.AlertMessage
        Accessible.name: root.academy.message
    }
    ThemedText {
        id: advice
        anchors.left: message.left
        anchors.right: message.right
        anchors.top: message.bottom
        anchors.topMargin: 12
        visible: root.academy.page === AcademyModel.Closed && message.visible
        wrapMode: Text.WordWrap
        text: root.house.examElsewhere
            ? qsTr("Close this window so that the candidate can go on. The ledger records that it was opened.")
            : root.house.busy
            ? qsTr("The exam house is in order. Quit the other program that uses it, or let this one write there.")
            : qsTr("Nothing was changed. Run “cutcard-cli academy rebuild” to restore rows that do not match the ledger, restore a copy of this file, or move it away and set up the house again from its key on paper.")
        spoken: Accessible.StaticText
    }
    Row {
        anchors.left: message.left
        anchors.top: advice.bottom
        anchors.topMargin: 16
        visible: advice.visible
        spacing: 10

        HomeButton {
            primary: true
            text: qsTr("Try again")
            onClicked: root.academy.back()
        }
        HomeButton {
            text: qsTr("Verify a certificate…")
            onClicked: root.academy.go(AcademyModel.Verify)
        }
    }
    Loader {
        id: page
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: message.visible ? message.bottom : bar.bottom
        anchors.bottom: parent.bottom
        focus: true
        onLoaded: {
            page.forceActiveFocus();
            root.takeFirst();
        }
        Component.onCompleted: root.turn()
    }
    Connections {
        target: root.academy
        function onPageChanged(): void {
            root.turn();
        }
    }
}
