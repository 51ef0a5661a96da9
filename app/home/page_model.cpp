// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/page_model.h"

namespace cutcard {

void PageModel::setMessage(const QString& message, bool wrong)
{
    if (m_message == message && m_wrong == wrong)
        return;
    m_message = message;
    m_wrong = wrong;
    emit messageChanged();
}

} // namespace cutcard
