// SPDX-License-Identifier: GPL-3.0-or-later
// The mistakes that are known, and what has to be said of each.
#include "core/tournament/simulation/directors.h"

#include "core/tournament/acts/tennessee_event.h"

namespace cutcard {

using Does = DirectorVerb;

namespace {

/// Collects mistakes in place of one owed duty.
class Mistakes
{
public:
    Mistakes(const Night& night, const DirectorDuty& duty) : m_night(night), m_duty(duty) {}

    std::vector<DirectorMistake> all()
    {
        find();
        return m_found;
    }

private:
    void find()
    {
        const DirectorAct& owed = m_duty.act;
        switch (owed.verb) {
        case Does::Issue:
            otherAmount(owed.amount + m_night.house.common().smallestChip());
            if (!isTennessee(m_night))
                add(director::simple(Does::Start), Fault::OutOfOrder, m_duty.rule);
            return;
        case Does::SetStack:
            return otherAmount(owed.amount + m_night.house.common().smallestChip());
        case Does::DrawSeats:
            // TN-fmt-1: three at least
            if (isTennessee(m_night))
                otherAmount(static_cast<Chips>(toBeSeated(m_night).size()) / 2);
            return;
        case Does::DrawDealer:
            return drawWithoutOne();
        case Does::Hold:
        case Does::FinalTable:
            return evenOutFirst();
        case Does::RemoveStack:
            return takeFromAnother();
        case Does::Level:
            otherAmount(owed.amount + 1);
            if (m_night.house.breaks.empty())
                add(director::counted(Does::AnnounceBreak, owed.amount), Fault::Forbidden, "2.1.4"_rule);
            return;
        case Does::Out:
        case Does::Renumber:
            otherPlace(owed.amount + 1);
            return otherPlace(owed.amount - 1);
        case Does::Move:
            return moveWrongly();
        case Does::Admit:
            if (m_duty.ready)
                otherAmount(m_night.house.startingChips());
            return add(director::answered(Does::Refuse, owed.person, Request::Late), Fault::Forbidden, "2.1.5"_rule);
        case Does::Claim:
            return add(director::answered(Does::Refuse, owed.person, Request::Late), Fault::Forbidden, "2.1.5"_rule);
        case Does::Refuse:
            return answerWrongly();
        case Does::ColourUp:
            for (const auto& [manner, rule] :
                 {std::pair(ColourManner::Race, "3.10"_rule), std::pair(ColourManner::Drop, "3.10"_rule),
                  std::pair(ColourManner::ByNumber, "PA-34"_rule)}) {
                DirectorAct wrong = owed;
                wrong.manner = manner;
                add(wrong, Fault::WrongAmount, rule);
            }
            return;
        case Does::Warn:
        case Does::Penalise:
        case Does::Muck:
        case Does::Disqualify:
        case Does::Ban:
            return punishWrongly();
        case Does::ShowHand:
            return add(director::on(Does::Muck, owed.person), Fault::Forbidden, "3.5.3"_rule);
        case Does::Attend:
        case Does::Ask:
            return ruleUnheard();
        case Does::Rule:
            return ruleWrongly();
        case Does::PlaceButton:
            return toAnother(stacksAt(*m_night.ring(owed.table)), Fault::WrongTarget, m_duty.rule);
        case Does::SeatBy:
            // of two at the wrong table the other one, who was drawn there
            return toAnother(sharingTable(owed.person), Fault::Forbidden, "2.1.2.1"_rule);
        case Does::VoidHand:
            return add(director::at(Does::NewDeck, owed.table), Fault::OutOfOrder, m_duty.rule);
        case Does::NewDeck:
            return atAnother();
        case Does::HandBack:
            toAnother(sharingTable(owed.person), Fault::WrongTarget, m_duty.rule);
            return add(director::called(Does::TakeOut, owed.call), Fault::Forbidden, "GP-chips-not-due"_rule);
        case Does::SignOut:
            // at the final table the chips go, before or after
            if (!m_night.finalTable)
                add(director::on(Does::RemoveStack, owed.person), Fault::Forbidden, "3.13.1"_rule);
            return;
        case Does::Winner:
            // TN-fmt-2: the lower count of two
            if (isTennessee(m_night))
                toAnother(m_night.thoseWho(&Entrant::isIn), Fault::WrongTarget, m_duty.rule);
            else
                add(director::simple(Does::Finish), Fault::OutOfOrder, "2.1.4"_rule);
            return;
        case Does::RaiseBlinds:
        case Does::OpenRound:
        case Does::Charge:
            return otherAmount(owed.amount * 2);
        case Does::Deposits:
        case Does::Deposit:
        case Does::TakeBack:
        case Does::PayBack:
        case Does::Prize:
            return otherAmount(owed.amount / 2);
        case Does::Record:
            return otherAmount(m_night.house.startingChips() + (owed.amount == m_night.house.startingChips() ? 25 : 0));
        case Does::Stop:
            // the prizes, or the next round, before the last hand is known to have been the last
            return add(director::counted(Does::OpenRound, opensAt(m_night, m_night.round + 1)),
                       m_night.finalTable || isDecided(m_night) ? Fault::Forbidden
                       : allStopped(m_night)                    ? Fault::OutOfOrder
                                                                : Fault::Premature,
                       m_night.finalTable || isDecided(m_night) ? "TN-fmt-2"_rule : "TN-fmt-4"_rule);
        default:
            return;
        }
    }

    void add(const DirectorAct& act, Fault fault, Rule rule)
    {
        m_found.push_back({.act = act, .fault = fault, .rule = rule});
    }

    void otherAmount(Chips amount)
    {
        DirectorAct wrong = m_duty.act;
        wrong.amount = amount;
        if (amount > 0 && !contains(m_duty.alike, wrong))
            add(wrong, Fault::WrongAmount, m_duty.rule);
    }

    /// A place beside the right one; where somebody stands who is equal in all, it is shared, which 2.3.3 forbids.
    void otherPlace(Chips place)
    {
        const auto& together = m_night.outTogether;
        const EntrantId who = m_duty.act.person;
        const bool isOne = contains(together, who, &StackAfter::who);
        const bool shared = isOne && std::ranges::any_of(together, [&](const StackAfter& stack) {
                                const Entrant& other = m_night.person(stack.who);
                                const bool equal = m_night.person(who).tie > 0 && m_night.person(who).tie == other.tie;
                                return equal && stack.who != who && other.place == place;
                            });
        DirectorAct wrong = m_duty.act;
        wrong.amount = place;
        if (place > 0 && !contains(m_duty.alike, wrong))
            add(wrong, Fault::WrongAmount, shared ? "2.3.3"_rule : m_duty.rule);
    }

    /// What is owed of somebody, for the first of these who is somebody else.
    void toAnother(const std::vector<EntrantId>& people, Fault fault, Rule rule)
    {
        DirectorAct wrong = m_duty.act;
        for (const EntrantId who : people) {
            wrong.person = who;
            if (who != m_duty.act.person)
                return add(wrong, fault, rule);
        }
    }

    /// 2.1.3: everybody who is there draws, and of those tied each.
    void drawWithoutOne()
    {
        DirectorAct wrong = m_duty.act;
        if (wrong.people.size() < 3)
            return;
        wrong.people.pop_back();
        add(wrong, Fault::WrongTarget, m_duty.rule);
    }

    /// PA-52: with few enough left somebody is moved to even the tables out.
    void evenOutFirst()
    {
        if (!agenda::isFinalTableDue(m_night) || anyHandOn(m_night))
            return;
        for (const Ring& from : m_night.rings) {
            for (const Ring& to : m_night.rings) {
                if (!from.isOpen() || !to.isOpen() || from.number == to.number || stackCount(to) == 0)
                    continue;
                for (const EntrantId who : stacksAt(from)) {
                    if (m_night.person(who).isIn())
                        return add(director::move(who, to.number, Spot::After, stacksAt(to).front()), Fault::OutOfOrder,
                                   "PA-52"_rule);
                }
            }
        }
    }

    /// The chips of somebody who plays on.
    void takeFromAnother()
    {
        for (const EntrantId who : m_night.everybody()) {
            const Entrant& person = m_night.person(who);
            if (person.isIn() && !person.table.isNone() && m_night.openCall(CallKind::Quits, who) == nullptr)
                return add(director::on(Does::RemoveStack, who), Fault::Forbidden, "GP-chips-not-due"_rule);
        }
    }

    std::vector<EntrantId> sharingTable(EntrantId who) const
    {
        const Ring* at = m_night.ring(m_night.person(who).table);
        return at == nullptr ? std::vector<EntrantId>() : stacksAt(*at);
    }

    void atAnother()
    {
        for (const Ring& ring : m_night.rings) {
            if (ring.isOpen() && !ring.deckShort)
                return add(director::at(m_duty.act.verb, ring.number), Fault::WrongTarget, m_duty.rule);
        }
    }

    /// Another chair at the same table; and of a balancing move another player.
    void moveWrongly()
    {
        const Ring& to = *m_night.ring(m_duty.act.table);
        for (const EntrantId right : stacksAt(to)) {
            DirectorAct wrong = m_duty.act;
            wrong.other = right;
            if (!contains(m_duty.alike, wrong) && !contains(m_duty.waiting, wrong)) {
                add(wrong, Fault::WrongTarget, m_duty.rule);
                break;
            }
        }
        const Ring& from = *m_night.ring(m_night.person(m_duty.act.person).table);
        if (from.breaking)
            return;
        const auto others = thoseOf(stacksAt(from), [&](EntrantId who) {
            return m_night.person(who).isIn()
                   && !m_duty.canBe([&](const DirectorAct& act) { return act.person == who; });
        });
        toAnother(others, Fault::WrongTarget, m_duty.rule);
    }

    void answerWrongly()
    {
        const DirectorAct& owed = m_duty.act;
        if (owed.request != Request::Late)
            return add(director::answered(Does::Grant, owed.person, owed.request), Fault::Forbidden, m_duty.rule);
        for (const Ring& ring : m_night.rings) {
            if (!ring.isOpen() || stackCount(ring) >= m_night.house.tableMax)
                continue;
            return add({.verb = Does::Admit,
                        .person = owed.person,
                        .table = ring.number,
                        .amount = m_night.house.startingChips()},
                       Fault::Forbidden, "2.1.5"_rule);
        }
    }

    /// Harsher or milder than the booklet has it.
    void punishWrongly()
    {
        for (const Does verb : {Does::Warn, Does::Disqualify, Does::Ban}) {
            const DirectorAct wrong = director::on(verb, m_duty.act.person);
            if (wrong != m_duty.act && !contains(m_duty.alike, wrong))
                add(wrong, Fault::WrongAmount,
                    verb == Does::Ban && m_duty.rule == "3.2"_rule ? "3.1"_rule : m_duty.rule);
        }
        const DirectorAct longer =
            director::on(Does::Penalise, m_duty.act.person, Chips{m_night.house.penaltyMinutes} * 2);
        // 3.12.2 names no time: there none is too long
        const DirectorAct said = normalised(m_night, longer);
        if (said != m_duty.act && !contains(m_duty.alike, said))
            add(longer, Fault::WrongAmount, m_duty.rule);
    }

    void ruleUnheard()
    {
        const Call* call = m_night.call(m_duty.act.call);
        const auto right = std::ranges::find(call->choices, true, &RulingChoice::right);
        const Rule decides = isTennessee(m_night) ? "GP-dispute"_rule : "3.15"_rule;
        add(director::called(Does::Rule, m_duty.act.call, right - call->choices.begin() + 1), Fault::OutOfOrder,
            call->attended ? "GP-facts"_rule : decides);
    }

    void ruleWrongly()
    {
        const Call* call = m_night.call(m_duty.act.call);
        for (std::size_t i = 0; i < call->choices.size(); ++i) {
            if (!call->choices[i].right)
                add(director::called(Does::Rule, m_duty.act.call, static_cast<Chips>(i) + 1), Fault::WrongTarget,
                    m_duty.rule);
        }
    }

    const Night& m_night;
    const DirectorDuty& m_duty;
    std::vector<DirectorMistake> m_found;
};

} // namespace

std::vector<DirectorMistake> knownDirectorMistakes(const Night& night)
{
    std::vector<DirectorMistake> found;
    if (const auto duty = idealDirectorDuty(night))
        found = Mistakes(night, *duty).all();
    addStray(night, found);
    return found;
}

} // namespace cutcard
