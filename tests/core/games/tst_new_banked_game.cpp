// SPDX-License-Identifier: GPL-3.0-or-later
// A house-banked game that nobody deals, added by this file alone: a Pot Bet, and a bonus that five cards settle.
#include "core/games/banked/parts.h"
#include "core/games/champion/parts.h"
#include "tests/core/support/conformance.h"
#include "tests/core/support/new_game_test.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <array>

namespace cutcard {

namespace {

using namespace banked;

constexpr GameId potAndFive{101};

constexpr std::array tables{PostedTable{"B", "CH-pay-B"_rule}};

constexpr BankedVariant dealt{
    .bonusRules = "CH-pay-B",
    .bonusTables = tables,
    .potBet = true,
    .burns = true,
    .holdemEdge = [](int) { return 0.0; },
};

/// What this game's document would say, if it had one: the second version's paragraphs, and the procedures' Pot Bet.
constexpr BankedRules citations{
    .deck = champion_rules::deck,
    .spoilt = champion_rules::spoilt,
    .potBet = champion_rules::potBet,
    .compulsory = "CH2-bet-1"_rule,
    .equal = "CH2-bet-1"_rule,
    .limits = "RA-21"_rule,
    .deal = "CH2-deal-1"_rule,
    .dealOrder = "CH2-deal-1"_rule,
    .houseDeal = "CA-13"_rule,
    .board = "RA-8"_rule,
    .burn = "RA-11"_rule,
    .noBurn = "RA-11"_rule,
    .ask = "CH2-dec-1"_rule,
    .playSize = "CH2-play-1"_rule,
    .fold = "CH2-fold-1"_rule,
    .foldKeeps = "CH2-fold-1"_rule,
    .dealerUp = "CH2-exp-1"_rule,
    .dealerNamed = "CH2-show-1"_rule,
    .askAgain = "CH2-raise-1"_rule,
    .raiseSize = "RA-1"_rule,
    .flop = "CH2-flop-1"_rule,
    .bonus = "CH2-bonus-1"_rule,
    .bonusEarly = "CH2-bonus-1"_rule,
    .turnAndRiver = "CH2-board-1"_rule,
    .playersUp = "RA-9"_rule,
    .lost = "CH2-show-1"_rule,
    .won = "CH2-set-1"_rule,
    .tied = "CH2-set-2"_rule,
    .settleOrder = "RA-20"_rule,
    .slide = {},
    .slideHabit = "RA-12"_rule,
    .pickUp = "CHP-comp-e"_rule,
    .conduct = "CHP-comp-a"_rule,
    .chipsOnly = "CHP-wag-e"_rule,
};

class PotAndFive final : public BankedGame
{
public:
    GameId id() const override { return potAndFive; }
    const BankedVariant& variant() const override { return dealt; }
    const BankedRules& rules() const override { return citations; }

    std::span<const Circle> openingCircles(const Situation&) const override
    {
        static constexpr std::array circles{Circle::Bonus, Circle::Blind, Circle::PotBet};
        return circles;
    }

    std::vector<Duty> wrongOpening(const Situation& situation, Seat seat) const override
    {
        std::vector<Duty> wrong = champion_rules::wrongPair(situation, seat, Circle::Blind);
        const Wagers& wagers = situation.table.at(seat).wagers;
        const bool plays = wagers.at(Circle::Bonus) + wagers.at(Circle::Blind) > 0;
        const Chips pot = wagers.at(Circle::PotBet);
        const Chips due = pot > 0 && plays ? bankedOptions(situation).potBetSize() : 0;
        if (pot != due)
            wrong.push_back(correction(Circle::PotBet, seat, due, citations.potBet.optional, {0}));
        return wrong;
    }

    Procedure hand(const Situation&) const override
    {
        const Procedure round = inTurn({prepareDeck, layOut, playOrFold, dealersHand, furtherWagers, turnFlop,
                                        settleBonus, turnTurnAndRiver, settleHoldem});
        return inOrder(later(openingWagers), during(round, later(potBetsIn)), awardPotBet(), later(pickUp));
    }
};

const Game& theGame()
{
    static const PotAndFive game;
    return game;
}

constexpr std::array entries{CatalogueEntry{.id = potAndFive,
                                            .word = "pot-and-five",
                                            .family = Family::Banked,
                                            .leastSeats = 1,
                                            .mostSeats = 7,
                                            .rules = theGame,
                                            .house = []() -> HouseRules { return BankedOptions(potAndFive); },
                                            .options = bankedHouse<potAndFive>}};

} // namespace

// this program's own catalogue, in place of the one in core/games/catalogue/catalogue.cpp
std::span<const CatalogueEntry> catalogue()
{
    return entries;
}

} // namespace cutcard

using namespace cutcard;

class NewBankedGameTest : public NewGameTest
{
    Q_OBJECT

private slots:
    void theBonusIsSettledBeforeTheTurnAndThePotBetLastOfAll()
    {
        const auto setup = setupFor(catalogue().front(), 3, Mode::Test, 6);
        int bonuses = 0;
        int pots = 0;
        played(setup, Simulator(), [&](const Session& now) {
            const auto* act = std::get_if<Act>(&now.entries().back().event);
            if (act == nullptr)
                return true;
            const bool bonus =
                (act->verb == Verb::PayWager || act->verb == Verb::TakeWager) && act->circle == Circle::Bonus;
            const auto up = std::ranges::count(now.table().board, true, &LyingCard::faceUp);
            bonuses += bonus && up == 3 ? 1 : 0;
            Chips open = 0;
            for (const SeatPlace& place : now.table().places)
                open += place.wagers.total();
            pots += act->verb == Verb::PushPot && open == 0 ? 1 : 0;
            return !(bonus && up != 3) && !(act->verb == Verb::PushPot && open != 0);
        });
        QVERIFY(bonuses > 0);
        QVERIFY(pots > 0);
    }
};

CUTCARD_TESTS(NewBankedGameTest)
#include "tst_new_banked_game.moc"
