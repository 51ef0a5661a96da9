// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/part.h"
#include "core/games/catalogue/house.h"

namespace cutcard {

/// A new table, and the options of each game's house: what stands in their files, and how they are changed.
class HouseRoom : public Room
{
    Q_OBJECT

public:
    explicit HouseRoom(MainWindow& window);

    void fill() override;
    /// How a game is dealt here; as by default, and a message, if its file can't be read.
    HouseRules rules(GameId game) const;
    /// Turns to the options of a game.
    void edit(GameId game);

private:
    QString fileOf(GameId game) const;
    void keep(int game, const QString& text);
    void deal();
};

} // namespace cutcard
