// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records.h"
#include "app/records/sql.h"
#include "tests/support/files.h"
#include "tests/support/programs.h"
#include "tests/support/warnings.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

using namespace cutcard;

namespace {

std::shared_ptr<Records> opened(const QString& folder)
{
    auto records = Records::open(folder);
    return records ? *records : nullptr;
}

SessionStart startOf(const QString& header, bool coached = true, const QString& started = "2026-01-01T00:00:00Z")
{
    SessionStart start;
    start.header = header;
    start.game = "league";
    start.coached = coached;
    start.incidents = "some";
    start.started = started;
    start.kind = "table";
    start.program = "1.0";
    start.edition = "book";
    return start;
}

SessionFigures figures(int score)
{
    SessionFigures figures;
    figures.finished = true;
    figures.score = score;
    figures.marks = {{.game = "league", .competency = 2, .earned = 9, .possible = 12}};
    figures.faults = {{.event = 4, .rule = "3.5.1", .fault = "omitted", .owed = "dealer burn", .cost = 3}};
    figures.reviews = {{.rule = "3.5.1", .grade = 1}};
    return figures;
}

/// Changes the file behind the records' back.
void tamper(const QString& folder, const QString& statement)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "tamper");
        database.setDatabaseName(Records::fileIn(folder));
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase("tamper");
}

/// Keeps four sessions of 200 events each.
void keepSessions(const QString& folder)
{
    const auto records = opened(folder);
    for (int session = 0; session < 4; ++session) {
        const auto id = records->begin(startOf("cutcard 2\ngame league\n"));
        for (int i = 0; i < 200; ++i)
            QVERIFY(
                records
                    ->append(*id, {.line = QStringLiteral("dealer line %1").arg(i), .milliseconds = i, .verdicts = {}})
                    .has_value());
    }
}

/// Appends events for ever, saying after each that it is kept; for the test that kills it.
int appendForEver(const QString& folder)
{
    const auto records = opened(folder);
    const auto id = records->begin(startOf("header\n", true, "2026-01-01T00:00:00Z"));
    for (int i = 0;; ++i) {
        if (!records->append(*id, {.line = QStringLiteral("line %1").arg(i), .milliseconds = i, .verdicts = {}}))
            return 1;
        std::fprintf(stdout, "%d\n", i);
        std::fflush(stdout);
    }
}

} // namespace

class RecordsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    void aSessionIsReadBackAsItWasKept()
    {
        const QTemporaryDir folder;
        {
            const auto records = opened(folder.path());
            const auto id = records->begin(startOf("head\n", false, "2026-01-01T00:00:00Z"));
            QVERIFY(records->append(*id, {.line = "dealer shuffle", .milliseconds = 10, .verdicts = {}}).has_value());
            QVERIFY(records->append(*id, {.line = "dealer burn", .milliseconds = 25, .verdicts = {}}).has_value());
        }
        const auto records = opened(folder.path());
        const auto kept = records->load(1);
        QVERIFY(kept.has_value());
        QCOMPARE(kept->text(), QString("head\ndealer shuffle\ndealer burn\n"));
        QVERIFY(kept->changed.empty());
        QCOMPARE(kept->milliseconds, (std::vector<qint64>{10, 25}));
        QCOMPARE(kept->session.coached, false);
        QCOMPARE(kept->session.incidents, QString("some"));
    }

    void undoneEventsAreOutOfTheSessionAndNewOnesGoOn()
    {
        const QTemporaryDir folder;
        const auto records = opened(folder.path());
        const auto id = records->begin(startOf("", true, "x"));
        for (const char* line : {"a", "b", "c"})
            QVERIFY(records->append(*id, {.line = line, .milliseconds = 0, .verdicts = {}}).has_value());
        QVERIFY(records->cutBack(*id, 1).has_value());
        QVERIFY(records->append(*id, {.line = "d", .milliseconds = 0, .verdicts = {}}).has_value());
        QCOMPARE(records->load(*id)->lines, (QStringList{"a", "d"}));
    }

    void theNewestUnfinishedSessionIsOffered()
    {
        const QTemporaryDir folder;
        const auto records = opened(folder.path());
        QVERIFY(!records->unfinished(firstPerson)->has_value());
        const auto first = records->begin(startOf("", true, "1"));
        const auto second = records->begin(startOf("", true, "2"));
        QVERIFY(!records->unfinished(firstPerson)->has_value());
        QVERIFY(records->append(*first, {.line = "dealer shuffle", .milliseconds = 0, .verdicts = {}}).has_value());
        QVERIFY(records->append(*second, {.line = "dealer shuffle", .milliseconds = 0, .verdicts = {}}).has_value());
        // a table at which nothing was done yet hides none
        QVERIFY(records->begin(startOf("", true, "3")).has_value());
        QCOMPARE(records->unfinished(firstPerson).value().value().id, *second);
        QVERIFY(records->settle(*second, figures(90)).has_value());
        QCOMPARE(records->unfinished(firstPerson).value().value().id, *first);
        QCOMPARE(records->list(firstPerson)->at(0).score, 90);
    }

    void aSecondProgramIsToldThatAnotherUsesTheDatabase()
    {
        const QTemporaryDir folder;
        const auto records = opened(folder.path());
        const auto second = Records::open(folder.path());
        QVERIFY(!second.has_value());
        QCOMPARE(second.error().cause, Cause::NotAllowed);
    }

    void aFolderThatCannotBeMadeIsNamed()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto records = Records::open(folder.filePath("file/below"));
        QVERIFY(!records.has_value());
        QCOMPARE(records.error().cause, Cause::Unreadable);
        QVERIFY(QString::fromStdString(records.error().place.name).contains("below"));
    }

    void aFullDiskIsSaidAndLosesNothingKept()
    {
        const QTemporaryDir folder;
        const auto records = opened(folder.path());
        const auto id = records->begin(startOf("", true, "x"));
        QVERIFY(records->append(*id, {.line = "kept", .milliseconds = 0, .verdicts = {}}).has_value());
        {
            // a database that may not grow behaves as one on a full disk
            QSqlDatabase database = QSqlDatabase::database(QSqlDatabase::connectionNames().constFirst());
            QVERIFY(database.exec("PRAGMA max_page_count = 1").isActive());
        }
        const auto failed = records->append(*id, {.line = QString(500'000, 'x'), .milliseconds = 0, .verdicts = {}});
        QVERIFY(!failed.has_value());
        QCOMPARE(failed.error().cause, Cause::Unreadable);
        QVERIFY(QString::fromStdString(failed.error().found).contains("full"));
        // of several at once all are kept, or none
        const std::vector<KeptEvent> both{{.line = "small", .milliseconds = 0, .verdicts = {}},
                                          {.line = QString(500'000, 'x'), .milliseconds = 0, .verdicts = {}}};
        QVERIFY(!records->append(*id, both).has_value());
        QCOMPARE(records->load(*id)->lines, QStringList{"kept"});
    }

    void aDamagedDatabaseIsSaidAndSetAsideWithWhatCanBeRead()
    {
        const QTemporaryDir folder;
        {
            const auto records = opened(folder.path());
            const auto id = records->begin(startOf("head\n", true, "x"));
            for (int i = 0; i < 2000; ++i)
                QVERIFY(
                    records->append(*id, {.line = QStringLiteral("line %1").arg(i), .milliseconds = 0, .verdicts = {}})
                        .has_value());
            const auto second = records->begin(startOf("second\n", true, "x"));
            QVERIFY(second.has_value());
        }
        QFile file(Records::fileIn(folder.path()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(file.size() / 2));
        file.write(QByteArray(8192, '\x5a'));
        file.close();
        const auto records = Records::open(folder.path());
        QVERIFY(!records.has_value());
        QCOMPARE(records.error().cause, Cause::Damaged);
        const auto aside = Records::setAside(folder.path());
        QVERIFY(aside.has_value());
        QVERIFY(QFile::exists(aside->file));
        QCOMPARE(aside->sessions, 2);
        QVERIFY(QFile::exists(aside->file + "-2.cutcard"));
        QFile rescued(aside->file + "-1.cutcard");
        QVERIFY(rescued.open(QIODevice::ReadOnly));
        QVERIFY(rescued.readAll().count('\n') > 800);
        QVERIFY(opened(folder.path()) != nullptr);
    }

    void whatPagesHoldOfAFileCutShortIsSaved_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {30, 50, 70, 90, 99})
            QTest::addRow("%d of 100", percent) << percent;
    }
    void whatPagesHoldOfAFileCutShortIsSaved()
    {
        QFETCH(const int, percent);
        const QTemporaryDir folder;
        keepSessions(folder.path());
        QFile file(Records::fileIn(folder.path()));
        QVERIFY(file.resize(file.size() * percent / 100));
        QVERIFY(!Records::open(folder.path()).has_value());
        const auto rescue = Records::setAside(folder.path());
        QVERIFY(rescue.has_value());
        // the pages of sessions lie at the file's beginning: with these every event left belongs to one
        QVERIFY2(rescue->sessions + rescue->fragments > 0, qPrintable(QString::number(rescue->sessions)));
        QVERIFY(opened(folder.path()) != nullptr);
    }

    void aChangedEventIsNamedAndTheRestOpens()
    {
        const QTemporaryDir folder;
        {
            const auto records = opened(folder.path());
            for (int session = 0; session < 2; ++session) {
                const auto id = records->begin(startOf("head\n"));
                for (int i = 0; i < 5; ++i)
                    QVERIFY(records
                                ->append(*id,
                                         {.line = QStringLiteral("line %1").arg(i), .milliseconds = i, .verdicts = "v"})
                                .has_value());
            }
        }
        tamper(folder.path(), "UPDATE events SET verdicts = 'w' WHERE session = 1 AND line = 'line 2'");
        const auto records = opened(folder.path());
        QCOMPARE(records->load(1)->changed, std::vector<int>{3});
        QCOMPARE(records->load(1)->lines.size(), 5);
        QVERIFY(records->load(2)->changed.empty());
    }

    void aScoreWrittenIntoTheFileIsNotBelieved()
    {
        const QTemporaryDir folder;
        {
            const auto records = opened(folder.path());
            const auto id = records->begin(startOf("head\n", false));
            QVERIFY(records->append(*id, {.line = "a", .milliseconds = 0, .verdicts = {}}).has_value());
            QVERIFY(records->settle(*id, figures(40)).has_value());
            QCOMPARE(records->list(firstPerson)->front().score, 40);
        }
        tamper(folder.path(), "UPDATE sessions SET score = 100");
        const auto records = opened(folder.path());
        QCOMPARE(records->list(firstPerson)->front().score, -1);
        QVERIFY(records->list(firstPerson)->front().changed);
    }

    void eventsTakenOutAtTheEndAreNoticed()
    {
        const QTemporaryDir folder;
        {
            const auto records = opened(folder.path());
            const auto id = records->begin(startOf("head\n"));
            for (const char* line : {"a", "b", "c"})
                QVERIFY(records->append(*id, {.line = line, .milliseconds = 0, .verdicts = {}}).has_value());
        }
        tamper(folder.path(), "DELETE FROM events WHERE line = 'c'");
        QVERIFY(opened(folder.path())->load(1)->session.changed);
    }

    void whatALockFileSaysDoesNotMatter_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("garbage") << QByteArray(300, '\xff');
        QTest::newRow("another machine's") << QByteArray("1\ncutcard\nelsewhere\n");
    }
    void whatALockFileSaysDoesNotMatter()
    {
        QFETCH(const QByteArray, content);
        const QTemporaryDir folder;
        QFile lock(Records::fileIn(folder.path()) + ".lock");
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(content);
        lock.close();
        QVERIFY(opened(folder.path()) != nullptr);
    }

    void whatIsKeptIsForItsOwnerAlone()
    {
        const QTemporaryDir folder;
        const auto records = opened(folder.path());
        QVERIFY(records->begin(startOf("head\n")).has_value());
        for (const char* beside : {"", "-wal", "-shm", ".lock"}) {
            const auto permissions = QFileInfo(Records::fileIn(folder.path()) + beside).permissions();
            QVERIFY2(!(permissions & (QFileDevice::ReadGroup | QFileDevice::ReadOther)), beside);
        }
    }

    void everythingOfAPersonIsExportedAndDeleted()
    {
        const QTemporaryDir folder;
        const auto records = opened(folder.path());
        const auto other = records->addPerson("Maren");
        SessionStart start = startOf("head\n");
        start.person = *other;
        const auto id = records->begin(start);
        QVERIFY(
            records->append(*id, {.line = "dealer shuffle", .milliseconds = 3, .verdicts = "secretword"}).has_value());
        QVERIFY(records->settle(*id, figures(70)).has_value());
        QVERIFY(records
                    ->keep({.person = *other,
                            .kind = "tasks",
                            .at = "2026-01-02T10:00:00Z",
                            .subject = "league",
                            .asked = 1,
                            .right = 1,
                            .answers = {{.kind = "PQ-1", .given = "secretword", .right = true}}})
                    .has_value());
        QVERIFY(records->setExamDate(*other, {.document = "league", .day = 2461400}).has_value());
        QVERIFY(records->setLesson(*other, {.lesson = "one", .step = 3, .done = false}).has_value());
        const QJsonObject all = QJsonDocument::fromJson(*exportOf(*records, *other)).object();
        QCOMPARE(all["name"].toString(), QString("Maren"));
        QCOMPARE(all["sessions"].toArray()[0].toObject()["session_file"].toString(), QString("head\ndealer shuffle\n"));
        QCOMPARE(all["activities"].toArray().size(), 1);
        QCOMPARE(all["answers"].toArray()[0].toObject()["task"].toString(), QString("PQ-1"));
        QCOMPARE(all["reviews"].toArray().size(), 1);
        QCOMPARE(all["exam_dates"].toArray().size(), 1);
        QCOMPARE(all["lessons"].toArray().size(), 1);
        QVERIFY(records->forgetPerson(*other).has_value());
        QCOMPARE(records->persons()->size(), std::size_t{1});
        QVERIFY(records->list(*other)->empty());
        QVERIFY(records->answers(*other)->empty());
        QVERIFY(records->reviews(*other)->empty());
        QVERIFY(records->weekMarks(*other, 2461050, 500)->empty());
        for (const char* beside : {"", "-wal"}) {
            QFile file(Records::fileIn(folder.path()) + beside);
            if (file.open(QIODevice::ReadOnly))
                QVERIFY(!file.readAll().contains("secretword"));
        }
    }

    void weeksAddUpSessionsAndActivities()
    {
        const QTemporaryDir folder;
        const auto records = opened(folder.path());
        const auto id = records->begin(startOf("head\n", true, "2026-03-10T12:00:00Z"));
        QVERIFY(records->settle(*id, figures(75)).has_value());
        QVERIFY(records
                    ->keep({.kind = "tasks",
                            .at = "2026-03-11T12:00:00Z",
                            .answers = {{.right = true, .game = "league", .competency = 2},
                                        {.right = false, .game = "league", .competency = 2},
                                        {.right = true, .game = "", .competency = 2}}})
                    .has_value());
        QVERIFY(records
                    ->keep({.kind = "tasks",
                            .at = "2026-03-01T12:00:00Z",
                            .answers = {{.right = true, .game = "league", .competency = 2}}})
                    .has_value());
        const qint64 today = QDate(2026, 3, 12).toJulianDay();
        const auto marks = records->weekMarks(firstPerson, today, 8);
        QCOMPARE(marks->size(), std::size_t{2});
        QCOMPARE(marks->at(0).weeksAgo, 0);
        QCOMPARE(marks->at(0).mark.earned, 10);
        QCOMPARE(marks->at(0).mark.possible, 14);
        QCOMPARE(marks->at(1).weeksAgo, 1);
        // settling again replaces, it does not add
        QVERIFY(records->settle(*id, figures(75)).has_value());
        QCOMPARE(records->weekMarks(firstPerson, today, 8)->at(0).mark.possible, 14);
        QCOMPARE(records->faults(firstPerson, 0)->size(), std::size_t{1});
        QVERIFY(records->forgetSession(*id).has_value());
        QVERIFY(records->faults(firstPerson, 0)->empty());
        QCOMPARE(records->weekMarks(firstPerson, today, 8)->at(0).mark.possible, 2);
    }

    void theFirstAnswerOfADayIsWhatWasRemembered()
    {
        const QTemporaryDir folder;
        const auto records = opened(folder.path());
        const auto activity = [](const char* at, bool right) {
            return Activity{.kind = "tasks",
                            .at = at,
                            .answers = {{.right = true, .rules = {"3.4", "3.5"}}, {.right = right, .rules = {"3.4"}}}};
        };
        QVERIFY(records->keep(activity("2026-03-10T12:00:00Z", false)).has_value());
        QVERIFY(records->keep(activity("2026-03-10T13:00:00Z", true)).has_value());
        QVERIFY(records->keep(activity("2026-03-12T13:00:00Z", true)).has_value());
        const auto reviews = records->reviews(firstPerson);
        QCOMPARE(reviews->size(), std::size_t{4});
        QCOMPARE(reviews->at(0).rule, QString("3.4"));
        QCOMPARE(reviews->at(0).grade, 1);
        QCOMPARE(reviews->at(1).grade, 3);
        QCOMPARE(reviews->at(2).rule, QString("3.5"));
        QCOMPARE(reviews->at(2).grade, 3);
    }

    void aFileThatIsNoDatabaseIsDamaged()
    {
        const QTemporaryDir folder;
        QFile file(Records::fileIn(folder.path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
        const auto records = Records::open(folder.path());
        QVERIFY(!records.has_value());
        QCOMPARE(records.error().cause, Cause::Damaged);
    }

    void anotherProgramsVersionIsRefusedByNameAndLeftAsItIs_data()
    {
        QTest::addColumn<int>("version");
        QTest::addColumn<std::string>("found");
        QTest::newRow("earlier") << 1 << std::string("schema 1, of an earlier Cutcard");
        QTest::newRow("newer") << 99 << std::string("schema 99, of a newer Cutcard");
    }
    void anotherProgramsVersionIsRefusedByNameAndLeftAsItIs()
    {
        QFETCH(const int, version);
        QFETCH(const std::string, found);
        const QTemporaryDir folder;
        const QString file = Records::fileIn(folder.path());
        keepSessions(folder.path());
        tamper(folder.path(), QStringLiteral("PRAGMA user_version = %1").arg(version));
        const QByteArray before = bytesOf(file);
        const auto records = Records::open(folder.path());
        QVERIFY(!records.has_value());
        QCOMPARE(records.error().cause, Cause::NotAllowed);
        QCOMPARE(records.error().place.name, file.toStdString());
        QCOMPARE(records.error().found, found);
        QCOMPARE(bytesOf(file), before);
    }

    void aKillAtAnyMomentLosesNoEventThatWasKept()
    {
        for (int round = 0; round < 5; ++round) {
            const QTemporaryDir folder;
            QProcess process;
            process.start(QCoreApplication::applicationFilePath(), {"tst_records", "--append-for-ever", folder.path()});
            QVERIFY(process.waitForStarted());
            // the more rounds, the later the kill; each line read was said only after its event was kept
            QByteArray said;
            while (said.count('\n') < 3 + round * 7) {
                QVERIFY(process.waitForReadyRead(30000));
                said += process.readAllStandardOutput();
            }
            ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
            QVERIFY(process.waitForFinished());
            said += process.readAllStandardOutput();
            const auto whole = said.left(said.lastIndexOf('\n')).split('\n');
            const auto records = opened(folder.path());
            QVERIFY(records != nullptr);
            QVERIFY(records->load(1)->lines.size() >= whole.size());
            QCOMPARE(records->load(1)->lines.at(whole.size() - 1), "line " + whole.last());
        }
    }
};

static int runRecordsTest(int argc, char** argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--append-for-ever") == 0)
        return appendForEver(QString::fromLocal8Bit(argv[2]));
    return runTests<RecordsTest, QCoreApplication>(argc, argv);
}

CUTCARD_TESTS_BY(runRecordsTest)
#include "tst_records.moc"
