// SPDX-License-Identifier: GPL-3.0-or-later
// For whoever works on Cutcard: pictures of every page, window and dialog, to be looked at. It is not installed.
#include "app/words/languages.h"
#include "tests/pictures/blank.h"
#include "tests/pictures/picture.h"
#include "tests/pictures/stage.h"
#include "tests/pictures/standing_clock.h"
#include "tests/support/qml_plugin.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFont>
#include <QQuickStyle>
#include <QTextStream>
#include <QTimer>

#include <algorithm>

using namespace cutcard;

namespace {

constexpr int quality = 90; ///< of a PNG: how little time is spent on making it small

/// Takes pictures into a folder, and counts what goes wrong.
class Taker
{
public:
    Taker(QString folder, Look look, std::vector<int> percents)
        : m_folder(std::move(folder)), m_look(look), m_percents(std::move(percents))
    {
    }

    void take(const Picture& picture)
    {
        m_stage.forget();
        dress(m_percents.front());
        // a dialog that waits for an answer is seen while it waits
        bool isSeen = false;
        QTimer::singleShot(0, QApplication::instance(), [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (dialog == nullptr || isSeen)
                return;
            isSeen = true;
            saveAll(picture, *dialog);
            dialog->close();
        });
        QWidget* window = picture.show(m_stage);
        if (window != nullptr) {
            isSeen = true;
            saveAll(picture, *window);
        }
        Stage::settle(20); // the timer holds on to what lies here
        if (!isSeen)
            fail(picture, QStringLiteral("nothing is shown"));
    }
    int failures() const { return m_failures; }

private:
    void dress(int percent)
    {
        Look look = m_look;
        look.textPercent = percent;
        m_stage.dress(look);
    }
    void saveAll(const Picture& picture, QWidget& window)
    {
        for (const int percent : m_percents) {
            if (percent != m_percents.front())
                dress(percent);
            Stage::settle();
            m_stage.scroll();
            if (!pagesShown(window).contains(picture.page))
                fail(picture, QStringLiteral("shows %1").arg(pagesShown(window).join(QStringLiteral(", "))));
            QString name = picture.name();
            if (percent != 100)
                name += QStringLiteral("-%1").arg(percent);
            const QImage seen = window.grab().toImage();
            if (isBlank(window, seen))
                fail(picture, QStringLiteral("there is nothing on the page"));
            if (!m_folder.isEmpty()
                && !seen.save(m_folder + QLatin1Char('/') + name + QStringLiteral(".png"), "PNG", quality))
                fail(picture, QStringLiteral("can't be saved"));
        }
    }
    void fail(const Picture& picture, const QString& why)
    {
        ++m_failures;
        QTextStream(stderr) << picture.name() << ": " << why << Qt::endl;
    }

    QString m_folder;
    Look m_look;
    std::vector<int> m_percents;
    Stage m_stage;
    int m_failures = 0;
};

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_HASH_SEED", "0");
    standing::drawAlike();
    QApplication::setStyle(QStringLiteral("Fusion"));
    QQuickStyle::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("cutcard-pictures"));
    QApplication::setApplicationDisplayName(QStringLiteral("Cutcard"));
    QApplication::setApplicationVersion(QStringLiteral(CUTCARD_VERSION));
    QApplication::setFont(QFont(QStringLiteral("Inter"), 10));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Pictures of every page of Cutcard, with usual and large text"));
    parser.addHelpOption();
    const QCommandLineOption list("list", "Only say what pictures there are.");
    const QCommandLineOption only("only", "Only those whose name begins so (several times: each).", "NAME");
    const QCommandLineOption light("light", "In light colours.");
    const QCommandLineOption text("text", "Text of this many percent (several times: each; 100 and 150).", "PERCENT");
    const QCommandLineOption language("language", "In this language (en_XA: a build with CUTCARD_PSEUDO).", "NAME",
                                      "en");
    const QCommandLineOption size("size", "The window's size.", "SIZE", "1280x800");
    parser.addOptions({list, only, light, text, language, size});
    parser.addPositionalArgument("FOLDER", "Where they go; without one nothing is saved, only looked at.", "[FOLDER]");
    parser.process(application);

    if (!installLanguage(parser.value(language)))
        parser.showHelp(2);
    Look look{.dark = !parser.isSet(light)};
    look.width = parser.value(size).section(QLatin1Char('x'), 0, 0).toInt();
    look.height = parser.value(size).section(QLatin1Char('x'), 1).toInt();
    std::vector<int> percents;
    for (const QString& percent : parser.values(text))
        percents.push_back(std::clamp(percent.toInt(), 100, 150));
    if (percents.empty())
        percents = {100, 150};
    const QString folder = parser.positionalArguments().value(0);
    if (look.width <= 0 || look.height <= 0 || (!folder.isEmpty() && !QDir().mkpath(folder)))
        parser.showHelp(2);

    QTextStream out(stdout);
    // the stage turns to a folder of its own
    Taker taker(folder.isEmpty() ? QString() : QDir().absoluteFilePath(folder), look, percents);
    int taken = 0;
    for (const Picture& picture : allPictures()) {
        const QStringList names = parser.values(only);
        const bool isWanted = names.isEmpty() || std::ranges::any_of(names, [&](const QString& name) {
                                  return picture.name().startsWith(name);
                              });
        if (!isWanted)
            continue;
        ++taken;
        if (parser.isSet(list))
            out << picture.name() << Qt::endl;
        else
            taker.take(picture);
    }
    if (!parser.isSet(list))
        out << taken << " pages, each with " << percents.size() << " sizes of text; wrong: " << taker.failures()
            << Qt::endl;
    return taken == 0 || taker.failures() > 0 ? 1 : 0;
}
