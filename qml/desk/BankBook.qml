// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The bank's book: what has to lie on the table and what does, the accounts, and every entry.
FocusScope {
    id: root

    required property BankModel bank
    readonly property real figure: Math.min(Theme.size(80), width * 0.15)
    readonly property real hands: Theme.size(44)
    /// Kept free at the right for the scroll bar, in every table so that the columns stand in line.
    readonly property real edge: 10

    component Cell: ThemedText {
        horizontalAlignment: Text.AlignRight
        leftPadding: 8
        fits: true
        pixels: 12
        width: root.figure
    }
    component Heading: Cell {
        color: Theme.muted
    }

    Column {
        id: sums
        width: parent.width
        spacing: 4

        Paragraph {
            strong: true
            text: root.bank.picture.sum
            spoken: Accessible.StaticText
        }
        Paragraph {
            pixels: 13
            color: root.bank.picture.balances ? Theme.muted : Theme.fault
            text: root.bank.picture.count
            spoken: Accessible.StaticText
        }
    }
    Row {
        id: accountHeading
        y: sums.height + 14
        width: parent.width - root.edge
        layoutDirection: Qt.RightToLeft

        Repeater {
            model: [qsTr("Balance"), qsTr("Paid"), qsTr("Charged"), qsTr("Spent"), qsTr("Deposit")]

            Heading {
                required property string modelData
                text: modelData
            }
        }
        Heading {
            width: parent.width - 5 * root.figure
            horizontalAlignment: Text.AlignLeft
            text: qsTr("Account")
        }
    }
    Column {
        id: accounts
        y: accountHeading.y + accountHeading.height + 4
        width: parent.width - root.edge

        Repeater {
            model: root.bank.accounts

            Row {
                id: account
                required property string name
                required property string deposit
                required property string lent
                required property string spent
                required property string charged
                required property string paid
                required property string balance

                width: accounts.width
                height: owner.implicitHeight + 4
                layoutDirection: Qt.RightToLeft
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1: deposit %2, spent %3, charged %4, paid %5, balance %6").arg(account.name)
                    .arg(account.deposit).arg(account.spent).arg(account.charged).arg(account.paid).arg(account.balance)
                    + (account.lent === "" ? "" : ". " + qsTr("%1 lent").arg(account.lent))

                Cell {
                    font.weight: Font.Medium
                    text: account.balance
                }
                Repeater {
                    model: [account.paid, account.charged, account.spent, account.deposit]

                    Cell {
                        required property string modelData
                        text: modelData
                    }
                }
                Cell {
                    id: owner
                    width: parent.width - 5 * root.figure
                    horizontalAlignment: Text.AlignLeft
                    pixels: 13
                    text: account.lent === "" ? account.name : qsTr("%1 · %2 lent").arg(account.name).arg(account.lent)
                }
            }
        }
    }
    Row {
        id: lineHeading
        y: accounts.y + accounts.height + 14
        width: parent.width - root.edge
        layoutDirection: Qt.RightToLeft

        Heading {
            text: qsTr("Account")
        }
        Heading {
            text: qsTr("On table")
        }
        Heading {
            text: qsTr("Amount")
        }
        Heading {
            width: parent.width - 3 * root.figure
            horizontalAlignment: Text.AlignLeft
            leftPadding: root.hands
            text: qsTr("Entry")
        }
    }
    MutedText {
        y: lineHeading.y
        width: root.hands - 8
        fits: true
        pixels: 12
        text: qsTr("Hand")
    }
    LongList {
        id: list
        marked: true
        y: lineHeading.y + lineHeading.height + 2
        width: parent.width
        height: parent.height - y
        focus: true
        model: root.bank.lines
        highlightMoveDuration: Theme.animation
        Accessible.name: qsTr("Entries of the bank's book")
        // what was booked last is what one looks for
        onCountChanged: list.positionViewAtEnd()

        delegate: Rectangle {
            id: line
            required property int index
            required property string hand
            required property string entry
            required property string amount
            required property string onTable
            required property string balance
            //: entry of the bank's book, amount, chips on the table, account
            readonly property string said: qsTr("%1, %2; on the table %3; account %4").arg(line.entry).arg(line.amount)
                .arg(line.onTable).arg(line.balance)

            width: list.width
            height: words.implicitHeight + 8
            radius: 4
            color: line.index % 2 === 0 ? Theme.raised : "transparent"
            border.width: list.activeFocus && list.currentIndex === line.index ? 2 : 0
            border.color: Theme.focus
            Accessible.role: Accessible.ListItem
            //: %1 is a hand's number, %2 an entry of the bank's book
            Accessible.name: line.hand === "" ? line.said : qsTr("Hand %1: %2").arg(line.hand).arg(line.said)

            Cell {
                x: 6
                anchors.verticalCenter: parent.verticalCenter
                width: root.hands - 8
                horizontalAlignment: Text.AlignLeft
                color: Theme.muted
                text: line.hand
            }
            Paragraph {
                id: words
                x: root.hands
                y: 4
                width: parent.width - x - 3 * root.figure - root.edge
                pixels: 13
                text: line.entry
            }
            Row {
                anchors.right: parent.right
                anchors.rightMargin: root.edge
                anchors.verticalCenter: parent.verticalCenter

                Cell {
                    font.weight: Font.Medium
                    text: line.amount
                }
                Cell {
                    text: line.onTable
                }
                Cell {
                    text: line.balance
                }
            }
        }
    }
}
