// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings.h"
#include "core/session/setup.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace cutcard {

/// What a new session is begun with.
struct SessionWish {
    SessionSetup setup;
    bool coached = true;
    QString incidents;
};

/// Asks for a new session: game, players, coach or test, irregularities, what the house does, the deck's number.
class SessionDialog : public QDialog
{
    Q_OBJECT

public:
    /// `houseOf` gives the house options of each game that can be chosen.
    SessionDialog(const Settings& settings, std::function<HouseRules(GameId)> houseOf, QWidget* parent);

    /// The session asked for; its seats have names and the house's starting stack.
    SessionWish wish() const;
    /// The settings with what was chosen here, for the next time.
    Settings chosen(Settings settings) const;

private:
    void takeGame();
    void nameChoices();
    /// In a test the house helps nobody, and the deck is drawn unseen.
    void takeMode();
    GameId game() const;

    std::function<HouseRules(GameId)> m_houseOf;
    HouseRules m_house;
    QComboBox* m_game = nullptr;
    QSpinBox* m_seats = nullptr;
    QComboBox* m_mode = nullptr;
    QComboBox* m_incidents = nullptr;
    QSpinBox* m_hands = nullptr;
    QLineEdit* m_seed = nullptr;
    QGroupBox* m_assist = nullptr;
    std::uint64_t m_testSeed = 0;
    QCheckBox* m_absent = nullptr;
    QCheckBox* m_shortStacks = nullptr;
    std::vector<QCheckBox*> m_assisted;
};

/// The players of a session: names, and stacks that a table would show some time in.
std::vector<SeatSetup> makePlayers(int count, const HouseOptions& house, std::uint64_t seed, bool uneven, bool absent);

} // namespace cutcard
