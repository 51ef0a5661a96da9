// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/night_report.h"

#include "app/reports/pdf.h"
#include "app/words/night/night_words.h"
#include "app/words/said.h"
#include "core/tournament/acts/tennessee_event.h"

namespace cutcard {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NightReport)
};

QString heading(const QString& text)
{
    return QStringLiteral("<h2 style='margin-top:16px'>%1</h2>").arg(text.toHtmlEscaped());
}

QString row(const QStringList& cells, const QStringList& widths)
{
    QString html = QStringLiteral("<tr>");
    for (qsizetype i = 0; i < cells.size(); ++i)
        html += QStringLiteral("<td width='%1'>%2</td>").arg(widths[i], cells[i].toHtmlEscaped());
    return html + QStringLiteral("</tr>");
}

QString table(const QStringList& rows)
{
    return QStringLiteral("<table cellpadding='3' width='100%'>") + rows.join(QString()) + QStringLiteral("</table>");
}

/// The same rows under what their columns are.
QStringList headed(const QStringList& titles, QStringList rows)
{
    QString html = QStringLiteral("<tr>");
    for (const QString& title : titles)
        html += QStringLiteral("<th align='left'>%1</th>").arg(title.toHtmlEscaped());
    rows.prepend(html + QStringLiteral("</tr>"));
    return rows;
}

/// Which evening it was, and how many came.
QString eveningHtml(const Night& night, const QDate& day)
{
    const auto came = std::ranges::count_if(night.people, [](const Entrant& person) {
        return person.presence != Presence::Unclaimed && person.presence != Presence::Cleared
               && person.presence != Presence::Refused;
    });
    return QStringLiteral("<p>%1</p>")
        .arg(Words::tr("%1, players: %2").arg(day.toString(Qt::ISODate)).arg(came).toHtmlEscaped());
}

/// What changes when a level begins: the colours that go, and the end of sign-in.
QString levelNote(const NightHouse& house, int level)
{
    QStringList notes;
    if (level == house.lateLevels + 1)
        notes.append(Words::tr("sign-in closes"));
    if (level > 1 && house.unitAt(level) > house.unitAt(level - 1))
        notes.append(Words::tr("%1 chips are exchanged").arg(chipsText(house.unitAt(level - 1))));
    return notes.join(QStringLiteral(", "));
}

QString blindsHtml(const Night& night)
{
    const NightHouse& house = night.house;
    if (house.tennessee)
        return heading(Words::tr("Blinds"))
               + QStringLiteral("<p>%1</p>")
                     .arg(Words::tr("Round 1 opens with a big blind of %1, each later round with twice the opening big "
                                    "blind before it. Blinds double after every six hands at a table.")
                              .arg(chipsText(opensAt(night, 1))));
    const QStringList widths{"15%", "20%", "65%"};
    QStringList rows;
    for (int level = 1; level <= static_cast<int>(house.table.levels.size()); ++level)
        rows.append(row({QString::number(level), blindsText(house.blinds(level)), levelNote(house, level)}, widths));
    return heading(Words::tr("Blinds, %1 minutes a level").arg(house.minutesPerLevel))
           + table(headed({Words::tr("Level"), Words::tr("Blinds"), Words::tr("What changes")}, rows));
}

/// Where everybody sits, clockwise.
QString seatsHtml(const Night& night)
{
    QStringList rows;
    for (const Ring& ring : night.rings) {
        QStringList people;
        for (const EntrantId who : stacksAt(ring))
            people.append(entrantText(night, who));
        if (ring.isOpen() && !people.isEmpty())
            rows.append(row({Words::tr("Table %1").arg(ring.number.number), people.join(QStringLiteral(" · "))},
                            {"15%", "85%"}));
    }
    return rows.isEmpty() ? QString() : heading(Words::tr("Seats, clockwise")) + table(rows);
}

/// What a place brought: the house's points, or a share of the prizes.
QString gainText(const Night& night, const Entrant& person)
{
    if (person.page.share > 0)
        return Words::tr("%1% of the prizes").arg(person.page.share);
    if (person.place == 0)
        return said(person.presence);
    const int points = pointsFor(night, person);
    return points > 0 ? QString::number(points) : QString();
}

QString resultsHtml(const Night& night)
{
    QStringList rows;
    for (const Entrant* person : finishingList(night)) {
        const QString place = person->place == 0 ? QStringLiteral("–") : QString::number(person->place);
        rows.append(
            row({place, QString::fromStdString(person->name), gainText(night, *person)}, {"15%", "50%", "35%"}));
    }
    QString gain = night.house.points.empty() ? QString() : Words::tr("Points");
    if (isTennessee(night))
        gain = Words::tr("Prize");
    return rows.isEmpty() ? QString()
                          : heading(Words::tr("Finishing order"))
                                + table(headed({Words::tr("Place"), Words::tr("Name"), gain}, rows));
}

} // namespace

QString nightSheet(const Night& night, const QDate& day)
{
    // who is still playing looks for blinds and seats; afterwards only the list is asked for
    const bool over = night.stage == NightStage::Over;
    return eveningHtml(night, day) + (over ? QString() : blindsHtml(night) + seatsHtml(night)) + resultsHtml(night);
}

QString nightSheetTitle(const Night& night, bool real)
{
    if (real)
        return Words::tr("Real night");
    return isTennessee(night) ? Words::tr("Tennessee event, simulated") : Words::tr("League night, simulated");
}

Result<Done> writeNightPdf(const Night& night, bool real, const QDate& day, const QString& file)
{
    const QString title = nightSheetTitle(night, real);
    return writePdf({.title = title,
                     .html = {QStringLiteral("<h1>%1</h1>").arg(title.toHtmlEscaped()) + nightSheet(night, day)},
                     .footer = Words::tr("Page %1 of %2")},
                    file);
}

} // namespace cutcard
