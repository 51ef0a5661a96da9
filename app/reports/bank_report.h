// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/bank_model.h"

#include <QCoreApplication>
#include <QString>

namespace cutcard {

/// A text of a report, translated.
inline QString reportWords(const char* text)
{
    return QCoreApplication::translate("report", text);
}

/// The bank's book as a part of a report: its sum, the accounts and every entry.
QString bankHtml(const BankPicture& bank);

} // namespace cutcard
