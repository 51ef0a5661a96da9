// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/venue/table_hand.h"

namespace cutcard {

constexpr NightTime openingTime = 25 * oneSecond;
constexpr NightTime showdownTime = 12 * oneSecond;
constexpr NightTime pitchTime = oneSecond / 2;
constexpr NightTime boardTime = 3 * oneSecond;
constexpr NightTime decisionTime = 4 * oneSecond;

static Seat seatAt(std::size_t index)
{
    return Seat(static_cast<int>(index) + 1);
}

/// What each hand that was turned up is worth with the whole board; nothing for hands that were not seen.
static std::vector<HandValue> valuesOf(const Table& table, std::size_t seats)
{
    constexpr std::size_t wholeBoard = 5;
    std::vector<HandValue> values(seats);
    for (std::size_t i = 0; i < seats && table.board.size() == wholeBoard; ++i) {
        if (const auto& hand = table.at(seatAt(i)).hand; !hand.empty())
            values[i] = evaluate(withBoard(table, hand, wholeBoard));
    }
    return values;
}

static NightTime timeFor(const Event& event)
{
    if (std::holds_alternative<Decision>(event))
        return decisionTime;
    const auto* act = std::get_if<Act>(&event);
    if (act == nullptr)
        return 0;
    switch (act->verb) {
    case Verb::Pitch:
        return pitchTime;
    case Verb::Board:
        return boardTime;
    case Verb::PushPot:
        return showdownTime;
    default:
        return 0;
    }
}

/// The house as it is for one hand: with its blinds and the chips that are still in play.
static HouseRules houseOf(const Night& night, const Ring& ring)
{
    if (night.house.tennessee) {
        TennesseeOptions house = *night.house.tennessee;
        house.bigBlind = ring.bigBlind;
        return house;
    }
    LeagueOptions house = night.house.table;
    std::erase_if(house.startingStack, [&](const ChipLot& lot) { return lot.value < ring.unit; });
    house.levels = {{.small = ring.smallBlind, .big = ring.bigBlind}};
    return house;
}

SessionSetup sessionOf(const Night& night, const Ring& ring)
{
    SessionSetup setup;
    setup.house = houseOf(night, ring);
    setup.mode = Mode::Test;
    setup.seed = seedOf(night, ring);
    // the second hand is never dealt: what lies in the middle when it begins was left over by the first
    setup.hands = 2;
    const auto stacks = stacksAt(ring);
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        const Entrant& person = night.person(stacks[i]);
        const bool mucked = contains(ring.mucked, stacks[i]);
        setup.seats.push_back(
            {.seat = seatAt(i), .name = person.name, .stack = person.chips, .absent = person.isAbsent() || mucked});
    }
    if (ring.last) {
        // a league's session counts its first blinds from the button
        const EntrantId small = ring.last->smallBlind.value_or(nextBefore(ring, ring.last->bigBlind));
        const auto at = std::ranges::find(stacks, isTennessee(night) ? ring.last->button : nextBefore(ring, small));
        setup.button = seatAt(static_cast<std::size_t>(at - stacks.begin()));
    }
    return setup;
}

/// 2.2.1: a session has a small blind; where nobody owes one, its bare poster has it back from the winners.
static void giveBackDeadBlind(const Night& night, const Ring& ring, TableHand& hand)
{
    if (!ring.last || ring.last->smallBlind)
        return;
    const auto lossOf = [&](const StackAfter& stack) { return night.person(stack.who).chips - stack.chips; };
    const auto poster = std::ranges::find(hand.stacks, nextBefore(ring, ring.last->bigBlind), &StackAfter::who);
    Chips back = poster == hand.stacks.end() ? 0 : lossOf(*poster);
    if (back <= 0 || back > ring.smallBlind)
        return;
    poster->chips += back;
    poster->value = {};
    const Chips carried = std::min(back, hand.carried);
    hand.carried -= carried;
    back -= carried;
    for (StackAfter& stack : hand.stacks) {
        const Chips taken = std::clamp<Chips>(-lossOf(stack), 0, back);
        stack.chips -= taken;
        back -= taken;
    }
}

/// TN-odc: what was lent, and what the bank is to have back; the night's director sees to that and not the table.
static void noteLoans(const Session& session, TableHand& hand)
{
    for (const BankEntry& entry : session.situation().bank.entries()) {
        const auto seat = static_cast<std::size_t>(entry.seat.index());
        if (seat >= hand.stacks.size())
            continue;
        StackAfter& stack = hand.stacks[seat];
        if (entry.kind == BankEntry::Kind::Loan)
            stack.loan += entry.amount;
        else if (entry.kind == BankEntry::Kind::WinnerRepay || entry.kind == BankEntry::Kind::LoserReturn)
            stack.chips += entry.amount;
    }
    // who has bet all of the own chips and nothing of the loan is out as well once it is back
    for (StackAfter& stack : hand.stacks)
        stack.lost = stack.loan > 0 && stack.chips <= stack.loan;
}

std::optional<Event> nextAtTable(const Session& session, const Simulator& simulator)
{
    if (auto event = simulator.next(session))
        return event;
    if (const auto act = idealAct(session))
        return Event(*act);
    return std::nullopt;
}

std::uint64_t seedOf(const Night& night, const Ring& ring)
{
    constexpr std::uint64_t apart = 1'000'003;
    // every round of a Tennessee event has tables of the same numbers
    constexpr std::uint64_t roundApart = 15'485'863;
    return SplitMix::mixed(night.seed * apart + static_cast<std::uint64_t>(ring.number.number) * 4099
                           + static_cast<std::uint64_t>(night.round - 1) * roundApart
                           + static_cast<std::uint64_t>(ring.hands));
}

/// What everybody has once a hand is over, and what lies in the middle.
static void countStacks(const Session& session, const Night& night, const Ring& ring,
                        const std::vector<HandValue>& values, TableHand& hand)
{
    const auto people = stacksAt(ring);
    hand.carried = session.issued();
    std::size_t best = 0;
    Chips mostWon = -1;
    for (std::size_t i = 0; i < people.size(); ++i) {
        const SeatPlace& place = session.table().at(seatAt(i));
        const Chips chips = place.stack + place.inFront();
        hand.stacks.push_back({.who = people[i], .chips = chips, .value = chips == 0 ? values[i] : HandValue()});
        hand.carried -= chips;
        if (const Chips won = chips - night.person(people[i]).chips; won > mostWon) {
            mostWon = won;
            best = i;
        }
    }
    if (night.house.tennessee) {
        noteLoans(session, hand);
        hand.carried = 0; // odd chips are paid out (TA-21)
        return;
    }
    giveBackDeadBlind(night, ring, hand);
    // what the last hand left over lay in this one's pot
    hand.stacks[best].chips += ring.carried;
}

TableHand playHand(const Night& night, const Ring& ring)
{
    const auto people = stacksAt(ring);
    TableHand hand{.stacks = {}, .carried = 0, .lasts = openingTime};
    auto session = Session::start(sessionOf(night, ring));
    const Simulator simulator;
    std::vector<HandValue> values(people.size());
    bool seen = false;
    for (int events = 0; session && events < mostHandEvents && session->hand() < 2 && !session->isOver(); ++events) {
        const auto event = nextAtTable(*session, simulator);
        if (!event)
            break;
        const auto* act = std::get_if<Act>(&*event);
        if (act != nullptr && act->verb == Verb::PushPot && !std::exchange(seen, true))
            values = valuesOf(session->table(), people.size());
        hand.lasts += timeFor(*event);
        if (!session->apply(*event))
            break;
    }
    const bool finished = session && (session->hand() >= 2 || session->isOver());
    if (holds(finished)) {
        countStacks(*session, night, ring, values, hand);
        return hand;
    }
    // a hand that can't be finished does not count: nobody has won or lost anything
    for (const EntrantId who : people)
        hand.stacks.push_back({.who = who, .chips = night.person(who).chips, .value = {}});
    hand.carried = ring.carried;
    return hand;
}

} // namespace cutcard
