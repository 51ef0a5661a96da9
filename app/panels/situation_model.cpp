// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/situation_model.h"

#include "app/words/tr.h"
#include "app/words/wording.h"

namespace cutcard {

void SituationModel::setPicture(SituationPicture picture)
{
    if (m_picture == picture)
        return;
    // whoever is waited for is whom one means first
    if (picture.awaited != m_picture.awaited || m_seat > picture.names.size())
        m_seat = picture.awaited;
    m_picture = std::move(picture);
    emit changed();
}

void SituationModel::typeAmount(const QString& text)
{
    const auto amount = text.trimmed().isEmpty() ? std::optional<Chips>(0) : typedChips(text);
    m_wrong = !amount;
    m_amount = amount.value_or(0);
    emit amountChanged();
    emit changed();
}

void SituationModel::setSeat(int seat)
{
    if (m_seat == seat || seat < 0 || seat > m_picture.names.size())
        return;
    m_seat = seat;
    emit changed();
}

bool SituationModel::isShown(const SituationLine& line, bool irregular) const
{
    return line.irregular == irregular && line.seat == m_seat;
}

void SituationModel::choose(bool irregular, int line)
{
    for (std::size_t i = 0; i < m_picture.lines.size(); ++i) {
        if (isShown(m_picture.lines[i], irregular) && line-- == 0) {
            emit chosen(i);
            return;
        }
    }
}

QStringList SituationModel::linesOf(bool irregular) const
{
    return textsOf(m_picture.lines, &SituationLine::text,
                   [&](const SituationLine& line) { return isShown(line, irregular); });
}

} // namespace cutcard
