// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/debrief_report.h"

#include "app/faces/face.h"
#include "app/words/rule_words.h"
#include "app/words/table/act_words.h"
#include "core/games/catalogue/catalogue.h"
#include "core/session/counted.h"

#include <QDate>

namespace cutcard {

static QString ruleWords(const TimelinePicture& line)
{
    const Rule rule = Rule::fromText(line.ruleId.toStdString());
    const QString text = ruleText(rule);
    return text.isEmpty() ? ruleTitle(rule) : ruleTitle(rule) + QStringLiteral(". ") + text;
}

static QString heading(const Session& session)
{
    return ReportWords::tr("%1, deck number %2, hands dealt: %3")
        .arg(gameText(session.setup().game()))
        .arg(session.setup().seed)
        .arg(handsOf(session.entries()));
}

static QString modeLine(const Session& session)
{
    return session.setup().mode == Mode::Practice ? ReportWords::tr("Practice with the coach")
                                                  : ReportWords::tr("Test: mistakes took effect");
}

/// What was done out of habit only, so that nobody looks for it among the points.
static QString habitLine(const Session& session)
{
    if (faceOf(session).banked)
        return {};
    const StreetHabits habits = streetGame(session.situation()).habits(session.situation());
    if (!habits.burnsByHouse)
        return {};
    switch (habits.burn) {
    case BurnHabit::None:
        return ReportWords::tr("Burns: none at this house");
    case BurnHabit::Customary:
        return ReportWords::tr("Burns: a procedure of this house, not in the document and not graded");
    case BurnHabit::Owed:
        return ReportWords::tr("Burns: a rule of this house, graded though not in the document");
    }
    return {};
}

static QString scoreTable(const DebriefPicture& debrief)
{
    QString html = QStringLiteral("<table cellpadding='3' width='100%'>");
    for (const CompetencyPicture& competency : debrief.competencies) {
        html +=
            QStringLiteral("<tr><td width='45%'>%1</td><td width='20%' align='right'>%2</td><td>%3</td></tr>")
                .arg(competency.name.toHtmlEscaped(), competency.text.toHtmlEscaped(),
                     competency.seen ? ReportWords::tr("needed: %1").arg(qRound(competency.needed * 100)) : QString());
    }
    return html + QStringLiteral("</table>");
}

/// The mistakes that stand above the acts with all that is said of them; of the others it is said among the acts.
constexpr int mostListed = 12;

/// A line of the acts; `whole` with what was due, why, and the rule.
static QString timelineRow(const TimelinePicture& line, bool whole)
{
    QString act = line.act.toHtmlEscaped();
    if (line.mark == mark::Fault)
        act = QStringLiteral("<b>%1</b>").arg(act);
    if (line.mark == mark::Fault && whole) {
        if (!line.expected.isEmpty())
            act += QStringLiteral("<br/>") + ReportWords::tr("Due: %1").arg(line.expected.toHtmlEscaped());
        if (!line.why.isEmpty())
            act += QStringLiteral("<br/>") + line.why.toHtmlEscaped();
        act += QStringLiteral("<br/><i>%1</i>").arg(ruleWords(line).toHtmlEscaped());
    }
    return QStringLiteral("<tr><td width='8%'>%1</td><td width='46%'>%2</td><td width='14%'>%3</td><td "
                          "width='17%'>%4</td><td width='15%' style='white-space: nowrap'>%5</td></tr>")
        .arg(line.time, act, line.verdict.toHtmlEscaped(), line.points.toHtmlEscaped(), line.cited.toHtmlEscaped());
}

/// Who and when, and a line to sign on: what a sheet of paper needs to stand by itself.
static QString printHead(const Session& session, const SheetHead& head)
{
    const QString blank = QString(34, QLatin1Char('_'));
    const QString day = head.day.isEmpty() ? QDate::currentDate().toString(Qt::ISODate) : head.day;
    const QString kind = !(session.setup().house == defaultHouse(session.setup().game()))
                             ? ReportWords::tr("changed by the house")
                             : ReportWords::tr("as in the document");
    return QStringLiteral("<table width='100%' cellpadding='3'><tr><td>%1</td><td>%2</td></tr>"
                          "<tr><td>%3</td><td>%4</td></tr></table>")
        .arg(ReportWords::tr("Name: %1").arg(head.name.isEmpty() ? blank : head.name.toHtmlEscaped()),
             ReportWords::tr("Date: %1").arg(day), ReportWords::tr("Signature: %1").arg(blank),
             ReportWords::tr("House rules: %1").arg(kind));
}

/// The mistakes by themselves, so that nobody has to look for them among the acts.
static QString mistakesHtml(const DebriefPicture& debrief)
{
    QString rows;
    int listed = 0;
    for (const TimelinePicture& line : debrief.timeline) {
        if (line.mark == mark::Fault && ++listed <= mostListed)
            rows += timelineRow(line, true);
    }
    if (rows.isEmpty())
        return {};
    const QString title = ReportWords::tr("Mistakes: %1").arg(debrief.mistakes);
    const QString more = listed > mostListed
                             ? ReportWords::tr("The other mistakes are marked in the list of acts.").toHtmlEscaped()
                             : QString();
    return QStringLiteral("<h2>%1</h2><table cellpadding='3' width='100%'>%2</table><p>%3</p>").arg(title, rows, more);
}

/// What stands above the acts: who, what, the score and the mistakes.
static QString summaryHtml(const Session& session, const DebriefPicture& debrief, const SheetHead& head)
{
    QString text = printHead(session, head);
    text += QStringLiteral("<h1>%1</h1><p>%2<br/>%3<br/>%4</p>")
                .arg(debrief.title.toHtmlEscaped(), heading(session).toHtmlEscaped(), modeLine(session),
                     habitLine(session).toHtmlEscaped());
    if (!debrief.costliestText.isEmpty())
        text += QStringLiteral("<p><b>%1</b></p>").arg(debrief.costliestText.toHtmlEscaped());
    if (!debrief.resultText.isEmpty())
        text += QStringLiteral("<p><b>%1</b></p>").arg(debrief.resultText.toHtmlEscaped());
    text += QStringLiteral("<h2>%1</h2><p>%2<br/>%3</p>")
                .arg(ReportWords::tr("Score %1").arg(debrief.scoreText), debrief.scoreNote, debrief.paceText);
    return text + mistakesHtml(debrief) + scoreTable(debrief)
           + QStringLiteral("<h2>%1</h2>").arg(ReportWords::tr("Act by act"));
}

/// The sheet in parts of so many lines: a table of a thousand hands in one piece takes minutes and gigabytes.
static QStringList html(const Session& session, const DebriefPicture& debrief, const SheetHead& head)
{
    constexpr std::size_t linesOfPart = 400;
    QStringList parts{summaryHtml(session, debrief, head)};
    const std::size_t lines = debrief.timeline.size();
    int mistakes = 0;
    for (std::size_t first = 0; first == 0 || first < lines; first += linesOfPart) {
        QString table = QStringLiteral("<table cellpadding='1' cellspacing='0' width='100%'>");
        for (std::size_t i = first; i < std::min(lines, first + linesOfPart); ++i) {
            mistakes += debrief.timeline[i].mark == mark::Fault ? 1 : 0;
            table += timelineRow(debrief.timeline[i], mistakes > mostListed);
        }
        table += QStringLiteral("</table>");
        if (first == 0)
            parts.back() += table;
        else
            parts.append(table);
    }
    if (!debrief.bank.sum.isEmpty())
        parts.back() += bankHtml(debrief.bank);
    return parts;
}

QString debriefText(const Session& session, const DebriefPicture& debrief, const SheetHead& head)
{
    return sheetText(html(session, debrief, head));
}

QString debriefFileName(const Session& session, const QString& suffix, const QString& day)
{
    const std::string_view game = entryOf(session.setup().game()).word;
    return QStringLiteral("cutcard-%1-%2-deck-%3.%4")
        .arg(QString::fromUtf8(game), day.isEmpty() ? QDate::currentDate().toString(Qt::ISODate) : day)
        .arg(session.setup().seed)
        .arg(suffix);
}

Result<Done> writeDebriefPdf(const Session& session, const DebriefPicture& debrief, const QString& file,
                             const SheetHead& head, const PdfProgress& goOn)
{
    return writePdf({.title = debrief.title,
                     .html = html(session, debrief, head),
                     .footer = ReportWords::tr("Cutcard debrief · page %1 of %2")},
                    file, goOn);
}

QString bankHtml(const BankPicture& bank)
{
    const auto right = [](const QString& text) { return QStringLiteral("<td align='right'>%1</td>").arg(text); };
    QString html = QStringLiteral("<h2>%1</h2><p><b>%2</b><br/>%3</p><table cellpadding='3' width='100%'><tr>")
                       .arg(ReportWords::tr("The bank's book"), bank.sum.toHtmlEscaped(), bank.count.toHtmlEscaped());
    const auto heading = [&](const QStringList& columns) {
        for (const QString& column : columns)
            html += right(QStringLiteral("<i>%1</i>").arg(column));
        html += QStringLiteral("</tr>");
    };
    html += QStringLiteral("<td><i>%1</i></td>").arg(ReportWords::tr("Account"));
    heading({ReportWords::tr("Deposit"), ReportWords::tr("Spent"), ReportWords::tr("Charged"), ReportWords::tr("Paid"),
             ReportWords::tr("Balance")});
    for (const BankAccountPicture& account : bank.accounts)
        html += QStringLiteral("<tr><td>%1</td>").arg(account.name.toHtmlEscaped()) + right(account.deposit)
                + right(account.spent) + right(account.charged) + right(account.paid) + right(account.balance)
                + QStringLiteral("</tr>");
    html += QStringLiteral("</table><table cellpadding='3' width='100%'><tr><td width='8%'><i>%1</i></td><td "
                           "width='50%'><i>%2</i></td>")
                .arg(ReportWords::tr("Hand"), ReportWords::tr("Entry"));
    heading({ReportWords::tr("Amount"), ReportWords::tr("On the table"), ReportWords::tr("Account")});
    for (const BankLinePicture& line : bank.lines)
        html += QStringLiteral("<tr><td>%1</td><td>%2</td>").arg(line.hand, line.entry.toHtmlEscaped())
                + right(line.amount) + right(line.onTable) + right(line.balance) + QStringLiteral("</tr>");
    return html + QStringLiteral("</table>");
}

} // namespace cutcard
