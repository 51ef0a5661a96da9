// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/counting/flop_margins.h"
#include "core/odds/counting/fraction.h"

#include <string_view>

namespace cutcard {

/// One of the 169 starting hands, by its place in a square of 13 by 13: pairs on the diagonal, suited above.
class StartingHand
{
public:
    constexpr StartingHand() = default;
    static constexpr StartingHand of(Card a, Card b)
    {
        const int high = static_cast<int>(a.rank() > b.rank() ? a.rank() : b.rank());
        const int low = static_cast<int>(a.rank() > b.rank() ? b.rank() : a.rank());
        const int top = rankCount - 1;
        return StartingHand(a.suit() == b.suit() ? (top - high) * rankCount + top - low
                                                 : (top - low) * rankCount + top - high);
    }
    static constexpr StartingHand fromIndex(int index) { return StartingHand(index); }
    /// Reads AA, AKs or 32o, in any case; two cards such as AsKd stand for their starting hand.
    static std::optional<StartingHand> fromText(std::string_view text);

    constexpr int index() const { return m_index; }
    constexpr int row() const { return m_index / rankCount; }
    constexpr int column() const { return m_index % rankCount; }
    constexpr bool isPair() const { return row() == column(); }
    constexpr bool isSuited() const { return row() < column(); }
    constexpr Rank high() const { return static_cast<Rank>(rankCount - 1 - (isSuited() ? row() : column())); }
    constexpr Rank low() const { return static_cast<Rank>(rankCount - 1 - (isSuited() ? column() : row())); }
    /// How many of the 1,326 hands it stands for.
    constexpr int combinations() const { return isPair() ? 6 : isSuited() ? 4 : 12; }
    std::string text() const;
    constexpr bool operator==(const StartingHand&) const = default;

private:
    explicit constexpr StartingHand(int index) : m_index(index) {}

    int m_index = 0;
};

inline constexpr int startingHandCount = rankCount * rankCount;

/// Flops for two hole cards, and runouts for all of them.
inline constexpr std::int64_t flopsPerHole = choose(50, 3);
inline constexpr std::int64_t runoutsPerHole = flopsPerHole * runoutsPerFlop;
inline constexpr std::int64_t holeCount = choose(cardCount, 2);

/// What starting hands are worth on average, each as often as it is dealt.
inline Fraction averageOverHoles(auto&& worthOf)
{
    Fraction sum = 0;
    for (int i = 0; i < startingHandCount; ++i) {
        const StartingHand hand = StartingHand::fromIndex(i);
        sum += worthOf(hand) * hand.combinations();
    }
    return sum / holeCount;
}

/// What a starting hand is worth with a decision after the flop, in runouts of all its hole cards and flops.
struct StartingHandWorth {
    std::int64_t margin = 0;      ///< won less lost over all runouts
    std::int64_t ahead = 0;       ///< the same over those flops alone after which more are won than lost
    std::int64_t raisedFlops = 0; ///< hole cards and flops after which more are won than lost
    std::int64_t evenFlops = 0;   ///< after which as many are won as lost

    /// Adds so many flops after which together so much more is won than lost.
    void add(std::int64_t more, std::int64_t flops)
    {
        margin += more;
        ahead += more > 0 ? more : 0;
        raisedFlops += more > 0 ? flops : 0;
        evenFlops += more == 0 ? flops : 0;
    }
};

/// The bets that Champion Poker allows after the flop: nothing or the ante, or up to twice the ante.
enum class FlopBet : unsigned char { Once = 1, Twice = 2 };

/// Champion Poker with an ante, a play bet of its size and a decision after the flop; won and lost is all the bets pay.
struct ChampionGame {
    std::array<StartingHandWorth, startingHandCount> hands{};

    /// Goes through every flop and hole cards by suit class.
    static ChampionGame of(const FlopMargins& margins);
    /// All hands together.
    StartingHandWorth total() const;

    /// What a starting hand is worth in antes when it is played on: ante, play bet and the bets after the flop.
    Fraction playValue(FlopBet bet, StartingHand hand) const;
    /// Whether folding, which loses the ante alone, is better.
    bool folds(FlopBet bet, StartingHand hand) const { return playValue(bet, hand) < -1; }
    /// What the game is worth in antes, over all hands, played best.
    Fraction value(FlopBet bet) const;
    /// The share of deals in which a bet is made after the flop.
    Fraction raises(FlopBet bet) const;
    /// The share of flops after which a starting hand bets.
    Fraction raises(StartingHand hand) const;
    /// Bonus, ante, play bet and the bet after the flop on average, in antes.
    Fraction averageBet(FlopBet bet) const;
};

} // namespace cutcard
