// SPDX-License-Identifier: GPL-3.0-or-later
// For whoever works on Cutcard: a hand dealt without anybody, and pictures of every screen. It is not installed.
#include "app/pictures/demo.h"
#include "app/shell/main_window.h"
#include "app/words/languages.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFont>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

int main(int argc, char** argv)
{
    QApplication::setStyle(QStringLiteral("Fusion"));
    QQuickStyle::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("cutcard-pictures"));
    QApplication::setApplicationDisplayName(QStringLiteral("Cutcard"));
    QApplication::setApplicationVersion(QStringLiteral(CUTCARD_VERSION));
    QApplication::setFont(QFont(QStringLiteral("Inter"), 10));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Pictures of Cutcard's screens"));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption demo("demo", "Deal one judged hand without anybody, and save the window as FILE.", "FILE");
    const QCommandLineOption shots("shots", "Save pictures of every screen in DIR.", "DIR");
    const QCommandLineOption speak("language", "Speak this language.", "NAME");
    parser.addOptions({demo, shots, speak});
    parser.process(application);
    if (parser.isSet(demo) == parser.isSet(shots) || !installLanguage(parser.value(speak)))
        parser.showHelp(2);

    // nothing of whoever runs it is read, and nothing is kept
    const QTemporaryDir folder;
    MainWindow window(folder.path(), folder.path());
    return parser.isSet(demo) ? runDemo(window, parser.value(demo)) : takeShots(window, parser.value(shots));
}
