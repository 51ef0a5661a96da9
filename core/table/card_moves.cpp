// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/table/moves.h"

namespace cutcard::moves {

constexpr std::uint64_t dealsApart = 0x100000000U;

template <typename From> static void moveToStub(From& from, Table& table)
{
    for (const LyingCard& lying : from)
        table.stub.push_back({.card = lying.card, .faceUp = false});
    from.clear();
}

void shuffle(Table& table)
{
    const std::uint64_t seed =
        table.seed + static_cast<std::uint64_t>(table.deals) * dealsApart + static_cast<std::uint64_t>(table.shuffles);
    RandomStream(seed, StreamPurpose::Deck).shuffle(table.stub);
    ++table.shuffles;
}

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

LyingCard takeTop(Table& table)
{
    const LyingCard top = table.stub.back();
    table.stub.pop_back();
    table.cutOff = std::max(0, table.cutOff - 1);
    return top;
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
    moveToStub(table.aside, table);
    shuffle(table);
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

bool selfCut(Table& table)
{
    if (table.stub.size() != cardCount || table.cutCardPlaced)
        return false;
    const std::uint64_t seed = table.seed + static_cast<std::uint64_t>(table.deals) * dealsApart;
    constexpr int least = 16;
    constexpr int spread = 21;
    table.cutOff = least + RandomStream(seed, StreamPurpose::Incidents).below(spread);
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
    for (Cards* cards : {&table.board, &table.burns, &table.muck, &table.aside, &table.exposed})
        moveToStub(*cards, table);
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
    return turnOwn(place.hand.empty() ? place.laidDown : place.hand);
}

bool takeUpLast(SeatPlace& place)
{
    if (place.discards.empty() || place.hand.full())
        return false;
    place.hand.push_back({.card = place.discards.back().card, .faceUp = false});
    place.discards.pop_back();
    return true;
}

} // namespace cutcard::moves
