// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_floor.h"

#include "core/tournament/state/seats.h"

namespace cutcard {

void NightFloor::show(const NightSelection& picked)
{
    std::vector<NightTablePicture> tables;
    std::vector<NightPlatePicture> plates;
    if (m_run.session()) {
        const Night& night = m_run.session()->night();
        const bool tells = m_run.coached() || m_run.real();
        tables = tablePictures(night, m_run.seating(), picked, tells, m_run.buttonNoted());
        plates = platePictures(night, m_run.seating(), picked, tells, m_run.buttonNoted());
    }
    // nobody counts the stacks of a real night
    for (NightPlatePicture& plate : plates)
        plate.chips = m_run.real() ? QString() : plate.chips;
    m_tables.setRows(std::move(tables));
    m_plates.setRows(std::move(plates));
    emit changed();
}

const Ring* NightFloor::ring(int table) const
{
    return m_run.session() ? m_run.session()->night().ring({.number = table}) : nullptr;
}

int NightFloor::dealersRight(int table) const
{
    const Ring* at = m_run.coached() ? ring(table) : nullptr;
    return at == nullptr ? -1 : rightNeighbour(m_run.session()->night(), {}, *at, Spot::DealerRight, {}).index;
}

int NightFloor::rightOf(int table, int chair, bool after) const
{
    const NightSeating& seating = m_run.seating();
    const int chairs = seating.chairs({.number = table});
    if (ring(table) == nullptr || chairs == 0)
        return -1;
    const auto stacks = stacksAt(*ring(table));
    for (int back = after ? 0 : 1; back <= chairs; ++back) {
        const int at = (chair - back + 2 * chairs) % chairs;
        const auto found = std::ranges::find(stacks, at, [&](EntrantId who) { return seating.chairOf(who); });
        if (found != stacks.end())
            return found->index;
    }
    return -1;
}

QString NightFloor::betweenText(int table, int right) const
{
    return m_run.session() ? cutcard::betweenText(m_run.session()->night(), {.number = table}, {.index = right})
                           : QString();
}

} // namespace cutcard
