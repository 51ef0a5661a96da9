// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace cutcard {

/// What a report says.
struct PdfReport {
    QString title;
    QStringList html; ///< its parts, one after the other, each from a page of its own on
    QString footer;   ///< with %1 for the page and %2 for how many there are
};

/// The parts of a report as text: a table's row is a line, and its columns stand below each other.
QString sheetText(const QStringList& html);

/// Told how many of all steps are done; false: whoever waits has had enough.
using PdfProgress = std::function<bool(int done, int ofAll)>;

/// Writes a report as A4 pages, a part in memory at a time; nothing is written if the progress was not to go on.
Result<Done> writePdf(const PdfReport& report, const QString& file, const PdfProgress& goOn = {});

} // namespace cutcard
