// SPDX-License-Identifier: GPL-3.0-or-later
// The four ways to be short of chips as a page, and as a picture and pages to keep.
#include "app/shell/main_window.h"

#include "app/faces/face.h"
#include "app/reports/compare_report.h"
#include "app/shell/rooms.h"
#include "app/shell/save_dialog.h"
#include "core/session/hand_on_table.h"

#include <QVariantMap>

namespace cutcard {

CompareModel& MainWindow::openCompare()
{
    std::optional<ComparedHand> present;
    Wording wording;
    if (const Session* session = m_desk.session(); session != nullptr) {
        // names belong to the hand on the table; the worked hands have seats
        if (session->situation().betting.street >= 0 && !faceOf(*session).banked) {
            present = comparedHandOf(*session);
            wording = Wording::of(session->setup());
        }
        wording.game = session->setup().game();
    }
    CompareModel& compare = m_rooms->compare();
    compare.setPresent(present, wording);
    showRoom(HomeModel::FourWays);
    return compare;
}

static CompareReport reportOf(const CompareModel& compare)
{
    CompareReport report{.title = MainWindow::tr("Four ways to be short of chips: %1").arg(compare.title()),
                         .hand = {},
                         .picture = compare.picture()};
    for (const QVariant& stack : compare.stacks()) {
        const QVariantMap map = stack.toMap();
        report.hand.append(QStringLiteral("%1: %2").arg(map["name"].toString(), map["text"].toString()));
    }
    report.hand.append(QString());
    for (const QVariant& step : compare.betting()) {
        const QVariantMap map = step.toMap();
        report.hand.append((map["who"].toString() + QLatin1Char(' ') + map["what"].toString()).trimmed());
    }
    if (!compare.ranking().isEmpty())
        report.hand.append(
            {QString(), MainWindow::tr("Best hands first: %1").arg(compare.ranking().join(QStringLiteral(" > ")))});
    return report;
}

void MainWindow::keepCompare(bool pages)
{
    const QString name = pages ? askWhereToSave(this, tr("Save the four ways"), "four-ways.pdf", tr("PDF (*.pdf)"))
                               : askWhereToSave(this, tr("Save the four ways"), "four-ways.png", tr("PNG (*.png)"));
    if (name.isEmpty())
        return;
    const CompareReport report = reportOf(m_rooms->compare());
    if (const auto saved = pages ? writeComparePdf(report, name) : writeComparePng(report, name); !saved)
        return showError(saved.error());
    m_rooms->compare().setMessage(tr("Saved: %1").arg(name));
}

} // namespace cutcard
