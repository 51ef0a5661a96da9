// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "core/base/fields.h"
#include "core/games/catalogue/catalogue.h"

#include <QDir>
#include <QFile>

namespace cutcard {

static QString fileIn(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("settings.toml"));
}

LoadedSettings readSettings(const QString& text, const QString& name)
{
    const std::string utf8 = text.toStdString();
    const auto parsed = parseToml(utf8, name.toStdString());
    if (!parsed)
        return {.settings = {}, .faults = {parsed.error()}};
    Settings settings;
    Fields fields(*parsed, name.toStdString());
    const auto word = [&](const char* key, QString& value, const char* expected, auto&& accepts) {
        std::string read = value.toStdString();
        fields.anyText(key, read);
        if (accepts(read))
            value = QString::fromStdString(read);
        else
            fields.fail(fields.at(key), Cause::UnknownWord, expected, read);
    };
    fields.flag("dark", settings.dark);
    fields.flag("contrast", settings.contrast);
    fields.number("text_percent", 100, 150, settings.textPercent);
    fields.flag("four_colour", settings.fourColour);
    fields.number("animation", 0, 2000, settings.animation);
    fields.number("thinking", 0, 10000, settings.thinking);
    fields.word("figures", figuresWords, settings.figures);
    fields.flag("sound", settings.sound);
    fields.flag("voices", settings.voices);
    fields.number("window_width", 640, 16384, settings.windowWidth);
    fields.number("window_height", 480, 16384, settings.windowHeight);
    fields.number("person", 1, 1'000'000, settings.person);
    fields.flag("guide_seen", settings.guideSeen);
    word("game", settings.game, "a game", [](const std::string& read) { return findGame(read).has_value(); });
    word("language", settings.language, "a language's name, as \"en\" or \"pt_BR\", or empty",
         [](const std::string& read) { return read.find_first_of("/\\\".\n") == std::string::npos; });
    fields.number("seats", 2, maxSeats, settings.seats);
    fields.flag("coached", settings.coached);
    word("incidents", settings.incidents, "none, some or many",
         [](const std::string& read) { return read == "none" || read == "some" || read == "many"; });
    fields.flag("lively", settings.lively);
    fields.number("hands", 0, 1000, settings.hands);
    fields.number("assisted", 0, (1 << competencyCount) - 1, settings.assisted);
    return {.settings = settings, .faults = fields.finishAll()};
}

QString writeSettings(const Settings& settings)
{
    const auto flag = [](bool value) { return QLatin1String(value ? "true" : "false"); };
    QString text =
        QStringLiteral("# Cutcard's settings; the program writes this file when something is changed in it.\n");
    text += QStringLiteral("dark = %1\n").arg(flag(settings.dark));
    text += QStringLiteral("contrast = %1\n").arg(flag(settings.contrast));
    text += QStringLiteral("text_percent = %1\n").arg(settings.textPercent);
    text += QStringLiteral("four_colour = %1\n").arg(flag(settings.fourColour));
    text += QStringLiteral("animation = %1\n").arg(settings.animation);
    text += QStringLiteral("thinking = %1\n").arg(settings.thinking);
    const std::string_view figures = figuresWords[static_cast<std::size_t>(settings.figures)];
    text += QStringLiteral("# whether amounts stand beside the chips: always, once said, or never\n");
    text +=
        QStringLiteral("figures = \"%1\"\n").arg(QLatin1String(figures.data(), static_cast<qsizetype>(figures.size())));
    text += QStringLiteral("sound = %1\n").arg(flag(settings.sound));
    text += QStringLiteral("voices = %1\n").arg(flag(settings.voices));
    text += QStringLiteral("window_width = %1\n").arg(settings.windowWidth);
    text += QStringLiteral("window_height = %1\n").arg(settings.windowHeight);
    text += QStringLiteral("person = %1\n").arg(settings.person);
    text += QStringLiteral("guide_seen = %1\n").arg(flag(settings.guideSeen));
    text += QStringLiteral("game = \"%1\"\n").arg(settings.game);
    text += QStringLiteral("# the language of the program; empty: the system's\n");
    text += QStringLiteral("language = \"%1\"\n").arg(settings.language);
    text += QStringLiteral("seats = %1\n").arg(settings.seats);
    text += QStringLiteral("coached = %1\n").arg(flag(settings.coached));
    text += QStringLiteral("incidents = \"%1\"\n").arg(settings.incidents);
    text += QStringLiteral("lively = %1\n").arg(flag(settings.lively));
    text += QStringLiteral("hands = %1\n").arg(settings.hands);
    text += QStringLiteral("# a bit for each competency that the house does for the trainee\n");
    text += QStringLiteral("assisted = %1\n").arg(settings.assisted);
    return text;
}

LoadedSettings loadSettings(const QString& folder)
{
    const QString file = fileIn(folder);
    if (!QFile::exists(file))
        return {};
    const auto text = readFile(file);
    if (!text)
        return {.settings = {}, .faults = {text.error()}};
    return readSettings(QString::fromUtf8(*text), file);
}

Result<Done> saveSettings(const Settings& settings, const QString& folder)
{
    QDir().mkpath(folder);
    const QString name = fileIn(folder);
    // what somebody wrote by hand and got wrong is not lost by a click in a menu
    if (QFile::exists(name) && !loadSettings(folder).faults.empty()) {
        int number = 1;
        while (QFile::exists(name + QStringLiteral(".%1").arg(number)))
            ++number;
        const QString aside = name + QStringLiteral(".%1").arg(number);
        if (!QFile::copy(name, aside))
            return Error{
                .place = {.name = aside.toStdString()}, .cause = Cause::Unreadable, .expected = {}, .found = {}};
    }
    return saveFile(name, writeSettings(settings).toUtf8(), Reach::Owner);
}

} // namespace cutcard
