// SPDX-License-Identifier: GPL-3.0-or-later
// What is picked: somebody, a table, something that waits; and whoever is put down somewhere else.
#include "app/director/night_console.h"

#include "app/words/night/night_words.h"
#include "app/words/table/act_words.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

/// Answers what is asked, or is picked; what was picked already is not any more.
void NightConsole::pick(const NightSelection& selection)
{
    const Night& night = m_run.session()->night();
    m_choice = 0;
    if (m_composer.isAsking()) {
        if (selection.isPerson() ? m_composer.choosePerson(night, selection.who)
                                 : m_composer.chooseTable(night, selection.table))
            finishComposing();
        return;
    }
    m_call.leave();
    m_picked = m_picked == selection ? NightSelection() : selection;
    emit changed();
}

void NightConsole::pickPerson(int who)
{
    const EntrantId person{.index = who};
    if (m_run.session() && m_run.session()->night().knows(person))
        pick({.who = person, .table = m_run.session()->night().person(person).table});
}

void NightConsole::pickTable(int number)
{
    if (m_run.session() && m_run.session()->night().ring({.number = number}) != nullptr)
        pick({.who = {}, .table = {.number = number}});
}

void NightConsole::pickCall(int call)
{
    if (!m_run.session() || m_run.session()->night().call(call) == nullptr)
        return;
    m_composer.stop();
    m_choice = 0;
    m_picked = {.who = {}, .table = {}, .call = call};
    if (m_run.session()->night().call(call)->kind == CallKind::Floor)
        return attend(call);
    m_call.leave();
    emit changed();
}

int NightConsole::tableInSight() const
{
    if (!m_run.session())
        return 0;
    const Night& night = m_run.session()->night();
    if (m_composer.isAsking()) {
        const auto options = m_composer.options(night);
        if (m_choice >= 0 && m_choice < static_cast<int>(options.size())) {
            const NightOption& option = options[static_cast<std::size_t>(m_choice)];
            if (!option.table.isNone())
                return option.table.number;
            if (night.knows(option.who) && !night.person(option.who).table.isNone())
                return night.person(option.who).table.number;
        }
        if (!m_composer.act().table.isNone())
            return m_composer.act().table.number;
    }
    return m_picked.isPerson() && night.knows(m_picked.who) ? night.person(m_picked.who).table.number
                                                            : m_picked.table.number;
}

void NightConsole::pickNothing()
{
    m_composer.stop();
    m_picked = {};
    m_choice = 0;
    emit changed();
}

QString NightConsole::pickedText() const
{
    if (!m_run.session())
        return {};
    const Night& night = m_run.session()->night();
    if (const Call* call = night.call(m_picked.call); call != nullptr)
        return call->table.isNone() || call->kind != CallKind::Floor ? callText(night, *call)
                                                                     : tr("Table %1, ruling").arg(call->table.number);
    if (m_picked.isPerson()) {
        const Entrant& person = night.person(m_picked.who);
        QString name = QString::fromStdString(person.name);
        if (person.table.isNone())
            return name;
        // a plate that is narrow has no room for the chips
        //: an act of the director's and a table
        const QString there = tr("%1, table %2").arg(name).arg(person.table.number);
        //: an act of the director's and a player
        return m_run.real() || person.chips == 0 ? there : tr("%1, %2").arg(there, chipsText(person.chips));
    }
    return m_picked.isTable() ? tr("Table %1").arg(m_picked.table.number) : tr("The whole room");
}

void NightConsole::attend(int call)
{
    m_picked = {.who = {}, .table = {}, .call = call};
    if (!m_run.lookedAt() && !m_run.session()->night().call(call)->attended
        && !m_run.act(director::called(DirectorVerb::Attend, call)))
        return;
    m_picked = {.who = {}, .table = {}, .call = call};
    m_call.attend(*m_run.session(), call);
    emit changed();
}

void NightConsole::leaveCall()
{
    m_call.leave();
    m_composer.stop();
    m_picked = {};
    emit changed();
}

void NightConsole::drop(int who, int table, int rightNeighbour)
{
    const EntrantId person{.index = who};
    if (!m_run.session() || m_run.lookedAt() || !m_run.session()->night().knows(person))
        return;
    const Night& night = m_run.session()->night();
    const TableNo to{.number = table};
    if (night.person(person).table == to)
        return;
    m_composer.stop();
    const EntrantId right{.index = rightNeighbour};
    const Spot spot = right.isNobody() ? Spot::DealerRight : Spot::After;
    if (night.stage == NightStage::SettingUp) {
        m_run.act({.verb = DirectorVerb::SeatBy, .person = person, .table = to});
        return;
    }
    if (night.openCall(CallKind::Late, person) != nullptr) {
        m_picked = {.who = person, .table = {}};
        m_composer.begin(night, DirectorVerb::Admit, m_picked);
        m_composer.chooseTable(night, to);
        if (spot == Spot::After)
            m_composer.choosePerson(night, right);
        emit changed();
        return;
    }
    m_run.act(director::move(person, to, spot, right));
}

} // namespace cutcard
