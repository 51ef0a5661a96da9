// SPDX-License-Identifier: GPL-3.0-or-later
// What is picked in the room: somebody, a table, a call; and where somebody would sit who is put down.
#include "app/director/night_desk.h"

#include "app/words/night/night_words.h"
#include "app/words/table/act_words.h"
#include "core/tournament/state/seats.h"

#include <algorithm>

namespace cutcard {

void NightDesk::pickPerson(int who)
{
    const EntrantId person{.index = who};
    if (!m_run.session() || !m_run.session()->night().knows(person))
        return;
    m_choice = 0;
    if (m_composer.isAsking()) {
        if (m_composer.choosePerson(m_run.session()->night(), person))
            finishComposing();
        return;
    }
    m_atCall = false;
    m_picked = m_picked.who == person
                   ? NightSelection()
                   : NightSelection{.who = person, .table = m_run.session()->night().person(person).table};
    show();
}

void NightDesk::pickTable(int number)
{
    const TableNo table{.number = number};
    if (!m_run.session() || m_run.session()->night().ring(table) == nullptr)
        return;
    m_choice = 0;
    if (m_composer.isAsking()) {
        if (m_composer.chooseTable(m_run.session()->night(), table))
            finishComposing();
        return;
    }
    m_atCall = false;
    m_picked =
        m_picked.isTable() && m_picked.table == table ? NightSelection() : NightSelection{.who = {}, .table = table};
    show();
}

void NightDesk::pickCall(int call)
{
    if (!m_run.session() || m_run.session()->night().call(call) == nullptr)
        return;
    m_composer.stop();
    m_choice = 0;
    m_picked = {.who = {}, .table = {}, .call = call};
    if (m_run.session()->night().call(call)->kind == CallKind::Floor)
        return attend(call);
    m_atCall = false;
    show();
}

int NightDesk::tableInSight() const
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

int NightDesk::waiting() const
{
    return static_cast<int>(std::ranges::count(m_plates.rows(), 0, &NightPlatePicture::table));
}

int NightDesk::rightOf(int table, int chair, bool after) const
{
    const Ring* ring = m_run.session() ? m_run.session()->night().ring({.number = table}) : nullptr;
    const int chairs = m_run.seating().chairs({.number = table});
    if (ring == nullptr || chairs == 0)
        return -1;
    const auto stacks = stacksAt(*ring);
    for (int back = after ? 0 : 1; back <= chairs; ++back) {
        const int at = (chair - back + 2 * chairs) % chairs;
        const auto found = std::ranges::find(stacks, at, [&](EntrantId who) { return m_run.seating().chairOf(who); });
        if (found != stacks.end())
            return found->index;
    }
    return -1;
}

QString NightDesk::betweenText(int table, int right) const
{
    const Ring* ring = m_run.session() ? m_run.session()->night().ring({.number = table}) : nullptr;
    if (ring == nullptr || !m_run.session()->night().knows({.index = right}))
        return {};
    const EntrantId who{.index = right};
    //: two players
    return tr("between %1 and %2")
        .arg(entrantText(m_run.session()->night(), who), entrantText(m_run.session()->night(), nextAfter(*ring, who)));
}

void NightDesk::pickNothing()
{
    m_composer.stop();
    m_picked = {};
    m_choice = 0;
    show();
}

QString NightDesk::pickedText() const
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

} // namespace cutcard
