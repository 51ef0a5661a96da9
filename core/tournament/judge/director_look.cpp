// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/judge/director_look.h"

#include <algorithm>

namespace cutcard {

namespace {

/// Acts between which the director chooses: doing one for another is a wrong measure, not something else.
enum class Family : std::uint8_t { None, Sanction, Entry, Dealer, Answer, Chip, Deposit };

Family familyOf(DirectorVerb verb)
{
    switch (verb) {
    case DirectorVerb::Warn:
    case DirectorVerb::Penalise:
    case DirectorVerb::Muck:
    case DirectorVerb::Disqualify:
    case DirectorVerb::Ban:
    case DirectorVerb::Report:
        return Family::Sanction;
    case DirectorVerb::Claim:
    case DirectorVerb::Admit:
        return Family::Entry;
    case DirectorVerb::DrawDealer:
    case DirectorVerb::PlaceButton:
        return Family::Dealer;
    case DirectorVerb::Grant:
    case DirectorVerb::Refuse:
        return Family::Answer;
    case DirectorVerb::HandBack:
    case DirectorVerb::TakeOut:
        return Family::Chip;
    case DirectorVerb::Deposits:
    case DirectorVerb::Deposit:
        return Family::Deposit;
    default:
        return Family::None;
    }
}

bool sameSubject(const DirectorAct& done, const DirectorAct& owed)
{
    return done.person == owed.person && done.table == owed.table && done.call == owed.call;
}

/// 2.1.5: who asks to sit in is let in or turned away.
bool answersLateComer(const DirectorAct& act)
{
    return familyOf(act.verb) == Family::Entry || (act.verb == DirectorVerb::Refuse && act.request == Request::Late);
}

/// Whether two acts of a family are about the same: a table's dealer, a call's chip, a player.
bool isOfTheSame(Family family, const DirectorAct& done, const DirectorAct& owed)
{
    switch (family) {
    case Family::Answer:
        return done.verb == owed.verb || (done.person == owed.person && done.request == owed.request);
    case Family::Chip:
        return done.call == owed.call;
    case Family::Dealer:
        return done.table == owed.table;
    case Family::Deposit:
        return done.verb == owed.verb || owed.verb == DirectorVerb::Deposits;
    default:
        return done.person == owed.person;
    }
}

bool isTryAt(const DirectorAct& done, const DirectorAct& owed)
{
    const Family family = familyOf(done.verb);
    if (answersLateComer(done) && answersLateComer(owed))
        return done.person == owed.person || (done.verb == DirectorVerb::Refuse && owed.verb == DirectorVerb::Refuse);
    if (family != Family::None && family == familyOf(owed.verb))
        return isOfTheSame(family, done, owed);
    // the paragraph of one ruling is no try at another's
    return done.verb == owed.verb && (done.verb != DirectorVerb::Cite || done.call == owed.call);
}

/// Whether an act can have been a try at a duty: one that has to be done, or one that others are measured by.
bool canBeMeant(const DirectorAct& act, const DirectorDuty& duty)
{
    const bool measured =
        duty.late || duty.act.verb == DirectorVerb::Cite || familyOf(duty.act.verb) == Family::Sanction;
    // a report beside the measure is no measure that another could be a try at
    const bool beside = duty.optional && duty.key.verb == DirectorVerb::Report;
    return isTryAt(act, duty.act) && (!duty.optional || measured) && !beside;
}

/// The owed duty that an act comes nearest to: on the same person or table first.
std::optional<DirectorDuty> meantBy(const DirectorAct& act, const std::vector<DirectorDuty>& agenda)
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

} // namespace

bool contains(const std::vector<DirectorAct>& acts, const DirectorAct& act)
{
    return std::ranges::find(acts, act) != acts.end();
}

bool drawsDealer(DirectorVerb verb)
{
    return familyOf(verb) == Family::Dealer;
}

Fault faultOf(const DirectorAct& done, const DirectorAct& owed)
{
    if (familyOf(done.verb) == Family::Sanction)
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
    using enum DirectorVerb;
    switch (act.verb) {
    case ReadStatement:
    case AnnounceMethod:
    case DrawSeats:
    case SeatBy:
    case Start:
        return DirectorCompetency::SetUp;
    case AnnounceBreak:
    case Level:
    case Pause:
    case Resume:
    case Release:
    case RaiseBlinds:
        return DirectorCompetency::Clock;
    case DrawDealer:
    case PlaceButton:
        return night.stage == NightStage::SettingUp ? DirectorCompetency::SetUp : DirectorCompetency::Moves;
    case Hold:
    case Move:
        return DirectorCompetency::Moves;
    case Break:
    case FinalTable:
    case Stop:
    case Advance:
    case OpenRound:
        return DirectorCompetency::Breaking;
    case Claim:
    case Admit:
    case Refuse:
    case Grant:
    case ClearUnclaimed:
        return DirectorCompetency::Seating;
    case Issue:
    case SetStack:
    case ColourUp:
    case RemoveStack:
    case HandBack:
    case TakeOut:
    case Deposits:
    case Deposit:
    case TakeBack:
    case Charge:
    case PayBack:
        return DirectorCompetency::Stacks;
    case Attend:
    case Ask:
    case Rule:
    case Cite:
    case ShowHand:
    case VoidHand:
    case NewDeck:
        return DirectorCompetency::Rulings;
    case Warn:
    case Penalise:
    case Muck:
    case Disqualify:
    case Ban:
    case Report:
        return DirectorCompetency::Conduct;
    case SignOut:
    case Out:
    case Renumber:
    case Winner:
    case Finish:
    case TellOut:
    case Record:
    case Prize:
        return DirectorCompetency::Results;
    }
    return DirectorCompetency::SetUp;
}

DirectorLook lookAt(const Night& night, const DirectorAct& asDone)
{
    DirectorLook look{.night = night,
                      .asDone = asDone,
                      .act = normalised(night, asDone),
                      .agenda = agendaOf(night),
                      .owed = {},
                      .meant = {}};
    const auto isFor = [&](const DirectorDuty& duty) { return look.act == duty.act || contains(duty.alike, look.act); };
    const auto owed = std::ranges::find_if(
        look.agenda, [&](const DirectorDuty& duty) { return isFor(duty) || contains(duty.waiting, look.act); });
    if (owed != look.agenda.end()) {
        look.owed = *owed;
        look.fits = isFor(*owed);
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
