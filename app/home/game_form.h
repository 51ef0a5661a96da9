// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/shown.h"
#include "app/words/table/act_words.h"
#include "core/games/catalogue/catalogue.h"

namespace cutcard {

/// Pages on which one of all games is chosen.
class GameForm : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QStringList games READ games CONSTANT)

public:
    using QObject::QObject;

    static QStringList games() { return gameTexts(); }
    GameId gameId() const { return entry().id; }

protected:
    static bool isGame(int game) { return game >= 0 && game < static_cast<int>(catalogue().size()); }
    const CatalogueEntry& entry() const { return catalogue()[static_cast<std::size_t>(m_game)]; }

    int m_game = 0;
};

} // namespace cutcard
