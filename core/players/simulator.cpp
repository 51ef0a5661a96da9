// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/simulator.h"

#include "core/games/betting.h"

#include <algorithm>

namespace cutcard {

namespace {

constexpr std::uint64_t entriesApart = 1'000'003;

const Act* lastAct(const Session& session)
{
    return session.entries().empty() ? nullptr : std::get_if<Act>(&session.entries().back().event);
}

bool wasRight(const Session& session)
{
    const auto& verdicts = session.entries().back().verdicts;
    return !verdicts.empty() && verdicts.front().isCorrect();
}

/// A seat of a set by chance; the set must not be empty.
Seat anyOf(SeatSet seats, RandomStream& stream)
{
    int skip = stream.below(seats.size());
    for (const Seat seat : seats) {
        if (skip-- == 0)
            return seat;
    }
    return seats.front();
}

SeatSet present(const Session& session)
{
    SeatSet seats;
    for (const SeatSetup& seat : session.setup().seats) {
        const SeatPlace& place = session.table().at(seat.seat);
        if (!place.absent && (place.stack + place.bet > 0 || !place.hand.empty()))
            seats.insert(seat.seat);
    }
    return seats;
}

Decision legal(const Session& session, Seat seat, const Wish& wish)
{
    const Situation& situation = session.situation();
    const BettingRound round = currentRound(situation);
    const bool canCheck = session.table().at(seat).bet >= round.betTo;
    switch (wish.kind) {
    case Wish::Kind::AllIn:
        return {.seat = seat, .choice = Choice::AllIn};
    case Wish::Kind::Raise: {
        const Chips to = session.game().legalRaiseTo(situation, seat, wish.raiseTo);
        if (to == allChips(session.table(), seat))
            return {.seat = seat, .choice = Choice::AllIn};
        if (to > 0)
            return {.seat = seat, .choice = round.betTo == 0 ? Choice::BetTo : Choice::RaiseTo, .amount = to};
        break;
    }
    case Wish::Kind::Fold:
        return {.seat = seat, .choice = canCheck ? Choice::Check : Choice::Fold};
    case Wish::Kind::CheckOrCall:
        break;
    }
    return {.seat = seat, .choice = canCheck ? Choice::Check : Choice::Call};
}

/// Rounds down to what the house's smallest chip can make.
Chips inChips(const Session& session, Chips amount)
{
    const Chips unit = session.setup().common().smallestChip();
    return amount / unit * unit;
}

/// Turns a proper bet into one that the dealer has to rule on, where the chips allow it.
Decision improper(const Session& session, const Decision& proper, RandomStream& stream)
{
    const BettingRound round = currentRound(session.situation());
    const SeatPlace& place = session.table().at(proper.seat);
    const Chips all = place.stack + place.bet;
    const Chips blind = session.situation().notes.bigBlind;
    Decision changed = proper;
    switch (stream.below(3)) {
    case 0:
        for (const ChipLot& lot : session.setup().common().startingStack) {
            if (round.betTo > 0 && place.bet + lot.value > round.betTo && lot.value < place.stack)
                changed = {.seat = proper.seat, .choice = Choice::PlaceChip, .amount = lot.value};
        }
        break;
    case 1:
        if (proper.choice == Choice::RaiseTo)
            changed.choice = Choice::StringRaise;
        break;
    default:
        // too little, or before the flop no whole step
        if (proper.choice == Choice::RaiseTo)
            changed.amount = inChips(session, round.betTo + blind / 2 + stream.below(2) * blind);
        else if (proper.choice == Choice::BetTo)
            changed.amount = inChips(session, blind / 2);
        if (changed.amount <= round.betTo || changed.amount >= all)
            changed = proper;
        break;
    }
    return session.isPossible(changed) ? changed : proper;
}

Decision cut(Seat seat, const IncidentPlan& plan, RandomStream& stream)
{
    if (stream.chance(plan.improperOther))
        return {.seat = seat,
                .choice = Choice::Cut,
                .amount = stream.chance(500) ? 1 + stream.below(2) : 50 + stream.below(2)};
    if (stream.chance(150))
        return {.seat = seat, .choice = Choice::TapDeck};
    return {.seat = seat, .choice = Choice::Cut, .amount = 12 + stream.below(28)};
}

Decision post(const Session& session, Seat seat, const IncidentPlan& plan, RandomStream& stream)
{
    const HandNotes& notes = session.situation().notes;
    const bool small = seat == notes.smallBlindSeat;
    const Chips blind = small ? notes.smallBlind : notes.bigBlind;
    const Chips due = std::min(blind, session.table().at(seat).stack);
    Chips amount = due;
    if (stream.chance(plan.improperOther / 2))
        amount = small ? notes.bigBlind : notes.smallBlind;
    const Decision posted{.seat = seat, .choice = Choice::Post, .amount = amount};
    return session.isPossible(posted) ? posted : Decision{.seat = seat, .choice = Choice::Post, .amount = due};
}

} // namespace

std::optional<IncidentPlan> findIncidentPlan(std::string_view word)
{
    const auto* found = std::ranges::find(incidentPlans, word, &IncidentPlan::word);
    return found == incidentPlans.end() ? std::nullopt : std::optional(*found);
}

std::array<Style, maxSeats> Simulator::defaultStyles()
{
    std::array<Style, maxSeats> styles;
    for (std::size_t i = 0; i < styles.size(); ++i)
        styles[i] = ordinaryStyles[i % ordinaryStyles.size()];
    return styles;
}

std::optional<Event> Simulator::next(const Session& session) const
{
    if (session.isOver())
        return std::nullopt;
    const std::uint64_t moment = session.setup().seed + session.entries().size() * entriesApart;
    if (m_plan != noIncidents) {
        RandomStream chance(moment, StreamPurpose::Incidents);
        if (const auto happened = incident(session, chance))
            return *happened;
    }
    const auto turn = session.procedure().turn();
    if (!turn)
        return std::nullopt;
    RandomStream stream(moment, StreamPurpose::Players);
    if (turn->wait == Wait::Bet && stream.chance(m_plan.outOfTurn)) {
        if (const auto early = outOfTurn(session, turn->seat, stream))
            return *early;
    }
    return decision(session, *turn, stream);
}

Decision Simulator::decision(const Session& session, const Turn& turn, RandomStream& stream) const
{
    switch (turn.wait) {
    case Wait::Cut:
        return cut(turn.seat, m_plan, stream);
    case Wait::Draw:
        return {.seat = turn.seat, .choice = Choice::Draw};
    case Wait::Post:
        return post(session, turn.seat, m_plan, stream);
    case Wait::Show: {
        const bool asked = lastAct(session) != nullptr && lastAct(session)->verb == Verb::Announce
                           && lastAct(session)->phrase == Phrase::HandsUp;
        const bool hides = !asked && stream.chance(m_plan.improperOther / 2);
        return {.seat = turn.seat, .choice = hides ? Choice::TryMuck : Choice::Show};
    }
    case Wait::Bet:
        break;
    }
    const Style& style = m_styles[static_cast<std::size_t>(turn.seat.index())];
    const Decision proper = legal(session, turn.seat, decide(viewOf(session.situation(), turn.seat), style, stream));
    return stream.chance(m_plan.improperBet) ? improper(session, proper, stream) : proper;
}

std::optional<Decision> Simulator::outOfTurn(const Session& session, Seat inTurn, RandomStream& stream) const
{
    SeatSet others = canAct(session.table()) & currentRound(session.situation()).toAct & present(session);
    others.erase(inTurn);
    if (others.empty())
        return std::nullopt;
    const Seat seat = others.nextAfter(inTurn);
    const Style& style = m_styles[static_cast<std::size_t>(seat.index())];
    const Decision early = legal(session, seat, decide(viewOf(session.situation(), seat), style, stream));
    return session.isPossible(early) ? std::optional(early) : std::nullopt;
}

std::optional<Incident> Simulator::incident(const Session& session, RandomStream& stream) const
{
    const Act* last = lastAct(session);
    if (last == nullptr || !wasRight(session))
        return std::nullopt;
    const auto ifPossible = [&](const Incident& incident) {
        return session.isPossible(incident) ? std::optional(incident) : std::nullopt;
    };
    if (last->verb == Verb::Pitch && stream.chance(m_plan.exposedCard))
        return ifPossible({.mishap = Mishap::CardExposed, .seat = *last->seat});
    if (last->verb == Verb::PlaceCutCard && stream.chance(m_plan.boxedCard))
        return ifPossible({.mishap = Mishap::BoxedCard, .seat = {}, .amount = 1 + stream.below(24)});
    const SeatSet seats = present(session);
    if (seats.empty() || !stream.chance(m_plan.mishap))
        return std::nullopt;
    if (session.situation().notes.decided)
        return ifPossible({.mishap = Mishap::RabbitAsked, .seat = anyOf(seats, stream)});
    // only what can happen between two acts; the others have their own moments
    constexpr std::array between{Mishap::HandShown,       Mishap::FoldedHandShown, Mishap::MuckSearched,
                                 Mishap::CardsBelowTable, Mishap::PhoneUsed,       Mishap::AdviceAsked,
                                 Mishap::HandDiscussed,   Mishap::ChipsTakenBack,  Mishap::PotSplashed,
                                 Mishap::MoneyOnTable,    Mishap::SideBet,         Mishap::Insult,
                                 Mishap::RulingDisputed};
    const bool inPlay = session.situation().betting.street >= 0 || !session.table().board.empty();
    Incident incident{.mishap = between[static_cast<std::size_t>(stream.below(static_cast<int>(between.size())))],
                      .seat = anyOf(seats, stream)};
    if (incident.mishap == Mishap::ChipsTakenBack || incident.mishap == Mishap::PotSplashed)
        incident.amount = session.table().at(incident.seat).bet;
    return inPlay ? ifPossible(incident) : std::nullopt;
}

} // namespace cutcard
