// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/station/perfect_hand.h"

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/certification/station/competencies.h"
#include "core/certification/station/irregularities_seen.h"
#include "core/players/dealers.h"
#include "core/session/text/report.h"

namespace cutcard {

namespace {

constexpr int mostEvents = 2000;

/// Counts what a perfect dealer was asked for.
StationEvidence evidenceOf(const Session& session)
{
    StationEvidence evidence;
    const int whole = session.setup().scale.correctedDenominator;
    for (int i = 0; i < competencyCount; ++i) {
        const auto competency = static_cast<Competency>(i);
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

/// What acts that nobody asked for would cost where a player is waited for, by the mean of all slips known: nearly all
/// of what makes a hand of as many points harder than another.
double atStakeBefore(const Act& owed, const Session& session)
{
    if (owed.verb != Verb::PointTo)
        return 0;
    const std::vector<PlantedMistake> slips = knownMistakes(session);
    int points = 0;
    for (const PlantedMistake& slip : slips)
        points += slip.least ? session.setup().scale.points(*slip.least) : 0;
    return slips.empty() ? 0 : static_cast<double>(points) / static_cast<double>(slips.size());
}

} // namespace

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
