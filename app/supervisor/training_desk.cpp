// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supervisor/desks.h"

#include "app/academy/result/result_text.h"
#include "app/files/or_none.h"
#include "app/records/records.h"
#include "app/words/rule_words.h"
#include "app/words/tr.h"

namespace cutcard {

static std::map<std::string, std::int64_t> linksOf(const Academy& academy)
{
    const auto links = academy.people().practising();
    return links ? *links : std::map<std::string, std::int64_t>();
}

/// What somebody who practises here is called.
static QString practiceName(const Person& person)
{
    return person.name.isEmpty() ? TrainingDesk::tr("no name given") : printable(person.name);
}

QVariantMap TrainingDesk::facts() const
{
    Records* records = m_acts.window().records();
    if (records == nullptr)
        return {};
    const auto practisers = orNone(records->persons());
    const QVariantList known = listOf(
        practisers, [&](const Person& each) { return QVariantMap{{"id", each.id}, {"name", practiceName(each)}}; });
    const auto links = linksOf(*academy());
    QVariantList trainees;
    for (const RosterPerson& each : orNone(academy()->people().all())) {
        const auto link = links.find(each.id);
        const auto person =
            link == links.end() ? practisers.end() : std::ranges::find(practisers, link->second, &Person::id);
        if (!each.active || person == practisers.end())
            continue;
        QVariantMap row = m_acts.window().trainingOf(person->id);
        row.insert(QStringLiteral("id"), QString::fromStdString(each.id));
        row.insert(QStringLiteral("name"), shown(each.name));
        row.insert(QStringLiteral("number"), shown(each.number));
        row.insert(QStringLiteral("practisesAs"), practiceName(*person));
        trainees.append(row);
    }
    const QVariantList documents = listOf(cutcard::documents(), [](Document document) {
        return QVariantMap{{"word", textOf(documentWord(document))}, {"name", documentText(document)}};
    });
    return {{"practisers", known}, {"trainees", trainees}, {"documents", documents}};
}

void TrainingDesk::linkPractice(const QString& person, qlonglong practisesAs)
{
    const auto linked = m_acts.begin() ? m_acts.person(person) : std::nullopt;
    if (!linked)
        return;
    m_acts.say({academy()->people().linkPractice(linked->id, practisesAs),
                practisesAs == 0 ? tr("%1 has no practice on this computer.").arg(shown(linked->name))
                                 : tr("This is the practice of %1.").arg(shown(linked->name))});
    m_acts.show();
}

void TrainingDesk::setDate(const QString& person, const QString& document, const QString& day)
{
    const auto trainee = m_acts.begin() ? m_acts.person(person) : std::nullopt;
    Records* records = m_acts.window().records();
    if (!trainee || records == nullptr)
        return;
    const auto links = linksOf(*academy());
    const auto link = links.find(trainee->id);
    if (link == links.end())
        return m_acts.say({tr("First choose the name %1 practices under.").arg(shown(trainee->name)), true});
    const QDate date = QDate::fromString(day.trimmed(), Qt::ISODate);
    if (!date.isValid() || date < QDate::currentDate())
        return m_acts.say({tr("Give a date from today on, such as 2026-12-03."), true});
    m_acts.say({records->setExamDate(link->second, {.document = document, .day = date.toJulianDay()}),
                tr("The date is set. %1 sees it on the home page.").arg(shown(trainee->name))});
    m_acts.show();
}

} // namespace cutcard
