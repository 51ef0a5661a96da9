// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supervisor/academy_model.h"
#include "app/academy/store/clock.h"

#include "app/academy/result/result_text.h"

namespace cutcard {

void AcademyModel::go(Page page)
{
    // where there is no house there are no pages of it; a certificate can be verified all the same
    if (!m_house.contains(QStringLiteral("name")) && page != Verify)
        return;
    // while somebody's exam is interrupted its clock stands: nothing is read beside it
    const QString stopped = m_house.value(QStringLiteral("stopped")).toString();
    if (!stopped.isEmpty() && page != Proctor && page != Verify)
        return setMessage(stopped, true);
    setMessage({}, false);
    setPage(page);
    m_ledger.hidePaperKey();
    show();
}

void AcademyModel::back()
{
    m_acts.say({});
    if (m_acts.academy() == nullptr)
        m_acts.window().enter();
}

void AcademyModel::show()
{
    QVariantMap house{{"today", QString::fromStdString(clockDay())},
                      {"verified", m_verifying.verified()},
                      {"busy", m_busy},
                      {"examElsewhere", m_examElsewhere},
                      {"chosenFolder", m_founding.takeFolder()}};
    if (const Academy* academy = m_acts.academy()) {
        house.insert(QStringLiteral("name"), shown(academy->store().house()));
        for (const QVariantMap& facts : {m_people.facts(), m_ledger.facts(), m_plans.facts(), m_proctor.facts()})
            house.insert(facts);
        if (m_page == Training)
            house.insert(m_training.facts());
    }
    setHouse(house);
}

} // namespace cutcard
