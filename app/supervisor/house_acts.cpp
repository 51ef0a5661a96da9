// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supervisor/house_acts.h"

#include "app/files/or_none.h"
#include "app/files/read_file.h"
#include "app/supervisor/academy_model.h"

namespace cutcard {

void HouseActs::attach(HouseWindow& window, const QString& folder)
{
    m_window = &window;
    m_folder = folder;
}

bool HouseActs::begin(Needs needs)
{
    say({});
    if (m_academy == nullptr)
        return false;
    const QString stopped = needs == Needs::OpenPages ? stoppedText() : QString();
    if (!stopped.isEmpty())
        say({stopped, true});
    return stopped.isEmpty();
}

std::optional<Unlocked> HouseActs::unlocked(const Signing& signing)
{
    if (!begin())
        return std::nullopt;
    auto who = signing.by->unlock(*m_academy);
    if (!isDone(who))
        return std::nullopt;
    if (signing.reason && signing.reason->trimmed().isEmpty()) {
        say({tr("Give a reason first."), true});
        return std::nullopt;
    }
    return std::move(*who);
}

void HouseActs::sign(const Signing& signing, const std::function<Said(Unlocked& who)>& act)
{
    if (auto who = unlocked(signing))
        finish(signing, act(*who));
}

void HouseActs::signByTwo(const Signing& signing, Signature* second,
                          const std::function<Said(const Unlocked& who, const Unlocked* second)>& act)
{
    const auto who = unlocked(signing);
    if (!who)
        return;
    if (second == nullptr)
        return finish(signing, act(*who, nullptr));
    const auto other = second->unlock(*m_academy);
    finish(signing, other ? act(*who, &*other) : Said(other.error()));
}

void HouseActs::finish(const Signing& signing, const Said& said)
{
    if (!said.message.isEmpty())
        say(said);
    if (signing.stays)
        return;
    if (m_model.page() == AcademyModel::Review)
        m_model.review()->show(signing.attempt);
    else
        show();
}

void HouseActs::say(const Said& said)
{
    m_model.setMessage(said.message, said.wrong);
}

void HouseActs::show()
{
    m_model.show();
}

QString HouseActs::fileFor(const QString& file, const QString& title, const QString& proposed, const QString& kinds)
{
    return file.isEmpty() ? m_window->whereToSave(title, proposed, kinds) : file;
}

Said HouseActs::save(const QString& file, const Saving& saving, const std::string& content)
{
    const QString name = fileFor(file, saving.title, saving.proposed, saving.kinds);
    if (name.isEmpty())
        return {};
    return {saveFile(name, QByteArray::fromStdString(content), saving.reach), tr("Saved: %1").arg(name)};
}

std::optional<QByteArray> HouseActs::read(const QString& title, const QString& kinds, QString& file)
{
    if (file.isEmpty())
        file = m_window->whatToOpen(title, kinds);
    if (file.isEmpty())
        return std::nullopt;
    const auto bytes = readFile(file);
    return isDone(bytes) ? std::optional(*bytes) : std::nullopt;
}

std::optional<RosterPerson> HouseActs::person(const QString& id)
{
    const auto person = m_academy->people().one(trimmed(id));
    if (isDone(person) && !*person)
        say({tr("Choose a person first."), true});
    return person ? *person : std::nullopt;
}

QString HouseActs::voidText(std::int64_t attempt) const
{
    const auto record = m_academy->attempts().one(attempt);
    const auto counts = record ? m_academy->attempts().isCounted(*record) : record.error();
    return counts && !*counts ? tr("Attempt %1 is void and does not count.").arg(attempt)
                              : tr("Attempt %1 is void. It still counts as an attempt.").arg(attempt);
}

QString HouseActs::interruptedText(const AttemptRecord& attempt)
{
    return tr("Attempt %1 was interrupted at %2. Call the supervisor, who lets you go on.")
        .arg(attempt.number)
        .arg(wallTime(attempt.heard).toString(QStringLiteral("HH:mm:ss")));
}

QString HouseActs::stoppedText() const
{
    if (m_pagesOpened || m_academy == nullptr || m_academy->store().isArchive())
        return {};
    for (const AttemptRecord& each : orNone(m_academy->attempts().all())) {
        if (each.state == AttemptState::Interrupted)
            return interruptedText(each);
    }
    return {};
}

QDateTime wallTime(const std::string& moment)
{
    return QDateTime::fromString(QString::fromStdString(moment), Qt::ISODateWithMs).toLocalTime();
}

} // namespace cutcard
