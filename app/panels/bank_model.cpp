// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/bank_model.h"

#include <utility>

namespace cutcard {

const std::vector<RowRole<Positioned<BankLinePicture>>>& BankLineTraits::roles()
{
    using L = Positioned<BankLinePicture>;
    static const std::vector<RowRole<L>> table{
        {"hand", [](const L& l) { return QVariant(l.row.hand); }},
        {"entry", [](const L& l) { return QVariant(l.row.entry); }},
        {"amount", [](const L& l) { return QVariant(l.row.amount); }},
        {"onTable", [](const L& l) { return QVariant(l.row.onTable); }},
        {"balance", [](const L& l) { return QVariant(l.row.balance); }},
    };
    return table;
}

const std::vector<RowRole<Positioned<BankAccountPicture>>>& BankAccountTraits::roles()
{
    using A = Positioned<BankAccountPicture>;
    static const std::vector<RowRole<A>> table{
        {"name", [](const A& a) { return QVariant(a.row.name); }},
        {"deposit", [](const A& a) { return QVariant(a.row.deposit); }},
        {"lent", [](const A& a) { return QVariant(a.row.lent); }},
        {"spent", [](const A& a) { return QVariant(a.row.spent); }},
        {"charged", [](const A& a) { return QVariant(a.row.charged); }},
        {"paid", [](const A& a) { return QVariant(a.row.paid); }},
        {"balance", [](const A& a) { return QVariant(a.row.balance); }},
    };
    return table;
}

void BankModel::setPicture(BankPicture picture)
{
    if (picture == m_picture)
        return;
    m_picture = std::move(picture);
    m_lines.setRows(positioned(m_picture.lines));
    m_accounts.setRows(positioned(m_picture.accounts));
    emit changed();
}

} // namespace cutcard
