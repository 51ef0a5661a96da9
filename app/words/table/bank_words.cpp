// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/bank_words.h"

#include "app/words/said.h"
#include "app/words/tr.h"

namespace cutcard {

QString bankEntryText(const BankEntry& entry, const Wording& wording)
{
    return said("bank-entry", entry.kind, {wording.seat(entry.seat)});
}

QString bankSumText(const OdcBank& bank, const Wording& wording)
{
    // a sum is read from the left in every language
    QString sum =
        Words::tr("%1 issued + %2 ODC absorbed").arg(wording.amount(bank.issued()), wording.amount(bank.absorbed()));
    if (bank.outstanding() > 0)
        //: %1 is a sum, %2 an amount that is added to it
        sum = Words::tr("%1 + %2 on loan now").arg(sum, wording.amount(bank.outstanding()));
    if (bank.corrections() > 0)
        //: %1 is a sum, %2 an amount that is added to it
        sum = Words::tr("%1 + %2 corrected").arg(sum, wording.amount(bank.corrections()));
    if (bank.corrections() < 0)
        //: %1 is a sum, %2 an amount that is taken from it
        sum = Words::tr("%1 − %2 corrected").arg(sum, wording.amount(-bank.corrections()));
    //: %1 is an amount, %2 the sum that comes to it
    return Words::tr("Chips on the table: %1 = %2").arg(wording.amount(bank.chipsOnTable()), sum);
}

QString bankCountText(const OdcBank& bank, Chips counted, const Wording& wording)
{
    const Chips missing = bank.chipsOnTable() - counted;
    if (missing == 0)
        return Words::tr("Counted: %1. The book balances.").arg(wording.amount(counted));
    if (missing > 0)
        return Words::tr("Counted: %1. %2 is missing.").arg(wording.amount(counted), wording.amount(missing));
    return Words::tr("Counted: %1. That is %2 too much.").arg(wording.amount(counted), wording.amount(-missing));
}

QString bankBalanceText(Chips balance, const Wording& wording)
{
    return balance < 0 ? Words::tr("owes %1").arg(wording.amount(-balance)) : wording.amount(balance);
}

} // namespace cutcard
