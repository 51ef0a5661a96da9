// SPDX-License-Identifier: GPL-3.0-or-later
// What trainers see of the house's people's practice on this computer, and what they set them.
#include "app/shell/windows/given.h"
#include "app/shell/windows/small.h"
#include "app/supervisor/academy_desk.h"
#include "app/supervisor/training.h"
#include "app/words/rule_words.h"
#include "core/exam/figures/quiz_item.h"
#include "core/exam/quiz_banks.h"

#include <QDate>

#include <algorithm>
#include <map>

namespace cutcard {

namespace {

std::map<std::string, std::int64_t> linksOf(const Academy& academy)
{
    const auto links = academy.people().practising();
    return links ? *links : std::map<std::string, std::int64_t>();
}

} // namespace

QVariantMap AcademyDesk::trainingShown() const
{
    Records* records = m_records ? m_records() : nullptr;
    if (records == nullptr)
        return {};
    const auto practisers = orNone(records->persons());
    QVariantList known;
    for (const Person& each : practisers)
        known.append(QVariantMap{{QStringLiteral("id"), each.id}, {QStringLiteral("name"), practiceName(each)}});
    const auto links = linksOf(*m_academy);
    const qint64 today = QDate::currentDate().toJulianDay();
    QVariantList trainees;
    for (const RosterPerson& each : orNone(m_academy->people().all())) {
        const auto link = links.find(each.id);
        const auto person =
            link == links.end() ? practisers.end() : std::ranges::find(practisers, link->second, &Person::id);
        if (!each.active || person == practisers.end())
            continue;
        QVariantMap row = trainingOf(*records, person->id, today);
        row.insert(QStringLiteral("id"), QString::fromStdString(each.id));
        row.insert(QStringLiteral("name"), shown(each.name));
        row.insert(QStringLiteral("number"), shown(each.number));
        row.insert(QStringLiteral("practisesAs"), practiceName(*person));
        trainees.append(row);
    }
    QVariantList documents;
    for (const Document document : cutcard::documents()) {
        const std::string_view word = documentWord(document);
        documents.append(QVariantMap{{QStringLiteral("word"), QString::fromUtf8(word)},
                                     {QStringLiteral("name"), documentText(document)}});
    }
    return {{QStringLiteral("practisers"), known},
            {QStringLiteral("trainees"), trainees},
            {QStringLiteral("documents"), documents}};
}

void AcademyDesk::linkPractice(const Given& given)
{
    const auto person = personFrom(given);
    if (!person)
        return;
    const qint64 practisesAs = given.value(QStringLiteral("practisesAs")).toLongLong();
    if (isDone(m_academy->people().linkPractice(person->id, practisesAs)))
        say(practisesAs == 0 ? tr("%1 has no practice on this computer.").arg(shown(person->name))
                             : tr("This is the practice of %1.").arg(shown(person->name)));
    show();
}

/// Sets somebody a document and a day: it stands on their home from now on.
void AcademyDesk::assign(const Given& given)
{
    const auto person = personFrom(given);
    Records* records = m_records ? m_records() : nullptr;
    if (!person || records == nullptr)
        return;
    const auto links = linksOf(*m_academy);
    const auto link = links.find(person->id);
    if (link == links.end())
        return m_model.setMessage(tr("First choose the name %1 practices under.").arg(shown(person->name)), true);
    const QDate day = QDate::fromString(given.value(QStringLiteral("day")).toString().trimmed(), Qt::ISODate);
    if (!day.isValid() || day < QDate::currentDate())
        return m_model.setMessage(tr("Give a date from today on, such as 2026-12-03."), true);
    if (isDone(records->setExamDate(
            link->second, {.document = given.value(QStringLiteral("document")).toString(), .day = day.toJulianDay()})))
        say(tr("The date is set. %1 sees it on the home page.").arg(shown(person->name)));
    show();
}

} // namespace cutcard
