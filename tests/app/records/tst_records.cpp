// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records.h"

#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
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

/// Appends events for ever, saying after each that it is kept; for the test that kills it.
int appendForEver(const QString& folder)
{
    const auto records = opened(folder);
    const auto id = records->begin("header\n", "league", true, "none", "2026-01-01T00:00:00Z");
    for (int i = 0;; ++i) {
        if (!records->append(*id, QStringLiteral("line %1").arg(i), i))
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
    void init() { QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support|QStandardPaths)")); }

    void aSessionIsReadBackAsItWasKept()
    {
        const QTemporaryDir folder;
        {
            const auto records = opened(folder.path());
            const auto id = records->begin("head\n", "league", false, "some", "2026-01-01T00:00:00Z");
            QVERIFY(records->append(*id, "dealer shuffle", 10).has_value());
            QVERIFY(records->append(*id, "dealer burn", 25).has_value());
        }
        const auto records = opened(folder.path());
        const auto kept = records->load(1);
        QVERIFY(kept.has_value());
        QCOMPARE(kept->text(), QString("head\ndealer shuffle\ndealer burn\n"));
        QCOMPARE(kept->milliseconds, (std::vector<qint64>{10, 25}));
        QCOMPARE(kept->session.coached, false);
        QCOMPARE(kept->session.incidents, QString("some"));
    }

    void undoneEventsAreOutOfTheSessionAndNewOnesGoOn()
    {
        const QTemporaryDir folder;
        const auto records = opened(folder.path());
        const auto id = records->begin("", "league", true, "none", "x");
        for (const char* line : {"a", "b", "c"})
            QVERIFY(records->append(*id, line, 0).has_value());
        QVERIFY(records->cutBack(*id, 1).has_value());
        QVERIFY(records->append(*id, "d", 0).has_value());
        QCOMPARE(records->load(*id)->lines, (QStringList{"a", "d"}));
    }

    void theNewestUnfinishedSessionIsOffered()
    {
        const QTemporaryDir folder;
        const auto records = opened(folder.path());
        QVERIFY(!records->unfinished()->has_value());
        const auto first = records->begin("", "league", true, "none", "1");
        const auto second = records->begin("", "league", true, "none", "2");
        QVERIFY(!records->unfinished()->has_value());
        QVERIFY(records->append(*first, "dealer shuffle", 0).has_value());
        QVERIFY(records->append(*second, "dealer shuffle", 0).has_value());
        // a table at which nothing was done yet hides none
        QVERIFY(records->begin("", "league", true, "none", "3").has_value());
        QCOMPARE(records->unfinished().value().value().id, *second);
        QVERIFY(records->finish(*second, 90).has_value());
        QCOMPARE(records->unfinished().value().value().id, *first);
        QCOMPARE(records->list()->at(1).score, 90);
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
        const auto id = records->begin("", "league", true, "none", "x");
        QVERIFY(records->append(*id, "kept", 0).has_value());
        {
            // a database that may not grow behaves as one on a full disk
            QSqlDatabase database = QSqlDatabase::database(QSqlDatabase::connectionNames().constFirst());
            QVERIFY(database.exec("PRAGMA max_page_count = 1").isActive());
        }
        const auto failed = records->append(*id, QString(500'000, 'x'), 0);
        QVERIFY(!failed.has_value());
        QCOMPARE(failed.error().cause, Cause::Unreadable);
        QVERIFY(QString::fromStdString(failed.error().found).contains("full"));
        QCOMPARE(records->load(*id)->lines, QStringList{"kept"});
    }

    void aDamagedDatabaseIsSaidAndSetAsideWithWhatCanBeRead()
    {
        const QTemporaryDir folder;
        {
            const auto records = opened(folder.path());
            const auto id = records->begin("head\n", "league", true, "none", "x");
            for (int i = 0; i < 2000; ++i)
                QVERIFY(records->append(*id, QStringLiteral("line %1").arg(i), 0).has_value());
            const auto second = records->begin("second\n", "league", true, "none", "x");
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
        QVERIFY(QFile::exists(*aside));
        QVERIFY(QFile::exists(*aside + "-2.cutcard"));
        QVERIFY(opened(folder.path()) != nullptr);
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

    void aNewerDatabaseIsRefused()
    {
        const QTemporaryDir folder;
        opened(folder.path());
        {
            QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "newer");
            database.setDatabaseName(Records::fileIn(folder.path()));
            QVERIFY(database.open());
            database.exec("PRAGMA user_version = 99");
        }
        QSqlDatabase::removeDatabase("newer");
        const auto records = Records::open(folder.path());
        QVERIFY(!records.has_value());
        QCOMPARE(records.error().cause, Cause::NotAllowed);
    }

    void aKillAtAnyMomentLosesNoEventThatWasKept()
    {
        for (int round = 0; round < 5; ++round) {
            const QTemporaryDir folder;
            QProcess process;
            process.start(QCoreApplication::applicationFilePath(), {"--append-for-ever", folder.path()});
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

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "--append-for-ever") == 0)
        return appendForEver(QString::fromLocal8Bit(argv[2]));
    RecordsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_records.moc"
