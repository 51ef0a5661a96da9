// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/procedure/duty.h"

#include <QString>

#include <array>
#include <string_view>

namespace cutcard {

/// When amounts on the table are written beside the chips.
enum class FiguresShown : std::uint8_t {
    Always,
    OnceSaid, ///< a bet's, once the dealer has said it
    Never,
};

/// Their words in the settings.
inline constexpr std::array<std::string_view, 3> figuresWords{"always", "said", "never"};

/// What a person sets once, kept in a readable file.
struct Settings {
    bool dark = true;
    bool contrast = false; ///< black, white and few colours, whatever else is set
    int textPercent = 100; ///< 100 to 150
    bool fourColour = true;
    int animation = 220; ///< milliseconds; 0: nothing moves
    FiguresShown figures = FiguresShown::Always;
    bool sound = true;      ///< of cards and chips, where there is a device for it
    bool voices = false;    ///< players say aloud what they do
    int thinking = 700;     ///< how long players seem to think, in milliseconds
    int windowWidth = 1280; ///< of the window when it was closed last
    int windowHeight = 800;
    int person = 1; ///< who practised last
    bool guideSeen = false;
    QString game = QStringLiteral("league"); ///< what was dealt last, by its word in the catalogue
    QString language;                        ///< its name, as `de` or `pt_BR`; empty: the system's
    int seats = 6;
    bool coached = true;
    QString incidents = QStringLiteral("some");
    bool lively = true; ///< players stay in, so that most hands reach a showdown
    int hands = 3;
    CompetencySet assisted = 0;
    bool operator==(const Settings&) const = default;
};

/// Settings as far as they could be read; what is at fault has its default, and is named with its place.
struct LoadedSettings {
    Settings settings;
    std::vector<Error> faults;
};

/// Reads settings from a file's text.
LoadedSettings readSettings(const QString& text, const QString& name);
/// The text of a settings file.
QString writeSettings(const Settings& settings);
/// Loads the settings of a folder; a file that does not exist gives the defaults.
LoadedSettings loadSettings(const QString& folder);
/// Saves settings into a folder, whole or not at all; a file with faults is kept beside as settings.toml.1.
Result<Done> saveSettings(const Settings& settings, const QString& folder);

} // namespace cutcard
