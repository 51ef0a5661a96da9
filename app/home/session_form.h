// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/game_form.h"
#include "app/settings/settings.h"
#include "core/session/setup.h"

namespace cutcard {

/// What is added to a plan's word where the players are lively.
inline constexpr QLatin1String livelyPlayers(" lively");

/// What a new session is begun with.
struct SessionWish {
    SessionSetup setup;
    bool coached = true;
    QString incidents; ///< the word of the plan, with what is added where the players are lively
};

/// Asks for a new table: game, players, coach or test, irregularities, what the house does, the deck's number.
// the base named in full: otherwise the registrar of Qt 6.4 does not find it
class SessionForm : public cutcard::GameForm
{
    Q_OBJECT
    QML_GIVEN
    Q_PROPERTY(bool coached MEMBER m_coached NOTIFY changed)
    Q_PROPERTY(bool lively MEMBER m_lively NOTIFY changed)
    Q_PROPERTY(bool uneven MEMBER m_uneven NOTIFY changed)
    Q_PROPERTY(bool absent MEMBER m_absent NOTIFY changed)
    Q_PROPERTY(QString seed MEMBER m_seed NOTIFY changed)

public:
    using GameForm::GameForm;

    /// Begins anew with what was chosen last, and another deck.
    void open(const Settings& settings);
    /// The session asked for, with the options of the game's house; its seats have names and stacks.
    SessionWish wish(const HouseRules& house) const;
    /// The settings with what was chosen here, for the next time.
    Settings chosen(Settings settings) const;

    SETTABLE(int, game, setGame, changed) { return m_game; }
    void setGame(int game);
    SETTABLE(int, players, setPlayers, changed) { return m_players; }
    void setPlayers(int players);
    TOLD(int, least, changed) { return entry().leastSeats; }
    TOLD(int, most, changed) { return entry().mostSeats; }
    /// How many hands can be asked for; the last: until the game is over.
    TOLD(QStringList, handChoices, changed);
    SETTABLE(int, handChoice, setHandChoice, changed);
    void setHandChoice(int choice);
    SETTABLE(int, incidents, setIncidents, changed) { return m_incidents; }
    void setIncidents(int incidents);
    /// Whether the game has players that play against each other.
    TOLD(bool, livelyPossible, changed);
    /// What the house can do for the trainee: a name for each, and whether it does.
    TOLD(QVariantList, helps, changed);
    Q_INVOKABLE void typeSeed(const QString& seed) { m_seed = seed; }
    Q_INVOKABLE void setHelp(int line, bool on);

signals:
    void changed();
    void deal();

private:
    bool m_coached = true;
    int m_players = 6;
    int m_hands = 3;
    int m_incidents = 1;
    bool m_lively = true;
    bool m_uneven = true;
    bool m_absent = false;
    QString m_seed;
    std::uint64_t m_testSeed = 1; ///< of a test: nobody's choice, and nobody has seen it
    CompetencySet m_assisted = 0;
};

/// The players of a session: names, and stacks that a table would show some time in.
std::vector<SeatSetup> makePlayers(int count, const HouseOptions& house, std::uint64_t seed, bool uneven, bool absent);

} // namespace cutcard
