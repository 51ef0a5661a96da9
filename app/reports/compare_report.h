// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compare/compare_picture.h"
#include "core/base/result.h"

#include <QImage>

namespace cutcard {

/// What stands above the four columns.
struct CompareReport {
    QString title;
    QStringList hand; ///< stacks, betting and ranking, a line each
    ComparePicture picture;
};

/// The four ways as a picture of dots, dark on white.
QImage compareImage(const CompareReport& report, QSize size);
/// The same as one A4 page of vectors; an error if the file can't be written.
Result<Done> writeComparePdf(const CompareReport& report, const QString& file);
/// The picture as a PNG file.
Result<Done> writeComparePng(const CompareReport& report, const QString& file);

} // namespace cutcard
