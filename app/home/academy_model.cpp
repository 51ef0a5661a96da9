// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/academy_model.h"

namespace cutcard {

void AcademyModel::setPage(Page page)
{
    if (m_page == page)
        return;
    m_page = page;
    emit pageChanged();
}

void AcademyModel::go(Page page)
{
    // where there is no house there are no pages of it; a certificate can be verified all the same
    if (!m_house.contains(QStringLiteral("name")) && page != Verify)
        return;
    setMessage({}, false);
    setPage(page);
    emit asked(QStringLiteral("show"), {});
}

void AcademyModel::setMessage(const QString& message, bool wrong)
{
    if (m_message == message && m_wrong == wrong)
        return;
    m_message = message;
    m_wrong = wrong;
    emit messageChanged();
}

void AcademyModel::setHouse(const QVariantMap& house)
{
    if (m_house == house)
        return;
    m_house = house;
    emit houseChanged();
}

void AcademyModel::setResult(const QVariantMap& result)
{
    if (m_result == result)
        return;
    m_result = result;
    emit resultChanged();
}

void AcademyModel::setPlan(const QVariantMap& plan)
{
    if (m_plan == plan)
        return;
    m_plan = plan;
    emit planChanged();
}

void AcademyModel::setBank(const QVariantMap& bank)
{
    if (m_bank == bank)
        return;
    m_bank = bank;
    emit bankChanged();
}

} // namespace cutcard
