// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/demo.h"
#include "app/shell/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFont>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QTimer>
#include <QTranslator>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

int main(int argc, char** argv)
{
    QApplication::setStyle(QStringLiteral("Fusion"));
    QQuickStyle::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("cutcard"));
    QApplication::setApplicationDisplayName(QStringLiteral("Cutcard"));
    QApplication::setApplicationVersion(QStringLiteral(CUTCARD_VERSION));
    QApplication::setFont(QFont(QStringLiteral("Inter"), 10));

    // English has plural forms of its own, so that it is a translation too
    QTranslator translator;
    if (translator.load(QStringLiteral(":/i18n/cutcard_en.qm")))
        QApplication::installTranslator(&translator);

    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate("main", "The poker dealer's practice table"));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption data("data", QApplication::translate("main", "Keep sessions and settings in DIR."), "DIR");
    const QCommandLineOption demo("demo",
                                  QApplication::translate("main", "Deal one judged hand without anybody, and leave."));
    const QCommandLineOption picture("screenshot",
                                     QApplication::translate("main", "With --demo: save the window as FILE."), "FILE");
    const QCommandLineOption shots(
        "shots", QApplication::translate("main", "Save pictures of every screen in DIR, and leave."), "DIR");
    const QCommandLineOption quit("quit-when-drawn",
                                  QApplication::translate("main", "Leave when the first table is drawn."));
    parser.addOptions({data, demo, picture, shots, quit});
    parser.process(application);

    const QString folder = parser.value(data);
    MainWindow window(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) : folder,
                      folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder);
    if (parser.isSet(demo))
        return runDemo(window, parser.value(picture));
    if (parser.isSet(shots))
        return takeShots(window, parser.value(shots));
    window.show();
    if (parser.isSet(quit)) {
        window.guide();
        window.grab();
        return 0;
    }
    QTimer::singleShot(0, &window, &MainWindow::welcome);
    return QApplication::exec();
}
