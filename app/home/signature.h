// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/academy.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace cutcard {

/// A passphrase as it was typed, wiped when it goes.
class TypedPassphrase
{
public:
    explicit TypedPassphrase(const QString& typed) : m_text(typed.toStdString()) {}
    ~TypedPassphrase() { wipe(m_text); }
    TypedPassphrase(const TypedPassphrase&) = delete;
    TypedPassphrase& operator=(const TypedPassphrase&) = delete;

    const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

/// Who signs, and the passphrase, as they stand in the fields of a page.
class Signature : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString who MEMBER m_who NOTIFY changed)
    Q_PROPERTY(QString passphrase MEMBER m_passphrase NOTIFY changed)

public:
    explicit Signature(QObject* parent = nullptr) : QObject(parent) {}
    Signature(QString who, QString passphrase) : m_who(std::move(who)), m_passphrase(std::move(passphrase)) {}

    /// Opens the keys of whoever signs; the passphrase is gone then, whether it was the right one or not.
    Result<Unlocked> unlock(Academy& academy)
    {
        const TypedPassphrase typed(m_passphrase);
        const std::string who = m_who.trimmed().toStdString();
        m_passphrase.fill(u' ');
        m_passphrase.clear();
        emit taken();
        return academy.signers().unlock(who, typed.text());
    }

signals:
    void changed();
    /// What was typed was taken: the fields are emptied.
    void taken();

private:
    QString m_who;
    QString m_passphrase;
};

} // namespace cutcard
