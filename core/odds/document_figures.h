// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"
#include "core/odds/counting/champion_game.h"
#include "core/odds/versions.h"

#include <vector>

namespace cutcard {

/// What a printed figure is about; the subject of some is a pay table, a hand class or a starting hand.
enum class FigureKind : unsigned char {
    SevenCardHands,
    FiveCardHands,
    FiveCardKinds,
    PlayerHandsPerBoard,
    DealerHandsPerBoard,
    FlopsPerBoard,
    ClassProbability, ///< subject: a hand class's word
    HitRate,
    OneHitIn,
    Paid,
    BonusEdge,
    RaiseBeforeFlopValue,
    RaiseBeforeFlopBets,
    RaiseBeforeFlopAverageBet,
    RaiseBeforeFlopOverall,
    ValueTwice,
    AnteEdge,
    ValueOnce,
    ValueOnceEarlier, ///< the figure cited from an earlier analysis
    RaiseRate,
    BestStart,
    WorstStart,
    AverageBet,
    OverallPerAnte,
    OverallPerAverageBet,
};

/// Why a printed figure is not the exact one, where that can be shown.
enum class MismatchCause : unsigned char {
    None,            ///< it is the exact one, rounded
    DigitsSwapped,   ///< two digits stand in the wrong order
    FromSwapped,     ///< worked out from a figure with swapped digits
    NotItsOwnTerms,  ///< not what the terms printed beside it give
    MergedHands,     ///< hole cards and flop were merged by their five-card hand, as `mergedGame` does
    FromMergedHands, ///< worked out from figures of merged hands
    Unexplained,
};

/// A figure that the document prints, beside the exact one.
struct DocumentFigure {
    FigureKind kind{};
    std::string subject;
    std::string printed;
    bool percent = false; ///< printed and computed count hundredths
    Fraction computed;
    int places = 0; ///< decimals printed
    MismatchCause cause = MismatchCause::None;
    std::optional<Fraction> explained; ///< what the cause makes of it
    bool matches() const { return cause == MismatchCause::None; }
};

/// Every figure that the procedures of Champion Poker print, in their order.
std::vector<DocumentFigure> documentFigures(const ChampionGame& game, const ChampionGame& merged,
                                            const VersionsGame& versions);

} // namespace cutcard
