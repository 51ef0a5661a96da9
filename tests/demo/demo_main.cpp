// SPDX-License-Identifier: GPL-3.0-or-later
// For whoever works on Cutcard: a hand dealt without anybody, and hours of it. It is not installed.
#include "app/shell/windows/main_window.h"
#include "app/words/languages.h"
#include "tests/demo/demo.h"
#include "tests/demo/soak.h"
#include "tests/support/qml_plugin.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFont>
#include <QQuickStyle>
#include <QTemporaryDir>

using namespace cutcard;

int main(int argc, char** argv)
{
    QApplication::setStyle(QStringLiteral("Fusion"));
    QQuickStyle::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("cutcard-demo"));
    QApplication::setApplicationDisplayName(QStringLiteral("Cutcard"));
    QApplication::setApplicationVersion(QStringLiteral(CUTCARD_VERSION));
    QApplication::setFont(QFont(QStringLiteral("Inter"), 10));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Cutcard dealt without anybody"));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption demo("demo", "Deal one judged hand without anybody, and save the window as FILE.", "FILE");
    const QCommandLineOption soak("soak", "Deal this many hands of all games, and tell what memory they take.",
                                  "HANDS");
    const QCommandLineOption speak("language", "Speak this language.", "NAME");
    parser.addOptions({demo, soak, speak});
    parser.process(application);
    if (parser.isSet(demo) == parser.isSet(soak) || !installLanguage(parser.value(speak)))
        parser.showHelp(2);

    // nothing of whoever runs it is read, and nothing is kept
    const QTemporaryDir folder;
    MainWindow window(folder.path(), folder.path());
    if (parser.isSet(soak)) {
        window.openRecords();
        Settings settings = window.settings();
        settings.thinking = 0;
        window.setSettings(settings);
        return runSoak(window, parser.value(soak).toInt());
    }
    return runDemo(window, parser.value(demo));
}
