// SPDX-License-Identifier: GPL-3.0-or-later
// Deck, deal and reveals of a house-banked game.
#include "core/base/gathered.h"
#include "core/games/banked/parts.h"

namespace cutcard::banked {

using namespace competencies;
constexpr auto flopCards = static_cast<int>(cardsOfFlop);
constexpr int cardsOfBoard = 5;

/// As many cards as there are, and any smaller number: the rest follows.
static constexpr std::uint32_t inParts(int cards)
{
    return (1U << (static_cast<unsigned>(cards) + 1U)) - 2U;
}

/// What of it was not done while the players bet.
static Procedure shuffleByHand(const Table& table, const HouseOptions& house, const DeckRules& rules)
{
    if (table.cutCardPlaced)
        return {};
    std::vector<Procedure> steps;
    for (int i = table.shuffles; i < house.leastShuffles; ++i)
        // how often is the house's; not at all is another matter
        steps.push_back(owe(act(Verb::Shuffle), rules.shuffle, i == 0 ? Severity::Critical : Severity::Major, deck));
    steps.push_back(owe(act(Verb::SelfCut), rules.cut, Severity::Major, deck));
    return inOrder(steps);
}

static Procedure makeReady(const Situation& situation, int)
{
    const BankedOptions& house = bankedOptions(situation);
    if (bettors(situation.table).empty())
        return {}; // nobody to deal to
    const DeckRules& rules = bankedGame(situation).rules().deck;
    // before the first card is early enough
    const auto closed =
        announcement(situation, say(Phrase::NoMoreBets), "GP-no-more-bets"_rule, Severity::Minor, control);
    if (!house.machine)
        return inAnyOrder({closed, shuffleByHand(situation.table, house, rules)});
    if (situation.table.shuffles > 0)
        return closed;
    // the other deck than in the last round
    const Act other = actOnCards(Verb::TakeDeck, situation.table.deckBack == 1 ? 2 : 1);
    return inAnyOrder({closed, owe(other, rules.other, Severity::Major, deck)});
}

static Procedure laidOut(const Situation& situation)
{
    const BankedOptions& house = bankedOptions(situation);
    const BankedRules& rules = bankedGame(situation).rules();
    if (!house.burns)
        return intoBoxes(situation, cardsOfBoard);
    const auto burn = owe(act(Verb::Burn), rules.burn, Severity::Major, delivery);
    const auto one = intoBoxes(situation, 1);
    return inOrder(burn, intoBoxes(situation, flopCards), burn, one, burn, one);
}

/// The hands, in the order the house has set; no document has one.
static Procedure dealHands(const BankedOptions& house, SeatSet players, const Duty& toSeat, const Duty& toDealer)
{
    std::vector<Procedure> passes;
    std::vector<Procedure> pairs;
    std::vector<Procedure> pass;
    for (const Seat seat : players) {
        Duty card = toSeat;
        card.act = act(Verb::Pitch, seat);
        pass.push_back(owe(card));
    }
    pass.push_back(owe(toDealer));
    for (const Procedure& card : pass)
        pairs.insert(pairs.end(), {card, card});
    for (std::size_t i = 0; i < cardsOfHand; ++i)
        passes.insert(passes.end(), pass.begin(), pass.end());
    switch (house.dealOrder) {
    case DealOrder::Free:
        break;
    case DealOrder::OneAtATime:
        return inOrder(passes);
    case DealOrder::TwoAtATime:
        return inOrder(pairs);
    }
    return inAnyOrder(std::move(passes));
}

static Procedure dealCards(const Situation& situation, int)
{
    const BankedGame& game = bankedGame(situation);
    const BankedOptions& house = bankedOptions(situation);
    const SeatSet players = bettors(situation.table);
    if (players.empty())
        return {};
    const auto card = [&](const Act& act) {
        return Duty{act, game.rules().deal, Severity::Critical, delivery,
                    house.dealOrder == DealOrder::Free ? game.rules().dealOrder : game.rules().houseDeal};
    };
    const Duty own = card(act(Verb::DealDealer));
    std::vector<Procedure> steps;
    if (game.sharesHand()) {
        const Procedure shared = owe(card(act(Verb::DealShared)));
        steps = {shared, shared, laidOut(situation), owe(own), owe(own)};
    } else {
        steps = {dealHands(house, players, card(act(Verb::Pitch)), own), laidOut(situation)};
    }
    if (house.machine) {
        steps.push_back(may(act(Verb::DiscardStub), game.rules().deck.away, deck));
    } else {
        steps.push_back(owe(act(Verb::LiftCutCard), game.rules().deck.away, Severity::Minor, deck));
        steps.push_back(owe(act(Verb::DiscardStub), game.rules().deck.away, Severity::Minor, deck));
    }
    return inOrder(steps);
}

static Procedure exposeShared(const Situation& situation, int)
{
    if (situation.table.sharedHand.empty())
        return {};
    return owe(act(Verb::TurnShared), bankedGame(situation).rules().playersUp, Severity::Critical, delivery);
}

/// Whether the board still has something to decide.
static bool isPlayedOut(const Situation& situation)
{
    const BankedGame& game = bankedGame(situation);
    const bool live = !inAgainstDealer(situation).empty();
    return live || !game.sharesHand() || bankedOptions(situation).completesBoard;
}

static Procedure exposeFlop(const Situation& situation, int)
{
    if (situation.table.board.empty())
        return {};
    auto flop = turnedUp(situation, flopCards, true);
    return bankedGame(situation).settlesAfterFlop() ? during(flop, handsUp(situation)) : flop;
}

static Procedure exposeTurnAndRiver(const Situation& situation, int)
{
    if (situation.table.board.empty() || situation.table.board.back().faceUp || !isPlayedOut(situation))
        return {};
    return during(turnedUp(situation, cardsOfBoard - flopCards, false), handsUp(situation));
}

static Procedure gather(const Situation& situation, int)
{
    if (situation.table.stub.size() == cardCount)
        return {}; // nobody was dealt to
    const Rule rule = bankedGame(situation).rules().pickUp;
    auto cards = owe(act(Verb::GatherCards), rule, Severity::Major, deck);
    if (!bankedOptions(situation).machine)
        return cards;
    return inOrder(cards, loadAgain(situation));
}

bool isHandShort(const Situation& situation)
{
    const Table& table = situation.table;
    if (bankedGame(situation).sharesHand())
        return table.sharedHand.size() % cardsOfHand != 0;
    const SeatSet players = bettors(table);
    return std::ranges::any_of(players,
                               [&](Seat seat) { return table.at(seat).hand.size() != table.dealerHand.size(); });
}

Procedure intoBoxes(const Situation& situation, int cards)
{
    return owe(Duty{.act = actOnCards(Verb::BoardDown, cards),
                    .rule = bankedGame(situation).rules().board,
                    .severity = Severity::Critical,
                    .competency = delivery,
                    .boards = inParts(cards)});
}

Procedure turnedUp(const Situation& situation, int cards, bool flop)
{
    const BankedRules& rules = bankedGame(situation).rules();
    // with all hands given up nobody has anything to decide by them
    const bool decides = !(bettors(situation.table) - situation.notes.folded).empty();
    // all at once or one after the other: nobody bets between
    return owe(Duty{.act = actOnCards(Verb::TurnBoard, cards),
                    .rule = flop ? rules.flop : rules.turnAndRiver,
                    .severity = Severity::Critical,
                    .competency = delivery,
                    .boards = inParts(cards),
                    .ifWrong = onlyIf(!decides, Severity::Major)});
}

Procedure restOfBoard(const Situation& situation, const Act& act)
{
    const bool up = act.verb == Verb::TurnBoard;
    const auto& board = situation.table.board;
    const int there =
        static_cast<int>(up ? std::ranges::count(board, true, &LyingCard::faceUp) : std::ranges::ssize(board));
    const bool grouped = up || bankedOptions(situation).burns;
    // the flop is one group; with a burn before each, turn and river are groups of their own
    const int whole = grouped && there <= flopCards ? flopCards : grouped && !up ? there : cardsOfBoard;
    if (there >= whole)
        return {};
    return up ? turnedUp(situation, whole - there, whole == flopCards) : intoBoxes(situation, whole - there);
}

Procedure loadAgain(const Situation& situation)
{
    return owe(act(Verb::LoadShuffler), bankedGame(situation).rules().deck.loaded, Severity::Major, deck);
}

Procedure inTurn(const std::vector<Chapter>& chapters)
{
    return inOrder(eachOf(chapters, later));
}

const Chapter prepareDeck{.heading = Heading::HandShuffle, .open = makeReady};
const Chapter layOut{.heading = Heading::LayOut, .open = dealCards};
const Chapter turnShared{.heading = Heading::TurnShared, .open = exposeShared};
const Chapter turnFlop{.heading = Heading::TurnFlop, .open = exposeFlop};
const Chapter turnTurnAndRiver{.heading = Heading::TurnTurnAndRiver, .open = exposeTurnAndRiver};
const Chapter pickUp{.heading = Heading::PickUp, .open = gather};

} // namespace cutcard::banked
