// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keeping/keeping.h"

#include "app/faces/face.h"
#include "app/home/session_form.h"
#include "app/keeping/learning.h"
#include "app/words/errors/error_words.h"
#include "app/words/tr.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/players/lesson_players.h"
#include "core/players/simulator.h"
#include "core/session/counted.h"
#include "core/session/text/notation.h"

#include <QDateTime>

namespace cutcard {

/// The document and its edition: with another, sessions were judged otherwise.
static QString editionOf(GameId game)
{
    const DocumentHead& document = documentHead(faceOf(game).document);
    return QStringLiteral("%1 [%2]").arg(QString::fromUtf8(document.title)).arg(document.edition);
}

/// The verdicts of their time in place of today's; empty if none were kept or one can't be read.
static EntryLog entriesThen(const Session& session, const KeptEvents& kept)
{
    EntryLog entries;
    bool any = false;
    for (Entry entry : session.entries()) {
        const QString& text = kept.verdicts[static_cast<qsizetype>(entries.size())];
        const auto verdicts = readVerdicts(text.toStdString(), entry.event, {});
        if (!verdicts)
            return {};
        any = any || !verdicts->empty();
        entry.verdicts = *verdicts;
        entries.push_back(std::move(entry));
    }
    return any ? entries : EntryLog();
}

static QString warningOf(const KeptEvents& kept)
{
    const QStringList events = textsOf(kept.changed, [&](const int event) { return QString::number(event); });
    if (!events.isEmpty())
        return Keeping::tr("Session %1 was changed outside the program. Changed events: %2.")
            .arg(kept.session.id)
            .arg(events.join(QStringLiteral(", ")));
    if (kept.session.changed)
        return Keeping::tr("The entry of session %1 (start, score, number of events) was changed outside the program. "
                           "Its events were not.")
            .arg(kept.session.id);
    return {};
}

PlayersSource playersOf(const QString& incidents)
{
    if (incidents == scripted)
        return {};
    if (incidents == lessonPlayers)
        return lessonEvent;
    const bool lively = incidents.endsWith(livelyPlayers);
    const QString word = lively ? incidents.chopped(livelyPlayers.size()) : incidents;
    const IncidentPlan plan = findIncidentPlan(word.toStdString()).value_or(noIncidents);
    const Simulator simulator = lively ? Simulator(plan, livelyStyles) : Simulator(plan);
    return [simulator](const Session& session) { return simulator.next(session); };
}

Keeping::Keeping(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder)) {}

void Keeping::open()
{
    m_records.reset();
    auto records = Records::open(m_folder);
    if (records) {
        m_records = *records;
        m_trouble.reset();
    } else {
        m_trouble = records.error();
    }
    emit changed();
}

bool Keeping::tryToKeep()
{
    if (!m_records)
        open();
    return m_records != nullptr;
}

Result<Records::Rescue> Keeping::setAside()
{
    m_records.reset();
    const auto rescue = Records::setAside(m_folder);
    if (rescue)
        open();
    return rescue;
}

Error Keeping::trouble() const
{
    return m_trouble.value_or(faultIn(Records::fileIn(m_folder).toStdString(), Cause::Unreadable, {}));
}

Result<Done> Keeping::noted(const Result<Done>& done)
{
    const bool before = keeps();
    if (done)
        m_trouble.reset();
    else
        m_trouble = done.error();
    if (keeps() != before)
        emit changed();
    return done;
}

Result<SessionId> Keeping::begin(const SessionSetup& setup, bool coached, const QString& incidents, const QString& kind)
{
    if (!m_records)
        return trouble();
    const bool itsOwnHouse = setup.house != defaultHouse(setup.game());
    const auto id = m_records->begin({.header = QString::fromStdString(writeHeader(setup)),
                                      .game = QString::fromUtf8(entryOf(setup.game()).word),
                                      .coached = coached,
                                      .incidents = incidents,
                                      .started = QDateTime::currentDateTimeUtc().toString(Qt::ISODate),
                                      .person = m_person,
                                      .kind = kind,
                                      .program = QCoreApplication::applicationVersion(),
                                      .edition = editionOf(setup.game()),
                                      .house = itsOwnHouse ? tr("house file") : QString()});
    if (!id)
        static_cast<void>(noted(id.error()));
    else
        static_cast<void>(noted(Done{}));
    return id;
}

Result<SessionId> Keeping::beginFrom(const Session& session, bool coached, const QString& incidents,
                                     const QString& kind)
{
    auto id = begin(session.setup(), coached, incidents, kind);
    if (!id)
        return id;
    const auto events = eachOf(session.entries(), [](const Entry& entry) {
        const std::string line = eventText(entry.event, entry.byHouse);
        return KeptEvent{.line = QString::fromStdString(line), .milliseconds = 0, .verdicts = {}};
    });
    TRY(noted(m_records->append(*id, events)));
    return id;
}

EventKeeper Keeping::keeperFor(SessionId id, std::optional<std::size_t> cutFirst)
{
    if (id == 0)
        return {};
    return {.append = [this, id, cutFirst](const Entry& entry, qint64 milliseconds) mutable -> Result<Done> {
                if (!m_records)
                    return trouble();
                // what could not be replayed stays until something else happens in its place
                if (cutFirst) {
                    TRY(noted(m_records->cutBack(id, static_cast<int>(*cutFirst))));
                    cutFirst.reset();
                }
                return noted(
                    m_records->append(id, {.line = QString::fromStdString(eventText(entry.event, entry.byHouse)),
                                           .milliseconds = milliseconds,
                                           .verdicts = QString::fromStdString(keptVerdicts(entry))}));
            },
            .cutBack = [this, id](std::size_t left) -> Result<Done> {
                if (!m_records)
                    return trouble();
                return noted(m_records->cutBack(id, static_cast<int>(left)));
            }};
}

Session spokenOf(const Session& session)
{
    if (session.setup().mode != Mode::Test || session.isOver())
        return session;
    const EntryLog& entries = session.entries();
    std::size_t over = entries.size();
    while (over > 0 && entries[over - 1].hand == session.hand())
        --over;
    auto then = Session::replay(session.setup(), entries.first(over));
    return then ? *then : session;
}

Result<Done> Keeping::settle(SessionId id, const Session& session)
{
    SessionFigures figures = figuresOf(spokenOf(session));
    // which hand it is in stands on the table
    figures.hands = handsOf(session.entries());
    return settle(id, figures);
}

Result<Done> Keeping::settle(SessionId id, const SessionFigures& figures)
{
    if (!m_records)
        return Done{};
    return noted(m_records->settle(id, figures));
}

Result<Done> Keeping::keep(Activity activity)
{
    if (!m_records)
        return trouble();
    activity.person = m_person;
    activity.at = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    return noted(m_records->keep(activity));
}

Result<Revived> Keeping::revive(SessionId id) const
{
    if (!m_records)
        return trouble();
    auto kept = TRY(m_records->load(id));
    const std::string name = tr("stored session %1").arg(id).toStdString();
    auto file = readSession(kept.text().toStdString(), name);
    // what can't be read any more was changed from outside; what stands before it still opens
    const bool unreadable = !file && !kept.changed.empty();
    if (unreadable) {
        kept.leave(kept.changed.front() - 1);
        file = readSession(kept.text().toStdString(), name);
    }
    if (!file)
        return file.error();
    auto opened = TRY(replayedFrom(*file, name));
    QString warning = warningOf(kept);
    if (opened.stopped) {
        kept.leave(static_cast<int>(opened.session.entries().size()));
        if (warning.isEmpty())
            warning = errorText(*opened.stopped);
    }
    EntryLog then = entriesThen(opened.session, kept);
    return Revived{.session = std::move(opened.session),
                   .times = kept.milliseconds,
                   .kept = kept.session,
                   .then = std::move(then),
                   .stopped = unreadable || opened.stopped.has_value(),
                   .warning = warning};
}

} // namespace cutcard
