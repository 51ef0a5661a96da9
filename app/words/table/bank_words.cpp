// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/bank_words.h"
#include "app/words/tr.h"

#include <QCoreApplication>

namespace cutcard {

/// What each entry says, in the order of BankEntry::Kind; %1 is the player.
constexpr std::array<const char*, bankEntryKinds> entryTexts{
    QT_TRANSLATE_NOOP("Words", "Starting chips to %1"),
    QT_TRANSLATE_NOOP("Words", "Loan to %1"),
    QT_TRANSLATE_NOOP("Words", "%1 pays the loan back"),
    QT_TRANSLATE_NOOP("Words", "%1 lost and returns what is left"),
    QT_TRANSLATE_NOOP("Words", "Correction: chips to %1"),
    QT_TRANSLATE_NOOP("Words", "%1's chips taken off the table"),
    QT_TRANSLATE_NOOP("Words", "Deposit from %1"),
    QT_TRANSLATE_NOOP("Words", "Charge for the loan to %1"),
    QT_TRANSLATE_NOOP("Words", "%1's ODC stay in play, paid from the deposit"),
    QT_TRANSLATE_NOOP("Words", "Unused ODC refunded to %1"),
    QT_TRANSLATE_NOOP("Words", "%1's account paid out"),
    QT_TRANSLATE_NOOP("Words", "%1's charge returned: the hand is void"),
};

QString bankEntryText(const BankEntry& entry, const Wording& wording)
{
    return QCoreApplication::translate("Words", entryTexts[static_cast<std::size_t>(entry.kind)])
        .arg(wording.seat(entry.seat));
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
