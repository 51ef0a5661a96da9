// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts behind these
#include "core/odds/document_figures.h"
#endif

#include <functional>
#include <memory>
#include <vector>

namespace cutcard {

/// Everything that the screen shows of the games, worked out once.
struct OddsResults {
    ChampionGame champion;
    VersionsGame versions;
    std::vector<DocumentFigure> figures;

    /// Nothing if `progress`, told thousandths, ended it.
    static std::shared_ptr<const OddsResults> compute(const std::function<bool(int)>& progress);
};

/// The games of which the heat map shows one.
enum class OddsGame : unsigned char { AfterFlopTwice, AfterFlopOnce, PlayersSide, DealersSide };
inline constexpr int oddsGameCount = 4;

/// What a starting hand is worth in a game, played on with the best bets; in antes or blinds.
Fraction handValue(const OddsResults& results, OddsGame game, StartingHand hand);
/// Whether it is better to give the ante or blind up.
bool givesUp(const OddsResults& results, OddsGame game, StartingHand hand);
/// How often it is raised, of the flops or of the dealer's hands.
Fraction raiseShare(const OddsResults& results, OddsGame game, StartingHand hand);
/// The whole game.
Fraction gameValue(const OddsResults& results, OddsGame game);
Fraction gameRaises(const OddsResults& results, OddsGame game);
/// Bonus bet included.
Fraction averageBet(const OddsResults& results, OddsGame game);
/// Cards that the game's bonus tables are made for.
int bonusCards(OddsGame game);

} // namespace cutcard
