// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/game_form.h"
#include "core/players/arranged_deck.h"

#include <functional>

namespace cutcard {

/// Where a situation begins: game, players, chips, the button, and the cards that are to come, as they are typed.
// the base named in full: otherwise the registrar of Qt 6.4 does not find it
class SituationForm : public cutcard::GameForm
{
    Q_OBJECT
    QML_GIVEN

public:
    /// A session of so many players as the house has it.
    using Source = std::function<SessionSetup(GameId game, int players)>;

    using GameForm::GameForm;

    void setSource(Source source) { m_source = std::move(source); }
    /// Shows the form by the house as it is now; what was typed stays.
    void open() { begin(players() > 0 ? players() : least() + 2); }

    SETTABLE(int, game, setGame, changed) { return m_game; }
    void setGame(int game);
    SETTABLE(int, players, setPlayers, changed) { return static_cast<int>(m_setup.seats.size()); }
    void setPlayers(int players);
    TOLD(int, least, changed) { return entry().leastSeats; }
    TOLD(int, most, changed) { return entry().mostSeats; }
    /// A row a seat: number, name, stack, cards, how many come there, and whether the player is away.
    TOLD(QVariantList, seats, changed);
    /// The places of the middle that cards come to: key, name, cards, how many come there.
    TOLD(QVariantList, middle, changed);
    /// The seat of the button; 0: the game has none.
    SETTABLE(int, button, setButton, changed) { return m_setup.button ? m_setup.button->number() : 0; }
    void setButton(int seat);
    /// What is wrong with what was typed; empty: nothing.
    GIVEN(QString, message, say, messageChanged);

    Q_INVOKABLE void typeName(int seat, const QString& text) { type(m_names, seat, text); }
    Q_INVOKABLE void typeStack(int seat, const QString& text) { type(m_stacks, seat, text); }
    Q_INVOKABLE void typeCards(int seat, const QString& text) { type(m_cards, seat, text); }
    Q_INVOKABLE void typeMiddle(int place, const QString& text);
    Q_INVOKABLE void turnAway(int seat);
    /// Lays the table out as it was typed; a message if that can't be.
    Q_INVOKABLE void lay();

signals:
    void changed();
    void messageChanged();
    void laid(const cutcard::SessionSetup& setup);

private:
    enum Middle { Board, Dealer, Shared };

    void type(std::array<QString, maxSeats>& fields, int seat, const QString& text);
    void begin(int players);
    bool read(SessionSetup& setup, WantedCards& wanted);
    bool readCards(const QString& place, const QString& text, std::vector<Card>& cards);

    Source m_source;
    SessionSetup m_setup;
    WantedCards m_dealt; ///< which cards come where, by their number
    std::array<QString, maxSeats> m_names;
    std::array<QString, maxSeats> m_stacks;
    std::array<QString, maxSeats> m_cards;
    std::array<QString, 3> m_middle;
};

} // namespace cutcard
