// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_picture.h"

#include "app/words/table/act_words.h"

#include <QCoreApplication>

namespace cutcard {

QString ChipsPicture::text() const
{
    return chipsText(amount);
}

QString ChipsPicture::words() const
{
    QStringList parts;
    for (const ChipPicture& chip : chips)
        parts.append(
            //: a card, such as "ace of hearts"
            QCoreApplication::translate("Table", "%1 of %2").arg(chipsText(chip.count), chipsText(chip.denomination)));
    return parts.join(QCoreApplication::translate("Table", ", "));
}

QString SeatPicture::betFigure() const
{
    const bool shown = bet.amount > 0 && !betHidden;
    return shown ? bet.text() + (betSaid ? QStringLiteral(" ✓") : QString()) : QString();
}

} // namespace cutcard
