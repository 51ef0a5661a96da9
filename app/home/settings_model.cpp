// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/settings_model.h"

#include <QDate>

namespace cutcard {

void SettingsModel::setChoices(std::vector<ChoicePicture> choices)
{
    if (m_choices == choices)
        return;
    m_choices = std::move(choices);
    emit changed();
}

void SettingsModel::setDates(std::vector<DatePicture> dates)
{
    if (m_dates == dates)
        return;
    m_dates = std::move(dates);
    emit changed();
}

void SettingsModel::setName(const QString& name)
{
    if (m_name == name)
        return;
    m_name = name;
    emit changed();
}

void SettingsModel::setMessage(const QString& message)
{
    if (m_message == message)
        return;
    m_message = message;
    emit changed();
}

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
