// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/possible_events.h"

#include "core/base/gathered.h"

namespace cutcard {

namespace {

/// Takes what can be applied now, once each.
class Collector
{
public:
    explicit Collector(const Session& session) : m_session(session) {}

    /// What is taken from here on is like none of what was taken before.
    void begin() { m_from = m_events.size(); }
    void take(const Event& event)
    {
        if (!contains(m_events | std::views::drop(m_from), event) && m_session.isPossible(event))
            m_events.push_back(event);
    }
    std::vector<Event> taken() && { return std::move(m_events); }

private:
    const Session& m_session;
    std::vector<Event> m_events;
    std::size_t m_from = 0;
};

/// The amounts that come up most with a choice.
std::vector<Chips> usualAmounts(const Session& session, Seat seat, Choice choice)
{
    const Situation& situation = session.situation();
    const SeatPlace& place = session.table().at(seat);
    switch (choice) {
    case Choice::Cut:
        return {cardCount / 2};
    case Choice::Post:
        return {situation.notes.blindOf(seat), std::min(place.stack, situation.notes.blindOf(seat))};
    case Choice::BuyIn:
    case Choice::SitDown:
        return {session.setup().common().startingChips()};
    case Choice::BetTo:
    case Choice::RaiseTo:
    case Choice::StringRaise: {
        const Chips least = session.game().legalRaiseTo(situation, seat, 1);
        return {least, session.game().legalRaiseTo(situation, seat, 2 * least)};
    }
    case Choice::PlaceChip: {
        return eachOf(session.setup().common().startingStack, &ChipLot::value);
    }
    case Choice::ShortCall:
        return {place.bet + session.setup().common().smallestChip()};
    default:
        return {};
    }
}

std::vector<Chips> amountsFor(const Session& session, Seat seat, Choice choice, Chips amount)
{
    if (!choiceFacts(choice).takesAmount)
        return {0};
    return amount > 0 ? std::vector{amount} : usualAmounts(session, seat, choice);
}

/// What a seat could lay down: one card or two of its hand, or three.
void takeDiscards(const Session& session, Seat seat, Collector& collector)
{
    const auto& hand = session.table().at(seat).hand;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        Decision decision{.seat = seat, .choice = Choice::Discard};
        decision.cards.push_back(hand[i].card);
        collector.take(decision);
        for (std::size_t j = i + 1; j < hand.size(); ++j) {
            Decision both = decision;
            both.cards.push_back(hand[j].card);
            collector.take(both);
        }
    }
    if (hand.size() >= 3)
        collector.take(Decision{
            .seat = seat, .choice = Choice::DiscardThree, .cards = {hand[0].card, hand[1].card, hand[2].card}});
}

/// What a seat could lay into its circles: nothing, something into one of them, or the same into several.
void takeWagers(const Session& session, Seat seat, Chips amount, Collector& collector)
{
    collector.take(Decision{.seat = seat, .choice = Choice::Wager});
    const Chips wager = amount > 0 ? amount : 10 * session.setup().common().smallestChip();
    Wagers all;
    for (const Circle circle : circles) {
        Wagers one;
        one.at(circle) = wager;
        collector.take(Decision{.seat = seat, .choice = Choice::Wager, .wagers = one});
        all.at(circle) = wager;
        collector.take(Decision{.seat = seat, .choice = Choice::Wager, .wagers = all});
    }
    Wagers blinds;
    blinds.at(Circle::DealerBlind) = wager;
    blinds.at(Circle::PlayerBlind) = wager;
    collector.take(Decision{.seat = seat, .choice = Choice::Wager, .wagers = blinds});
}

void takeDecisions(const Session& session, Seat seat, Chips amount, Collector& collector)
{
    for (const ChoiceFacts& row : choices) {
        collector.begin();
        if (row.choice == Choice::Wager)
            takeWagers(session, seat, amount, collector);
        else if (row.mostCards > 0)
            continue;
        else
            for (const Chips each : amountsFor(session, seat, row.choice, amount))
                collector.take(Decision{.seat = seat, .choice = row.choice, .amount = each});
    }
    collector.begin();
    takeDiscards(session, seat, collector);
}

void takeIncidents(const Session& session, Chips amount, Collector& collector)
{
    const Chips unit = session.setup().common().smallestChip();
    for (const MishapFacts& row : mishaps) {
        for (int i = 0; i < (row.takesSeat ? session.setup().chairs() : 1); ++i) {
            Incident incident{.mishap = row.mishap, .seat = {}};
            if (row.takesSeat)
                incident.seat = Seat::fromIndex(i);
            const Chips lies = row.takesSeat ? session.table().at(incident.seat).bet : 0;
            if (row.takesAmount)
                incident.amount = amount > 0 ? amount : row.mishap == Mishap::BoxedCard ? 1 : std::max(unit, lies);
            collector.begin();
            for (const Circle circle : circles) {
                incident.circle = row.takesCircle ? circle : Circle::Bonus;
                collector.take(incident);
                if (!row.takesCircle)
                    break;
            }
        }
    }
}

} // namespace

std::vector<Event> possibleEvents(const Session& session, Chips amount)
{
    Collector collector(session);
    if (session.isOver())
        return {};
    const auto turn = session.turn();
    if (turn)
        takeDecisions(session, turn->seat, amount, collector);
    for (const Seat seat : SeatSet::firstSeats(session.setup().chairs())) {
        if (!turn || turn->seat != seat)
            takeDecisions(session, seat, amount, collector);
    }
    takeIncidents(session, amount, collector);
    return std::move(collector).taken();
}

} // namespace cutcard
