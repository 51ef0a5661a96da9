// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/bank_report.h"

#include <QCoreApplication>

namespace cutcard {

QString bankHtml(const BankPicture& bank)
{
    const auto right = [](const QString& text) { return QStringLiteral("<td align='right'>%1</td>").arg(text); };
    QString html = QStringLiteral("<h2>%1</h2><p><b>%2</b><br/>%3</p><table cellpadding='3' width='100%'><tr>")
                       .arg(reportWords(QT_TRANSLATE_NOOP("report", "The bank's book")), bank.sum.toHtmlEscaped(),
                            bank.count.toHtmlEscaped());
    const auto heading = [&](const QStringList& columns) {
        for (const QString& column : columns)
            html += right(QStringLiteral("<i>%1</i>").arg(column));
        html += QStringLiteral("</tr>");
    };
    html += QStringLiteral("<td><i>%1</i></td>").arg(reportWords(QT_TRANSLATE_NOOP("report", "Account")));
    heading({reportWords(QT_TRANSLATE_NOOP("report", "Deposit")), reportWords(QT_TRANSLATE_NOOP("report", "Spent")),
             reportWords(QT_TRANSLATE_NOOP("report", "Charged")), reportWords(QT_TRANSLATE_NOOP("report", "Paid")),
             reportWords(QT_TRANSLATE_NOOP("report", "Balance"))});
    for (const BankAccountPicture& account : bank.accounts)
        html += QStringLiteral("<tr><td>%1</td>").arg(account.name.toHtmlEscaped()) + right(account.deposit)
                + right(account.spent) + right(account.charged) + right(account.paid) + right(account.balance)
                + QStringLiteral("</tr>");
    html +=
        QStringLiteral("</table><table cellpadding='3' width='100%'><tr><td width='8%'><i>%1</i></td><td "
                       "width='50%'><i>%2</i></td>")
            .arg(reportWords(QT_TRANSLATE_NOOP("report", "Hand")), reportWords(QT_TRANSLATE_NOOP("report", "Entry")));
    heading({reportWords(QT_TRANSLATE_NOOP("report", "Amount")),
             reportWords(QT_TRANSLATE_NOOP("report", "On the table")), reportWords("Account")});
    for (const BankLinePicture& line : bank.lines)
        html += QStringLiteral("<tr><td>%1</td><td>%2</td>").arg(line.hand, line.entry.toHtmlEscaped())
                + right(line.amount) + right(line.onTable) + right(line.balance) + QStringLiteral("</tr>");
    return html + QStringLiteral("</table>");
}

} // namespace cutcard
