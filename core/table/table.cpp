// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table.h"

#include "core/base/defect.h"
#include "core/base/random.h"

#include <boost/random/mersenne_twister.hpp>

#include <algorithm>
#include <bitset>
#include <utility>

namespace cutcard {

namespace {

constexpr std::uint64_t dealsApart = 0x100000000U;

void shuffle(Table& table)
{
    const std::uint64_t seed =
        table.seed + static_cast<std::uint64_t>(table.deals) * dealsApart + static_cast<std::uint64_t>(table.shuffles);
    // the decks of old session files come again
    if (table.oldDecks)
        StreamOf<boost::random::mt19937_64>(seed, StreamPurpose::Deck).shuffle(table.stub);
    else
        RandomStream(seed, StreamPurpose::Deck).shuffle(table.stub);
    ++table.shuffles;
}

/// Lays those of the arranged cards that are in the stub on top of it, the first of them uppermost.
void layInArranged(Table& table)
{
    Cards rest;
    for (const LyingCard& lying : table.stub) {
        if (std::ranges::find(table.arranged, lying.card) == table.arranged.end())
            rest.push_back(lying);
    }
    for (std::size_t i = table.arranged.size(); i > 0; --i) {
        // dealt before the cut card lay there, a card lies elsewhere
        if (std::ranges::find(table.stub, table.arranged[i - 1], &LyingCard::card) != table.stub.end())
            rest.push_back({.card = table.arranged[i - 1], .faceUp = false});
    }
    table.stub = rest;
    table.arranged.clear();
}

/// The top card, which is the cut-off packet's as long as that lies there.
LyingCard takeTop(Table& table)
{
    const LyingCard top = table.stub.back();
    table.stub.pop_back();
    table.cutOff = std::max(0, table.cutOff - 1);
    return top;
}

bool pitch(Table& table, Seat seat)
{
    SeatPlace& place = table.at(seat);
    if (table.stub.empty() || place.hand.size() == maxHandCards)
        return false;
    place.hand.push_back(takeTop(table));
    return true;
}

bool board(Table& table, int count)
{
    if (count < 1 || table.stub.size() < static_cast<std::size_t>(count))
        return false;
    // cards that lay face up in the deck come to lie at the end of the row
    Cards boxed;
    for (int i = 0; i < count; ++i) {
        const LyingCard top = takeTop(table);
        (top.faceUp ? boxed : table.board).push_back({.card = top.card, .faceUp = true});
    }
    for (const LyingCard& lying : boxed)
        table.board.push_back(lying);
    return true;
}

bool setAside(Table& table, int count)
{
    if (count < 1 || table.board.size() < static_cast<std::size_t>(count))
        return false;
    for (int i = 0; i < count; ++i) {
        table.aside.push_back(table.board.back());
        table.board.pop_back();
    }
    return true;
}

bool returnAside(Table& table)
{
    if (table.aside.empty())
        return false;
    for (const LyingCard& lying : table.aside)
        table.stub.push_back({.card = lying.card, .faceUp = false});
    table.aside.clear();
    shuffle(table);
    return true;
}

bool completeCut(Table& table);

/// As they come from the stub: a card that lies face up in it is seen.
bool boardDown(Table& table, int count)
{
    if (count < 1 || table.stub.size() < static_cast<std::size_t>(count))
        return false;
    for (int i = 0; i < count; ++i)
        table.board.push_back(takeTop(table));
    return true;
}

bool dealOwn(Table& table, FixedVector<LyingCard, maxHandCards>& hand)
{
    if (table.stub.empty() || hand.full())
        return false;
    hand.push_back(takeTop(table));
    return true;
}

bool turnBoard(Table& table, int count)
{
    const auto down = std::ranges::count(table.board, false, &LyingCard::faceUp);
    if (count < 1 || count > down)
        return false;
    for (LyingCard& lying : table.board) {
        if (!lying.faceUp && count-- > 0)
            lying.faceUp = true;
    }
    return true;
}

bool turnOwn(FixedVector<LyingCard, maxHandCards>& hand)
{
    for (LyingCard& lying : hand)
        lying.faceUp = true;
    return !hand.empty();
}

/// A dealer cuts somewhere near the middle, by feel: the seed says where.
bool selfCut(Table& table)
{
    if (table.stub.size() != cardCount || table.cutCardPlaced)
        return false;
    const std::uint64_t seed = table.seed + static_cast<std::uint64_t>(table.deals) * dealsApart;
    constexpr int least = 16;
    constexpr int spread = 21;
    table.cutOff = least
                   + (table.oldDecks ? StreamOf<boost::random::mt19937_64>(seed, StreamPurpose::Incidents).below(spread)
                                     : RandomStream(seed, StreamPurpose::Incidents).below(spread));
    completeCut(table);
    table.cutCardPlaced = true;
    layInArranged(table);
    return true;
}

bool takeDeck(Table& table, int deck)
{
    if (deck < 1 || deck > 2 || table.stub.size() != cardCount || table.shuffles > 0)
        return false;
    table.deckBack = deck;
    // the machine has shuffled it
    shuffle(table);
    layInArranged(table);
    return true;
}

bool discardStub(Table& table)
{
    if (table.stub.empty())
        return false;
    for (const LyingCard& lying : table.stub)
        table.muck.push_back({.card = lying.card, .faceUp = false});
    table.stub.clear();
    table.cutOff = 0;
    return true;
}

/// The chips of an amount by the rows of a tray, the largest first, as far as `has` says there are some.
std::optional<std::array<int, maxTrayRows>> chipsFor(const Table& table, Chips amount, bool asFarAsThere)
{
    std::array<int, maxTrayRows> counts{};
    for (std::size_t i = table.tray.size(); i > 0; --i) {
        const ChipLot& row = table.tray[i - 1];
        const Chips wanted = amount / row.value;
        counts[i - 1] = static_cast<int>(asFarAsThere ? std::min<Chips>(wanted, row.count) : wanted);
        amount -= counts[i - 1] * row.value;
    }
    return amount == 0 ? std::optional(counts) : std::nullopt;
}

bool intoTray(Table& table, Chips amount)
{
    const auto counts = chipsFor(table, amount, false);
    if (!counts)
        return false;
    for (std::size_t i = 0; i < table.tray.size(); ++i)
        table.tray[i].count += (*counts)[i];
    return true;
}

bool outOfTray(Table& table, Chips amount)
{
    const auto counts = chipsFor(table, amount, true);
    if (!counts)
        return false;
    for (std::size_t i = 0; i < table.tray.size(); ++i)
        table.tray[i].count -= (*counts)[i];
    return true;
}

bool takeWager(Table& table, const Act& act)
{
    Chips& wager = table.at(*act.seat).wagers.at(act.circle);
    if (act.amount < 1 || act.amount > wager || !intoTray(table, act.amount))
        return false;
    wager -= act.amount;
    table.at(*act.seat).taken += act.amount;
    return true;
}

bool payWager(Table& table, const Act& act)
{
    SeatPlace& place = table.at(*act.seat);
    Chips& wager = place.wagers.at(act.circle);
    // what was cut out is paid with; what it lacks, or is too much, changes places with the tray
    const Chips cut = place.cutOut.at(act.circle);
    if (act.amount < 1 || wager < 1)
        return false;
    if (act.amount > cut ? !outOfTray(table, act.amount - cut) : cut > act.amount && !intoTray(table, cut - act.amount))
        return false;
    place.cutOut.at(act.circle) = 0;
    place.stack += act.amount + std::exchange(wager, 0);
    return true;
}

bool cutChips(Table& table, const Act& act)
{
    const auto row = std::ranges::find(table.tray, act.amount, &ChipLot::value);
    if (row == table.tray.end() || act.number < 1 || row->count < act.number)
        return false;
    row->count -= act.number;
    table.at(*act.seat).cutOut.at(act.circle) += act.number * act.amount;
    return true;
}

/// What was cut out and not paid goes back.
void cutOutIntoTray(Table& table)
{
    for (SeatPlace& place : table.places)
        intoTray(table, std::exchange(place.cutOut, {}).total());
}

bool pushWager(Table& table, const Act& act)
{
    SeatPlace& place = table.at(*act.seat);
    Chips& wager = place.wagers.at(act.circle);
    if (act.amount < 1 || act.amount > wager)
        return false;
    wager -= act.amount;
    place.stack += act.amount;
    return true;
}

/// Players comply with what the dealer tells them, as far as they have the chips.
bool correctWager(Table& table, const Act& act)
{
    SeatPlace& place = table.at(*act.seat);
    Chips& wager = place.wagers.at(act.circle);
    if (act.amount < 0 || act.amount > wager + place.stack)
        return false;
    place.stack += wager - act.amount;
    wager = act.amount;
    return true;
}

void returnWagers(Table& table)
{
    cutOutIntoTray(table);
    for (SeatPlace& place : table.places) {
        place.stack += std::exchange(place.wagers, {}).total();
        if (place.taken > 0 && outOfTray(table, place.taken))
            place.stack += std::exchange(place.taken, 0);
    }
    // Pot Bets that already lie in the middle are as much the players' as those in the circles
    for (MiddlePot& pot : table.pots) {
        const Chips each = pot.eligible.empty() ? 0 : pot.amount / pot.eligible.size();
        for (const Seat seat : pot.eligible) {
            table.at(seat).stack += each;
            pot.amount -= each;
        }
    }
}

bool gatherPot(Table& table)
{
    SeatSet bettors;
    const Chips total = wageredIn(table, Circle::PotBet);
    for (int i = 0; i < maxSeats; ++i) {
        SeatPlace& place = table.places[static_cast<std::size_t>(i)];
        if (std::exchange(place.wagers.at(Circle::PotBet), 0) > 0)
            bettors.insert(Seat::fromIndex(i));
    }
    if (total == 0)
        return false;
    if (table.pots.empty())
        table.pots.push_back({});
    table.pots.front().amount += total;
    table.pots.front().eligible = table.pots.front().eligible | bettors;
    return true;
}

/// Brings a tray back to a hundred chips of each value that it has fewer of, and as many of the largest as the wagers
/// on the table may win; one that has all that, a rack more.
bool fillTray(Table& table)
{
    constexpr int full = 100;
    constexpr Chips highestPosted = 200; // to 1, for a royal flush
    if (table.tray.empty())
        return false;
    Chips atStake = 0;
    for (const SeatPlace& place : table.places)
        atStake += place.wagers.at(Circle::Bonus) * highestPosted + place.wagers.total();
    const Chips before = trayTotal(table);
    for (ChipLot& row : table.tray)
        row.count = std::max(row.count, full);
    ChipLot& largest = table.tray[table.tray.size() - 1];
    const Chips missing = std::max<Chips>(0, atStake - trayTotal(table));
    constexpr Chips most = 1'000'000; // chips that can be carried to a table
    largest.count += static_cast<int>(std::min(most, (missing + largest.value - 1) / largest.value));
    if (trayTotal(table) == before)
        largest.count += full;
    table.cage -= trayTotal(table) - before;
    return true;
}

template <typename From> void moveToStub(From& from, Table& table)
{
    for (const LyingCard& lying : from)
        table.stub.push_back({.card = lying.card, .faceUp = false});
    from.clear();
}

bool gather(Table& table)
{
    cutOutIntoTray(table);
    for (SeatPlace& place : table.places) {
        moveToStub(place.hand, table);
        moveToStub(place.laidDown, table);
        moveToStub(place.discards, table);
        place.noTurn = false;
        place.noRiver = false;
        place.chipsOnCards = false;
        place.taken = 0;
    }
    moveToStub(table.board, table);
    moveToStub(table.burns, table);
    moveToStub(table.muck, table);
    moveToStub(table.aside, table);
    moveToStub(table.exposed, table);
    moveToStub(table.dealerHand, table);
    moveToStub(table.sharedHand, table);
    for (LyingCard& lying : table.stub)
        lying.faceUp = false;
    table.cutOff = 0;
    table.cutCardPlaced = false;
    table.spread = false;
    table.shuffles = 0;
    ++table.deals;
    return true;
}

bool completeCut(Table& table)
{
    if (table.cutOff < 1 || static_cast<std::size_t>(table.cutOff) > table.stub.size())
        return false;
    // the cut-off part is the top, at the end of the stub; under the rest means to the front
    std::rotate(table.stub.begin(), table.stub.end() - table.cutOff, table.stub.end());
    table.cutOff = 0;
    return true;
}

bool sweep(Table& table)
{
    Chips total = 0;
    for (SeatPlace& place : table.places) {
        total += place.inFront();
        place.bet = 0;
        place.earlier = 0;
    }
    if (total == 0)
        return false;
    if (table.pots.empty())
        table.pots.push_back({});
    table.pots.back().amount += total;
    return true;
}

/// Takes equal layers off the bets, as hands do, until `amount` is in the pot.
void takeFromBets(Table& table, Chips amount)
{
    // chips that lie in front for the whole hand are one heap by then
    for (SeatPlace& place : table.places)
        place.bet += std::exchange(place.earlier, 0);
    while (amount > 0) {
        Chips layer = amount;
        int count = 0;
        for (const SeatPlace& place : table.places) {
            if (place.bet > 0) {
                layer = std::min(layer, place.bet);
                ++count;
            }
        }
        if (!holds(count > 0))
            return;
        layer = std::min(layer, std::max<Chips>(1, amount / std::max(1, count)));
        for (SeatPlace& place : table.places) {
            const Chips taken = std::min({place.bet, layer, amount});
            place.bet -= taken;
            amount -= taken;
        }
    }
}

bool buildPot(Table& table, const Act& act)
{
    const auto index = static_cast<std::size_t>(act.number);
    // chips can be laid anywhere, also before the pots that come first or a place too far to the right
    if (act.number < 0 || index >= static_cast<std::size_t>(maxSeats))
        return false;
    const Chips there = index < table.pots.size() ? table.pots[index].amount : 0;
    Chips inFront = 0;
    for (const SeatPlace& place : table.places)
        inFront += place.inFront();
    if (act.amount <= there || act.amount - there > inFront)
        return false;
    while (index >= table.pots.size())
        table.pots.push_back({});
    takeFromBets(table, act.amount - there);
    table.pots[index] = {.amount = act.amount, .eligible = act.seats};
    return true;
}

bool takeRake(Table& table, const Act& act)
{
    const auto index = static_cast<std::size_t>(act.number);
    if (act.number < 0 || index >= table.pots.size() || act.amount < 1 || table.pots[index].amount < act.amount)
        return false;
    table.pots[index].amount -= act.amount;
    table.drop += act.amount;
    return true;
}

bool pushPot(Table& table, const Act& act)
{
    const auto index = static_cast<std::size_t>(act.number);
    if (act.number < 0 || index >= table.pots.size() || act.amount < 1 || table.pots[index].amount < act.amount)
        return false;
    table.pots[index].amount -= act.amount;
    table.at(*act.seat).stack += act.amount;
    return true;
}

bool moveChips(SeatPlace& place, Chips amount, Chips& from, Chips& to)
{
    if (!place.seated || amount < 1 || from < amount)
        return false;
    from -= amount;
    to += amount;
    return true;
}

bool separateBet(Table& table, const Act& act)
{
    if (table.pots.empty() || table.pots.back().amount < act.amount || act.amount < 1)
        return false;
    table.pots.back().amount -= act.amount;
    table.at(*act.seat).bet += act.amount;
    return true;
}

bool showExposed(Table& table, Seat seat)
{
    auto& hand = table.at(seat).hand;
    const auto exposed = std::ranges::find_if(hand, &LyingCard::faceUp);
    if (exposed == hand.end())
        return false;
    table.exposed.push_back(*exposed);
    hand.eraseAt(static_cast<std::size_t>(exposed - hand.begin()));
    return true;
}

bool placeExposed(Table& table)
{
    if (table.exposed.empty())
        return false;
    for (LyingCard& lying : table.exposed)
        lying.faceUp = false;
    return true;
}

bool turnUp(Table& table, Seat seat)
{
    // a folded hand that stays in front can be turned up as well, though it must not be
    SeatPlace& place = table.at(seat);
    auto& cards = place.hand.empty() ? place.laidDown : place.hand;
    for (LyingCard& lying : cards)
        lying.faceUp = true;
    return !cards.empty();
}

bool takeUpLast(SeatPlace& place)
{
    if (place.discards.empty() || place.hand.full())
        return false;
    place.hand.push_back({.card = place.discards.back().card, .faceUp = false});
    place.discards.pop_back();
    return true;
}

bool placeDisc(bool& disc)
{
    return !std::exchange(disc, true);
}

bool announce(Table& table, const Act& act)
{
    // players comply with what the dealer tells them, right or wrong
    if (act.phrase == Phrase::CorrectTo)
        return putInFront(table, *act.seat, act.amount);
    if (act.phrase == Phrase::CutAgain)
        table.cutOff = 0;
    if (act.phrase == Phrase::ChipsOnHand)
        table.at(*act.seat).chipsOnCards = true;
    if (act.phrase == Phrase::TwoAtMost)
        return takeUpLast(table.at(*act.seat));
    if (act.phrase == Phrase::Reveal) {
        for (SeatPlace& place : table.places) {
            for (LyingCard& lying : place.discards)
                lying.faceUp = true;
        }
    }
    return true;
}

bool needsSeat(const Act& act)
{
    return verbFacts(act.verb).uses(Field::Seat) || (act.verb == Verb::Announce && phraseFacts(act.phrase).takesSeat);
}

} // namespace

bool putInFront(Table& table, Seat seat, Chips amount)
{
    SeatPlace& place = table.at(seat);
    if (!place.seated || amount < 0 || place.stack + place.bet < amount)
        return false;
    place.stack += place.bet - amount;
    place.bet = amount;
    return true;
}

void throwAway(Table& table, Seat seat)
{
    for (const LyingCard& lying : table.at(seat).hand)
        table.muck.push_back({.card = lying.card, .faceUp = false});
    table.at(seat).hand.clear();
}

void layDown(Table& table, Seat seat)
{
    SeatPlace& place = table.at(seat);
    for (const LyingCard& lying : place.hand) {
        if (!place.laidDown.full())
            place.laidDown.push_back({.card = lying.card, .faceUp = false});
        else
            table.muck.push_back({.card = lying.card, .faceUp = false});
    }
    place.hand.clear();
    place.chipsOnCards = true;
}

void keepInFront(Table& table)
{
    for (SeatPlace& place : table.places)
        place.earlier += std::exchange(place.bet, 0);
}

bool perform(Table& table, const Act& act)
{
    if (needsSeat(act) && (!act.seat || !table.at(*act.seat).seated))
        return false;
    switch (act.verb) {
    case Verb::Shuffle:
        if (table.stub.size() != cardCount)
            return false;
        shuffle(table);
        return true;
    case Verb::Spread:
        if (table.stub.size() != cardCount)
            return false;
        table.spread = true;
        return true;
    case Verb::CompleteCut:
        return completeCut(table);
    case Verb::PlaceCutCard:
        if (table.cutCardPlaced || table.cutOff != 0)
            return false;
        table.cutCardPlaced = true;
        layInArranged(table);
        return true;
    case Verb::PlaceButton:
        table.button = act.seat;
        return true;
    case Verb::PostFor: {
        SeatPlace& place = table.at(*act.seat);
        return moveChips(place, act.amount, place.stack, place.bet);
    }
    case Verb::Pitch:
        return pitch(table, *act.seat);
    case Verb::Burn:
        if (table.stub.empty())
            return false;
        table.burns.push_back(takeTop(table));
        return true;
    case Verb::Board:
        return board(table, act.number);
    case Verb::ShowExposed:
        return showExposed(table, *act.seat);
    case Verb::PlaceExposed:
        return placeExposed(table);
    case Verb::MuckHand:
        if (table.at(*act.seat).hand.empty())
            return false;
        throwAway(table, *act.seat);
        return true;
    case Verb::GatherCards:
        return gather(table);
    case Verb::SetAside:
        return setAside(table, act.number);
    case Verb::ReturnAside:
        return returnAside(table);
    case Verb::Announce:
        return announce(table, act);
    case Verb::Sweep:
        return sweep(table);
    case Verb::BuildPot:
        return buildPot(table, act);
    case Verb::ReturnChips: {
        SeatPlace& place = table.at(*act.seat);
        return moveChips(place, act.amount, place.bet, place.stack);
    }
    case Verb::SeparateBet:
        return separateBet(table, act);
    case Verb::TurnUp:
        return turnUp(table, *act.seat);
    case Verb::PushPot:
        return pushPot(table, act);
    case Verb::OfferCut:
    case Verb::ShowHand:
    case Verb::GuardMuck:
    case Verb::PointTo:
    case Verb::NameHand:
    case Verb::CallFloor:
    case Verb::TakeBack:
    case Verb::CountDrop:
    case Verb::ClapOut:
    case Verb::CountHand:
    case Verb::Deposit:
    case Verb::Charge:
    case Verb::Credit:
    case Verb::RecordPot:
    case Verb::CountStack:
        return true;
    case Verb::NoRiverDisc:
        return placeDisc(table.at(*act.seat).noRiver);
    case Verb::NoTurnDisc:
        return placeDisc(table.at(*act.seat).noTurn);
    case Verb::TakeRake:
        return takeRake(table, act);
    case Verb::SellChips:
        // out of the dealer's own tray where there is one
        if (!table.tray.empty()) {
            if (act.amount < 1 || !outOfTray(table, act.amount))
                return false;
            table.at(*act.seat).stack += act.amount;
            return true;
        }
        [[fallthrough]];
    case Verb::Lend:
        // the tray has as many as are asked for
        if (act.amount < 1 || !table.at(*act.seat).seated)
            return false;
        table.cage -= act.amount;
        table.at(*act.seat).stack += act.amount;
        return true;
    case Verb::SelfCut:
        return selfCut(table);
    case Verb::TakeDeck:
        return takeDeck(table, act.number);
    case Verb::LoadShuffler:
        return table.stub.size() == cardCount;
    case Verb::DealDealer:
        return dealOwn(table, table.dealerHand);
    case Verb::DealShared:
        return dealOwn(table, table.sharedHand);
    case Verb::BoardDown:
        return boardDown(table, act.number);
    case Verb::LiftCutCard:
        return std::exchange(table.cutCardPlaced, false);
    case Verb::DiscardStub:
        return discardStub(table);
    case Verb::TurnBoard:
        return turnBoard(table, act.number);
    case Verb::TurnDealer:
        return turnOwn(table.dealerHand);
    case Verb::TurnShared:
        return turnOwn(table.sharedHand);
    case Verb::NameDealer:
    case Verb::Slide:
    case Verb::SlideDealer:
        return !table.dealerHand.empty();
    case Verb::NameShared:
        return !table.sharedHand.empty();
    case Verb::TakeWager:
        return takeWager(table, act);
    case Verb::PayWager:
        return payWager(table, act);
    case Verb::PushWager:
        return pushWager(table, act);
    case Verb::CorrectWager:
        return correctWager(table, act);
    case Verb::ReturnWagers:
        returnWagers(table);
        return true;
    case Verb::GatherPot:
        return gatherPot(table);
    case Verb::FillTray:
        return fillTray(table);
    case Verb::CutOut:
        return cutChips(table, act);
    case Verb::TakeLoan: {
        SeatPlace& place = table.at(*act.seat);
        return moveChips(place, act.amount, place.stack, table.cage);
    }
    }
    return holds(false);
}

SeatSet liveSeats(const Table& table)
{
    SeatSet live;
    for (int i = 0; i < maxSeats; ++i) {
        if (!table.places[static_cast<std::size_t>(i)].hand.empty())
            live.insert(Seat::fromIndex(i));
    }
    return live;
}

SeatSet seatsWithChips(const Table& table)
{
    SeatSet with;
    for (int i = 0; i < maxSeats; ++i) {
        const SeatPlace& place = table.places[static_cast<std::size_t>(i)];
        if (place.seated && place.chips() > 0)
            with.insert(Seat::fromIndex(i));
    }
    return with;
}

Chips chipsOnTable(const Table& table)
{
    Chips total = 0;
    for (const SeatPlace& place : table.places)
        total += place.chips() + place.cutOut.total();
    for (const MiddlePot& pot : table.pots)
        total += pot.amount;
    total += table.drop + table.tips + table.cage + trayTotal(table);
    return total;
}

Chips trayTotal(const Table& table)
{
    Chips total = 0;
    for (const ChipLot& row : table.tray)
        total += row.value * row.count;
    return total;
}

bool trayCanPay(const Table& table, Chips amount)
{
    return chipsFor(table, amount, true).has_value();
}

bool putInCircle(Table& table, Seat seat, Circle circle, Chips amount)
{
    SeatPlace& place = table.at(seat);
    if (!place.seated || amount < 1 || amount > place.stack)
        return false;
    place.stack -= amount;
    place.wagers.at(circle) += amount;
    return true;
}

Chips wageredIn(const Table& table, Circle circle)
{
    Chips total = 0;
    for (const SeatPlace& place : table.places)
        total += place.wagers.at(circle);
    return total;
}

bool isConsistent(const Table& table)
{
    std::bitset<cardCount> seen;
    int count = 0;
    const auto see = [&](const auto& cards) {
        for (const LyingCard& lying : cards) {
            seen.set(static_cast<std::size_t>(lying.card.index()));
            ++count;
        }
    };
    bool amounts = true;
    for (const SeatPlace& place : table.places) {
        see(place.hand);
        see(place.laidDown);
        see(place.discards);
        amounts = amounts && place.stack >= 0 && place.bet >= 0 && place.earlier >= 0
                  && std::ranges::all_of(place.wagers.amounts, [](Chips wager) { return wager >= 0; });
    }
    see(table.dealerHand);
    see(table.sharedHand);
    for (const ChipLot& row : table.tray)
        amounts = amounts && row.count >= 0;
    for (const Cards* cards : {&table.stub, &table.burns, &table.muck, &table.board, &table.aside, &table.exposed})
        see(*cards);
    for (const MiddlePot& pot : table.pots)
        amounts = amounts && pot.amount >= 0;
    const bool cut = table.cutOff >= 0 && static_cast<std::size_t>(table.cutOff) <= table.stub.size();
    return amounts && cut && count == cardCount && seen.all();
}

} // namespace cutcard
