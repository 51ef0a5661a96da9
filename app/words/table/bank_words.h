// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/chips/odc_bank.h"

namespace cutcard {

/// One line of the bank's book in words: "Loan to Ada".
QString bankEntryText(const BankEntry& entry, const Wording& wording = {});

/// What has to lie on the table and why: "Chips on the table: 46,000 = 40,000 issued + 6,000 ODC absorbed".
QString bankSumText(const OdcBank& bank, const Wording& wording = {});

/// Whether what was counted on the table is what the book says.
QString bankCountText(const OdcBank& bank, Chips counted, const Wording& wording = {});

/// The state of a player's account: "9,900", or "owes 100".
QString bankBalanceText(Chips balance, const Wording& wording = {});

} // namespace cutcard
