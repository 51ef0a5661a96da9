// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/station/perfect_hand.h"

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/players/dealers.h"
#include "core/session/text/report.h"

namespace cutcard {

/// Whether it is seen only later: a card the wrong way round, one too many, a disc that does not fit.
static bool isHidden(Mishap mishap)
{
    return mishap == Mishap::BoxedCard || mishap == Mishap::CardsStuck || mishap == Mishap::DiscMoved;
}

/// Whether it is the floor's own ruling.
static bool isRuling(Mishap mishap)
{
    return mishap == Mishap::PenaltyGiven || mishap == Mishap::Disqualified || mishap == Mishap::HandForfeited;
}

/// Chips put in so that they may have to be ruled on: whether they are, depends on the bet that is faced.
static bool isSilentBet(Choice choice)
{
    return contains(std::array{Choice::PlaceChip, Choice::StringRaise, Choice::AnnounceRaise, Choice::ShortCall},
                    choice);
}

static bool isImproper(Choice choice)
{
    constexpr std::array improper{Choice::TryMuck, Choice::ForgetBlind, Choice::DiscardThree, Choice::Hesitate,
                                  Choice::FoldApart};
    return isSilentBet(choice) || std::ranges::find(improper, choice) != improper.end();
}

/// Whether it puts right what happened; anything else would have been owed of the same act done properly.
static bool corrects(const Duty& duty)
{
    return duty.competency == Competency::Rulings || duty.competency == Competency::Irregularities
           || duty.competency == Competency::Protection || duty.act.verb == Verb::CallFloor;
}

/// Whether a spot's wagers look forgotten or misplaced beside the others', though their owner is free in them.
static bool looksWrongBeside(const Wagers& wagers, const std::vector<Wagers>& others)
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

constexpr int mostEvents = 2000;

/// Counts what a perfect dealer was asked for.
static StationEvidence evidenceOf(const Session& session)
{
    StationEvidence evidence;
    const int whole = session.setup().scale.correctedDenominator;
    for (const Competency competency : valuesOf<Competency>()) {
        if (competency == Competency::Pace)
            continue; // a time, and no duties
        const Tally& tally = session.score().tally(competency);
        const auto at = static_cast<std::size_t>(examined(competency));
        evidence.points[at] = tally.possible / whole;
        evidence.duties[at] = tally.duties;
    }
    evidence.duties[static_cast<std::size_t>(ItemCompetency::Protection)] += bansKept(session);
    for (const Entry& entry : session.entries()) {
        if (!std::holds_alternative<Act>(entry.event)) {
            evidence.playersDid.push_back(entry.event);
            continue;
        }
        ++evidence.acts;
        for (const Verdict& verdict : entry.verdicts)
            evidence.rules.insert(verdict.rule);
    }
    return evidence;
}

/// What acts that nobody asked for would cost where a player is waited for, by the mean of all slips known.
static double atStakeBefore(const Act& owed, const Session& session)
{
    if (owed.verb != Verb::PointTo)
        return 0;
    const std::vector<PlantedMistake> slips = knownMistakes(session);
    const int points =
        sumOf(slips, [&](const auto& slip) { return slip.least ? session.setup().scale.points(*slip.least) : 0; });
    return slips.empty() ? 0 : static_cast<double>(points) / static_cast<double>(slips.size());
}

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

Result<PerfectHand> dealtPerfectly(const SessionSetup& setup, const PlayersEvent& players, const std::string& name)
{
    auto session = TRY(Session::start(setup));
    IrregularitiesSeen seen;
    double atStake = 0;
    for (int i = 0; i < mostEvents && !session.isOver(); ++i) {
        const auto event = players(session);
        const auto act = event ? std::nullopt : idealAct(session);
        if (!event && !act)
            return faultIn(name, Cause::Impossible, "something owed or a player's turn",
                           "after event " + std::to_string(session.entries().size()));
        atStake += event ? 0 : atStakeBefore(*act, session);
        const auto before = event ? idealDuty(session) : std::nullopt;
        TRY(session.apply(event ? *event : Event(*act)));
        if (event)
            seen.playersDid(*event, before, idealDuty(session));
        else
            seen.dealerDid(idealDuty(session));
    }
    if (!session.isOver())
        return faultIn(name, Cause::Impossible, "a hand that ends", {});
    if (session.situation().notes.voidHands > 0)
        return faultIn(name, Cause::NotAllowed, "a hand that is not dealt anew", {});
    if (hasFaults(session.entries()))
        return faultIn(name, Cause::Impossible, "a hand that a perfect dealer deals without a fault", {});
    StationEvidence evidence = evidenceOf(session);
    seen.note(evidence);
    evidence.atStake = static_cast<int>(atStake + 0.5);
    return PerfectHand{.session = std::move(session), .evidence = std::move(evidence)};
}

} // namespace cutcard
