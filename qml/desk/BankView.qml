// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The window of the bank's book.
FocusScope {
    id: root

    required property BankModel bank

    focus: true

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    BankBook {
        anchors.fill: parent
        anchors.margins: 20
        visible: root.bank.kept
        bank: root.bank
        focus: true
    }
    ThemedText {
        anchors.centerIn: parent
        width: parent.width - 80
        visible: !root.bank.kept
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        color: Theme.muted
        text: qsTr("Nothing is lent at this table. Tennessee Hold'em keeps such a book, unless its house plays without overdrawn chips.")
    }
}
