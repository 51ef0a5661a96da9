// SPDX-License-Identifier: GPL-3.0-or-later
// A game that nobody deals, added by this file alone: four cards each, of which two must play.
#include "core/games/limit/options.h"
#include "core/games/street/betting_round.h"
#include "core/games/street/parts.h"
#include "tests/core/support/conformance.h"
#include "tests/core/support/new_game_test.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <array>

namespace cutcard {

namespace {

constexpr GameId fourCards{100};
constexpr int raisesAllowed = 4;

constexpr StreetVariant variantOfFour{.holeCards = 4, .fullHand = 4, .kept = 4, .mustPlay = 2};

/// What this game's document would say, if it had one: limit hold'em's paragraphs, and the house's practice.
constexpr StreetRules citations{
    .shuffle = "GP-shuffle"_rule,
    .smallBlind = "LH-setup-4"_rule,
    .bigBlind = "LH-setup-5"_rule,
    .missedBlind = "GP-missed-blind"_rule,
    .wrongBlind = "LH-setup-6"_rule,
    .pitch = "LH-setup-8"_rule,
    .absentPitch = "LH-setup-8"_rule,
    .buttonLast = "LH-setup-3"_rule,
    .exposed = "GP-exposed-card"_rule,
    .misdeal = "GP-misdeal"_rule,
    .opener = {"LH-bet-2"_rule, "LH-bet-7"_rule, "LH-bet-7"_rule, "LH-bet-7"_rule},
    .next = {"LH-def-round"_rule, "LH-def-round"_rule, "LH-def-round"_rule, "LH-def-round"_rule},
    .option = "LH-bet-4"_rule,
    .outOfTurn = "GP-out-of-turn"_rule,
    .shortBet = "LA-5"_rule,
    .shortRaise = "LH-def-raise"_rule,
    .shortCall = "LH-def-call"_rule,
    .loneChip = "GP-lone-chip"_rule,
    .stringRaise = "GP-string-raise"_rule,
    .sweep = "GP-sweep"_rule,
    .earlySweep = "LH-def-round"_rule,
    .mainPot = "LH-sidepot-2"_rule,
    .sidePot = "LH-sidepot-4"_rule,
    .potPlace = {"LH-sidepot-5"_rule, "LH-sidepot-6"_rule},
    .uncalled = "LH-def-pot"_rule,
    .street = {"LH-setup-8"_rule, "LH-board-1"_rule, "LH-board-3"_rule, "LH-board-4"_rule},
    .burn = "GP-burn"_rule,
    .showdown = "LH-show-1"_rule,
    .reading = "LH-show-2"_rule,
    .award = "LH-show-2"_rule,
    .split = "LH-show-3"_rule,
    .oddChip = "LA-19"_rule,
    .uncontested = "GP-last-player"_rule,
    .blindWins = "LH-def-blind"_rule,
    .potOrder = {},
    .dispute = {},
    .noMoreCards = "GP-decided"_rule,
    .muck = "GP-muck"_rule,
    .button = "LH-setup-2"_rule,
};

class FourCards final : public StreetGame
{
public:
    GameId id() const override { return fourCards; }
    const StreetVariant& variant() const override { return variantOfFour; }
    const StreetRules& rules() const override { return citations; }
    StreetHabits habits(const Situation&) const override
    {
        StreetHabits own;
        own.allInIsAnyAmount = true;
        return own;
    }

    bool beginHand(Situation& situation) const override
    {
        Table& table = situation.table;
        const SeatSet players = seatsWithChips(table);
        if (players.size() < 2)
            return false;
        const bool first = situation.notes.number == 0;
        const Positions positions =
            first ? firstPositions(table.button.value_or(players.front()), players, habits(situation).positions)
                  : street::positionsAfter(situation);
        HandNotes notes;
        notes.number = situation.notes.number + 1;
        notes.smallBlind = limitOptions(situation).smallBlind;
        notes.bigBlind = limitOptions(situation).bigBlind;
        notes.dealtIn = players;
        notes.button = positions.button;
        notes.smallBlindSeat = positions.smallBlind;
        notes.bigBlindSeat = positions.bigBlind;
        for (const Seat seat : players)
            notes.stackBefore(seat) = allChips(table, seat);
        table.button = positions.button;
        table.pots.clear();
        table.pots.push_back({});
        situation.notes = notes;
        situation.betting = {};
        return true;
    }

    Procedure hand(const Situation&) const override
    {
        return inOrder(street::openingOf(), street::deal(), street::afterDeal());
    }

    Chips fullRaiseTo(const Situation& situation, const BettingRound& round) const override
    {
        return round.betTo + situation.notes.bigBlind;
    }

    Chips nearestRaiseTo(const Situation& situation, const BettingRound& round, Chips) const override
    {
        return fullRaiseTo(situation, round);
    }

    void noteShortRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to) const override
    {
        noteRaise(situation, round, seat, to);
    }

    std::optional<Rule> raiseBarred(const Situation&, const BettingRound& round, Seat) const override
    {
        return round.raises < raisesAllowed ? std::nullopt : std::optional("LH-bet-6"_rule);
    }

    bool isPossibleIncident(const Situation& situation, const Incident& incident) const override
    {
        return incident.mishap == Mishap::CardExposed && StreetGame::isPossibleIncident(situation, incident);
    }

    Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest) const override
    {
        situation.table.at(incident.seat).hand.back().faceUp = true;
        return street::exposedInDeal(situation, incident.seat, rest);
    }
};

const Game& theGame()
{
    static const FourCards game;
    return game;
}

HouseRules theHouse()
{
    LimitOptions house;
    house.game = fourCards;
    return house;
}

constexpr std::array entries{CatalogueEntry{.id = fourCards,
                                            .word = "four-cards",
                                            .family = Family::Streets,
                                            .leastSeats = 2,
                                            .mostSeats = 8,
                                            .rules = theGame,
                                            .house = theHouse,
                                            .options = limitHouse}};

} // namespace

// this program's own catalogue, in place of the one in core/games/catalogue/catalogue.cpp
std::span<const CatalogueEntry> catalogue()
{
    return entries;
}

} // namespace cutcard

using namespace cutcard;

class NewStreetGameTest : public NewGameTest
{
    Q_OBJECT

private slots:
    void everybodyHasFourCards()
    {
        const auto setup = setupFor(catalogue().front(), 1, Mode::Test, 1);
        std::size_t most = 0;
        played(setup, Simulator(), [&](const Session& now) {
            most = std::max(most, now.table().at(now.setup().seats.front().seat).hand.size());
            return true;
        });
        QCOMPARE(most, std::size_t{4});
    }

    void twoOfThemMustPlay()
    {
        Situation situation;
        situation.house = sharedOptions(theHouse());
        const auto lay = [](auto& cards, std::string_view text) {
            for (std::size_t i = 0; i + 1 < text.size(); i += 3)
                cards.push_back({.card = *Card::fromText(std::string(text.substr(i, 2))), .faceUp = true});
        };
        auto& hand = situation.table.at(Seat(1)).hand;
        lay(situation.table.board, "Ah Kh Qh Jh 2c");
        // one heart makes no flush and a ten no straight, and four of a kind in the hand are a pair
        lay(hand, "Th 3c 4d 5s");
        QCOMPARE(street::valueOf(situation, Seat(1)).category(), HandClass::HighCard);
        hand.clear();
        lay(hand, "Ts 3h 4h 7s");
        QCOMPARE(street::valueOf(situation, Seat(1)).category(), HandClass::Flush);
        hand.clear();
        lay(hand, "5c 5d 5h 5s");
        QCOMPARE(street::valueOf(situation, Seat(1)).category(), HandClass::OnePair);
    }
};

CUTCARD_TESTS(NewStreetGameTest)
#include "tst_new_street_game.moc"
