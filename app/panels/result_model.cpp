// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/result_model.h"

namespace cutcard {

void ResultModel::show(ResultPicture picture)
{
    m_picture = std::move(picture);
    m_shown = true;
    m_awaited = !m_picture.sudden;
    emit changed();
}

void ResultModel::hide()
{
    if (!m_shown)
        return;
    m_shown = false;
    emit changed();
}

bool ResultModel::key(int key)
{
    if (!m_shown)
        return false;
    if (key >= Qt::Key_1 && key <= Qt::Key_3)
        practise(key - Qt::Key_1);
    else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && std::exchange(m_awaited, true))
        next();
    else if (key == Qt::Key_S)
        again();
    else if (key == Qt::Key_D)
        lookBack();
    else if (key == Qt::Key_Escape)
        leave();
    // no act is done behind the card's back
    return true;
}

void ResultModel::practise(int line)
{
    if (line >= 0 && line < static_cast<int>(m_picture.mistakes.size()))
        emit practiseAsked(m_picture.mistakes[static_cast<std::size_t>(line)].event);
}

} // namespace cutcard
