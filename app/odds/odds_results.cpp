// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/odds/odds_results.h"

#include "core/odds/counting/merged_hands.h"

namespace cutcard {

static bool isAfterFlop(OddsGame game)
{
    return game == OddsGame::AfterFlopOnce || game == OddsGame::AfterFlopTwice;
}

static FlopBet betOf(OddsGame game)
{
    return game == OddsGame::AfterFlopOnce ? FlopBet::Once : FlopBet::Twice;
}

static Side sideOf(OddsGame game)
{
    return game == OddsGame::DealersSide ? Side::Dealer : Side::Player;
}

/// Part of the whole progress, from `first` to `last` thousandths.
static Progress part(const std::function<bool(int)>& progress, int first, int last)
{
    return [&progress, first, last](int perMille) { return progress(first + (last - first) * perMille / 1000); };
}

std::shared_ptr<const OddsResults> OddsResults::compute(const std::function<bool(int)>& progress)
{
    const auto margins = FlopMargins::compute(part(progress, 0, 250));
    if (!margins)
        return nullptr;
    const auto pairs = HolePairs::compute(part(progress, 250, 750));
    if (!pairs)
        return nullptr;
    auto results = std::make_shared<OddsResults>();
    results->champion = ChampionGame::of(*margins);
    if (!progress(800))
        return nullptr;
    const ChampionGame merged = mergedGame(*margins);
    if (!progress(950))
        return nullptr;
    results->versions = VersionsGame::of(*pairs);
    results->figures = documentFigures(results->champion, merged, results->versions);
    return results;
}

Fraction handValue(const OddsResults& results, OddsGame game, StartingHand hand)
{
    return isAfterFlop(game) ? results.champion.playValue(betOf(game), hand)
                             : results.versions.playValue(sideOf(game), hand);
}

bool givesUp(const OddsResults& results, OddsGame game, StartingHand hand)
{
    return handValue(results, game, hand) < -1;
}

Fraction raiseShare(const OddsResults& results, OddsGame game, StartingHand hand)
{
    if (isAfterFlop(game))
        return results.champion.raises(hand);
    const PairWorth& worth = results.versions.hands[static_cast<std::size_t>(hand.index())];
    return Fraction(game == OddsGame::PlayersSide ? worth.aheadOf : worth.behind, opponents);
}

Fraction gameValue(const OddsResults& results, OddsGame game)
{
    return isAfterFlop(game) ? results.champion.value(betOf(game)) : results.versions.value(sideOf(game));
}

Fraction gameRaises(const OddsResults& results, OddsGame game)
{
    return isAfterFlop(game) ? results.champion.raises(betOf(game)) : results.versions.raises(sideOf(game));
}

Fraction averageBet(const OddsResults& results, OddsGame game)
{
    return isAfterFlop(game) ? results.champion.averageBet(betOf(game))
                             : Fraction(1 + results.versions.averageBet(sideOf(game)));
}

int bonusCards(OddsGame game)
{
    return isAfterFlop(game) ? 7 : 5;
}

} // namespace cutcard
