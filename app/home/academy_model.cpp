// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/academy_model.h"

namespace cutcard {

void AcademyModel::setPage(Page page)
{
    set(m_page, page, &AcademyModel::pageChanged);
}

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
    emit asked(QStringLiteral("show"), {});
}

void AcademyModel::setHouse(const QVariantMap& house)
{
    set(m_house, house, &AcademyModel::houseChanged);
}

void AcademyModel::setResult(const QVariantMap& result)
{
    set(m_result, result, &AcademyModel::resultChanged);
}

void AcademyModel::setPlan(const QVariantMap& plan)
{
    set(m_plan, plan, &AcademyModel::planChanged);
}

void AcademyModel::setBank(const QVariantMap& bank)
{
    set(m_bank, bank, &AcademyModel::bankChanged);
}

} // namespace cutcard
