// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own files, damaged: settings lose no more than what is at fault, sets and answers are refused or read.
#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "app/sets/practice_set.h"
#include "app/settings/settings.h"
#include "core/exam/quiz.h"
#include "tests/attack/house/quiz_answers.h"
#include "tests/fuzz/texts.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace cutcard;

class DamagedFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void damagedSettingsAreReadAsFarAsTheyGo()
    {
        Settings other;
        other.textPercent = 130;
        other.voices = true;
        other.language = QStringLiteral("eo");
        const std::vector<std::string> sound{writeSettings({}).toStdString(), writeSettings(other).toStdString()};
        for (int number = 0; number < attack::attacks(); ++number) {
            const std::string text = attack::damaged(sound, attack::usualSeed, number);
            const LoadedSettings loaded = readSettings(QString::fromStdString(text), QStringLiteral("settings"));
            // what was accepted is written and read as the same, without a fault
            const LoadedSettings again = readSettings(writeSettings(loaded.settings), QStringLiteral("again"));
            QVERIFY2(again.faults.empty() && again.settings == loaded.settings, text.c_str());
            for (const Error& fault : loaded.faults)
                QVERIFY2(!fault.place.name.empty(), text.c_str());
        }
    }

    void aDamagedSetIsRefusedOrReadAsWhatItSays()
    {
        PracticeSet set;
        set.id = QStringLiteral("a");
        set.title = QStringLiteral("Side pots");
        set.due = QDate(2026, 12, 1);
        for (const std::string& text : attack::textKind("session").sound()) {
            const auto file = readSession(text, "scenario");
            QVERIFY(file.has_value());
            set.tasks.push_back({.title = QStringLiteral("One"), .start = *file});
            if (set.tasks.size() == 3)
                break;
        }
        set.by = QStringLiteral("Mona");
        set.note = QStringLiteral("Take your time.");
        for (SetTask& task : set.tasks)
            task.start.setup.seats.front().name = "\x02 Ren\xc3\xa9";
        const std::vector<std::string> sound{setText(set).toStdString()};
        QVERIFY(readSet(setText(set), QStringLiteral("set")).has_value());
        for (int number = 0; number < attack::attacks(); ++number) {
            const std::string text = attack::damaged(sound, attack::usualSeed, number);
            const auto read = readSet(QString::fromStdString(text), QStringLiteral("set"));
            if (!read) {
                QVERIFY2(!read.error().place.name.empty(), text.c_str());
                continue;
            }
            const auto again = readSet(setText(*read), QStringLiteral("set"));
            QVERIFY2(again.has_value() && *again == *read, text.c_str());
        }
    }

    /// A pipe, a device, a socket, a folder, what is too long and what never ends: refused at once, and named.
    void onlyFilesAreReadAndNothingIsWaitedFor()
    {
        const QTemporaryDir folder;
        const auto in = [&](const char* name) { return folder.filePath(QString::fromUtf8(name)); };
        QCOMPARE(::mkfifo(QFile::encodeName(in("pipe")).constData(), 0600), 0);
        QFile long_(in("long"));
        QVERIFY(long_.open(QIODevice::WriteOnly) && long_.resize(longestFile + 1));
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, QFile::encodeName(in("socket")).constData(), sizeof address.sun_path);
        QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        for (const QString& name : {in("pipe"), in("long"), in("socket"), folder.path(), QStringLiteral("/dev/zero"),
                                    QStringLiteral("/dev/tty"), in("nothing")}) {
            const auto read = readFile(name);
            QVERIFY2(!read && read.error().cause == Cause::Unreadable && !read.error().found.empty(), qPrintable(name));
            QCOMPARE(read.error().place.name, name.toStdString());
        }
        ::close(socket);
        // what comes in may be waited for, and has to end
        const int zero = ::open("/dev/zero", O_RDONLY);
        QVERIFY(!readAll(zero, QStringLiteral("-"), 1000));
        ::close(zero);
        QVERIFY(!saveFile(in("pipe"), "x"));
        QVERIFY(saveFile(in("file"), "x") && *readFile(in("file")) == "x" && *readTextFile(in("file")) == "x");
        QVERIFY(saveFile(in("file"), "x\n\xff") && readTextFile(in("file")).error().place.line == 2);
    }

    void aDamagedAnswerIsRefusedOrIsOneThatCanBeGiven()
    {
        const auto questions = drawQuiz({});
        QVERIFY(questions.has_value() && !questions->empty());
        const std::vector<std::string> sound{"a", "b d", "d, c, b, a", "1,200", "t", "f", ""};
        for (int number = 0; number < attack::attacks(); ++number) {
            const Task& question = (*questions)[static_cast<std::size_t>(number) % questions->size()];
            const std::string text = attack::damaged(sound, attack::usualSeed, number);
            const auto answer = attack::readAnswer(question, text, 7);
            if (!answer) {
                QVERIFY2(answer.error().place.line == 7 && !answer.error().expected.empty(), text.c_str());
                continue;
            }
            QVERIFY2(isPossible(question, *answer), text.c_str());
        }
    }
};

CUTCARD_TESTS(DamagedFilesTest, QCoreApplication)
#include "tst_damaged_files.moc"
