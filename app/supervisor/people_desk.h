// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supervisor/house_acts.h"

namespace cutcard {

/// The roster: who is on it, and who of them signs.
class PeopleDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the supervisor's pages")

public:
    using SupervisorDesk::SupervisorDesk;

    /// What the pages show of the roster.
    QVariantMap facts() const;

    Q_INVOKABLE void add(const QString& name, const QString& number = {}, const QString& licence = {});
    /// Adds everybody of a file, or nobody.
    Q_INVOKABLE void addFrom(const QString& file = {});
    Q_INVOKABLE void save(const QString& file = {});
    /// Gives somebody a role that signs, supervisor, assessor or administrator, and a passphrase of their own.
    Q_INVOKABLE void enrol(const QString& person, int role, const QString& passphrase, const QString& again,
                           cutcard::Signature* by);
    Q_INVOKABLE void change(const QString& person, const QString& name, const QString& number, const QString& licence,
                            int timeFactor, cutcard::Signature* by);
    /// Takes somebody's passphrase away, and the roles that need one.
    Q_INVOKABLE void withdraw(const QString& person, cutcard::Signature* by);
    Q_INVOKABLE void erase(const QString& person, cutcard::Signature* by, cutcard::Signature* second = nullptr);

private:
    /// Whether whoever adds somebody who is called as another was asked, and has said it once more.
    bool isMeant(const QString& added, const QString& question);
    Said withdrawn(RosterPerson person, const Unlocked& who);

    QString m_asked; ///< what was to be added when it was asked last
};

} // namespace cutcard
