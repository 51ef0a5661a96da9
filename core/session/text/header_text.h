// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/setup.h"
#include "core/session/text/line_reader.h"

#include <bitset>
#include <map>

namespace cutcard {

/// Collects the header of a session file line by line.
class HeaderReader
{
public:
    explicit HeaderReader(std::string name) : m_name(std::move(name)) {}

    /// Whether a line belongs to the header rather than to the events.
    static bool isHeaderLine(std::string_view line);
    /// Reads one line; blank ones are fine.
    Result<Done> read(std::string_view text, int line);
    /// The setup once every line has been read, if it holds together.
    Result<SessionSetup> finish() const;

private:
    struct Keyword {
        std::string_view word;
        void (*take)(HeaderReader& header, LineReader& line);
        bool repeats = false;
    };
    static const std::array<Keyword, 12>& keywords();

    void takeSeat(LineReader& line);
    void takeDeck(LineReader& line);
    void takeAssist(LineReader& line);
    void takeCorrected(LineReader& line);
    Result<Done> readVersion(LineReader& line);
    /// The place in the file of what a fault of the setup names.
    Error located(const Error& error) const;

    std::string m_name;
    SessionSetup m_setup;
    bool m_begun = false;
    int m_lastLine = 0;
    std::map<std::string, Place, std::less<>> m_places; ///< where each part of the setup stands
    std::bitset<cardCount> m_deck;
    SettingsInFile m_house;
};

} // namespace cutcard
