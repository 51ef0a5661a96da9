// SPDX-License-Identifier: GPL-3.0-or-later
// Kills the real window again and again, and looks whether anything is lost that was kept.
//
//   kill_window TIMES [--by-events]   kills it at random moments, or after so many events
//   kill_window --deal FOLDER SEED [SESSION]   what is killed: deals without end, and says what is kept
#include "app/home/session_form.h"
#include "app/keeping/keeping.h"
#include "app/shell/table/dealing.h"
#include "app/shell/windows/main_window.h"
#include "core/base/random.h"
#include "core/games/catalogue/catalogue.h"
#include "core/games/catalogue/house.h"
#include "core/players/dealers.h"
#include "core/session/text/notation.h"
#include "core/tournament/venue/venue.h"
#include "tests/support/qml_plugin.h"

#include <QApplication>
#include <QProcess>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>

#include <csignal>
#include <unistd.h>

using namespace cutcard;

namespace {

constexpr int longestLife = 900; ///< milliseconds, a start of the program included
constexpr int mostEvents = 60;
constexpr int patience = 60'000; ///< milliseconds until a window that says nothing is given up

SessionSetup tableOf(std::uint64_t seed)
{
    const auto games = catalogue();
    SessionSetup setup;
    setup.house = defaultHouse(games[seed % games.size()].id);
    setup.mode = seed % 2 == 0 ? Mode::Practice : Mode::Test;
    setup.seed = seed;
    setup.seats = makePlayers(6, setup.common(), seed, true, true);
    setup.button = Seat(2);
    setup.hands = 1000;
    return setup;
}

void say(const QByteArray& line)
{
    if (write(STDOUT_FILENO, line.constData(), static_cast<std::size_t>(line.size())) != line.size())
        std::_Exit(1); // nobody listens any more
}

/// Deals in the window for ever; says the session's number of events each time that it has grown.
int deal(const QString& folder, std::uint64_t seed, SessionId goOn)
{
    MainWindow window(folder, folder);
    Settings settings;
    settings.animation = 0;
    settings.thinking = 0;
    window.setSettings(settings);
    window.openRecords();
    if (!window.keeping().keeps()) {
        say("nothing is kept\n");
        return 1;
    }
    window.show();
    if (goOn != 0)
        window.dealing().goOn(goOn);
    else if (!window.dealing().begin(tableOf(seed), seed % 2 == 0, QStringLiteral("some")))
        return 1;
    Desk& desk = window.desk();
    for (std::size_t said = 0;;) {
        if (const auto act = idealAct(*desk.session()))
            desk.act(*act);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 2);
        if (const std::size_t kept = desk.session()->entries().size(); kept != said)
            say(QByteArray::number(static_cast<qulonglong>(said = kept)) + '\n');
    }
}

/// What the kills have shown.
struct Shown {
    int kills = 0;
    int atStart = 0; ///< before the first event was said to be kept
    qint64 events = 0;
    int lost = 0;
    int locked = 0;
};

/// Looks what is kept after a kill; the session to be gone on with, or 0.
SessionId lookAfter(const QString& folder, std::size_t said, Shown& shown, QTextStream& out)
{
    const auto records = Records::open(folder);
    if (!records) {
        ++shown.locked;
        out << "kill " << shown.kills << ": the store can't be opened" << Qt::endl;
        return 0;
    }
    const auto newest = (*records)->list(firstPerson, 1);
    if (!newest || newest->empty()) {
        if (said > 0 || !newest)
            ++shown.lost;
        return 0;
    }
    const auto kept = (*records)->load(newest->front().id);
    const auto whole = [&] {
        if (!kept || !kept->changed.empty() || static_cast<std::size_t>(kept->lines.size()) < said)
            return false;
        const auto file = readSession(kept->text().toStdString(), "kept");
        return file && replay(*file, "kept").has_value();
    };
    if (!whole()) {
        ++shown.lost;
        out << "kill " << shown.kills << ": of " << said << " events that were kept something is lost" << Qt::endl;
    }
    return newest->front().id;
}

/// Starts the window, kills it and looks what is left; every third one goes on where the last was killed.
SessionId killOnce(const QString& folder, int number, SessionId last, bool byEvents, Shown& shown, QTextStream& out)
{
    RandomStream stream(static_cast<std::uint64_t>(number), StreamPurpose::Mistakes);
    QStringList arguments{QStringLiteral("--deal"), folder, QString::number(number)};
    if (last != 0 && number % 3 == 0)
        arguments.append(QString::number(last));
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), arguments);
    QByteArray said;
    if (byEvents) {
        const auto wanted = 1 + stream.below(mostEvents);
        while (said.count('\n') < wanted && process.waitForReadyRead(patience))
            said += process.readAllStandardOutput();
    } else {
        (void)process.waitForStarted();
        QThread::msleep(static_cast<unsigned long>(stream.below(longestLife)));
    }
    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
    (void)process.waitForFinished();
    said += process.readAllStandardOutput();
    ++shown.kills;
    if (said.contains("nothing")) {
        ++shown.locked;
        out << "kill " << number << ": the window found its store closed" << Qt::endl;
        return 0;
    }
    // a line cut short was not said
    const QByteArray lines = said.left(said.lastIndexOf('\n') + 1).trimmed();
    const auto kept = lines.isEmpty() ? 0 : lines.split('\n').last().toULongLong();
    shown.atStart += kept == 0 ? 1 : 0;
    shown.events += static_cast<qint64>(kept);
    return lookAfter(folder, kept, shown, out);
}

int killAgainAndAgain(int times, bool byEvents)
{
    constexpr int ofOneStore = 50;
    QTextStream out(stdout);
    Shown shown;
    std::unique_ptr<QTemporaryDir> folder;
    SessionId last = 0;
    for (int number = 1; number <= times; ++number) {
        if (folder == nullptr || number % ofOneStore == 0) {
            folder = std::make_unique<QTemporaryDir>();
            last = 0;
        }
        last = killOnce(folder->path(), number, last, byEvents, shown, out);
    }
    out << shown.kills << " kills, " << shown.atStart << " before anything was kept; " << shown.events
        << " events kept, lost in " << shown.lost << ", locked out in " << shown.locked << Qt::endl;
    return shown.lost + shown.locked == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication::setStyle(QStringLiteral("Fusion"));
    QQuickStyle::setStyle(QStringLiteral("Fusion"));
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    if (arguments.value(0) == QLatin1String("--deal"))
        return deal(arguments.value(1), arguments.value(2).toULongLong(), arguments.value(3).toLongLong());
    const int times = arguments.value(0).toInt();
    if (times < 1) {
        QTextStream(stderr) << "usage: kill_window TIMES [--by-events]\n";
        return 2;
    }
    return killAgainAndAgain(times, arguments.contains(QStringLiteral("--by-events")));
}
