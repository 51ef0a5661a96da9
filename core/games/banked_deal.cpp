// SPDX-License-Identifier: GPL-3.0-or-later
// Deck, deal and reveals of a house-banked game.
#include "core/games/banked_parts.h"

namespace cutcard::banked {

namespace {

constexpr auto deck = Competency::DeckControl;
constexpr auto delivery = Competency::Delivery;
constexpr int cardsOfFlop = 3;
constexpr int cardsOfBoard = 5;

Procedure shuffleByHand(const HouseOptions& house)
{
    std::vector<Procedure> steps;
    steps.reserve(2 * static_cast<std::size_t>(house.leastShuffles) + 1);
    for (int i = 0; i < house.leastShuffles; ++i)
        steps.push_back(owe(act(Verb::Shuffle), "CHP-hand-1"_rule, Severity::Critical, deck));
    for (int i = 0; i < house.leastShuffles; ++i)
        steps.push_back(may(act(Verb::Shuffle), "CHP-hand-1"_rule, deck));
    steps.push_back(owe(act(Verb::SelfCut), "CHP-hand-2"_rule, Severity::Major, deck));
    return inOrder(steps);
}

Procedure makeReady(const Situation& situation, int)
{
    const BankedOptions& house = bankedOptions(situation);
    if (bettors(situation.table).empty())
        return {}; // nobody to deal to
    if (!house.machine)
        return shuffleByHand(house);
    // the other deck than in the last round
    return owe(actOnCards(Verb::TakeDeck, situation.table.deckBack == 1 ? 2 : 1), "CHP-shuf-c"_rule, Severity::Major,
               deck);
}

Procedure laidOut(const Situation& situation)
{
    const BankedOptions& house = bankedOptions(situation);
    const BankedRules& rules = bankedGame(situation).rules();
    const auto down = [&](int cards) {
        return owe(actOnCards(Verb::BoardDown, cards), rules.board, Severity::Critical, delivery);
    };
    if (!house.burns)
        return down(cardsOfBoard);
    const auto burn = owe(act(Verb::Burn), rules.burn, Severity::Major, delivery);
    return inOrder(burn, down(cardsOfFlop), burn, down(1), burn, down(1));
}

Procedure dealCards(const Situation& situation, int)
{
    const BankedGame& game = bankedGame(situation);
    const SeatSet players = bettors(situation.table);
    if (players.empty())
        return {};
    const auto card = [&](const Act& act) {
        return owe(Duty{.act = act,
                        .rule = game.rules().deal,
                        .severity = Severity::Critical,
                        .competency = delivery,
                        .order = game.rules().dealOrder});
    };
    const Procedure own = card(act(Verb::DealDealer));
    std::vector<Procedure> steps;
    if (game.sharesHand()) {
        const Procedure shared = card(act(Verb::DealShared));
        steps = {shared, shared, laidOut(situation), own, own};
    } else {
        for (int pass = 0; pass < 2; ++pass) {
            for (const Seat seat : players)
                steps.push_back(card(act(Verb::Pitch, seat)));
            steps.push_back(own);
        }
        steps.push_back(laidOut(situation));
    }
    if (bankedOptions(situation).machine) {
        steps.push_back(may(act(Verb::DiscardStub), "CHP-hand-6"_rule, deck));
    } else {
        steps.push_back(owe(act(Verb::LiftCutCard), "CHP-hand-6"_rule, Severity::Minor, deck));
        steps.push_back(owe(act(Verb::DiscardStub), "CHP-hand-6"_rule, Severity::Minor, deck));
    }
    return inOrder(steps);
}

Procedure exposeShared(const Situation& situation, int)
{
    if (situation.table.sharedHand.empty())
        return {};
    return owe(act(Verb::TurnShared), bankedGame(situation).rules().playersUp, Severity::Critical, delivery);
}

/// Whether the board still has something to decide.
bool isPlayedOut(const Situation& situation)
{
    const BankedGame& game = bankedGame(situation);
    const bool live = !inAgainstDealer(situation).empty();
    return live || !game.sharesHand() || bankedOptions(situation).completesBoard;
}

Procedure exposeFlop(const Situation& situation, int)
{
    if (situation.table.board.empty())
        return {};
    return owe(actOnCards(Verb::TurnBoard, cardsOfFlop), bankedGame(situation).rules().flop, Severity::Critical,
               delivery);
}

Procedure exposeTurnAndRiver(const Situation& situation, int)
{
    if (situation.table.board.empty() || !isPlayedOut(situation))
        return {};
    // one after the other does no harm where nobody bets between
    return owe(Duty{.act = actOnCards(Verb::TurnBoard, 2),
                    .rule = bankedGame(situation).rules().turnAndRiver,
                    .severity = Severity::Critical,
                    .competency = delivery,
                    .ifWrong = Severity::Minor});
}

Procedure gather(const Situation& situation, int)
{
    if (situation.table.stub.size() == cardCount)
        return {}; // nobody was dealt to
    const Rule rule = bankedGame(situation).rules().pickUp;
    auto cards = owe(act(Verb::GatherCards), rule, Severity::Major, deck);
    if (!bankedOptions(situation).machine)
        return cards;
    return inOrder(cards, owe(act(Verb::LoadShuffler), "CHP-shuf-b"_rule, Severity::Major, deck));
}

} // namespace

Procedure prepareDeck()
{
    return later({.heading = Heading::HandShuffle, .open = makeReady});
}

Procedure layOut()
{
    return later({.heading = Heading::LayOut, .open = dealCards});
}

Procedure turnShared()
{
    return later({.heading = Heading::TurnShared, .open = exposeShared});
}

Procedure turnFlop()
{
    return later({.heading = Heading::TurnFlop, .open = exposeFlop});
}

Procedure turnTurnAndRiver()
{
    return later({.heading = Heading::TurnTurnAndRiver, .open = exposeTurnAndRiver});
}

Procedure pickUp()
{
    return later({.heading = Heading::PickUp, .open = gather});
}

} // namespace cutcard::banked
