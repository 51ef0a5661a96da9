// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/house/academy.h"
#include "app/academy/sitting/exam_mark.h"
#include "app/shell/table/lessons.h"
#include "app/shell/table/session_files.h"
#include "app/shell/windows/main_window.h"
#include "app/words/errors/own_content.h"
#include "app/words/languages.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFont>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QTextStream>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

static QString configFolder(const QString& data)
{
    return data.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) : data;
}

/// The language of the command line or of the settings, read before anything is said; empty for the system's.
static QString wantedLanguage(const QStringList& arguments)
{
    QString asked = languageAsked(arguments);
    if (!asked.isEmpty())
        return asked;
    QCommandLineParser early;
    const QCommandLineOption data("data", {}, "DIR");
    early.addOption(data);
    early.parse(arguments); // what else there is will be looked at, and complained about, later
    // faults of the file are told by the window
    return loadSettings(configFolder(early.value(data))).settings.language;
}

int main(int argc, char** argv)
{
    QApplication::setStyle(QStringLiteral("Fusion"));
    QQuickStyle::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("cutcard"));
    QApplication::setApplicationDisplayName(QStringLiteral("Cutcard"));
    QApplication::setApplicationVersion(QStringLiteral(CUTCARD_VERSION));
    QApplication::setFont(QFont(QStringLiteral("Inter"), 10));

    const QString language = wantedLanguage(QApplication::arguments());
    const bool known = installLanguage(language);

    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate("main", "The poker dealer's practice table"));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption data(
        "data", QApplication::translate("main", "Keep sessions and settings in the folder DIR."), "DIR");
    const QCommandLineOption quit("quit-when-drawn",
                                  QApplication::translate("main", "Quit as soon as the first table is drawn."));
    const QCommandLineOption speak(
        "language", QApplication::translate("main", "Use this language instead of the settings' or the system's."),
        "NAME");
    const QCommandLineOption own(
        "content", QApplication::translate("main", "Use the rules and questions in the folder DIR."), "DIR");
    parser.addOptions({data, quit, speak, own});
    parser.addPositionalArgument("FILE", QApplication::translate("main", "Open this session, night or set."), "[FILE]");
    parser.process(application);
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        QTextStream(stderr)
            << QApplication::translate("main", "Only one file can be opened. %1 was not opened.").arg(files[1])
            << Qt::endl;
        return 2;
    }
    if (!known) {
        QTextStream(stderr) << QApplication::translate("main", "There is no language %1. Choose one of: %2.")
                                   .arg(language, languages().join(QStringLiteral(", ")))
                            << Qt::endl;
        if (parser.isSet(speak))
            return 2;
    }

    const QString refused = parser.isSet(own) ? takeContent(parser.value(own)) : QString();
    if (!refused.isEmpty()) {
        QTextStream(stderr) << refused << Qt::endl;
        return 2;
    }

    // one exam closes every Cutcard of this user, whatever folder it was started on
    markExamsIn(usualExamMarks());
    if (isExamElsewhere()) {
        QTextStream(stderr) << QApplication::translate("main", "A candidate is taking an exam at this computer.")
                            << Qt::endl;
        return 2;
    }
    const QString folder = parser.value(data);
    noteHeadsIn(configFolder(folder) + QStringLiteral("/heads"));
    MainWindow window(configFolder(folder),
                      folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder);
    window.show();
    if (parser.isSet(quit)) {
        window.lessons().next();
        window.grab();
        return 0;
    }
    QTimer::singleShot(0, &window, [&window, files] {
        window.welcome();
        if (!files.isEmpty())
            window.files().open(files.front());
    });
    QTimer looks;
    QObject::connect(&looks, &QTimer::timeout, &application, [] {
        if (isExamElsewhere())
            QApplication::exit(); // what was dealt is kept act by act
    });
    looks.start(1000);
    return QApplication::exec();
}
