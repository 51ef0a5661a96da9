// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/action_replay.h"

namespace cutcard {

ActionReplay::ActionReplay(const ComparedHand& hand, Regime regime) : m_hand(hand), m_regime(regime)
{
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        m_players[i].start = hand.stacks[i];
        m_players[i].folded = hand.stacks[i] == 0;
    }
}

bool ActionReplay::mayBorrow(Seat seat) const
{
    return m_regime == Regime::Odc && at(seat).loan == 0 && !m_hand.plainAllIn.contains(seat);
}

/// The highest total of this round that the seat's chips allow, without a new loan.
Chips ActionReplay::reach(Seat seat) const
{
    const Player& player = at(seat);
    return player.round + player.start + player.loan - player.total;
}

void ActionReplay::write(LineCode code, Seat seat, FixedVector<Term, maxSeats + 3> terms)
{
    ArithmeticLine line{.code = code, .seats = {seat}, .terms = terms};
    line.result = sumOf(line);
    m_lines.push_back(line);
}

void ActionReplay::drawLoan(Seat seat, Chips missing)
{
    Player& player = at(seat);
    const Chips own = player.start - player.total;
    player.loan = m_hand.loan;
    write(LineCode::LoanDrawn, seat, {{1, own + missing}, {-1, own}});
    if (missing > player.loan)
        write(LineCode::LoanExhausted, seat, {{1, own}, {1, player.loan}});
}

/// Puts chips in front up to `to`, or as many as there are; returns what then lies there.
Chips ActionReplay::putTo(Seat seat, Chips to)
{
    if (to > reach(seat) && mayBorrow(seat))
        drawLoan(seat, to - reach(seat));
    Player& player = at(seat);
    const Chips reached = std::max(player.round, std::min(to, reach(seat)));
    player.total += reached - player.round;
    player.round = reached;
    // who may still borrow is not all-in: he matches whatever comes
    player.allIn = player.total == player.start + player.loan && !mayBorrow(seat);
    return reached;
}

/// Calls or raises, as far as the chips go.
void ActionReplay::betTo(Seat seat, Chips to)
{
    const Chips before = at(seat).round;
    const Chips reached = putTo(seat, to);
    if (reached > m_bet)
        bookRaise(seat, reached);
    else
        write(reached < m_bet ? LineCode::CallForLess : LineCode::Call, seat, {{1, before}, {1, reached - before}});
}

void ActionReplay::bookRaise(Seat seat, Chips to)
{
    const Chips step = to - m_bet;
    if (step >= properRaise() || !at(seat).allIn) {
        write(LineCode::Raise, seat, {{1, m_bet}, {1, step}});
        m_lastRaise = step;
        m_bet = to;
        return;
    }
    write(LineCode::ShortRaise, seat, {{1, m_bet}, {1, step}});
    if (m_regime == Regime::League
        && m_hand.properRaise) { // 3.7.5 with PA-14 and PA-16: for the others it is the proper raise
        write(LineCode::ProperRaise, seat, {{1, m_bet}, {1, properRaise()}});
        m_lastRaise = properRaise();
        m_bet += m_lastRaise;
    } else { // LA-14: the increment of the next raise stays the last full one
        m_bet = to;
    }
}

void ActionReplay::goAllIn(Seat seat)
{
    const Chips most = reach(seat);
    if (most <= m_bet)
        betTo(seat, m_bet);
    else if (mayBorrow(seat))
        betTo(seat, std::max(most, m_bet + properRaise()));
    else
        betTo(seat, most);
}

SeatSet ActionReplay::playersIn() const
{
    return SeatSet::firstSeats(maxSeats).where([&](Seat seat) { return !at(seat).folded; });
}

SeatSet ActionReplay::owing() const
{
    SeatSet seats;
    SeatSet able;
    for (const Seat seat : playersIn()) {
        if (at(seat).allIn)
            continue;
        able.insert(seat);
        if (at(seat).round < m_bet)
            seats.insert(seat);
    }
    // the last one with chips has nobody to match but those who put in more
    const bool isLast = able.size() == 1 && seats == able;
    const bool faced =
        isLast && std::ranges::any_of(playersIn(), [&](Seat seat) { return at(seat).round > at(able.front()).round; });
    return isLast && !faced ? SeatSet() : seats;
}

void ActionReplay::matchAll()
{
    for (const Seat seat : owing()) {
        const Chips before = at(seat).round;
        const Chips reached = putTo(seat, m_bet);
        write(LineCode::MatchesLater, seat, {{1, before}, {1, reached - before}});
    }
}

void ActionReplay::play(const BettingStep& step, Chips betWhenPlayed)
{
    using Kind = BettingStep::Kind;
    if (step.kind == Kind::NextRound) {
        matchAll();
        for (Player& player : m_players)
            player.round = 0;
        m_bet = m_lastRaise = 0;
        m_firstRound = false;
        return;
    }
    Player& player = at(step.seat);
    if (player.folded || (player.allIn && step.kind != Kind::Fold))
        return; // under this regime the seat has nothing left to act with
    switch (step.kind) {
    case Kind::Blind:
        player.blind += putTo(step.seat, step.to);
        write(LineCode::Blind, step.seat, {{1, player.round}});
        m_bet = std::max(m_bet, step.to);
        break;
    case Kind::Call:
        betTo(step.seat, m_bet);
        break;
    case Kind::Raise:
        if (m_bet > betWhenPlayed) {
            write(LineCode::RaiseOver, step.seat, {{1, m_bet}, {1, step.to - betWhenPlayed}});
            betTo(step.seat, m_bet + step.to - betWhenPlayed);
        } else if (step.to == reach(step.seat) && m_regime != m_hand.playedUnder) {
            goAllIn(step.seat);
        } else {
            betTo(step.seat, step.to);
        }
        break;
    case Kind::AllIn:
        goAllIn(step.seat);
        break;
    case Kind::Fold:
        // where the bet is lower there was less to fold to; where the hand was played, too much may have had to stay
        putTo(step.seat, m_regime == m_hand.playedUnder ? step.to : std::min(step.to, std::max(player.round, m_bet)));
        player.folded = true;
        player.deadBlind = m_firstRound && player.total == player.blind;
        write(LineCode::Fold, step.seat, {{1, player.total}});
        break;
    default:
        break;
    }
}

HandStakes ActionReplay::stakes() const
{
    HandStakes stakes;
    for (std::size_t i = 0; i < stakes.size(); ++i) {
        const Player& player = m_players[i];
        stakes[i] = {.start = player.start,
                     .loan = player.loan,
                     .contribution = {.live = player.deadBlind ? 0 : player.total,
                                      .dead = player.deadBlind ? player.total : 0,
                                      .folded = player.folded,
                                      .allIn = player.allIn}};
    }
    return stakes;
}

} // namespace cutcard
