// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/marks.h"

#include "app/faces/face.h"

namespace cutcard {

bool isOfSeat(TableSpot spot)
{
    return spot == TableSpot::Seat || spot == TableSpot::Cards || spot == TableSpot::Bet || spot == TableSpot::Stack;
}

static int numberOf(const Act& act)
{
    return act.seat ? act.seat->number() : 0;
}

static TableMark atSeat(const Act& act)
{
    return act.seat ? TableMark{TableSpot::Seat, numberOf(act)} : TableMark{};
}

/// What only the felt of a house-banked game has.
static TableMark bankedMark(const Act& act)
{
    switch (act.verb) {
    case Verb::SelfCut:
    case Verb::LiftCutCard:
        return {TableSpot::CutCard, 0};
    case Verb::TakeDeck:
    case Verb::LoadShuffler:
        return {TableSpot::Shuffler, 0};
    case Verb::DealDealer:
    case Verb::TurnDealer:
    case Verb::NameDealer:
    case Verb::SlideDealer:
        return {TableSpot::DealerHand, 0};
    case Verb::DealShared:
    case Verb::TurnShared:
    case Verb::NameShared:
        return {TableSpot::SharedHand, 0};
    case Verb::BoardDown:
    case Verb::TurnBoard:
        return {TableSpot::Board, 0};
    case Verb::DiscardStub:
        return {TableSpot::Muck, 0};
    case Verb::Slide:
        return {TableSpot::Cards, numberOf(act)};
    case Verb::TakeWager:
    case Verb::PayWager:
    case Verb::PushWager:
    case Verb::CorrectWager:
        return {TableSpot::Circle, numberOf(act) * 10 + static_cast<int>(act.circle)};
    case Verb::FillTray:
        return {TableSpot::Rack, 0};
    default:
        return {};
    }
}

/// The pot that is worked on; before there is one, its place in the middle. A further one has no place of its own yet.
static TableMark potMark(const Session& session, int number)
{
    const auto& pots = session.table().pots;
    std::size_t drawn = pots.size();
    while (drawn > 0 && pots[drawn - 1].amount == 0)
        --drawn;
    const bool isThere = number < static_cast<int>(drawn) || drawn == 0;
    return isThere ? TableMark{TableSpot::Pot, drawn == 0 ? 0 : std::max(number, 0)} : TableMark{};
}

/// How many cards come down when the deck's cards go to a place of the board: all up to the end of its street.
static int cardsUpTo(const Session& session, int slot)
{
    const int lying = static_cast<int>(session.table().board.size());
    int end = 0;
    for (const int dealt : streetGame(session.situation()).variant().boardCards) {
        end += dealt;
        if (slot < end)
            return end > lying ? end - lying : 0;
    }
    return 0;
}

/// Cards from the deck onto the board; on a place that is full already, how many is asked.
static Gesture ontoBoard(const Session& session, int slot)
{
    if (const int count = cardsUpTo(session, slot); count > 0)
        return {actOnCards(Verb::Board, count), {}};
    return {act(Verb::Board), {Detail::Count}};
}

TableMark markFor(const Session& session, const Act& act)
{
    if (faceOf(session).banked) {
        if (const TableMark mark = bankedMark(act); mark.spot != TableSpot::None)
            return mark;
    }
    switch (act.verb) {
    case Verb::Shuffle:
    case Verb::Spread:
        return {TableSpot::Stub, 0};
    case Verb::CompleteCut:
        return {TableSpot::CutPacket, 0};
    case Verb::PlaceCutCard:
        return {TableSpot::CutCard, 0};
    case Verb::Burn:
        return {TableSpot::Burns, 0};
    case Verb::Board:
    case Verb::SetAside:
        return {TableSpot::Board, 0};
    case Verb::ReturnAside:
        return {TableSpot::SetAside, 0};
    case Verb::PlaceExposed:
        return {TableSpot::Exposed, 0};
    case Verb::GuardMuck:
    case Verb::GatherCards:
        return {TableSpot::Muck, 0};
    case Verb::Sweep:
        return potMark(session, static_cast<int>(session.table().pots.size()) - 1);
    case Verb::BuildPot:
    case Verb::RecordPot:
    case Verb::PushPot:
    case Verb::TakeRake:
        return potMark(session, act.number);
    case Verb::MuckHand:
    case Verb::NameHand:
    case Verb::TurnUp:
    case Verb::ShowHand:
    case Verb::ShowExposed:
    case Verb::CountHand: {
        const bool lies = act.seat && !session.table().at(*act.seat).hand.empty();
        return {lies ? TableSpot::Cards : TableSpot::Seat, numberOf(act)};
    }
    case Verb::ReturnChips: {
        const bool lies = act.seat && session.table().at(*act.seat).inFront() > 0;
        return {lies ? TableSpot::Bet : TableSpot::Seat, numberOf(act)};
    }
    case Verb::CountDrop:
        return {TableSpot::Drop, 0};
    case Verb::Lend:
    case Verb::TakeLoan:
    case Verb::Credit:
    case Verb::Charge:
    case Verb::Deposit:
        // where the house lends nothing there is no bank on the table
        return session.situation().bank.options().offered ? TableMark{TableSpot::Bank, 0} : atSeat(act);
    default:
        return atSeat(act);
    }
}

bool isMarked(const TableMark& mark, TableSpot spot, int index)
{
    if (mark.spot == TableSpot::None)
        return false;
    if (isOfSeat(mark.spot) && isOfSeat(spot))
        return mark.index == index;
    // the deck is one thing, whichever part of it lies where
    const bool deck = mark.spot == TableSpot::Stub && spot == TableSpot::Spread;
    const bool indexed = isOfSeat(spot) || spot == TableSpot::Pot || spot == TableSpot::Circle;
    return deck || (mark.spot == spot && (!indexed || mark.index == index));
}

Gesture markedGesture(const TableMark& mark, const Act& act)
{
    Gesture gesture{act, {}};
    for (const Detail detail : detailsOf(act)) {
        switch (detail) {
        case Detail::Seat:
            // a pot, the bank or the tray shows what is done, not to whom
            if (isOfSeat(mark.spot) || mark.spot == TableSpot::Circle)
                continue;
            break;
        case Detail::Pot:
            if (mark.spot == TableSpot::Pot)
                continue;
            break;
        case Detail::Count:
            if (act.verb != Verb::CountHand)
                continue;
            break;
        case Detail::Deck:
        case Detail::Circle:
            continue;
        default:
            break;
        }
        gesture.missing.push_back(detail);
    }
    for (const Detail detail : gesture.missing) {
        switch (detail) {
        case Detail::Seat:
            gesture.act.seat.reset();
            break;
        case Detail::Amount:
            gesture.act.amount = 0;
            break;
        case Detail::Seats:
            gesture.act.seats = {};
            break;
        case Detail::Count:
        case Detail::Pot:
        case Detail::Boards:
            gesture.act.number = 0;
            break;
        case Detail::Hand:
            gesture.act.hand = {};
            break;
        case Detail::Ranks:
            gesture.act.ranks = {};
            break;
        default:
            break;
        }
    }
    return gesture;
}

bool isDoneWith(Verb verb, TableSpot dragged)
{
    using Pair = std::pair<TableSpot, Verb>;
    static constexpr std::array pairs{
        Pair{TableSpot::Stub, Verb::OfferCut},
        Pair{TableSpot::Stub, Verb::Pitch},
        Pair{TableSpot::Stub, Verb::Burn},
        Pair{TableSpot::Stub, Verb::Board},
        Pair{TableSpot::Stub, Verb::BoardDown},
        Pair{TableSpot::Stub, Verb::DealDealer},
        Pair{TableSpot::Stub, Verb::DealShared},
        Pair{TableSpot::Stub, Verb::DiscardStub},
        Pair{TableSpot::Stub, Verb::GatherCards},
        Pair{TableSpot::Stub, Verb::SelfCut},
        Pair{TableSpot::Stub, Verb::LoadShuffler},
        Pair{TableSpot::Board, Verb::GatherCards},
        Pair{TableSpot::Board, Verb::Slide},
        Pair{TableSpot::Board, Verb::SlideDealer},
        Pair{TableSpot::Board, Verb::SetAside},
        Pair{TableSpot::Cards, Verb::MuckHand},
        Pair{TableSpot::Cards, Verb::GatherCards},
        Pair{TableSpot::Burns, Verb::GatherCards},
        Pair{TableSpot::Muck, Verb::LoadShuffler},
        Pair{TableSpot::Exposed, Verb::Burn},
        Pair{TableSpot::Bet, Verb::Sweep},
        Pair{TableSpot::Bet, Verb::BuildPot},
        Pair{TableSpot::Bet, Verb::RecordPot},
        Pair{TableSpot::Bet, Verb::ReturnChips},
        Pair{TableSpot::Bet, Verb::TakeLoan},
        Pair{TableSpot::Seat, Verb::TakeLoan},
        Pair{TableSpot::Seat, Verb::Credit},
        Pair{TableSpot::Seat, Verb::Deposit},
        Pair{TableSpot::Seat, Verb::Charge},
        Pair{TableSpot::Pot, Verb::PushPot},
        Pair{TableSpot::Pot, Verb::TakeRake},
        Pair{TableSpot::Pot, Verb::SeparateBet},
        Pair{TableSpot::Pot, Verb::BuildPot},
        Pair{TableSpot::Bank, Verb::Lend},
        Pair{TableSpot::Discs, Verb::NoRiverDisc},
        Pair{TableSpot::Discs, Verb::NoTurnDisc},
        Pair{TableSpot::Button, Verb::PlaceButton},
        Pair{TableSpot::CutCard, Verb::PlaceCutCard},
        Pair{TableSpot::CutCard, Verb::SelfCut},
        Pair{TableSpot::CutPacket, Verb::CompleteCut},
        Pair{TableSpot::SetAside, Verb::ReturnAside},
        Pair{TableSpot::Rack, Verb::PayWager},
        Pair{TableSpot::Rack, Verb::SellChips},
        Pair{TableSpot::Circle, Verb::TakeWager},
        Pair{TableSpot::Circle, Verb::PushWager},
        Pair{TableSpot::Circle, Verb::GatherPot},
    };
    return std::ranges::find(pairs, Pair{dragged, verb}) != pairs.end();
}

bool dealsFromDeck(const Session& session)
{
    const Table& table = session.table();
    if (table.stub.empty() || table.cutOff > 0 || table.spread)
        return false;
    // a whole deck is dealt from once it has been cut: then the cut card lies under it, or a machine has shuffled
    const bool machine = faceOf(session).banked && bankedOptions(session.situation()).machine;
    return table.stub.size() < cardCount || table.cutCardPlaced || machine;
}

Seat nextInRun(const Session& session, Seat seat)
{
    SeatSet players;
    for (const SeatSetup& each : session.setup().seats) {
        if (session.table().at(each.seat).seated)
            players.insert(each.seat);
    }
    return players.nextAfter(seat);
}

std::optional<Gesture> pressMeans(const Session& session, TableSpot spot, int index)
{
    switch (spot) {
    case TableSpot::Seat:
        return Gesture{act(Verb::PointTo, Seat(index)), {}};
    case TableSpot::Cards:
        return Gesture{act(Verb::NameHand, Seat(index)), {Detail::Hand, Detail::Ranks}};
    case TableSpot::Bet:
        return Gesture{act(Verb::ReturnChips, Seat(index)), {Detail::Amount}};
    case TableSpot::Stub:
        if (dealsFromDeck(session))
            return Gesture{act(Verb::Pitch), {Detail::Seat}};
        return Gesture{act(Verb::Shuffle), {}};
    case TableSpot::CutPacket:
        return Gesture{act(Verb::CompleteCut), {}};
    case TableSpot::CutCard:
        return Gesture{act(Verb::PlaceCutCard), {}};
    case TableSpot::Burns:
        return Gesture{act(Verb::Burn), {}};
    case TableSpot::Board:
        return ontoBoard(session, index);
    case TableSpot::Muck:
        return Gesture{act(Verb::GuardMuck), {}};
    case TableSpot::Exposed:
        return Gesture{act(Verb::PlaceExposed), {}};
    case TableSpot::SetAside:
        return Gesture{act(Verb::ReturnAside), {}};
    case TableSpot::Pot: {
        // a place without a pot is where bets are gathered to
        if (index >= static_cast<int>(session.table().pots.size()))
            return Gesture{act(Verb::Sweep), {}};
        Act push = act(Verb::PushPot);
        push.number = index;
        return Gesture{push, {Detail::Seat, Detail::Amount}};
    }
    case TableSpot::Drop:
        return Gesture{act(Verb::CountDrop), {Detail::Amount}};
    case TableSpot::Button:
        return Gesture{act(Verb::PlaceButton), {Detail::Seat}};
    case TableSpot::Discs:
        return Gesture{act(Verb::NoRiverDisc), {Detail::Seat}};
    case TableSpot::Bank:
        return Gesture{act(Verb::TakeLoan), {Detail::Seat, Detail::Amount}};
    default:
        return std::nullopt;
    }
}

static std::optional<Gesture> deckDropped(const Session& session, TableSpot to, int toIndex)
{
    if (isOfSeat(to)) {
        // the whole deck goes to whoever is to cut it
        const Verb verb = dealsFromDeck(session) ? Verb::Pitch : Verb::OfferCut;
        return Gesture{act(verb, Seat(toIndex)), {}};
    }
    if (to == TableSpot::Burns)
        return Gesture{act(Verb::Burn), {}};
    if (to == TableSpot::Board)
        return ontoBoard(session, toIndex);
    if (to == TableSpot::CutCard)
        return Gesture{act(Verb::PlaceCutCard), {}};
    if (to == TableSpot::Muck) {
        // documents burn onto the muck; at other times what is left of the deck goes there
        const auto duties = session.procedure().duties();
        const bool burns = std::ranges::any_of(duties, [](const Duty& duty) { return duty.act.verb == Verb::Burn; });
        return Gesture{act(burns ? Verb::Burn : Verb::GatherCards), {}};
    }
    return std::nullopt;
}

static std::optional<Gesture> chipsDropped(TableSpot from, int fromIndex, TableSpot to, int toIndex)
{
    if (from == TableSpot::Bet && to == TableSpot::Pot)
        return Gesture{act(Verb::Sweep), {}};
    if (from == TableSpot::Bet && isOfSeat(to) && fromIndex == toIndex)
        return Gesture{act(Verb::ReturnChips, Seat(fromIndex)), {Detail::Amount}};
    if (from == TableSpot::Pot && isOfSeat(to)) {
        Act push = act(Verb::PushPot, Seat(toIndex));
        push.number = fromIndex;
        return Gesture{push, {Detail::Amount}};
    }
    if (from == TableSpot::Pot && to == TableSpot::Drop)
        return Gesture{takeRake(fromIndex, 0), {Detail::Amount}};
    if (from == TableSpot::Bank && isOfSeat(to))
        return Gesture{act(Verb::Lend, Seat(toIndex)), {Detail::Amount}};
    if ((from == TableSpot::Bet || from == TableSpot::Seat) && to == TableSpot::Bank)
        return Gesture{act(Verb::TakeLoan, Seat(fromIndex)), {Detail::Amount}};
    return std::nullopt;
}

constexpr auto streetDrops = std::to_array<Drop>({
    {TableSpot::CutPacket, TableSpot::Stub, plainly<Verb::CompleteCut>},
    {TableSpot::CutCard, TableSpot::Stub, plainly<Verb::PlaceCutCard>},
    {TableSpot::Cards, TableSpot::Muck, muckHand},
    {TableSpot::Board, TableSpot::SetAside, [](int, int) { return Gesture{act(Verb::SetAside), {Detail::Count}}; }},
    {TableSpot::Board, TableSpot::Muck, plainly<Verb::GatherCards>},
    {TableSpot::Burns, TableSpot::Muck, plainly<Verb::GatherCards>},
    {TableSpot::SetAside, TableSpot::Stub, plainly<Verb::ReturnAside>},
});

std::optional<Gesture> dropMeans(const Session& session, TableSpot from, int fromIndex, TableSpot to, int toIndex)
{
    if (from == TableSpot::Stub)
        return deckDropped(session, to, toIndex);
    if (from == TableSpot::Discs && isOfSeat(to)) {
        // the uppermost disc first: a second one by the same seat is the other
        const bool hasOne = session.table().at(Seat(toIndex)).noRiver;
        return Gesture{act(hasOne ? Verb::NoTurnDisc : Verb::NoRiverDisc, Seat(toIndex)), {}};
    }
    if (from == TableSpot::Button && isOfSeat(to))
        return Gesture{act(Verb::PlaceButton, Seat(toIndex)), {}};
    const auto plain = dropAmong(streetDrops, from, fromIndex, to, toIndex);
    return plain ? plain : chipsDropped(from, fromIndex, to, toIndex);
}

} // namespace cutcard
