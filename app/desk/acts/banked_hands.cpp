// SPDX-License-Identifier: GPL-3.0-or-later
// What the dealer's hands do at the drawn table of a house-banked game.
#include "app/desk/acts/banked_hands.h"

#include "app/desk/acts/hand_course.h"
#include "core/games/banked/banked_game.h"
#include "core/players/dealers.h"

namespace cutcard {

/// The seat and the circle of a circle of the drawn table.
static Act onCircle(Verb verb, int index)
{
    return actOnWager(verb, static_cast<Circle>(index % 10), Seat(index / 10), 0);
}

static bool isFaceDown(const LyingCard& lying)
{
    return !lying.faceUp;
}

static bool isDealing(Verb verb)
{
    return verb == Verb::Pitch || verb == Verb::DealDealer || verb == Verb::DealShared || verb == Verb::Burn
           || verb == Verb::BoardDown || verb == Verb::Shuffle;
}

/// The deck: shuffled before the cut, then dealt from. Without the coach the hand has to say where to.
static Gesture pressDeck(const Session& session, bool coach)
{
    const Table& table = session.table();
    if (const auto duty = idealDuty(session); coach && duty && isDealing(duty->act.verb))
        return {duty->act, {}};
    if (table.stub.size() == cardCount && !table.cutCardPlaced && !bankedOptions(session.situation()).machine)
        return {act(Verb::Shuffle), {}};
    if (bankedGame(session.situation()).sharesHand())
        return {act(Verb::DealShared), {}};
    return {act(Verb::Pitch), {Detail::Seat}};
}

/// A box of the board: cards are laid into an empty one and turned in a full one, the flop's three together.
static Gesture pressBoard(const Table& table, int index)
{
    const bool flop = index < flopCards;
    if (static_cast<int>(table.board.size()) <= index)
        return {actOnCards(Verb::BoardDown, flop ? flopCards : 1), {}};
    return {actOnCards(Verb::TurnBoard, flop ? flopCards : 2), {}};
}

/// The box of the dealer or of the shared hand: dealt to, then turned, then announced.
static Gesture pressBox(const FixedVector<LyingCard, maxHandCards>& hand, Verb deal, Verb turn, Verb name)
{
    if (hand.size() < 2)
        return {act(deal), {}};
    if (std::ranges::any_of(hand, isFaceDown))
        return {act(turn), {}};
    return {act(name), {Detail::Hand, Detail::Ranks}};
}

static Gesture pressHand(const Table& table, Seat seat)
{
    const auto& hand = table.at(seat).hand;
    if (hand.empty())
        return {act(Verb::Pitch, seat), {}};
    if (std::ranges::any_of(hand, isFaceDown))
        return {act(Verb::TurnUp, seat), {}};
    return {act(Verb::Slide, seat), {Detail::Boards}};
}

/// The discard holder: the stub goes there after the deal, everything else at the end of the round.
static Verb pressesDiscards(const Table& table)
{
    const bool down = !table.board.empty() && std::ranges::all_of(table.board, isFaceDown);
    return !table.stub.empty() && down ? Verb::DiscardStub : Verb::GatherCards;
}

/// The shuffler: a deck picked up goes in; once wagers for the next round are closed, the other one comes out.
static Gesture pressShuffler(const Session& session)
{
    const auto& entries = session.entries();
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [](const Entry& entry) {
        const auto* act = std::get_if<Act>(&entry.event);
        return act != nullptr
               && (act->verb == Verb::GatherCards || act->verb == Verb::TakeDeck || act->verb == Verb::LoadShuffler
                   || *act == say(Phrase::NoMoreBets));
    });
    const Verb before = last == entries.rend() ? Verb::LoadShuffler : std::get<Act>(last->event).verb;
    if (before == Verb::GatherCards || before == Verb::TakeDeck)
        return {act(Verb::LoadShuffler), {}};
    return {actOnCards(Verb::TakeDeck, session.table().deckBack == 1 ? 2 : 1), {}};
}

static Gesture fromDeck(TableSpot to, int toIndex)
{
    switch (to) {
    case TableSpot::Seat:
    case TableSpot::Cards:
        return {act(Verb::Pitch, Seat(toIndex)), {}};
    case TableSpot::Circle:
        return {act(Verb::Pitch, Seat(toIndex / 10)), {}};
    case TableSpot::DealerHand:
        return {act(Verb::DealDealer), {}};
    case TableSpot::SharedHand:
        return {act(Verb::DealShared), {}};
    case TableSpot::Burns:
        return {act(Verb::Burn), {}};
    case TableSpot::CutCard:
        return {act(Verb::SelfCut), {}};
    case TableSpot::Muck:
        return {act(Verb::DiscardStub), {}};
    default:
        return {act(Verb::BoardDown), {Detail::Count}};
    }
}

/// A card of the board pushed towards the hand it plays with; more can be added before that is done.
static Gesture pushOut(Act slide, int card)
{
    slide.number = 1 << card;
    return {slide, {Detail::Boards}};
}

static Gesture pushOutToSeat(int card, int seat)
{
    return pushOut(act(Verb::Slide, Seat(seat)), card);
}

static Gesture pushPotToSeat(int, int seat)
{
    return {act(Verb::PushPot, Seat(seat)), {Detail::Amount}};
}

constexpr auto bankedDrops = std::to_array<Drop>({
    {TableSpot::Rack, TableSpot::Circle,
     [](int rack, int circle) { return Gesture{onCircle(Verb::PayWager, circle), {Detail::Amount}, rack}; }},
    {TableSpot::Circle, TableSpot::Rack,
     [](int circle, int) { return Gesture{onCircle(Verb::TakeWager, circle), {}}; }},
    {TableSpot::Circle, TableSpot::Pot, plainly<Verb::GatherPot>},
    {TableSpot::Pot, TableSpot::Seat, pushPotToSeat},
    {TableSpot::Pot, TableSpot::Cards, pushPotToSeat},
    {TableSpot::CutCard, TableSpot::Stub, plainly<Verb::SelfCut>},
    {TableSpot::Board, TableSpot::Seat, pushOutToSeat},
    {TableSpot::Board, TableSpot::Cards, pushOutToSeat},
    {TableSpot::Board, TableSpot::DealerHand, [](int card, int) { return pushOut(act(Verb::SlideDealer), card); }},
    {TableSpot::Cards, TableSpot::Muck, muckHand},
    {TableSpot::DealerHand, TableSpot::Muck, plainly<Verb::GatherCards>},
    {TableSpot::Board, TableSpot::Muck, plainly<Verb::GatherCards>},
    {TableSpot::Burns, TableSpot::Muck, plainly<Verb::GatherCards>},
});

std::optional<Gesture> bankedPress(const Session& session, bool coach, TableSpot spot, int index)
{
    const Table& table = session.table();
    switch (spot) {
    case TableSpot::Circle:
        return Gesture{onCircle(Verb::TakeWager, index), {Detail::Treatment}};
    case TableSpot::Seat:
        return Gesture{act(Verb::PointTo, Seat(index)), {}};
    case TableSpot::Cards:
        return pressHand(table, Seat(index));
    case TableSpot::Stub:
        return pressDeck(session, coach);
    case TableSpot::CutCard:
        return Gesture{act(table.cutCardPlaced ? Verb::LiftCutCard : Verb::SelfCut), {}};
    case TableSpot::Burns:
        return Gesture{act(Verb::Burn), {}};
    case TableSpot::Board:
        return pressBoard(table, index);
    case TableSpot::DealerHand:
        return pressBox(table.dealerHand, Verb::DealDealer, Verb::TurnDealer, Verb::NameDealer);
    case TableSpot::SharedHand:
        return pressBox(table.sharedHand, Verb::DealShared, Verb::TurnShared, Verb::NameShared);
    case TableSpot::Muck:
        return Gesture{act(pressesDiscards(table)), {}};
    case TableSpot::Shuffler:
        return pressShuffler(session);
    case TableSpot::Rack:
        return Gesture{act(Verb::PayWager), {Detail::Seat, Detail::Circle, Detail::Amount}};
    case TableSpot::Pot:
        return Gesture{act(Verb::PushPot), {Detail::Seat, Detail::Amount}};
    default:
        return std::nullopt;
    }
}

std::optional<Gesture> bankedDrop(const Session& session, TableSpot from, int fromIndex, TableSpot to, int toIndex)
{
    if (from == TableSpot::Stub)
        return fromDeck(to, toIndex);
    if (to == TableSpot::Shuffler)
        return pressShuffler(session);
    if (from == TableSpot::Circle && to == TableSpot::Seat)
        return toIndex == fromIndex / 10 ? std::optional(Gesture{onCircle(Verb::PushWager, fromIndex), {}})
                                         : std::nullopt;
    return dropAmong(bankedDrops, from, fromIndex, to, toIndex);
}

} // namespace cutcard
