// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include "app/files/saved_file.h"
#include "core/base/toml.h"
#include "core/games/catalogue.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <set>
#include <vector>

namespace cutcard {

namespace {

/// Takes the known keys of a table and keeps every fault; what is at fault keeps its default.
class Keys
{
public:
    Keys(const toml::table& table, std::string name) : m_table(table), m_name(std::move(name)) {}

    template <typename Value> void take(const char* key, Value& value, const char* expected, auto&& accepts)
    {
        m_known.insert(key);
        const toml::node* node = m_table.get(key);
        if (node == nullptr)
            return;
        const auto read = node->template value_exact<Value>();
        if (!read || !accepts(*read))
            m_faults.push_back({.place = placeOf(node->source()),
                                .cause = Cause::OutOfRange,
                                .expected = std::string(key) + " = " + expected,
                                .found = {}});
        else
            value = *read;
    }

    std::vector<Error> finish()
    {
        for (const auto& [key, node] : m_table) {
            if (!m_known.contains(std::string(key.str())))
                m_faults.push_back({.place = placeOf(key.source()),
                                    .cause = Cause::UnknownWord,
                                    .expected = {},
                                    .found = std::string(key.str())});
        }
        return m_faults;
    }

private:
    Place placeOf(const toml::source_region& source) const
    {
        return {.name = m_name,
                .line = static_cast<int>(source.begin.line),
                .column = static_cast<int>(source.begin.column)};
    }

    const toml::table& m_table;
    std::string m_name;
    std::set<std::string> m_known;
    std::vector<Error> m_faults;
};

QString fileIn(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("settings.toml"));
}

} // namespace

LoadedSettings readSettings(const QString& text, const QString& name)
{
    const std::string utf8 = text.toStdString();
    const auto parsed = parseToml(utf8, name.toStdString());
    if (!parsed)
        return {.settings = {}, .faults = {parsed.error()}};
    Settings settings;
    Keys keys(*parsed, name.toStdString());
    const auto anyFlag = [](bool) { return true; };
    const auto number = [&](const char* key, int& value, int least, int most) {
        std::int64_t wide = value;
        const std::string expected = std::to_string(least) + ".." + std::to_string(most);
        keys.take(key, wide, expected.c_str(), [&](std::int64_t read) { return read >= least && read <= most; });
        value = static_cast<int>(wide);
    };
    const auto word = [&](const char* key, QString& value, const char* expected, auto&& accepts) {
        std::string read = value.toStdString();
        keys.take(key, read, expected, accepts);
        value = QString::fromStdString(read);
    };
    QString figures = QStringLiteral("always");
    keys.take("dark", settings.dark, "true or false", anyFlag);
    number("text_percent", settings.textPercent, 100, 150);
    keys.take("four_colour", settings.fourColour, "true or false", anyFlag);
    number("animation", settings.animation, 0, 2000);
    number("thinking", settings.thinking, 0, 10000);
    word("figures", figures, "always, said or never",
         [](const std::string& read) { return std::ranges::find(figuresWords, read) != figuresWords.end(); });
    const auto shown = std::ranges::find(figuresWords, figures.toStdString());
    settings.figures = static_cast<FiguresShown>(shown == figuresWords.end() ? 0 : shown - figuresWords.begin());
    keys.take("sound", settings.sound, "true or false", anyFlag);
    keys.take("voices", settings.voices, "true or false", anyFlag);
    number("window_width", settings.windowWidth, 640, 16384);
    number("window_height", settings.windowHeight, 480, 16384);
    number("person", settings.person, 1, 1'000'000);
    keys.take("guide_seen", settings.guideSeen, "true or false", anyFlag);
    word("game", settings.game, "a game", [](const std::string& read) { return findGame(read).has_value(); });
    word("language", settings.language, "a language's name, as \"en\" or \"pt_BR\", or empty",
         [](const std::string& read) { return read.find_first_of("/\\\".\n") == std::string::npos; });
    number("seats", settings.seats, 2, maxSeats);
    keys.take("coached", settings.coached, "true or false", anyFlag);
    word("incidents", settings.incidents, "none, some or many",
         [](const std::string& read) { return read == "none" || read == "some" || read == "many"; });
    number("hands", settings.hands, 0, 1000);
    int assisted = settings.assisted;
    number("assisted", assisted, 0, (1 << competencyCount) - 1);
    settings.assisted = static_cast<CompetencySet>(assisted);
    return {.settings = settings, .faults = keys.finish()};
}

QString writeSettings(const Settings& settings)
{
    const auto flag = [](bool value) { return QLatin1String(value ? "true" : "false"); };
    QString text =
        QStringLiteral("# Cutcard's settings; the program writes this file when something is changed in it.\n");
    text += QStringLiteral("dark = %1\n").arg(flag(settings.dark));
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
    text += QStringLiteral("hands = %1\n").arg(settings.hands);
    text += QStringLiteral("# a bit for each competency that the house does for the trainee\n");
    text += QStringLiteral("assisted = %1\n").arg(settings.assisted);
    return text;
}

LoadedSettings loadSettings(const QString& folder)
{
    QFile file(fileIn(folder));
    if (!file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly))
        return {.settings = {},
                .faults = {{.place = {.name = file.fileName().toStdString()},
                            .cause = Cause::Unreadable,
                            .expected = {},
                            .found = file.errorString().toStdString()}}};
    return readSettings(QString::fromUtf8(file.readAll()), file.fileName());
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
