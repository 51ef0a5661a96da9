// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/store/clock.h"

#include "app/academy/result/evidence.h"
#include "app/academy/result/result.h"
#include "app/reports/certificate_report.h"
#include "app/supervisor/academy_model.h"
#include "app/words/tr.h"
#include "app/words/training/quiz_words.h"
#include "app/words/training/task_words.h"

namespace cutcard {

static std::vector<std::string> wordsOf(const QStringList& list)
{
    return eachOf(list, &QString::toStdString);
}

static QString numbersOf(const std::vector<std::int64_t>& attempts)
{
    return textsOf(attempts, [&](const std::int64_t each) { return QString::number(each); }).join(QStringLiteral(", "));
}

void ReviewDesk::open(qlonglong attempt)
{
    if (m_acts.begin())
        show(attempt);
}

void ReviewDesk::confirm(qlonglong attempt, Signature* by)
{
    m_acts.sign({.by = by, .attempt = attempt}, [&](const Unlocked& who) -> Said {
        return {academy()->attempts().change(who, attempt, AttemptEvent::Confirm),
                tr("Attempt %1 was confirmed.").arg(attempt)};
    });
}

void ReviewDesk::issue(qlonglong attempt, Signature* by)
{
    m_acts.sign({.by = by, .stays = true}, [&](const Unlocked& who) -> Said {
        const auto issued = TRY(academy()->certificates().issue(who, attempt, todayOf()));
        show(attempt);
        return tr("Certificate no. %1 was issued. Save and print it.").arg(issued.serial);
    });
}

void ReviewDesk::saveSheet(qlonglong attempt, const QString& file)
{
    savePdf(attempt, file, tr("result-%1.pdf"), writeResultSheet);
}

void ReviewDesk::saveCertificate(qlonglong attempt, const QString& file)
{
    savePdf(attempt, file, tr("certificate-%1.pdf"), writeCertificate);
}

void ReviewDesk::savePdf(qlonglong attempt, const QString& file, const QString& proposed, WritePdf write)
{
    if (!m_acts.begin())
        return;
    const QString name = m_acts.fileFor(file, tr("Save as PDF"), proposed.arg(attempt), tr("PDF files (*.pdf)"));
    if (!name.isEmpty())
        m_acts.say({write(*academy(), attempt, name), tr("Saved: %1").arg(name)});
}

void ReviewDesk::appeal(qlonglong attempt, const QString& day, const QString& reason, Signature* by)
{
    m_acts.sign({by, reason, attempt}, [&](const Unlocked& who) -> Said {
        return {academy()->appeals().open(who, attempt, trimmed(day), trimmed(reason)), tr("The appeal was recorded.")};
    });
}

void ReviewDesk::dismissAppeal(qlonglong attempt, const QString& reason, Signature* by)
{
    m_acts.sign({by, reason, attempt}, [&](const Unlocked& who) -> Said {
        return {academy()->appeals().close(who, attempt, AppealOutcome::Dismissed, trimmed(reason)),
                tr("The appeal was dismissed.")};
    });
}

void ReviewDesk::grantAppeal(qlonglong attempt, const QString& reason, Signature* by, Signature* second)
{
    m_acts.signByTwo({by, reason, attempt}, second, [&](const Unlocked& who, const Unlocked* other) -> Said {
        return {academy()->appeals().close(who, attempt, AppealOutcome::Void, trimmed(reason), other),
                m_acts.voidText(attempt)};
    });
}

void ReviewDesk::replay(qlonglong attempt, int station, int hand, Signature* by)
{
    m_acts.sign({.by = by, .attempt = attempt}, [&](const Unlocked& who) -> Said {
        const auto work = TRY(Sitting::workOf(*academy(), attempt, who.attemptKey(attempt)));
        lookAt(work, attempt, static_cast<std::size_t>(station), static_cast<std::size_t>(hand));
        return {};
    });
}

void ReviewDesk::lookAt(const Sitting::Work& work, qlonglong attempt, std::size_t station, std::size_t hand)
{
    if (station < work.directed.size() && work.directed[station])
        return m_acts.window().lookOver(*work.directed[station],
                                        tr("Attempt %1, table %2").arg(attempt).arg(station + 1));
    if (station >= work.stations.size() || hand >= work.stations[station].size())
        return;
    const auto& times = work.eventTimes[station][hand];
    m_acts.window().lookBack(work.stations[station][hand], std::vector<qint64>(times.begin(), times.end()),
                             tr("Attempt %1, table %2, hand %3").arg(attempt).arg(station + 1).arg(hand + 1));
}

void ReviewDesk::showQuestions(qlonglong attempt, Signature* by)
{
    // what was opened stays open until something changes
    m_acts.sign({.by = by, .stays = true}, [&](const Unlocked& who) -> Said {
        showQuestions(TRY(Sitting::workOf(*academy(), attempt, who.attemptKey(attempt))));
        return {};
    });
}

void ReviewDesk::showQuestions(const Sitting::Work& work)
{
    QVariantMap shown = m_acts.model().result();
    QVariantList doubts = shown.value(QStringLiteral("doubts")).toList();
    for (QVariant& doubt : doubts) {
        QVariantMap row = doubt.toMap();
        const std::string id = row.value(QStringLiteral("item")).toString().toStdString();
        for (std::size_t i = 0; i < work.form.questions.size() && !id.empty(); ++i) {
            const Task& question = work.form.questions[i];
            if (question.item->id != id)
                continue;
            const QString answer = answerText(question, work.answers[i]);
            row.insert(QStringLiteral("text"),
                       tr("Question %1: %2\nAnswered: %3\nRight answer: %4\n%5")
                           .arg(QString::number(i + 1), taskText(question), answer.isEmpty() ? tr("nothing") : answer,
                                answerText(question, question.right), taskWorking(question).value(0)));
            doubt = row;
        }
    }
    shown.insert(QStringLiteral("doubts"), doubts);
    m_acts.model().setResult(shown);
}

void ReviewDesk::saveEvidence(qlonglong attempt, Signature* by, const QString& file)
{
    m_acts.sign({.by = by, .attempt = attempt}, [&](const Unlocked& who) -> Said {
        const QString folder = m_acts.fileFor(file, tr("Save the evidence to a new folder"),
                                              QStringLiteral("attempt-%1").arg(attempt), {});
        if (folder.isEmpty())
            return {};
        return {writeEvidence(*academy(), attempt, who, folder), tr("Saved: %1").arg(folder)};
    });
}

void ReviewDesk::correct(qlonglong attempt, const QStringList& items, const QStringList& rules, const QString& reason,
                         Signature* by, Signature* second)
{
    m_acts.signByTwo({by, reason, attempt}, second, [&](const Unlocked& who, const Unlocked* other) -> Said {
        const auto corrections = TRY(readCorrections(wordsOf(items), wordsOf(rules)));
        const auto done = TRY(rescore(*academy(), who, corrections, trimmed(reason), other));
        QStringList said{tr("Results that changed: %1. Results this version cannot grade again: %2.")
                             .arg(done.changed.size())
                             .arg(done.skipped.size())};
        if (!done.leftOut.empty())
            //: numbers of attempts
            said.append(tr("You two may not sign for these attempts, so they stay as they were: %1.")
                            .arg(numbersOf(done.leftOut)));
        return said.join(QLatin1Char(' '));
    });
}

} // namespace cutcard
