// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/shown.h"

namespace cutcard {

/// Pages on which something is asked for: the message that tells what came of it.
class PageModel : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QObject::QObject;

    KEPT(QString, message, messageChanged);
    KEPT(bool, wrong, messageChanged);
    /// What came of the last thing asked for; `wrong`: it was not done.
    void setMessage(const QString& message, bool wrong)
    {
        if (m_message == message && m_wrong == wrong)
            return;
        m_message = message;
        m_wrong = wrong;
        emit messageChanged();
    }

signals:
    void messageChanged();
};

} // namespace cutcard
