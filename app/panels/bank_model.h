// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/coach_model.h"

namespace cutcard {

/// One line of the bank's book.
struct BankLinePicture {
    Q_GADGET
    SHOWN(QString, hand); ///< the number of the hand; empty before the first
    SHOWN(QString, entry);
    SHOWN(QString, amount);
    SHOWN(QString, onTable); ///< what lies on the table after it
    SHOWN(QString, balance); ///< of the player's account after it
    bool operator==(const BankLinePicture&) const = default;
};

/// A player's money with the bank.
struct BankAccountPicture {
    Q_GADGET
    SHOWN(QString, name);
    SHOWN(QString, deposit);
    SHOWN(QString, lent); ///< out at this moment; empty if nothing is
    SHOWN(QString, spent);
    SHOWN(QString, charged);
    SHOWN(QString, paid);
    SHOWN(QString, balance);
    bool operator==(const BankAccountPicture&) const = default;
};

/// The bank of a table that lends.
struct BankPicture {
    Q_GADGET
    QML_ANONYMOUS
    SHOWN(QString, sum);   ///< what has to lie on the table and why; empty at a table without a bank
    SHOWN(QString, count); ///< what does
    SHOWN(bool, balances, true);
    std::vector<BankLinePicture> lines;
    std::vector<BankAccountPicture> accounts;
    bool operator==(const BankPicture&) const = default;
};

/// The bank's book: what has to lie on the table, the accounts, and every entry.
class BankModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    void setPicture(BankPicture picture)
    {
        if (picture == m_picture)
            return;
        m_picture = std::move(picture);
        m_lines.setRows(m_picture.lines);
        m_accounts.setRows(m_picture.accounts);
        emit changed();
    }
    KEPT(cutcard::BankPicture, picture, changed);

    PART(QAbstractItemModel, lines) { return &m_lines; }
    PART(QAbstractItemModel, accounts) { return &m_accounts; }
    /// Whether this table has a bank at all.
    TOLD(bool, kept, changed) { return !m_picture.sum.isEmpty(); }

signals:
    void changed();

private:
    GadgetRows<BankLinePicture> m_lines;
    GadgetRows<BankAccountPicture> m_accounts;
};

} // namespace cutcard
