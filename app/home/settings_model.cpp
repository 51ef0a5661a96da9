// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/settings_model.h"

#include <QDate>

namespace cutcard {

void SettingsModel::choose(int choice, int index)
{
    if (choice >= 0 && choice < static_cast<int>(m_choices.size()))
        emit chosen(m_choices[static_cast<std::size_t>(choice)].key, index);
}

bool SettingsModel::typeDate(int line, const QString& day)
{
    if (line < 0 || line >= static_cast<int>(m_dates.size()))
        return false;
    if (!day.isEmpty() && !QDate::fromString(day, Qt::ISODate).isValid())
        return false;
    emit dateTyped(m_dates[static_cast<std::size_t>(line)].document, day);
    return true;
}

void SettingsModel::setPersons(const QStringList& names, int current)
{
    m_persons = names;
    m_person = current;
    emit changed();
}

void SettingsModel::choosePerson(int index)
{
    if (index >= 0 && index < m_persons.size() && index != m_person)
        emit personChosen(index);
}

void SettingsModel::addPerson(const QString& name)
{
    if (!name.trimmed().isEmpty())
        emit personAdded(name.trimmed());
}

} // namespace cutcard
