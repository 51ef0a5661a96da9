// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/coach_model.h"

namespace cutcard {

/// One line of the bank's book.
struct BankLinePicture {
    QString hand; ///< the number of the hand; empty before the first
    QString entry;
    QString amount;
    QString onTable; ///< what lies on the table after it
    QString balance; ///< of the player's account after it
    bool operator==(const BankLinePicture&) const = default;
};

/// A player's money with the bank.
struct BankAccountPicture {
    QString name;
    QString deposit;
    QString lent; ///< out at this moment; empty if nothing is
    QString spent;
    QString charged;
    QString paid;
    QString balance;
    bool operator==(const BankAccountPicture&) const = default;
};

/// The bank of a table that lends.
struct BankPicture {
    QString sum;   ///< what has to lie on the table and why; empty at a table without a bank
    QString count; ///< what does
    bool balances = true;
    std::vector<BankLinePicture> lines;
    std::vector<BankAccountPicture> accounts;
    bool operator==(const BankPicture&) const = default;
};

struct BankLineTraits {
    static int key(const Positioned<BankLinePicture>& row) { return row.position; }
    static const std::vector<RowRole<Positioned<BankLinePicture>>>& roles();
};
struct BankAccountTraits {
    static int key(const Positioned<BankAccountPicture>& row) { return row.position; }
    static const std::vector<RowRole<Positioned<BankAccountPicture>>>& roles();
};

/// The bank's book: what has to lie on the table, the accounts, and every entry.
class BankModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QAbstractItemModel* lines READ lines CONSTANT)
    Q_PROPERTY(QAbstractItemModel* accounts READ accounts CONSTANT)
    Q_PROPERTY(bool kept READ kept NOTIFY changed)
    Q_PROPERTY(bool balances READ balances NOTIFY changed)
    Q_PROPERTY(QString sum READ sum NOTIFY changed)
    Q_PROPERTY(QString count READ count NOTIFY changed)

public:
    using QObject::QObject;

    void setPicture(BankPicture picture);

    QAbstractItemModel* lines() { return &m_lines; }
    QAbstractItemModel* accounts() { return &m_accounts; }
    /// Whether this table has a bank at all.
    bool kept() const { return !m_picture.sum.isEmpty(); }
    bool balances() const { return m_picture.balances; }
    QString sum() const { return m_picture.sum; }
    QString count() const { return m_picture.count; }

signals:
    void changed();

private:
    BankPicture m_picture;
    RowsModel<Positioned<BankLinePicture>, BankLineTraits> m_lines;
    RowsModel<Positioned<BankAccountPicture>, BankAccountTraits> m_accounts;
};

} // namespace cutcard
