// SPDX-License-Identifier: GPL-3.0-or-later
// For whoever works on Cutcard: a hand dealt without anybody, and pictures of every screen. It is not installed.
#include "app/pictures/demo.h"
#include "app/pictures/soak.h"
#include "app/shell/main_window.h"
#include "app/words/languages.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFont>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>

#include <algorithm>
#include <vector>

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
    const QCommandLineOption soak("soak", "Deal this many hands of all games, and tell what memory they take.",
                                  "HANDS");
    const QCommandLineOption speak("language", "Speak this language.", "NAME");
    const QCommandLineOption large("size", "The window's size, such as 1366x768 (twice or more: each).", "SIZE");
    const QCommandLineOption text("text", "Text of this many percent, 100 to 150.", "PERCENT", "100");
    parser.addOptions({demo, shots, soak, speak, large, text});
    parser.process(application);
    std::vector<QSize> sizes;
    for (const QString& size : parser.values(large)) {
        const QStringList sides = size.split(QLatin1Char('x'));
        sizes.emplace_back(sides.value(0).toInt(), sides.value(1).toInt());
    }
    const bool sensible = std::ranges::none_of(sizes, &QSize::isEmpty);
    if (sizes.empty())
        sizes = {{1280, 800}, {1920, 1080}};
    if (parser.isSet(demo) + parser.isSet(shots) + parser.isSet(soak) != 1 || !sensible
        || !installLanguage(parser.value(speak)))
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
    return parser.isSet(demo)
               ? runDemo(window, parser.value(demo))
               : takeShots(window, parser.value(shots), sizes, std::clamp(parser.value(text).toInt(), 100, 150));
}
