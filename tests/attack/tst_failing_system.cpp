// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of write on a disk that fills up at any byte of it, on one that is read-only, and under a clock that
// jumps.
#include "app/academy/store/clock.h"
#include "app/files/saved_file.h"
#include "app/home/session_form.h"
#include "app/keeping/keeping.h"
#include "app/records/records.h"
#include "app/reports/pdf.h"
#include "app/sets/practice_set.h"
#include "app/settings/settings.h"
#include "app/shell/table/dealing.h"
#include "app/shell/windows/main_window.h"
#include "core/games/catalogue/house.h"
#include "core/players/dealers.h"
#include "tests/app/academy/exam_house.h"
#include "tests/attack/failing_system.h"
#include "tests/support/files.h"
#include "tests/support/programs.h"
#include "tests/support/warnings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>
#include <memory>

using namespace cutcard;

namespace {

/// One kind of write, to be tried again and again.
struct Kind {
    QString folder;                           ///< everything that it writes lies below
    std::function<Result<Done>(int)> write{}; ///< each number something new
    std::function<QByteArray()> seen{};       ///< all that is there, as whoever opens it now reads it
    std::function<void()> reopen{};           ///< as after a new start; throws if it can't be opened
};

/// A kind of write that makes a file.
std::unique_ptr<Kind> ofFile(const std::shared_ptr<QTemporaryDir>& folder, const QString& name,
                             std::function<Result<Done>(const QString&, int)> write)
{
    auto kind = std::make_unique<Kind>();
    kind->folder = folder->path();
    const QString file = folder->filePath(name);
    kind->write = [folder, file, write = std::move(write)](int number) { return write(file, number); };
    kind->seen = [file] { return bytesOf(file); };
    kind->reopen = [] {};
    return kind;
}

SessionStart startOf(int number)
{
    SessionStart start;
    start.header = QStringLiteral("header %1\n").arg(number);
    start.game = QStringLiteral("league");
    start.incidents = QStringLiteral("some");
    start.started = QStringLiteral("2026-01-01T00:00:00Z");
    start.kind = QStringLiteral("table");
    return start;
}

/// The store of what people do, and one thing that is kept in it.
struct Store {
    QTemporaryDir folder;
    std::shared_ptr<Records> records = good(Records::open(folder.path()));
    SessionId session = good(records->begin(startOf(0)));

    Result<Done> event(int number)
    {
        return records->append(session, {.line = QStringLiteral("line %1 ").arg(number) + QString(700, 'x'),
                                         .milliseconds = number,
                                         .verdicts = {}});
    }
    QByteArray all()
    {
        QByteArray text = good(records->load(session)).lines.join('\n').toUtf8();
        for (const KeptSession& each : good(records->list(firstPerson)))
            text += QByteArray::number(each.id) + ' ' + QByteArray::number(each.score) + '\n';
        for (const Person& person : good(records->persons()))
            text += person.name.toUtf8() + '\n';
        for (const Activity& activity : good(records->activities(firstPerson)))
            text += QByteArray::number(activity.asked) + '\n';
        for (const ExamDate& date : good(records->examDates(firstPerson)))
            text += date.document.toUtf8() + QByteArray::number(date.day) + '\n';
        return text;
    }
};

std::unique_ptr<Kind> inStore(std::function<Result<Done>(Store&, int)> write)
{
    const auto store = std::make_shared<Store>();
    good(store->event(0));
    auto kind = std::make_unique<Kind>();
    kind->folder = store->folder.path();
    kind->write = [store, write = std::move(write)](int number) { return write(*store, number); };
    kind->seen = [store] { return store->all(); };
    kind->reopen = [store] {
        store->records.reset();
        store->records = good(Records::open(store->folder.path()));
    };
    return kind;
}

/// A house with somebody in the middle of an exam.
struct Examination {
    House house;
    std::int64_t number = house.authorise().number;
    std::unique_ptr<Sitting> sitting = house.sit(number);

    // it is the system's clock that jumps here
    Examination() { readClockFrom({}); }
};

QByteArray allOf(const Examination& exam)
{
    QByteArray text;
    for (const RosterPerson& person : good(exam.house.academy->people().all()))
        text += QByteArray::fromStdString(person.name) + '\n';
    for (const AttemptRecord& attempt : good(exam.house.academy->attempts().all())) {
        text += QByteArray::number(static_cast<int>(attempt.state));
        for (const int extra : attempt.extra)
            text += ' ' + QByteArray::number(extra);
    }
    return text + '\n' + QByteArray::fromStdString(good(exam.house.academy->ledger().text()))
           + QByteArray::number(exam.sitting ? static_cast<qint64>(exam.sitting->rows()) : -1);
}

std::unique_ptr<Kind> inHouse(std::function<Result<Done>(Examination&, int)> write)
{
    const auto exam = std::make_shared<Examination>();
    auto kind = std::make_unique<Kind>();
    kind->folder = exam->house.folder.path();
    kind->write = [exam, write = std::move(write)](int number) { return write(*exam, number); };
    kind->seen = [exam] { return allOf(*exam); };
    kind->reopen = [exam] {
        exam->sitting.reset();
        exam->house.reopen();
        const Unlocked who = exam->house.unlock();
        good(exam->house.academy->attempts().resume(who, exam->number));
        exam->sitting = good(Sitting::open(*exam->house.academy, exam->number, who));
        good(exam->sitting->begin());
    };
    return kind;
}

std::unique_ptr<Kind> kindNamed(const QString& name)
{
    const auto folder = std::make_shared<QTemporaryDir>();
    if (name == "file")
        return ofFile(folder, "table.cutcard", [](const QString& file, int number) {
            return saveFile(file, QByteArray("line of it\n").repeated(300) + QByteArray::number(number));
        });
    if (name == "report")
        return ofFile(folder, "debrief.pdf", [](const QString& file, int number) {
            return writePdf({.title = "Debrief",
                             .html = {QStringLiteral("<p>Hand %1</p>").arg(number),
                                      QStringLiteral("<p>%1</p>").arg(QString(3000, 'w'))},
                             .footer = "Page %1 of %2"},
                            file);
        });
    if (name == "settings")
        return ofFile(folder, "settings.toml", [](const QString& file, int number) {
            Settings settings;
            settings.thinking = 100 + number;
            return saveSettings(settings, QFileInfo(file).path());
        });
    if (name == "event")
        return inStore([](Store& store, int number) { return store.event(number); });
    if (name == "session")
        return inStore([](Store& store, int number) {
            // what nothing happened in is not shown: the session and its first event
            const auto begun = store.records->begin(startOf(number));
            return begun ? store.records->append(*begun, {.line = "x", .milliseconds = 0, .verdicts = {}})
                         : Result<Done>(begun.error());
        });
    if (name == "figures")
        return inStore([](Store& store, int number) {
            SessionFigures figures;
            figures.finished = true;
            figures.score = number;
            figures.faults = {{.event = 1, .rule = "3.5.1", .fault = "omitted", .owed = "dealer burn", .cost = number}};
            return store.records->settle(store.session, figures);
        });
    if (name == "person")
        return inStore([](Store& store, int number) -> Result<Done> {
            const auto added = store.records->addPerson(QStringLiteral("Ada %1").arg(number));
            return added ? Result<Done>(Done{}) : added.error();
        });
    if (name == "quiz")
        return inStore([](Store& store, int number) {
            return store.records->keep({.kind = "tasks",
                                        .at = "2026-01-01T00:00:00Z",
                                        .subject = "league",
                                        .asked = number,
                                        .right = 1,
                                        .answers = {{.rules = {"3.5.1"}}}});
        });
    if (name == "exam day")
        return inStore([](Store& store, int number) {
            return store.records->setExamDate(firstPerson, {.document = "pub-league", .day = 2'460'000 + number});
        });
    if (name == "candidate")
        return inHouse([](Examination& exam, int number) -> Result<Done> {
            const auto added = exam.house.academy->people().add(
                {.name = "Ben " + std::to_string(number), .number = std::to_string(100 + number)});
            return added ? Result<Done>(Done{}) : added.error();
        });
    if (name == "answer")
        return inHouse([](Examination& exam, int number) {
            const int item = number % static_cast<int>(exam.sitting->form().questions.size());
            const auto& question = exam.sitting->form().questions[static_cast<std::size_t>(item)];
            return exam.sitting->answer(item, number % 2 == 0 ? question.right : TaskAnswer{});
        });
    return inHouse([](Examination& exam, int number) -> Result<Done> {
        const Unlocked who = exam.house.unlock();
        const auto given =
            exam.house.academy->attempts().extend(who, exam.number, 60, "fire bell " + std::to_string(number));
        return given ? Result<Done>(Done{}) : given.error();
    });
}

void everyKind()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"file", "report", "settings", "event", "session", "figures", "person", "quiz", "exam day",
                             "candidate", "answer", "minutes"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// An error says where and what, and names nothing of ours.
bool isClear(const Error& error, const QString& folder)
{
    return QString::fromStdString(error.place.name).startsWith(folder) && !error.found.empty();
}

} // namespace

class FailingSystemTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void cleanup()
    {
        failing::setDisk(failing::Disk::Sound, {});
        failing::setClockJumps(false);
    }

    void aDiskThatFillsUpAtAnyByteKeepsWhatWasThereAndGoesOn_data() { everyKind(); }
    void aDiskThatFillsUpAtAnyByteKeepsWhatWasThereAndGoesOn()
    {
        QFETCH(const QString, name);
        const auto kind = kindNamed(name);
        const qint64 step = qEnvironmentVariableIsSet("CUTCARD_ATTACKS") ? 32 : 512;
        int number = 1;
        QVERIFY(kind->write(number).has_value());
        int failed = 0;
        for (qint64 room = 0;; room += step) {
            QVERIFY2(room < 1'000'000, "it never fits");
            const QByteArray before = kind->seen();
            failing::setDisk(failing::Disk::Full, kind->folder, room);
            const auto written = kind->write(++number);
            const int refused = failing::refused();
            failing::setDisk(failing::Disk::Sound, {});
            if (written) {
                QVERIFY(kind->seen() != before);
                if (refused == 0)
                    break;
                continue;
            }
            ++failed;
            QVERIFY2(refused > 0, qPrintable(said(written.error())));
            QVERIFY2(isClear(written.error(), kind->folder), qPrintable(said(written.error())));
            QCOMPARE(kind->seen(), before);
            const auto again = kind->write(number);
            QVERIFY2(again.has_value(), again ? "" : qPrintable(said(again.error())));
            QVERIFY(kind->seen() != before);
        }
        QVERIFY(failed > 0);
        const QByteArray last = kind->seen();
        kind->reopen();
        QVERIFY(kind->seen().startsWith(last.left(last.size() / 2)));
        QVERIFY(kind->write(++number).has_value());
    }

    void aDiskThatBecomesReadOnlyKeepsWhatWasThereAndGoesOn_data() { everyKind(); }
    void aDiskThatBecomesReadOnlyKeepsWhatWasThereAndGoesOn()
    {
        QFETCH(const QString, name);
        const auto kind = kindNamed(name);
        QVERIFY(kind->write(1).has_value());
        const QByteArray before = kind->seen();
        failing::setDisk(failing::Disk::ReadOnly, kind->folder);
        const auto written = kind->write(2);
        QVERIFY(failing::refused() > 0);
        QVERIFY(!written.has_value());
        QVERIFY2(isClear(written.error(), kind->folder), qPrintable(said(written.error())));
        failing::setDisk(failing::Disk::Sound, {});
        QCOMPARE(kind->seen(), before);
        QVERIFY(kind->write(2).has_value());
        kind->reopen();
        QVERIFY(kind->write(3).has_value());
    }

    void aClockThatJumpsChangesNothing_data() { everyKind(); }
    void aClockThatJumpsChangesNothing()
    {
        QFETCH(const QString, name);
        const auto kind = kindNamed(name);
        failing::setClockJumps(true);
        for (int number = 1; number <= 20; ++number) {
            const QByteArray before = kind->seen();
            const auto written = kind->write(number);
            QVERIFY2(written.has_value(), written ? "" : qPrintable(said(written.error())));
            QVERIFY(kind->seen() != before);
        }
        kind->reopen();
        QVERIFY(kind->write(21).has_value());
    }

    void aStoreOnAReadOnlyDiskIsSaidAndNothingIsMade()
    {
        const QTemporaryDir folder;
        failing::setDisk(failing::Disk::ReadOnly, folder.path());
        const auto records = Records::open(folder.filePath("data"));
        QVERIFY(!records.has_value());
        QVERIFY2(isClear(records.error(), folder.path()), qPrintable(said(records.error())));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aTableIsDealtAndGoneOnWithWhileTheClockJumps()
    {
        const QTemporaryDir folder;
        SessionSetup setup;
        setup.house = defaultHouse(GameId::League);
        setup.seed = 4;
        setup.seats = makePlayers(6, setup.common(), setup.seed, true, true);
        setup.button = Seat(2);
        failing::setClockJumps(true);
        std::size_t done = 0;
        for (int start = 0; start < 3; ++start) {
            MainWindow window(folder.path(), folder.path());
            Settings settings;
            settings.animation = 0;
            settings.thinking = 0;
            window.setSettings(settings);
            window.openRecords();
            QVERIFY(window.keeping().keeps());
            if (start == 0)
                QVERIFY(window.dealing().begin(setup, true, QStringLiteral("none")));
            else
                window.dealing().goOn(1);
            QVERIFY(window.desk().session() != nullptr);
            QVERIFY(window.desk().session()->entries().size() >= done);
            for (int act = 0; act < 8; ++act) {
                if (const auto next = idealAct(*window.desk().session()))
                    window.desk().act(*next);
                QCoreApplication::processEvents();
            }
            QVERIFY(window.desk().session()->entries().size() > done);
            done = window.desk().session()->entries().size();
        }
        QVERIFY(failing::clockAsked() > 0);
        failing::setClockJumps(false);
        const auto records = Records::open(folder.path());
        QVERIFY(records.has_value());
        QCOMPARE(static_cast<std::size_t>((*records)->load(1)->lines.size()), done);
        QVERIFY((*records)->load(1)->changed.empty());
    }
};

CUTCARD_TESTS(FailingSystemTest, QApplication)
#include "tst_failing_system.moc"
