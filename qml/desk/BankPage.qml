// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The bank's book of the table that is dealt.
FocusScope {
    id: root

    required property BankModel bank
    property string backTo: "" ///< where one came from

    signal backAsked()

    focus: true
    Keys.onEscapePressed: event => {
        event.accepted = root.backTo !== "";
        if (event.accepted)
            root.backAsked();
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
        text: qsTr("Bank's book")
        spoken: Accessible.Heading
    }
    Rectangle {
        id: paper
        anchors.top: title.bottom
        anchors.topMargin: 14
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 16
        x: 24
        width: Math.min(parent.width - 48, 860 * Theme.textScale)
        visible: root.bank.kept
        radius: Theme.radius
        color: Theme.panel

        BankBook {
            anchors.fill: parent
            anchors.margins: 20
            bank: root.bank
            focus: true
        }
    }
    Paragraph {
        anchors.top: paper.top
        x: 24
        width: Math.min(parent.width - 48, 700 * Theme.textScale)
        visible: !root.bank.kept
        color: Theme.muted
        text: qsTr("Only Tennessee Hold'em with overdrawn chips keeps a bank's book.")
    }
}
