// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/station/irregularities_seen.h"

#include <algorithm>
#include <array>

namespace cutcard {

namespace {

/// Whether it is seen only later: a card the wrong way round, one too many, a disc that does not fit.
bool isHidden(Mishap mishap)
{
    return mishap == Mishap::BoxedCard || mishap == Mishap::CardsStuck || mishap == Mishap::DiscMoved;
}

/// Whether it is the floor's own ruling.
bool isRuling(Mishap mishap)
{
    return mishap == Mishap::PenaltyGiven || mishap == Mishap::Disqualified || mishap == Mishap::HandForfeited;
}

/// Chips put in so that they may have to be ruled on: whether they are, depends on the bet that is faced.
bool isSilentBet(Choice choice)
{
    constexpr std::array silent{Choice::PlaceChip, Choice::StringRaise, Choice::AnnounceRaise, Choice::ShortCall};
    return std::ranges::find(silent, choice) != silent.end();
}

bool isImproper(Choice choice)
{
    constexpr std::array improper{Choice::TryMuck, Choice::ForgetBlind, Choice::DiscardThree, Choice::Hesitate,
                                  Choice::FoldApart};
    return isSilentBet(choice) || std::ranges::find(improper, choice) != improper.end();
}

/// Whether it puts right what happened; anything else would have been owed of the same act done properly.
bool corrects(const Duty& duty)
{
    return duty.competency == Competency::BetRulings || duty.competency == Competency::Irregularities
           || duty.competency == Competency::GameProtection || duty.act.verb == Verb::CallFloor;
}

/// Whether a spot's wagers look forgotten or misplaced beside the others', though their owner is free in them: no Pot
/// Bet where others have one, no blind where Hold'em is the player's choice, or one on the dealer's hand.
bool looksWrongBeside(const Wagers& wagers, const std::vector<Wagers>& others)
{
    const auto has = [](const Wagers& spot, Circle circle) { return spot.at(circle) > 0; };
    const auto anybody = [&](Circle circle) {
        return std::ranges::any_of(others, [&](const Wagers& each) { return has(each, circle); });
    };
    constexpr std::array blinds{Circle::Blind, Circle::DealerBlind, Circle::PlayerBlind};
    const bool plays = std::ranges::any_of(blinds, [&](Circle circle) { return has(wagers, circle); });
    const bool somebodyPlays = std::ranges::any_of(blinds, anybody);
    return (!has(wagers, Circle::PotBet) && anybody(Circle::PotBet)) || (!plays && somebodyPlays)
           || (has(wagers, Circle::DealerBlind) && anybody(Circle::PlayerBlind));
}

} // namespace

void IrregularitiesSeen::playersDid(const Event& event, const std::optional<Duty>& before,
                                    const std::optional<Duty>& after)
{
    if (const auto* incident = std::get_if<Incident>(&event)) {
        if (isHidden(incident->mishap))
            ++m_hidden;
        else if (incident->mishap == Mishap::TipGiven)
            ++m_seeming; // chips that leave the table before their owner, and may
        else if (after && after != before && !isRuling(incident->mishap))
            answered(*after);
        return;
    }
    const auto* decision = std::get_if<Decision>(&event);
    if (decision == nullptr)
        return;
    if (decision->choice == Choice::Wager && !(after && corrects(*after)))
        wagered(decision->wagers);
    if (!isImproper(decision->choice) || !after)
        return;
    if (isSilentBet(decision->choice) && !corrects(*after))
        ++m_seeming;
    else
        answered(*after);
}

/// Keeps what a spot begins a round with; wagers that are added later are none of it.
void IrregularitiesSeen::wagered(const Wagers& wagers)
{
    if (wagers.at(Circle::Play) == 0 && wagers.at(Circle::Raise) == 0 && wagers.total() > 0)
        m_free.push_back(wagers);
}

void IrregularitiesSeen::dealerDid(const std::optional<Duty>& owed)
{
    if (m_hidden == 0 || !owed || owed->rule == m_last)
        return;
    if (owed->act.verb != Verb::CallFloor && owed->act.verb != Verb::CountHand)
        return;
    --m_hidden;
    answered(*owed);
}

void IrregularitiesSeen::note(StationEvidence& evidence) const
{
    evidence.covered = m_covered;
    evidence.uncovered = m_uncovered;
    const auto unlikeOthers = [this](const Wagers& wagers) { return looksWrongBeside(wagers, m_free); };
    evidence.seeming = m_seeming + static_cast<int>(std::ranges::count_if(m_free, unlikeOthers));
}

void IrregularitiesSeen::answered(const Duty& duty)
{
    ++(duty.rule.id().starts_with("GP-") ? m_uncovered : m_covered);
    m_last = duty.rule;
}

} // namespace cutcard
