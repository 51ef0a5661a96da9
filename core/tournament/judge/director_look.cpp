// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/judge/director_look.h"

namespace cutcard {

static bool sameSubject(const DirectorAct& done, const DirectorAct& owed)
{
    return done.person == owed.person && done.table == owed.table && done.call == owed.call;
}

/// 2.1.5: who asks to sit in is let in or turned away.
static bool answersLateComer(const DirectorAct& act)
{
    return factsOf(act.verb).family == VerbFamily::Entry
           || (act.verb == DirectorVerb::Refuse && act.request == Request::Late);
}

/// Whether two acts of a family are about the same: a table's dealer, a call's chip, a player.
static bool isOfTheSame(VerbFamily family, const DirectorAct& done, const DirectorAct& owed)
{
    switch (family) {
    case VerbFamily::Answer:
        return done.verb == owed.verb || (done.person == owed.person && done.request == owed.request);
    case VerbFamily::Chip:
        return done.call == owed.call;
    case VerbFamily::Dealer:
        return done.table == owed.table;
    case VerbFamily::Deposit:
        return done.verb == owed.verb || owed.verb == DirectorVerb::Deposits;
    default:
        return done.person == owed.person;
    }
}

static bool isTryAt(const DirectorAct& done, const DirectorAct& owed)
{
    const VerbFamily family = factsOf(done.verb).family;
    if (answersLateComer(done) && answersLateComer(owed))
        return done.person == owed.person || (done.verb == DirectorVerb::Refuse && owed.verb == DirectorVerb::Refuse);
    if (family != VerbFamily::None && family == factsOf(owed.verb).family)
        return isOfTheSame(family, done, owed);
    // the paragraph of one ruling is no try at another's
    return done.verb == owed.verb && (done.verb != DirectorVerb::Cite || done.call == owed.call);
}

/// Whether an act can have been a try at a duty: one that has to be done, or one that others are measured by.
static bool canBeMeant(const DirectorAct& act, const DirectorDuty& duty)
{
    const bool measured =
        duty.late || duty.act.verb == DirectorVerb::Cite || factsOf(duty.act.verb).family == VerbFamily::Sanction;
    // a report beside the measure is no measure that another could be a try at
    const bool beside = duty.optional && duty.key.verb == DirectorVerb::Report;
    return isTryAt(act, duty.act) && (!duty.optional || measured) && !beside;
}

/// The owed duty that an act comes nearest to: on the same person or table first.
static std::optional<DirectorDuty> meantBy(const DirectorAct& act, const std::vector<DirectorDuty>& agenda)
{
    const DirectorDuty* found = nullptr;
    bool samePerson = false;
    for (const DirectorDuty& duty : agenda) {
        if (!canBeMeant(act, duty))
            continue;
        if (sameSubject(act, duty.act))
            return duty;
        // whoever is moved is the one that was meant, wherever to
        const bool isThem =
            act.verb == DirectorVerb::Move && duty.act.verb == act.verb && duty.act.person == act.person;
        if (found == nullptr || (isThem && !samePerson))
            found = &duty;
        samePerson = samePerson || isThem;
    }
    return found == nullptr ? std::nullopt : std::optional(*found);
}

bool drawsDealer(DirectorVerb verb)
{
    return factsOf(verb).family == VerbFamily::Dealer;
}

Fault faultOf(const DirectorAct& done, const DirectorAct& owed)
{
    if (factsOf(done.verb).family == VerbFamily::Sanction)
        return Fault::WrongAmount;
    if (done.verb == DirectorVerb::Deposit && owed.verb == DirectorVerb::Deposits)
        return Fault::WrongAmount;
    if (done.verb != owed.verb || done.verb == DirectorVerb::DrawDealer)
        return Fault::WrongTarget;
    // another stack for a late comer is a wrong amount wherever it sits down
    if (done.verb == DirectorVerb::Admit && done.amount != owed.amount)
        return Fault::WrongAmount;
    return sameSubject(done, owed) && done.verb != DirectorVerb::Rule && done.verb != DirectorVerb::Cite
                   && done.verb != DirectorVerb::Move && done.verb != DirectorVerb::Admit
               ? Fault::WrongAmount
               : Fault::WrongTarget;
}

DirectorCompetency competencyOf(const Night& night, const DirectorAct& act)
{
    const bool opens = drawsDealer(act.verb) && night.stage == NightStage::SettingUp;
    return opens ? DirectorCompetency::SetUp : factsOf(act.verb).about;
}

DirectorLook lookAt(const Night& night, const DirectorAct& asDone)
{
    DirectorLook look{.night = night,
                      .asDone = asDone,
                      .act = normalised(night, asDone),
                      .agenda = agendaOf(night),
                      .owed = {},
                      .meant = {}};
    look.owed = copyOf(firstOf(look.agenda, [&](const DirectorDuty& duty) {
        return duty.isMetBy(look.act) || contains(duty.waiting, look.act);
    }));
    if (look.owed) {
        look.fits = look.owed->isMetBy(look.act);
        return look;
    }
    look.meant = meantBy(look.act, look.agenda);
    // chips that are too many somewhere else are no try at them
    if (look.meant && look.meant->late && look.act.verb == DirectorVerb::SetStack
        && look.meant->key.verb == DirectorVerb::SetStack)
        look.meant.reset();
    return look;
}

} // namespace cutcard
