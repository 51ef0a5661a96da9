// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/irregularities_seen.h"

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
    if (decision == nullptr || !isImproper(decision->choice) || !after)
        return;
    if (isSilentBet(decision->choice) && !corrects(*after))
        ++m_seeming;
    else
        answered(*after);
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
    evidence.seeming = m_seeming;
}

void IrregularitiesSeen::answered(const Duty& duty)
{
    ++(duty.rule.id().starts_with("GP-") ? m_uncovered : m_covered);
    m_last = duty.rule;
}

} // namespace cutcard
