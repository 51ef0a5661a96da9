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

    TOLD(QString, message, messageChanged) { return m_message; }
    TOLD(bool, wrong, messageChanged) { return m_wrong; }
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

protected:
    /// Takes a value, and tells of it if it is another one.
    template <typename Model, typename T> void set(T& kept, const T& value, void (Model::*changed)())
    {
        if (std::exchange(kept, value) != value)
            emit(static_cast<Model*>(this)->*changed)();
    }

private:
    QString m_message;
    bool m_wrong = false;
};

} // namespace cutcard
