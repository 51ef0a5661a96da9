// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/demo/soak.h"
#include "app/shell/table/dealing.h"

#include "app/home/session_form.h"
#include "app/shell/windows/main_window.h"
#include "core/games/catalogue/catalogue.h"
#include "core/games/catalogue/house.h"
#include "core/players/dealers.h"

#include <QApplication>
#include <QFile>
#include <QTextStream>

#include <algorithm>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace cutcard {

namespace {

constexpr int handsOfSession = 3;
constexpr int waitsForPlayers = 2000; ///< of some thousandths of a second each

/// What lies in memory for the program alone and with others, in MiB; 0 where the system does not say.
double residentMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').front().toDouble() / 1024;
    }
    return 0;
}

/// What of it is handed out by the heap, in MiB; 0 where nobody says. The rest is the program itself, and holes.
double heapInUse()
{
#ifdef __GLIBC__
    const auto heap = mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd) / 1024 / 1024;
#else
    return 0;
#endif
}

SessionSetup soakSetup(const CatalogueEntry& entry, std::uint64_t seed)
{
    SessionSetup setup;
    setup.house = defaultHouse(entry.id);
    setup.seed = seed;
    setup.seats = makePlayers(6, setup.common(), seed, true, true);
    setup.button = Seat(2);
    setup.hands = handsOfSession;
    return setup;
}

/// What an event loop does in so many milliseconds; what is to be deleted later is, though none runs around it.
void live(int milliseconds)
{
    QCoreApplication::processEvents(QEventLoop::AllEvents, milliseconds);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// Deals what the window shows to its end; false if the table stands still.
bool dealToTheEnd(Desk& desk)
{
    int waited = 0;
    while (!desk.over()) {
        if (const auto act = idealAct(*desk.session())) {
            desk.act(*act);
            waited = 0;
        } else if (++waited > waitsForPlayers) {
            return false;
        }
        live(2);
    }
    return true;
}

} // namespace

int runSoak(MainWindow& window, int hands)
{
    QTextStream out(stdout);
    window.show();
    int dealt = 0;
    int told = 0;
    for (std::uint64_t seed = 1; dealt < hands; ++seed) {
        const auto games = catalogue();
        const CatalogueEntry& game = games[seed % games.size()];
        window.dealing().begin(soakSetup(game, seed), true, QStringLiteral("some"));
        if (!dealToTheEnd(window.desk())) {
            out << QApplication::translate("demo", "The table stands still in session %1").arg(seed) << '\n';
            return 1;
        }
        dealt += handsOfSession;
        window.showHome();
        window.showRoom(HomeModel::History);
        for (int i = 0; i < 20; ++i)
            live(5);
        if (dealt * 10 / hands == told && seed > 1)
            continue;
        told = dealt * 10 / hands;
        out << QApplication::translate("demo", "%1 hands: %2 MiB, in use %3 MiB")
                   .arg(dealt)
                   .arg(residentMemory(), 0, 'f', 1)
                   .arg(heapInUse(), 0, 'f', 1)
            << Qt::endl;
    }
    return 0;
}

} // namespace cutcard
