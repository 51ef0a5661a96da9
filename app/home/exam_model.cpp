// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/exam_model.h"

namespace cutcard {

void ExamModel::setPage(Page page)
{
    set(m_page, page, &ExamModel::pageChanged);
}

void ExamModel::setExam(const QVariantMap& exam)
{
    set(m_exam, exam, &ExamModel::examChanged);
}

void ExamModel::setClock(const QVariantMap& clock)
{
    set(m_clock, clock, &ExamModel::clockChanged);
}

} // namespace cutcard
