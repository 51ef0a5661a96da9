// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"

namespace cutcard {

/// Something with a few values of which one holds.
struct ChoicePicture {
    Q_GADGET
    SHOWN(QString, key);
    SHOWN(QString, title);
    SHOWN(QStringList, names);
    SHOWN(int, current);
    bool operator==(const ChoicePicture&) const = default;
};

/// The date of an exam as it is set.
struct DatePicture {
    Q_GADGET
    SHOWN(QString, document); ///< its word
    SHOWN(QString, title);
    SHOWN(QString, day); ///< as 2026-12-03; empty: none
    bool operator==(const DatePicture&) const = default;
};

/// What a person sets, and what is known of them.
class SettingsModel : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    using QObject::QObject;

    void setChoices(const std::vector<ChoicePicture>& choices) { take(m_choices, choices); }
    void setDates(const std::vector<DatePicture>& dates) { take(m_dates, dates); }
    /// Who there is on this machine, and which of them one is.
    void setPersons(const QStringList& names, int current);

    TOLD(QVariantList, choices, changed) { return listOf(m_choices); }
    TOLD(QVariantList, dates, changed) { return listOf(m_dates); }
    GIVEN(QString, name, setName, changed);
    /// What came of the last thing asked for.
    GIVEN(QString, message, setMessage, changed);
    KEPT(QStringList, persons, changed);
    KEPT(int, person, changed);

    Q_INVOKABLE void choose(int choice, int index);
    Q_INVOKABLE void typeName(const QString& name) { emit nameTyped(name.trimmed()); }
    /// Sets the date of a line; false if it is none.
    Q_INVOKABLE bool typeDate(int line, const QString& day);
    Q_INVOKABLE void choosePerson(int index);
    /// Adds somebody by name; nothing happens without one.
    Q_INVOKABLE void addPerson(const QString& name);

signals:
    void changed();
    void chosen(const QString& key, int index);
    void nameTyped(const QString& name);
    void dateTyped(const QString& document, const QString& day);
    void personChosen(int index);
    void personAdded(const QString& name);
    void askExport();
    void askForget();

private:
    template <typename Value> void take(Value& kept, const Value& value)
    {
        if (std::exchange(kept, value) != value)
            emit changed();
    }

    std::vector<ChoicePicture> m_choices;
    std::vector<DatePicture> m_dates;
};

} // namespace cutcard
