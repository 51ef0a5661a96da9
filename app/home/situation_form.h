// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/arranged_deck.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <functional>

namespace cutcard {

/// Where a situation begins: game, players, chips, the button, and the cards that are to come, as they are typed.
class SituationForm : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(QStringList games READ games CONSTANT)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    Q_PROPERTY(int least READ least NOTIFY changed)
    Q_PROPERTY(int most READ most NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QVariantList middle READ middle NOTIFY changed)
    Q_PROPERTY(int button READ button WRITE setButton NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    /// A session of so many players as the house has it.
    using Source = std::function<SessionSetup(GameId game, int players)>;

    using QObject::QObject;

    void setSource(Source source) { m_source = std::move(source); }
    /// Shows the form by the house as it is now; what was typed stays.
    void open() { begin(players() > 0 ? players() : least() + 2); }

    QStringList games() const;
    int game() const { return m_game; }
    void setGame(int game);
    int players() const { return static_cast<int>(m_setup.seats.size()); }
    void setPlayers(int players);
    int least() const;
    int most() const;
    /// A row a seat: number, name, stack, cards, how many come there, and whether the player is away.
    QVariantList seats() const;
    /// The places of the middle that cards come to: key, name, cards, how many come there.
    QVariantList middle() const;
    /// The seat of the button; 0: the game has none.
    int button() const { return m_setup.button ? m_setup.button->number() : 0; }
    void setButton(int seat);
    /// What is wrong with what was typed; empty: nothing.
    QString message() const { return m_message; }

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
    void say(const QString& message);

    Source m_source;
    int m_game = 0;
    SessionSetup m_setup;
    WantedCards m_dealt; ///< which cards come where, by their number
    std::array<QString, maxSeats> m_names;
    std::array<QString, maxSeats> m_stacks;
    std::array<QString, maxSeats> m_cards;
    std::array<QString, 3> m_middle;
    QString m_message;
};

} // namespace cutcard
