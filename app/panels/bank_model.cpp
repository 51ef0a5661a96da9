// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/bank_model.h"

#include <utility>

namespace cutcard {

void BankModel::setPicture(BankPicture picture)
{
    if (picture == m_picture)
        return;
    m_picture = std::move(picture);
    m_lines.setRows(m_picture.lines);
    m_accounts.setRows(m_picture.accounts);
    emit changed();
}

} // namespace cutcard
