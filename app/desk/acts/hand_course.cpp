// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/hand_course.h"

#include "core/session/recalled.h"

#include <numeric>

namespace cutcard {

constexpr int boardCards = 5;

/// The hand whose course is told: the one in progress, or the last where none follows.
static int handOf(const Session& session)
{
    const auto& entries = session.entries();
    return session.isOver() && !entries.empty() ? entries.back().hand : session.hand();
}

HandCourse::HandCourse(const Session& session)
{
    const int hand = handOf(session);
    for (const Entry& entry : session.entries()) {
        if (entry.hand != hand)
            continue;
        for (const Act& act : entry.floor.done)
            note(session, act);
        if (const auto* act = std::get_if<Act>(&entry.event); act != nullptr && !wasHandedBack(session, entry))
            note(session, *act);
        if (const auto* decision = std::get_if<Decision>(&entry.event))
            note(*decision);
    }
}

void HandCourse::note(const Session& session, const Act& act)
{
    m_verbs.set(static_cast<std::size_t>(act.verb));
    const auto seen = [this](Heading heading) { m_seen.set(static_cast<std::size_t>(heading)); };
    switch (act.verb) {
    case Verb::PointTo:
        m_streetsBet |= 1U << static_cast<unsigned>(m_street);
        break;
    case Verb::Board:
        noteBoard(session, act.number);
        break;
    case Verb::Pitch:
        // the boat: cards to the players with cards on the board
        if (m_board > 0 && m_street == 1) {
            m_street = 2;
            seen(Heading::Boat);
        }
        break;
    case Verb::TurnBoard:
        m_turned += std::max(act.number, 1);
        break;
    case Verb::Announce:
        if (act.phrase == Phrase::MenOverboard)
            seen(Heading::MenOverboard);
        if (act.phrase == Phrase::Reveal)
            seen(Heading::Reveal);
        break;
    case Verb::TakeWager:
    case Verb::PayWager:
    case Verb::PushWager:
        seen(act.circle == Circle::Bonus ? Heading::SettleBonus : Heading::SettleHoldem);
        break;
    case Verb::NoRiverDisc:
    case Verb::NoTurnDisc:
        seen(Heading::Discs);
        break;
    default:
        break;
    }
}

void HandCourse::note(const Decision& decision)
{
    const auto seen = [this](Heading heading) { m_seen.set(static_cast<std::size_t>(heading)); };
    if (decision.choice == Choice::Show)
        seen(Heading::Showdown);
    if (decision.choice == Choice::Wager && decision.wagers.at(Circle::Play) > 0)
        seen(Heading::PlayOrFold);
    if (decision.choice == Choice::Wager && decision.wagers.at(Circle::Raise) > 0)
        seen(Heading::CheckBetRaise);
    if (decision.choice == Choice::Check)
        seen(Heading::CheckBetRaise);
    if (decision.choice == Choice::Fold)
        seen(Heading::PlayOrFold);
    if (choiceFacts(decision.choice).kind == ChoiceKind::Bet)
        m_streetsBet |= 1U << static_cast<unsigned>(m_street);
}

void HandCourse::noteBoard(const Session& session, int cards)
{
    m_board += cards;
    if (faceOf(session).banked)
        return;
    const auto& plan = streetGame(session.situation()).variant().boardCards;
    for (int street = m_street + 1; street < static_cast<int>(plan.size()); ++street) {
        const int needed = std::accumulate(plan.begin(), plan.begin() + street + 1, 0);
        if (plan[static_cast<std::size_t>(street)] > 0 && m_board >= needed)
            m_street = street;
    }
}

bool HandCourse::has(const OutlinePart& part) const
{
    switch (part.heading) {
    case Heading::BettingRound:
        return (m_streetsBet >> static_cast<unsigned>(part.street) & 1U) != 0;
    case Heading::Launch:
    case Heading::Flop:
        return m_street >= 1;
    case Heading::TurnCard:
    case Heading::RiverCard:
        return m_street >= part.street;
    case Heading::Showdown:
        return m_seen.test(static_cast<std::size_t>(part.heading)) || did(Verb::NameHand) || did(Verb::TurnUp);
    case Heading::AwardPots:
        return did(Verb::PushPot);
    case Heading::SettleOdc:
        return did(Verb::TakeLoan) || did(Verb::Credit);
    case Heading::TurnFlop:
        return m_turned >= flopCards;
    case Heading::TurnTurnAndRiver:
        return m_turned >= boardCards;
    case Heading::DealersHand:
        return did(Verb::TurnDealer) || did(Verb::NameDealer);
    case Heading::RaiseOrNot:
        return m_seen.test(static_cast<std::size_t>(Heading::CheckBetRaise));
    case Heading::AwardPotBet:
        return did(Verb::PushPot) || did(Verb::GatherPot);
    case Heading::Boat:
    case Heading::MenOverboard:
    case Heading::Reveal:
    case Heading::Discs:
    case Heading::PlayOrFold:
    case Heading::CheckBetRaise:
    case Heading::SettleBonus:
    case Heading::SettleHoldem:
        return m_seen.test(static_cast<std::size_t>(part.heading));
    default:
        return true;
    }
}

bool isWholeHand(const Session& session)
{
    if (!session.isOver())
        return false;
    const HandCourse course(session);
    return std::ranges::all_of(outlineOf(session), [&](const OutlinePart& part) { return course.has(part); });
}

} // namespace cutcard
