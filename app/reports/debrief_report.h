// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/pictures/pictures.h"
#include "app/reports/pdf.h"

#include <QCoreApplication>

namespace cutcard {

/// Who is meant, and when it was: what a sheet of paper needs to stand by itself.
struct SheetHead {
    QString name{}; ///< empty: to be filled in by hand
    QString day{};  ///< empty: today
};

/// The debrief of a session as plain text: the same sheet as the pages'.
QString debriefText(const Session& session, const DebriefPicture& debrief, const SheetHead& head = {});

/// A file name that tells sessions apart: game, day and deck; no day is today.
QString debriefFileName(const Session& session, const QString& suffix, const QString& day = {});

/// The debrief of a session as an A4 document in vectors; an error if the file can't be written.
Result<Done> writeDebriefPdf(const Session& session, const DebriefPicture& debrief, const QString& file,
                             const SheetHead& head = {}, const PdfProgress& goOn = {});

/// A text of a report, translated.
struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(report)
};

/// The bank's book as a part of a report: its sum, the accounts and every entry.
QString bankHtml(const BankPicture& bank);

} // namespace cutcard
