// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supervisor/desks.h"

#include "app/academy/result/result.h"
#include "app/academy/result/result_text.h"
#include "app/files/or_none.h"
#include "app/supervisor/academy_model.h"
#include "app/words/said.h"

namespace cutcard {

/// What a row of the proctor's list can be asked for next.
static QString wayOf(AttemptState state)
{
    switch (state) {
    case AttemptState::Interrupted:
        return QStringLiteral("resume");
    case AttemptState::Submitted:
        return QStringLiteral("grade");
    case AttemptState::Graded:
    case AttemptState::Review:
    case AttemptState::Confirmed:
        return QStringLiteral("result");
    default:
        return {};
    }
}

/// What the supervisor compares before somebody goes on: files copied back within an attempt show in it.
static QString lastText(const AttemptRecord& attempt)
{
    const QDateTime heard = wallTime(attempt.heard);
    return heard.isValid()
               ? ProctorDesk::tr("Last recorded: %1. Ask the candidate whether that was the last thing done.")
                     .arg(heard.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")))
               : QString();
}

/// Where somebody is, in words.
static QString partText(const AttemptRecord& record, const Blueprint& blueprint)
{
    if (record.part >= blueprint.parts())
        return ProctorDesk::tr("all parts");
    if (record.part == 0)
        return ProctorDesk::tr("theory");
    //: %1 is the number of a table test
    return ProctorDesk::tr("table %1").arg(record.part);
}

/// How far somebody is, by the parts' minutes.
static double shareDone(const AttemptRecord& record, const Blueprint& blueprint)
{
    double done = 0;
    double all = 0;
    for (int part = 0; part < blueprint.parts(); ++part) {
        const double minutes = blueprint.minutesOf(part);
        all += minutes;
        const double used = record.used[static_cast<std::size_t>(part)] / 60.0;
        done += part < record.part ? minutes : part == record.part ? std::min(used, minutes) : 0;
    }
    return all > 0 ? done / all : 0;
}

/// What became of a confirmed attempt, where its result alone would mislead.
static QStringList laterRemarks(const Academy& academy, const AttemptRecord& attempt)
{
    QStringList remarks;
    if (attempt.state != AttemptState::Confirmed)
        return remarks;
    for (const AppealRecord& each : orNone(academy.appeals().all())) {
        if (each.attempt == attempt.number && each.outcome.empty())
            remarks.append(appealText({}));
    }
    for (const IssuedCertificate& each : orNone(academy.certificates().all())) {
        if (each.attempt == attempt.number && each.state != "issued")
            remarks.append(ProctorDesk::tr("certificate no. %1 revoked").arg(each.serial));
    }
    return remarks;
}

/// One row of the proctor's list; `blueprint` and `person`: nullptr if they can't be read.
QVariantMap ProctorDesk::rowOf(const AttemptRecord& each, const Blueprint* blueprint, const RosterPerson* person) const
{
    const bool needs = each.state == AttemptState::Interrupted || each.state == AttemptState::Submitted
                       || each.state == AttemptState::Graded || each.state == AttemptState::Review;
    QStringList remarks;
    if (each.interruptions > 0)
        remarks.append(tr("interruptions: %1").arg(each.interruptions));
    if (each.pauses > 0)
        remarks.append(tr("pauses: %1").arg(each.pauses));
    if (each.focusLosses > 0)
        remarks.append(tr("times the window was left: %1").arg(each.focusLosses));
    remarks.append(laterRemarks(*academy(), each));
    // whether it was passed is what one looks for
    QString state = said(each.state);
    if (each.state == AttemptState::Confirmed) {
        if (const auto result = keptResult(*academy(), each.number))
            state += QStringLiteral(": ") + outcomeText(result->value(QStringLiteral("outcome")).toString());
    }
    QVariantMap row{{"attempt", qlonglong(each.number)},
                    {"name", nameOf(person, QString::fromStdString(each.person))},
                    {"opened", QString::fromStdString(each.opened)},
                    {"state", state},
                    {"running", each.state == AttemptState::Running},
                    {"needs", needs},
                    {"open", !isHandedIn(each.state)},
                    {"remarks", remarks.join(QStringLiteral(", "))},
                    {"last", lastText(each)},
                    {"way", wayOf(each.state)}};
    if (blueprint == nullptr)
        return row;
    const auto part = static_cast<std::size_t>(each.part);
    const bool open = !isHandedIn(each.state) && part < each.used.size();
    const int factor = person != nullptr ? person->timeFactor : 100;
    const int left = open ? secondsOf(*blueprint, each.part, factor, each.extra) - each.used[part] : 0;
    row.insert(QStringLiteral("exam"), examText(blueprint->name));
    row.insert(QStringLiteral("part"), partText(each, *blueprint));
    row.insert(QStringLiteral("share"), shareDone(each, *blueprint));
    row.insert(QStringLiteral("left"), open ? clockText(qint64{1000} * left) : QString());
    row.insert(QStringLiteral("stations"), static_cast<int>(blueprint->stations.size()));
    return row;
}

QVariantList ProctorDesk::rows() const
{
    const auto blueprints = orNone(academy()->blueprints().all());
    const auto persons = orNone(academy()->people().all());
    QVariantList rows;
    for (const AttemptRecord& each : orNone(academy()->attempts().all())) {
        const auto exam = std::ranges::find(blueprints, each.blueprint, &KeptBlueprint::digest);
        const auto person = std::ranges::find(persons, each.person, &RosterPerson::id);
        rows.prepend(rowOf(each, exam == blueprints.end() ? nullptr : &exam->blueprint,
                           person == persons.end() ? nullptr : &*person));
    }
    return rows;
}

QVariantMap ProctorDesk::facts() const
{
    return {{"sitting", m_acts.window().isSitting()}, {"stopped", m_acts.stoppedText()}, {"attempts", rows()}};
}

void ProctorDesk::showRow(const AttemptRecord& record, const Blueprint& blueprint, const RosterPerson& person)
{
    QVariantMap house = m_acts.model().house();
    QVariantList rows = house.value(QStringLiteral("attempts")).toList();
    const auto row = std::ranges::find_if(rows, [&](const QVariant& each) {
        return each.toMap().value(QStringLiteral("attempt")).toLongLong() == record.number;
    });
    if (row == rows.end())
        return;
    *row = rowOf(record, &blueprint, &person);
    house.insert(QStringLiteral("attempts"), rows);
    m_acts.model().setHouse(house);
}

void ProctorDesk::authorise(const QString& person, const QString& blueprint, const QString& day,
                            const QString& dayReason, bool ticked, Signature* by)
{
    m_acts.sign({.by = by, .stays = true}, [&](Unlocked& who) -> Said {
        if (m_acts.window().isSitting())
            return {tr("An exam is already running at this computer."), true};
        if (!ticked)
            return {tr("Tick every box first."), true};
        const auto record = academy()->attempts().authorise(who, {.person = trimmed(person),
                                                                  .blueprint = trimmed(blueprint),
                                                                  .day = trimmed(day),
                                                                  .identitySeen = true,
                                                                  .dayReason = trimmed(dayReason)});
        return record ? m_acts.window().sit(record->number, std::move(who)) : Said(record.error());
    });
}

void ProctorDesk::resume(qlonglong attempt, Signature* by)
{
    m_acts.sign({.by = by, .stays = true}, [&](Unlocked& who) -> Said {
        if (m_acts.window().isSitting())
            return {tr("An exam is already running at this computer."), true};
        const auto resumed = academy()->attempts().resume(who, attempt);
        return resumed ? m_acts.window().sit(attempt, std::move(who)) : Said(resumed.error());
    });
}

void ProctorDesk::openPages(Signature* by)
{
    m_acts.sign({by}, [this](const Unlocked& who) -> Said {
        for (const AttemptRecord& each : orNone(academy()->attempts().all())) {
            const bool interrupted = each.state == AttemptState::Interrupted;
            TRY(interrupted ? academy()->attempts().notePagesOpened(who, each.number) : Done{});
        }
        // what is missing outside is signed for behind these pages
        TRY(academy()->heads().fault() ? Done{} : academy()->heads().checkpoint(who));
        m_acts.openPages();
        return tr(
            "The other pages stay open until you leave this room, the other rooms until you quit or the next exam.");
    });
}

void ProctorDesk::extend(qlonglong attempt, int minutes, const QString& reason, Signature* by)
{
    m_acts.sign({by, reason, attempt}, [&](const Unlocked& who) -> Said {
        return {academy()->attempts().extend(who, attempt, minutes * 60, trimmed(reason)),
                tr("%1 minutes were added to attempt %2.").arg(minutes).arg(attempt)};
    });
}

void ProctorDesk::submit(qlonglong attempt, Signature* by)
{
    m_acts.sign({.by = by, .attempt = attempt}, [&](const Unlocked& who) -> Said {
        return {academy()->attempts().change(who, attempt, AttemptEvent::Submit),
                tr("Attempt %1 was handed in as it stood.").arg(attempt)};
    });
}

void ProctorDesk::grade(qlonglong attempt, const QList<int>& ratings, Signature* by)
{
    m_acts.sign({.by = by, .stays = true}, [&](const Unlocked& who) -> Said {
        const auto kept = TRY(academy()->answers().ratings(attempt));
        for (int station = 1; station <= ratings.size() && kept.empty(); ++station) {
            const int rating = ratings[station - 1];
            TRY(rating > 0 ? academy()->answers().rate(who, attempt, station, rating) : Done{});
        }
        TRY(cutcard::grade(*academy(), attempt, who));
        m_acts.model().review()->show(attempt);
        return {};
    });
}

void ProctorDesk::declareVoid(qlonglong attempt, const QString& reason, Signature* by, Signature* second)
{
    m_acts.signByTwo({by, reason, attempt}, second, [&](const Unlocked& who, const Unlocked* other) -> Said {
        return {academy()->attempts().change(who, attempt, AttemptEvent::Annul, trimmed(reason), other),
                m_acts.voidText(attempt)};
    });
}

} // namespace cutcard
