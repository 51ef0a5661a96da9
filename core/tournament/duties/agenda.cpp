// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/duties/agenda.h"

#include "core/tournament/state/seats.h"

namespace cutcard {

namespace agenda {

/// What a verb is about: the person, the table or the call that it names first; of anything else there is one.
static int subjectOf(const DirectorAct& act)
{
    switch (factsOf(act.verb).fields.empty() ? 0 : factsOf(act.verb).fields.front()) {
    case 'p':
        return act.person.index;
    case 'T':
        return act.table.number;
    case 'c':
        return act.call;
    default:
        return 0;
    }
}

DirectorDuty owe(DirectorAct act, Rule rule, Severity severity, DirectorCompetency competency, Window window,
                 std::optional<int> subject)
{
    const DutyKey key{.verb = act.verb, .subject = subject.value_or(subjectOf(act))};
    return {.act = std::move(act),
            .rule = rule,
            .severity = severity,
            .competency = competency,
            .key = key,
            .window = window};
}

DirectorDuty may(DirectorAct act, Rule rule, DirectorCompetency competency, bool customary, std::optional<int> subject)
{
    DirectorDuty duty = owe(std::move(act), rule, Severity::Minor, competency, {}, subject);
    duty.optional = true;
    duty.customary = customary;
    return duty;
}

} // namespace agenda

/// 2.2.5: the table that is to get somebody may be halted; and goes on when that is over (2.1.4).
static void holding(const Night& night, std::vector<DirectorDuty>& duties)
{
    const auto wanted = agenda::tablesToHold(night);
    for (const Ring& ring : night.rings) {
        if (!ring.isInPlay())
            continue;
        const bool needed = ring.dark || contains(wanted, ring.number);
        const bool final = agenda::isFinalTableDue(night);
        if (!ring.held && !final && night.openCall(CallKind::Light, ring.number) == nullptr)
            duties.push_back(agenda::may(director::at(DirectorVerb::Hold, ring.number),
                                         ring.dark ? "GP-light"_rule : "2.2.5"_rule, DirectorCompetency::Moves,
                                         needed));
        // nobody has to hold a table (2.2.5), so that it may be let go; every director does after what is owed
        if (ring.held && !ring.dark && !final)
            duties.push_back(agenda::may(director::at(DirectorVerb::Release, ring.number), "2.1.4"_rule,
                                         DirectorCompetency::Clock, !needed)
                                 .inChain(needed ? 0 : agenda::tableChain + ring.number.number, 1));
    }
}

std::vector<DirectorDuty> agendaOf(const Night& night)
{
    std::vector<DirectorDuty> duties;
    if (night.stage == NightStage::Over)
        return duties;
    duties.reserve(night.people.size());
    if (isTennessee(night)) {
        agenda::tennessee(night, duties);
        return duties;
    }
    using Duties = void (*)(const Night&, std::vector<DirectorDuty>&);
    static constexpr std::array<Duties, 4> beforePlay{agenda::opening, agenda::breaks, agenda::draws, agenda::calls};
    static constexpr std::array<Duties, 15> inPlay{
        agenda::conduct,   agenda::besides,    agenda::calls,   agenda::results,  agenda::breaks,  agenda::clock,
        agenda::lateEntry, agenda::finalTable, agenda::balance, agenda::breaking, agenda::colours, agenda::draws,
        holding,           agenda::ending,     agenda::remedies};
    const bool opens = night.stage == NightStage::SettingUp;
    for (const Duties chapter : opens ? std::span<const Duties>(beforePlay) : inPlay)
        chapter(night, duties);
    return duties;
}

bool isBlocked(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda)
{
    return duty.chain != 0 && std::ranges::any_of(agenda, [&](const DirectorDuty& other) {
               return other.chain == duty.chain && other.step < duty.step && !other.optional;
           });
}

bool isDue(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda)
{
    return duty.ready && !isBlocked(duty, agenda);
}

std::vector<DirectorDuty> owedNow(const Night& night)
{
    auto agenda = agendaOf(night);
    auto due = thoseOf(
        agenda, [&](const DirectorDuty& duty) { return isDue(duty, agenda); },
        [](DirectorDuty& duty) { return &duty; });
    std::ranges::stable_partition(due, [](const DirectorDuty* duty) { return !duty->optional; });
    return eachOf(due, [](DirectorDuty* duty) { return std::move(*duty); });
}

/// 3.12.2 names no time, and 3.2 no sanction at all: any time is as good as the house's.
static bool isForAnyTime(const Night& night, const DirectorAct& act)
{
    const Call* call = night.lastCall(CallKind::Offence, act.person);
    return act.verb == DirectorVerb::Penalise && act.amount > 0 && call != nullptr
           && (call->offence == Offence::Insult || call->offence == Offence::SideBet);
}

DirectorAct normalised(const Night& night, DirectorAct act)
{
    // a place for somebody who has none yet is the record, whatever it is called
    if (act.verb == DirectorVerb::Renumber && night.knows(act.person) && night.person(act.person).place == 0)
        act.verb = DirectorVerb::Out;
    if (isForAnyTime(night, act))
        act.amount = night.house.penaltyMinutes;
    const bool sits = act.verb == DirectorVerb::Move || act.verb == DirectorVerb::Admit;
    const Ring* ring = night.ring(act.table);
    if (sits && ring != nullptr && night.knows(act.person) && stackCount(*ring) > 0) {
        act.other = rightNeighbour(night, act.person, *ring, act.spot, act.other);
        act.spot = Spot::After;
    }
    if (act.verb == DirectorVerb::DrawDealer && ring != nullptr) {
        if (act.people.empty())
            act.people = presentAt(night, *ring);
        std::ranges::sort(act.people);
    }
    return act;
}

} // namespace cutcard
