// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_facts.h"

namespace cutcard {

void NightFacts::show(const NightSelection& picked)
{
    m_title.clear();
    m_said.clear();
    m_book = {};
    if (m_run.session()) {
        const Night& night = m_run.session()->night();
        const bool real = m_run.real();
        m_title = nightTitle(*m_run.session(), real);
        if (m_run.coached() || real)
            m_said = saidDuties(night, m_run.buttonNoted(), m_run.lookedAt());
        m_book = {.results = resultLines(night),
                  .moves = moveLines(night),
                  .offences = offenceLines(night),
                  .ledger = ledgerText(night, isCounted(night, real))};
    }
    m_owed.setRows(cutcard::owedLines(m_said, m_run.lookedAt()));
    emit changed();
    tick(picked);
}

void NightFacts::tick(const NightSelection& picked)
{
    const bool isOpen = m_run.session().has_value();
    m_stateText = isOpen ? nightStateText(m_run.session()->night(), m_run.now()) : QString();
    m_briefStateText = isOpen ? cutcard::briefStateText(m_run.session()->night(), m_run.now()) : QString();
    m_clock = isOpen ? clockPicture(m_run.session()->night(), m_run.now(), m_run.real()) : NightClockPicture();
    m_queue = isOpen ? queueLines(m_run.session()->night(), m_run.now(), picked) : QVariantList();
    emit ticked();
}

} // namespace cutcard
