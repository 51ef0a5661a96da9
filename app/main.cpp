// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_window.h"

#include <QApplication>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    MainWindow window;
    SessionSetup setup;
    setup.seed = 7;
    for (int i = 1; i <= 6; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = "Player " + std::to_string(i), .stack = 4000, .absent = false});
    auto session = Session::start(setup);
    window.desk().take(std::move(*session), {}, true, {}, {});
    window.show();
    if (const QString shot = qEnvironmentVariable("CUTCARD_SHOT"); !shot.isEmpty()) {
        for (int i = 0; i < qEnvironmentVariableIntValue("CUTCARD_ACTS"); ++i)
            window.desk().showMe();
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents();
        window.grab().save(shot);
        return 0;
    }
    return QApplication::exec();
}
