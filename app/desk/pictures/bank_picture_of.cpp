// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/pictures/pictures.h"
#include "app/faces/face.h"
#include "app/words/table/bank_words.h"

namespace cutcard {

BankPicture bankPicture(const Session& session)
{
    const OdcBank& bank = session.situation().bank;
    if (!faceOf(session).has(Kit::Riverboat) || !bank.options().offered)
        return {};
    const Wording wording = Wording::of(session.setup());
    // what the cage has is on the other side of the book
    const Chips counted = chipsOnTable(session.table()) - session.table().cage;
    BankPicture picture{.sum = bankSumText(bank, wording),
                        .count = bankCountText(bank, counted, wording),
                        .balances = counted == bank.chipsOnTable(),
                        .lines = {},
                        .accounts = {}};
    for (const BankLine& line : bank.statement())
        picture.lines.push_back({.hand = line.entry.hand > 0 ? QString::number(line.entry.hand) : QString(),
                                 .entry = bankEntryText(line.entry, wording),
                                 .amount = wording.amount(line.entry.amount),
                                 .onTable = wording.amount(line.onTable),
                                 .balance = bankBalanceText(line.balance, wording)});
    for (const SeatSetup& seat : session.setup().seats) {
        const BankAccount& account = bank.account(seat.seat);
        picture.accounts.push_back({.name = wording.seat(seat.seat),
                                    .deposit = wording.amount(account.deposit),
                                    .lent = account.lent > 0 ? wording.amount(account.lent) : QString(),
                                    .spent = wording.amount(account.spent),
                                    .charged = wording.amount(account.charged),
                                    .paid = wording.amount(account.paid),
                                    .balance = bankBalanceText(account.balance(), wording)});
    }
    return picture;
}

} // namespace cutcard
