// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/bank_model.h"

#include <QString>

namespace cutcard {

/// The bank's book as a part of a report: its sum, the accounts and every entry.
QString bankHtml(const BankPicture& bank);

} // namespace cutcard
