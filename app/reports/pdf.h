// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace cutcard {

/// What a report says.
struct PdfReport {
    QString title;
    QString html;
    QString footer; ///< with %1 for the page and %2 for how many there are
};

/// Writes a report as A4 pages in vectors; an error if the file can't be written.
Result<Done> writePdf(const PdfReport& report, const QString& file);

} // namespace cutcard
