// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table.h"

#include "core/base/gathered.h"
#include "core/table/moves.h"

namespace cutcard {

using namespace moves;

static bool placeDisc(bool& disc)
{
    return !std::exchange(disc, true);
}

static bool announce(Table& table, const Act& act)
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

static bool needsSeat(const Act& act)
{
    return verbFacts(act.verb).uses(Field::Seat) || (act.verb == Verb::Announce && phraseFacts(act.phrase).takesSeat);
}

/// Chips over the counter: there are as many as are asked for.
static bool lend(Table& table, const Act& act)
{
    if (act.amount < 1 || !table.at(*act.seat).seated)
        return false;
    table.cage -= act.amount;
    table.at(*act.seat).stack += act.amount;
    return true;
}

static bool sell(Table& table, const Act& act)
{
    if (act.amount < 1 || !outOfTray(table, act.amount))
        return false;
    table.at(*act.seat).stack += act.amount;
    return true;
}

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

bool liesAlike(Table one, Table other)
{
    for (Table* table : {&one, &other}) {
        keepInFront(*table);
        // of the house's chips it is the same which of them they are
        const Chips inTray = trayTotal(*table);
        table->tray.clear();
        table->cage += inTray;
        for (SeatPlace& place : table->places) {
            for (const LyingCard& lying : place.laidDown)
                table->muck.push_back(lying);
            place.laidDown.clear();
            place.chipsOnCards = false;
        }
        for (LyingCard& lying : table->muck)
            lying.faceUp = false;
        std::ranges::sort(table->muck, {}, &LyingCard::card);
    }
    return one == other;
}

bool changesNothing(const Act& act, const Table& table)
{
    Table after = table;
    return perform(after, act) && after == table;
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
        return dealOwn(table, table.at(*act.seat).hand);
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
        return outOfPot(table, act, table.at(*act.seat).stack);
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
        return outOfPot(table, act, table.drop);
    case Verb::SellChips:
        // out of the dealer's own tray where there is one
        return table.tray.empty() ? lend(table, act) : sell(table, act);
    case Verb::Lend:
        return lend(table, act);
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
    return SeatSet::firstSeats(maxSeats).where([&](Seat seat) { return !table.at(seat).hand.empty(); });
}

SeatSet seatsWithChips(const Table& table)
{
    return SeatSet::firstSeats(maxSeats).where(
        [&](Seat seat) { return table.at(seat).seated && table.at(seat).chips() > 0; });
}

Chips chipsOnTable(const Table& table)
{
    return sumOf(table.places, [](const SeatPlace& place) { return place.chips() + place.cutOut.total(); })
           + inPots(table) + table.drop + table.tips + table.cage + trayTotal(table);
}

FixedVector<Card, maxHandCards + 5> withBoard(const Table& table, std::span<const LyingCard> hand, std::size_t most)
{
    FixedVector<Card, maxHandCards + 5> cards;
    for (const LyingCard& lying : hand)
        cards.push_back(lying.card);
    for (std::size_t i = 0; i < std::min(table.board.size(), most); ++i)
        cards.push_back(table.board[i].card);
    return cards;
}

bool hasBets(const Table& table)
{
    return std::ranges::any_of(table.places, [](const SeatPlace& place) { return place.inFront() != 0; });
}

Chips inPots(const Table& table)
{
    return sumOf(table.pots, &MiddlePot::amount);
}

Chips trayTotal(const Table& table)
{
    return sumOf(table.tray, [&](const ChipLot& row) { return row.value * row.count; });
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
    return sumOf(table.places, [&](const SeatPlace& place) { return place.wagers.at(circle); });
}

bool isConsistent(const Table& table)
{
    constexpr std::uint64_t whole = (std::uint64_t{1} << static_cast<unsigned>(cardCount)) - 1;
    std::uint64_t seen = 0;
    std::size_t count = 0;
    // asked after every event: nothing is looked at that is not there
    const auto see = [&](const auto& cards) {
        const LyingCard* lying = cards.data();
        for (std::size_t left = cards.size(); left != 0; --left, ++lying)
            seen |= std::uint64_t{1} << static_cast<unsigned>(lying->card.index());
        count += cards.size();
    };
    Chips amounts = 0; // all of them laid over one another: below zero if one is
    for (const SeatPlace& place : table.places) {
        amounts |= place.stack | place.bet | place.earlier;
        for (const Chips wager : place.wagers.amounts)
            amounts |= wager;
        see(place.hand);
        if ((place.laidDown.size() | place.discards.size()) != 0) {
            see(place.laidDown);
            see(place.discards);
        }
    }
    see(table.dealerHand);
    see(table.sharedHand);
    for (const ChipLot& row : table.tray)
        amounts |= row.count;
    for (const Cards* cards : {&table.stub, &table.burns, &table.muck, &table.board, &table.aside, &table.exposed})
        see(*cards);
    for (const MiddlePot& pot : table.pots)
        amounts |= pot.amount;
    const bool cut = table.cutOff >= 0 && static_cast<std::size_t>(table.cutOff) <= table.stub.size();
    return amounts >= 0 && cut && count == cardCount && seen == whole;
}

} // namespace cutcard
