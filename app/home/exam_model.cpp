// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/exam_model.h"

namespace cutcard {

void ExamModel::setPage(Page page)
{
    if (m_page == page)
        return;
    m_page = page;
    emit pageChanged();
}

void ExamModel::setMessage(const QString& message, bool wrong)
{
    if (m_message == message && m_wrong == wrong)
        return;
    m_message = message;
    m_wrong = wrong;
    emit messageChanged();
}

void ExamModel::setExam(const QVariantMap& exam)
{
    if (m_exam == exam)
        return;
    m_exam = exam;
    emit examChanged();
}

void ExamModel::setClock(const QVariantMap& clock)
{
    if (m_clock == clock)
        return;
    m_clock = clock;
    emit clockChanged();
}

} // namespace cutcard
