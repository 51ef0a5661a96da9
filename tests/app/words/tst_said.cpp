// SPDX-License-Identifier: GPL-3.0-or-later
// What assets/words says: every value has its words, every row is of a value or asked for in the sources by its key.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/academy/ledger/certificate.h"
#include "app/words/said.h"
#include "core/acts/event.h"
#include "core/base/toml.h"
#include "core/certification/attempt.h"
#include "core/certification/decision.h"
#include "core/certification/refusal.h"
#include "core/chips/odc_bank.h"
#include "core/chips/regimes.h"
#include "core/exam/bank_check.h"
#include "core/exam/figures/quiz_item.h"
#include "core/judge/score.h"
#include "core/odds/document_figures.h"
#include "core/procedure/procedure.h"
#include "core/rules/rulebook.h"
#include "core/tournament/state/night.h"
#include "core/training/task.h"
#endif
#include "tests/support/programs.h"
#include "tests/support/warnings.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

using namespace cutcard;

namespace {

QString textOfFile(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The keys of each part of assets/words.
QMap<QString, QSet<QString>> partsOfTheFiles()
{
    QMap<QString, QSet<QString>> parts;
    for (QDirIterator files(QStringLiteral(SOURCE_FOLDER "/assets/words"), {"*.toml"}); files.hasNext();) {
        const auto table = parseToml(textOfFile(files.next()).toStdString(), "words");
        for (const auto& [part, rows] : table ? *table : toml::table()) {
            if (!rows.is_table())
                continue;
            QSet<QString>& keys = parts[QString::fromUtf8(part.data())];
            for (const auto& [key, text] : *rows.as_table())
                keys.insert(QString::fromUtf8(key.data()));
        }
    }
    return parts;
}

template <typename Enum> QSet<QString> namesOf(std::initializer_list<Enum> without = {})
{
    QSet<QString> names;
    for (const Enum value : valuesOf<Enum>()) {
        if (std::ranges::find(without, value) == without.end())
            names.insert(QString::fromStdString(wordOf(value)));
    }
    return names;
}

} // namespace

class SaidTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    void initTestCase()
    {
        m_parts = partsOfTheFiles();
        for (QDirIterator files(QStringLiteral(SOURCE_FOLDER "/app"), {"*.cpp"}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();)
            m_sources += textOfFile(files.next());
        QVERIFY(m_parts.size() > 40);
    }

    void everyValueHasItsWords_data()
    {
        QTest::addColumn<QSet<QString>>("names");
        const auto row = [](const char* part, const QSet<QString>& names) { QTest::newRow(part) << names; };
        for (const char* part : {"game", "game-short", "floor-called", "spoken-floor"})
            row(part, namesOf<GameId>());
        row("verb", namesOf<Verb>());
        row("phrase", namesOf<Phrase>());
        row("spoken", namesOf<Phrase>());
        row("choice", namesOf<Choice>());
        row("choice-line", namesOf<Choice>());
        row("mishap", namesOf<Mishap>());
        row("matter", namesOf<Matter>());
        row("wait", namesOf<Wait>());
        row("hand-class", namesOf<HandClass>());
        for (const char* part : {"circle", "circle-printed", "circle-of-procedures", "circle-of-procedures-printed"})
            row(part, namesOf<Circle>());
        row("spoken-hand", namesOf<HandClass>());
        row("spoken-rank", namesOf<Rank>());
        row("remark", namesOf<BankRemark>());
        row("bank-entry", namesOf<BankEntry::Kind>());
        row("fault", namesOf<Fault>());
        row("severity", namesOf<Severity>());
        row("competency", namesOf<Competency>());
        row("standing", namesOf<Standing>());
        row("question-kind", namesOf<QuestionKind>());
        row("difficulty", namesOf<Difficulty>());
        row("topic", namesOf<Topic>());
        row("topic-note", namesOf<Topic>());
        row("instruction", namesOf({AnswerKind::Choose}));
        row("figure", namesOf<FigureKind>());
        row("mismatch", namesOf({MismatchCause::None}));
        for (const char* part : {"regime", "regime-title", "regime-note"})
            row(part, namesOf<Regime>());
        row("line", namesOf<LineCode>());
        row("cause", namesOf<Cause>());
        row("cause-alone", namesOf<Cause>());
        row("refusal", namesOf<Refusal>());
        row("state-clause", namesOf<AttemptState>());
        row("attempt-state", namesOf<AttemptState>());
        row("certificate-state", namesOf<CertificateState>());
        row("exam-outcome", namesOf<ExamOutcome>());
        row("director-verb", namesOf<DirectorVerb>());
        row("director-competency", namesOf<DirectorCompetency>());
        row("presence", namesOf({Presence::Seated}));
        row("offence", namesOf<Offence>());
        row("request", namesOf<Request>());
        row("move-method", namesOf<MoveMethod>());
        row("colour-manner", namesOf<ColourManner>());
    }
    void everyValueHasItsWords()
    {
        QFETCH(const QSet<QString>, names);
        const QString part = QString::fromUtf8(QTest::currentDataTag());
        QCOMPARE(m_parts.value(part), names);
        for (const QString& name : names)
            QVERIFY2(!said(part.toStdString(), name.toStdString()).isEmpty(), qPrintable(name));
    }

    /// A row that belongs to no value is one that the sources ask for, or that is of a value among those of its part.
    void noRowIsLeftOver_data()
    {
        QTest::addColumn<QSet<QString>>("names");
        const auto row = [](const char* part, const QSet<QString>& names) { QTest::newRow(part) << names; };
        for (const char* part : {"act", "spoken-act", "missing", "by-hand", "wrong-number"})
            row(part, namesOf<Verb>());
        for (const char* part : {"heading", "heading-tennessee", "heading-champion", "heading-champion-one"})
            row(part, namesOf<Heading>());
        row("reason", namesOf<Because>());
        row("reason-wager", namesOf<Because>());
        row("director-act", namesOf<DirectorVerb>());
        row("wrong-measure", namesOf<DirectorVerb>());
        row("treated", namesOf<DirectorVerb>());
        row("world", namesOf<WorldKind>());
        row("call-kind", namesOf<CallKind>());
    }
    void noRowIsLeftOver()
    {
        QFETCH(const QSet<QString>, names);
        static const QRegularExpression variant(
            "-(\\d|three|many-other|nobody|other|none|many|alone|third|one|count|below|kicker-won|kicker)$");
        const QString part = QString::fromUtf8(QTest::currentDataTag());
        QVERIFY(m_parts.contains(part));
        for (const QString& key : m_parts.value(part)) {
            const bool isValues = names.contains(key) || names.contains(QString(key).remove(variant));
            QVERIFY2(isValues || m_sources.contains('"' + key + '"'), qPrintable(key));
        }
    }

    /// By its name, or for a value of the enumeration that it is called like.
    void everyPartIsAskedFor()
    {
        static const QRegularExpression ofGame("-printed$|(tennessee|champion|champion-one)$");
        const auto nameOf = [](const auto... name) {
            return QSet<QString>{QString::fromUtf8(name.data(), qsizetype(name.size()))...};
        };
        const QSet<QString> ofValues =
            nameOf(nameOfEnum<Verb>, nameOfEnum<Phrase>, nameOfEnum<Matter>, nameOfEnum<HandClass>, nameOfEnum<Fault>,
                   nameOfEnum<Severity>, nameOfEnum<Competency>, nameOfEnum<Standing>, nameOfEnum<QuestionKind>,
                   nameOfEnum<Difficulty>, nameOfEnum<Topic>, nameOfEnum<Regime>, nameOfEnum<AttemptState>,
                   nameOfEnum<CertificateState>, nameOfEnum<DirectorVerb>, nameOfEnum<DirectorCompetency>,
                   nameOfEnum<Presence>, nameOfEnum<Offence>, nameOfEnum<Request>, nameOfEnum<MoveMethod>,
                   nameOfEnum<ColourManner>);
        for (auto part = m_parts.keyBegin(); part != m_parts.keyEnd(); ++part)
            QVERIFY2(ofValues.contains(*part) || m_sources.contains('"' + QString(*part).remove(ofGame)),
                     qPrintable(*part));
    }

    void everyKindOfTaskHasItsWords()
    {
        for (const TaskKind& kind : taskKinds()) {
            const std::string id(kind.id);
            QVERIFY2(!said("task", id).isEmpty() && !said("task-question", id).isEmpty(), id.c_str());
            const bool seats = kind.answer == AnswerKind::Seats;
            const std::size_t count =
                seats ? drawTask(kind, 3, 0).right.size() : static_cast<std::size_t>(kind.options);
            for (std::size_t i = 0; i < count; ++i)
                QVERIFY2(!said("task-word", id + '-' + std::to_string(i)).isEmpty(), id.c_str());
        }
        QCOMPARE(m_parts.value("task").size(), static_cast<qsizetype>(taskKinds().size()));
    }

    void everyCommandHasItsAct()
    {
        QSet<QString> ids;
        for (const VerbFacts& facts : verbs)
            ids.insert(QString::fromUtf8(facts.word.data(), qsizetype(facts.word.size())));
        for (const PhraseFacts& facts : phrases)
            ids.insert("say " + QString::fromUtf8(facts.word.data(), qsizetype(facts.word.size())));
        QVERIFY(saidRows("commands").size() > 100);
        for (const QStringList& row : saidRows("commands")) {
            QCOMPARE(row.size(), 5);
            QVERIFY2(ids.contains(row.front()) || row.front() == "wager", qPrintable(row.front()));
        }
    }

    void blanksAreFilledInAllAtOnce()
    {
        QCOMPARE(filledIn("%2, %1 and 5% of %3", {"%2", "Ada"}), "Ada, %2 and 5% of %3");
        QVERIFY(said("no such part", "fold").isEmpty());
        QVERIFY(said("choice", "no such choice").isEmpty());
    }

private:
    QMap<QString, QSet<QString>> m_parts;
    QString m_sources;
};

CUTCARD_TESTS(SaidTest, QCoreApplication)
#include "tst_said.moc"
