// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/coach_model.h"

#include <algorithm>

namespace cutcard {

void CoachModel::setPicture(CoachPicture picture)
{
    if (picture == m_picture)
        return;
    m_picture = std::move(picture);
    m_steps.setRows({m_picture.steps.begin(), m_picture.steps.end()});
    m_lastActs.setRows({m_picture.lastActs.begin(), m_picture.lastActs.end()});
    emit changed();
}

int CoachModel::owedStep() const
{
    const auto owed = std::find_if(m_picture.steps.begin(), m_picture.steps.end(), [](const StepPicture& step) {
        return step.mark == mark::Owed || step.mark == mark::Habit;
    });
    return owed == m_picture.steps.end() ? -1 : static_cast<int>(owed - m_picture.steps.begin());
}

int CoachModel::seenStep() const
{
    if (owedStep() >= 0)
        return owedStep();
    // whoever is waited for stands below the part of the hand that is begun
    const auto begun = std::ranges::find(m_picture.steps, mark::Optional, &StepPicture::mark);
    if (begun == m_picture.steps.end())
        return -1;
    const auto part = static_cast<int>(begun - m_picture.steps.begin());
    return std::min(part + 1, static_cast<int>(m_picture.steps.size()) - 1);
}

} // namespace cutcard
