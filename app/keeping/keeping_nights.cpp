// SPDX-License-Identifier: GPL-3.0-or-later
// Nights are kept like sessions at a table: event by event, and replayed when they are gone on with.
#include "app/keeping/keeping_nights.h"

#include "app/words/errors/error_words.h"
#include "app/words/tr.h"
#include "core/base/try.h"
#include "core/tournament/session/night_notation.h"

namespace cutcard {

namespace {

struct KeptNightWords {
    Q_DECLARE_TR_FUNCTIONS(KeepingNights)
};

KeptFault faultOf(const NightSession& session, std::size_t index, const DirectorVerdict& verdict,
                  const std::vector<std::string>& names)
{
    const auto* act = std::get_if<DirectorAct>(&session.entries()[index].event);
    const bool did = act != nullptr && verdict.fault != Fault::Omitted;
    DirectorVerb verb = act != nullptr ? act->verb : DirectorVerb::ReadStatement;
    if (verdict.expected)
        verb = verdict.expected->act.verb;
    return {.session = 0,
            .event = static_cast<int>(index),
            .day = 0,
            .game = nightGame,
            .rule = QString::fromUtf8(verdict.rule.id()),
            .fault = keptWord(faultWords, verdict.fault),
            .severity = keptWord(verdict.severity),
            .verb = QString::fromUtf8(factsOf(verb).word),
            .done = did ? QString::fromStdString(nightEventText(*act, names)) : QString(),
            .owed = verdict.expected ? QString::fromStdString(nightEventText(verdict.expected->act, names)) : QString(),
            .cost = session.score().scale().points(verdict.severity)};
}

} // namespace

bool isNight(const KeptSession& session)
{
    return session.kind == nightKind || session.kind == realNightKind;
}

SessionFigures figuresOf(const NightSession& session)
{
    SessionFigures figures;
    const DirectorScore& score = session.score();
    figures.finished = session.isOver();
    figures.score = score.overall().value_or(-1);
    figures.critical = score.criticalErrors();
    for (int i = 0; i < directorCompetencyCount; ++i) {
        const Tally& tally = score.tally(static_cast<DirectorCompetency>(i));
        if (tally.possible > 0)
            figures.marks.push_back(
                {.game = nightGame, .competency = i, .earned = tally.earned, .possible = tally.possible});
    }
    const auto names = namesOf(session.night());
    std::map<Rule, int> grades;
    const auto& entries = session.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        for (const DirectorVerdict& verdict : entries[i].verdicts) {
            if (verdict.fault == Fault::Impossible || verdict.told)
                continue;
            if (!verdict.isCorrect())
                figures.faults.push_back(faultOf(session, i, verdict, names));
            const int known = verdict.selfCorrected ? 2 : 3;
            const int grade = verdict.isCorrect() ? known : 1;
            const auto [place, isNew] = grades.emplace(verdict.rule, grade);
            if (!isNew)
                place->second = std::min(place->second, grade);
        }
    }
    for (const auto& [rule, grade] : grades)
        figures.reviews.push_back({.rule = QString::fromUtf8(rule.id()), .day = 0, .grade = grade});
    return figures;
}

SessionStart startOf(const NightSetup& setup)
{
    return {.header = QString::fromStdString(writeNight(setup, {})),
            .game = nightGame,
            .coached = setup.mode == Mode::Practice,
            .incidents = keptWord(setup.incidents),
            .started = QDateTime::currentDateTimeUtc().toString(Qt::ISODate),
            .kind = nightKind,
            .program = QCoreApplication::applicationVersion(),
            .edition = {},
            .house = {}};
}

NightTime silenceOf(const KeptEvents& kept)
{
    const auto began = QDateTime::fromString(kept.session.started, Qt::ISODate);
    const qint64 noted = kept.milliseconds.empty() ? 0 : kept.milliseconds.back();
    return began.isValid() ? std::max<qint64>(0, began.msecsTo(QDateTime::currentDateTimeUtc()) - noted) : 0;
}

NightKeeper nightKeeperFor(Keeping& keeping, SessionId id, const QDateTime& realSince)
{
    if (id == 0)
        return {};
    return {.append = [&keeping, id, realSince](const QString& line, qint64 milliseconds,
                                                const QString& verdicts) -> Result<Done> {
                if (keeping.records() == nullptr)
                    return keeping.trouble();
                const qint64 at =
                    realSince.isValid() ? realSince.msecsTo(QDateTime::currentDateTimeUtc()) : milliseconds;
                return keeping.noted(
                    keeping.records()->append(id, {.line = line, .milliseconds = at, .verdicts = verdicts}));
            },
            .cutBack = [&keeping, id](std::size_t left) -> Result<Done> {
                if (keeping.records() == nullptr)
                    return keeping.trouble();
                return keeping.noted(keeping.records()->cutBack(id, static_cast<int>(left)));
            }};
}

Result<RevivedNight> reviveNight(const Keeping& keeping, SessionId id)
{
    if (keeping.records() == nullptr)
        return keeping.trouble();
    auto kept = TRY(keeping.records()->load(id));
    const std::string name = KeptNightWords::tr("stored night %1").arg(id).toStdString();
    QString warning;
    if (!kept.changed.empty())
        warning =
            KeptNightWords::tr(
                "Night %1 was changed outside the program, first at event %2. Events that no longer fit are left out.")
                .arg(id)
                .arg(kept.changed.front());
    auto file = readNight(kept.text().toStdString(), name);
    if (!file && !kept.changed.empty()) {
        kept.leave(kept.changed.front() - 1);
        file = readNight(kept.text().toStdString(), name);
    }
    if (!file)
        return file.error();
    // what stands before an event that can't have happened still opens
    auto session = TRY(NightSession::start(file->setup));
    bool stopped = false;
    for (std::size_t i = 0; i < file->entries.size() && !stopped; ++i) {
        const auto applied = session.apply(file->entries[i]);
        stopped = !applied;
        if (stopped && warning.isEmpty())
            warning = errorText(applied.error());
    }
    return RevivedNight{.session = std::move(session), .kept = kept.session, .stopped = stopped, .warning = warning};
}

} // namespace cutcard
