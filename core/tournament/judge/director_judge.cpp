// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/judge/director_judge.h"

#include "core/judge/finding.h"
#include "core/tournament/judge/director_look.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

using Judged = std::optional<DirectorVerdict>;
using Finding = BasicFinding<DirectorVerdict, DirectorLook>;

static DirectorVerdict on(Fault fault, const DirectorDuty& duty)
{
    const bool isOnlyEarly = fault == Fault::None || fault == Fault::Premature || fault == Fault::OutOfOrder;
    DirectorVerdict verdict = fulfilled(duty);
    verdict.fault = fault;
    if (!isOnlyEarly)
        verdict.severity = duty.ifWrong.value_or(duty.severity);
    if (fault != Fault::None)
        verdict.attempted = duty.key;
    return verdict;
}

static DirectorVerb verbOf(const DirectorDuty& duty)
{
    return duty.act.verb;
}

/// Out of order, over some of what had to be done before.
static DirectorVerdict over(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda, const auto& isJumped)
{
    DirectorVerdict verdict = on(Fault::OutOfOrder, duty);
    std::ranges::copy_if(agenda, std::back_inserter(verdict.jumped),
                         [&](const DirectorDuty& other) { return !other.optional && isJumped(other); });
    return verdict;
}

/// 2.3.3: of two who were out together both are given the place of one.
static bool sharesAPlace(const Night& night, const DirectorAct& act)
{
    if ((act.verb != DirectorVerb::Out && act.verb != DirectorVerb::Renumber) || !night.knows(act.person))
        return false;
    const Entrant& person = night.person(act.person);
    const auto together = [&](const StackAfter& stack) {
        const Entrant& other = night.person(stack.who);
        const bool equal = person.tie > 0 && person.tie == other.tie; // chips and hands (PA-55)
        return equal && stack.who != act.person && other.place == act.amount && act.amount > 0;
    };
    const auto isOne = [&](const StackAfter& stack) { return stack.who == act.person; };
    return std::ranges::any_of(night.outTogether, isOne) && std::ranges::any_of(night.outTogether, together);
}

/// A chair beside somebody who sits at another table is none.
static Judged besideNobody(const DirectorLook& look)
{
    const DirectorAct& act = look.asDone;
    const bool sits = act.verb == DirectorVerb::Move || act.verb == DirectorVerb::Admit;
    const Ring* ring = look.night.ring(act.table);
    if (!sits || act.spot != Spot::After || ring == nullptr || !look.night.knows(act.person) || stackCount(*ring) == 0
        || sitsAt(*ring, act.other))
        return std::nullopt;
    const bool late = act.verb == DirectorVerb::Admit;
    // it is said that it can't be, and changes nothing
    DirectorVerdict verdict{.fault = Fault::Impossible,
                            .rule = late ? "2.1.5"_rule : "2.2.5"_rule,
                            .severity = Severity::Minor,
                            .competency = late ? DirectorCompetency::Seating : DirectorCompetency::Moves,
                            .told = true};
    verdict.expected = copyOf(firstOf(look.agenda, [&](const DirectorDuty& duty) {
        return duty.act.verb == act.verb && duty.act.person == act.person && !duty.optional;
    }));
    return verdict;
}

/// What an act was a try at: where all have to pay a deposit, and one pays another sum, it is that one's.
static DutyKey triedBy(const DirectorAct& act, const DirectorDuty& duty)
{
    const bool ofOne = act.verb == DirectorVerb::Deposit && duty.act.verb == DirectorVerb::Deposits;
    return ofOne ? DutyKey{.verb = act.verb, .subject = act.person.index} : duty.key;
}

/// Done as it is owed.
static Judged asOwed(const DirectorLook& look)
{
    if (!look.fits)
        return std::nullopt;
    // of a broken table's chairs those that wait for no hand are as right as the one that is waited for
    const bool alike = look.act.verb == DirectorVerb::Move && contains(look.owed->alike, look.act);
    if (!alike && !isDue(*look.owed, look.agenda))
        return std::nullopt;
    DirectorVerdict verdict = on(Fault::None, *look.owed);
    verdict.expected->key = triedBy(look.act, *look.owed);
    return verdict;
}

/// As it is owed, over what has to be done before: that weighs, and is what the act breaks.
static Judged outOfOrder(const DirectorLook& look)
{
    if (!look.fits || !look.owed->ready)
        return std::nullopt;
    DirectorVerdict verdict = over(*look.owed, look.agenda, [&](const DirectorDuty& other) {
        return other.chain == look.owed->chain && other.step < look.owed->step;
    });
    verdict.weighAs(*std::ranges::max_element(verdict.jumped, {}, &DirectorDuty::severity));
    return verdict;
}

/// TN-odc-2: the book is closed, and whoever has a deposit left at the bank goes without it: one slip, however many.
static Judged beforeDeposits(const DirectorLook& look)
{
    if (!look.owed || look.act.verb != DirectorVerb::Finish)
        return std::nullopt;
    DirectorVerdict verdict = over(*look.owed, look.agenda,
                                   [](const DirectorDuty& other) { return other.act.verb == DirectorVerb::PayBack; });
    verdict.rule = "TN-odc-2"_rule;
    verdict.severity = Severity::Critical;
    verdict.competency = DirectorCompetency::Stacks;
    return verdict;
}

/// As it is owed, while a hand stands in its way.
static Judged tooEarly(const DirectorLook& look)
{
    if (!look.owed)
        return std::nullopt;
    const DirectorDuty& duty = *look.owed;
    DirectorVerdict verdict = on(Fault::Premature, duty);
    verdict.severity = std::min(verdict.severity, duty.ifWrong.value_or(verdict.severity));
    // 2.1.5 has no word of hands: who is let in while one is on sits down when it is over
    verdict.told = duty.act.verb == DirectorVerb::Admit;
    // PA-57: no paragraph says when chips go; what says that those in a hand stay until it is over is a reading
    if (duty.act.verb == DirectorVerb::RemoveStack || duty.act.verb == DirectorVerb::ClearUnclaimed)
        verdict.rule = "PA-57"_rule;
    return verdict;
}

/// What was said, or is so, is no fault when it is said once more.
static Judged isSoAlready(const DirectorLook& look)
{
    const DirectorAct& act = look.act;
    const bool method = act.verb == DirectorVerb::AnnounceMethod && look.night.stage == NightStage::Playing
                        && look.night.method == act.method;
    const Entrant person = look.night.knows(act.person) ? look.night.person(act.person) : Entrant();
    const bool refused =
        act.verb == DirectorVerb::Refuse && act.request == Request::Late && person.presence == Presence::Refused;
    const bool seated = act.verb == DirectorVerb::SeatBy && person.table == act.table && person.drawn.isNone();
    if (!method && !refused && !seated)
        return std::nullopt;
    DirectorVerdict verdict = unneeded(look.night, act);
    verdict.told = true;
    return verdict;
}

/// A place, or a count, that stands in the book already is not written wrongly.
static Judged standsAlready(const DirectorLook& look)
{
    const DirectorAct& act = look.act;
    if (!look.night.knows(act.person) || act.amount <= 0)
        return std::nullopt;
    const Entrant& person = look.night.person(act.person);
    const bool place = act.verb == DirectorVerb::Renumber && person.place == act.amount && person.earned == act.amount;
    const bool count = act.verb == DirectorVerb::Record && person.isIn() && person.chips == act.amount
                       && person.page.recorded == act.amount;
    return place || count ? std::optional(unneeded(look.night, act)) : std::nullopt;
}

/// PA-52: with few enough left nothing is evened out any more.
static Judged beforeFinalTable(const DirectorLook& look)
{
    const DirectorDuty* form = firstWith(look.agenda, DirectorVerb::FinalTable, verbOf);
    const bool evens = look.act.verb == DirectorVerb::Move || look.act.verb == DirectorVerb::Break;
    if (!evens || form == nullptr)
        return std::nullopt;
    DirectorVerdict verdict = on(Fault::OutOfOrder, *form);
    verdict.rule = "PA-52"_rule;
    verdict.jumped.push_back(*form);
    return verdict;
}

/// What a document never allows.
static Judged banned(const DirectorLook& look)
{
    const DirectorAct& act = look.act;
    const auto ban = banOn(look.night, act, look.meant.has_value());
    if (!ban)
        return std::nullopt;
    // what names nothing that there is has broken nothing
    if (ban->fault == Fault::Impossible && ban->rule == "GP-unneeded"_rule) {
        DirectorVerdict verdict = unneeded(look.night, act);
        verdict.fault = Fault::Impossible;
        verdict.told = true;
        return verdict;
    }
    DirectorVerdict verdict{ban->fault, ban->rule, ban->severity, ban->competency, look.meant};
    // of a hand that is played on the others are owed the sight
    if (ban->rule == "3.5.3"_rule) {
        const DirectorDuty* show = firstWith(look.agenda, DirectorVerb::ShowHand, verbOf);
        verdict.expected = show == nullptr ? look.meant : *show;
    }
    if (look.meant && look.meant->act.verb != DirectorVerb::Finish)
        verdict.attempted = look.meant->key;
    // what is written wrongly is written anew
    if (act.verb == DirectorVerb::Renumber && ban->fault == Fault::WrongAmount)
        verdict.attempted = DutyKey{.verb = DirectorVerb::Out, .subject = act.person.index};
    // counted anew it is put right
    if (act.verb == DirectorVerb::SetStack && look.night.stage == NightStage::SettingUp)
        verdict.attempted = DutyKey{.verb = act.verb, .subject = act.person.index};
    return verdict;
}

/// 2.2.5 leaves moves to the manager while no difference of three asks for one; a chair it leaves to nobody.
static Judged freeMove(const DirectorLook& look)
{
    const Night& night = look.night;
    const DirectorAct& act = look.act;
    if (act.verb != DirectorVerb::Move || look.meant || night.house.tennessee)
        return std::nullopt;
    DirectorVerdict verdict{Fault::WrongTarget, "2.2.5"_rule, Severity::Major, DirectorCompetency::Moves};
    const Ring& to = *night.ring(act.table);
    const Ring& from = *night.ring(night.person(act.person).table);
    const auto places = rightPlaces(night, act.person, to);
    if (!contains(places, act.other))
        return verdict;
    const bool toFuller = agenda::isForTheFuller(night, act.person, act.table);
    if (toFuller && stackCount(to) + 1 - (stackCount(from) - 1) >= night.house.balanceAt)
        return verdict;
    if (toFuller || !isByTheMethod(night, act.person)) {
        verdict.rule = "PA-48"_rule;
        return verdict;
    }
    verdict.fault = Fault::None;
    verdict.told = true;
    return verdict;
}

/// A final table is let go by its draw (2.3.1); who says so as well says nothing wrong, but before it.
static Judged letGoAlready(const DirectorLook& look)
{
    const Ring* ring = look.night.ring(look.act.table);
    if (look.act.verb != DirectorVerb::Release || !look.night.finalTable || ring == nullptr || !ring->isOpen()
        || ring->held || ring->last)
        return std::nullopt;
    const DirectorDuty* draw = firstOf(look.agenda, [&](const DirectorDuty& each) {
        return drawsDealer(each.act.verb) && each.act.table == look.act.table && !each.optional;
    });
    if (draw == nullptr)
        return DirectorVerdict{
            .rule = "2.3.1"_rule, .severity = Severity::Minor, .competency = DirectorCompetency::Clock, .told = true};
    DirectorVerdict verdict = on(Fault::OutOfOrder, *draw);
    verdict.jumped.push_back(*draw);
    return verdict;
}

/// 3.10: whether somebody has fewer chips after an exchange than before.
static bool takesChips(const Night& night, const DirectorAct& act)
{
    Night after = night;
    if (!perform(after, act))
        return false;
    for (std::size_t i = 0; i < night.people.size(); ++i) {
        if (after.people[i].chips < night.people[i].chips)
            return true;
    }
    return false;
}

/// How much a measure takes from whoever it meets; 0: it is no step of these.
static int gravity(DirectorVerb verb)
{
    constexpr std::array steps{DirectorVerb::Warn, DirectorVerb::Penalise, DirectorVerb::Disqualify, DirectorVerb::Ban};
    const auto found = std::ranges::find(steps, verb);
    return found == steps.end() ? 0 : static_cast<int>(found - steps.begin()) + 1;
}

/// Whether an offence was met with less than its paragraph has: no more than half of what is due was left out.
static bool isMilder(const DirectorAct& act, const DirectorDuty& duty)
{
    const auto isMore = [&](const DirectorAct& right) {
        return gravity(right.verb) > gravity(act.verb) || (right.verb == act.verb && right.amount > act.amount);
    };
    return gravity(act.verb) > 0 && (isMore(duty.act) || std::ranges::any_of(duty.alike, isMore));
}

/// The amount that is right only as long as the bank has not had what is its own: that is left out, and nothing else.
static Judged beforeTheBank(const DirectorLook& look)
{
    const DirectorAct& act = look.act;
    if (!look.meant || !look.night.knows(act.person) || look.meant->act.person != act.person
        || look.meant->act.verb != act.verb)
        return std::nullopt;
    const Entrant& person = look.night.person(act.person);
    const bool paysAll = act.verb == DirectorVerb::PayBack && act.amount == person.page.balance();
    const bool countsAll = act.verb == DirectorVerb::Record && person.page.loan > 0 && act.amount == person.chips;
    const DirectorVerb first = paysAll ? DirectorVerb::Charge : DirectorVerb::TakeBack;
    DirectorVerdict verdict = over(*look.meant, look.agenda, [&](const DirectorDuty& other) {
        return (paysAll || countsAll) && other.act.verb == first && other.act.person == act.person;
    });
    if (verdict.jumped.empty())
        return std::nullopt;
    verdict.weighAs(verdict.jumped.front());
    return verdict;
}

/// A try at what is owed otherwise.
static Judged otherwise(const DirectorLook& look)
{
    if (!look.meant)
        return std::nullopt;
    const DirectorAct& act = look.act;
    const DirectorDuty& duty = *look.meant;
    DirectorVerdict verdict = on(faultOf(act, duty.act), duty);
    verdict.attempted = triedBy(act, duty);
    // 3.10: equal or greater; that it goes by the value and not by the number of chips is a reading
    if (act.verb == DirectorVerb::ColourUp && takesChips(look.night, act))
        verdict.severity = Severity::Critical;
    if (act.verb == DirectorVerb::ColourUp && act.manner == ColourManner::ByNumber)
        verdict.rule = "PA-34"_rule;
    if (isMilder(act, duty))
        verdict.severity = std::min(verdict.severity, duty.severity);
    if (sharesAPlace(look.night, act))
        verdict.rule = "2.3.3"_rule;
    // 3.1: out of this event either way, for the first time or the second
    if (duty.rule == "3.1"_rule && putsOut(act.verb) && putsOut(duty.act.verb))
        verdict.severity = Severity::Major;
    // 3.2 names no sanction that another could be measured by; a ban is 3.1's, for the second time
    if (act.verb == DirectorVerb::Ban && duty.rule == "3.2"_rule)
        verdict.rule = "3.1"_rule;
    return verdict;
}

/// All findings; the first that finds anything counts, and the last always does.
constexpr std::array rows{
    Finding{"beside-nobody", besideNobody},
    Finding{"as-owed", asOwed},
    Finding{"out-of-order", outOfOrder},
    Finding{"before-deposits", beforeDeposits},
    Finding{"too-early", tooEarly},
    Finding{"is-so-already", isSoAlready},
    Finding{"stands-already", standsAlready},
    Finding{"before-final-table", beforeFinalTable},
    Finding{"banned", banned},
    Finding{"free-move", freeMove},
    Finding{"let-go-already", letGoAlready},
    Finding{"before-the-bank", beforeTheBank},
    Finding{"otherwise", otherwise},
    Finding{"unasked", [](const DirectorLook& look) { return Judged(unneeded(look.night, look.act)); }},
};

DirectorVerdict unneeded(const Night& night, const DirectorAct& act)
{
    return {.fault = Fault::Unneeded,
            .rule = "GP-unneeded"_rule,
            .severity = Severity::Minor,
            .competency = competencyOf(night, act)};
}

DirectorVerdict judgeAct(const Night& night, const DirectorAct& act)
{
    return firstFound(rows, lookAt(night, act));
}

} // namespace cutcard
