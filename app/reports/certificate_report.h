// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/academy.h"

#include <QImage>
#include <QString>

namespace cutcard {

/// The dots of a text's QR code, a pixel each, with the quiet zone around; null if the text is too long.
QImage qrImage(const QByteArray& text);

/// Writes the certificate of an attempt as an A4 page with its signed code.
Result<Done> writeCertificate(const Academy& academy, std::int64_t attempt, const QString& file);

/// Writes the result sheet of an attempt, with lines to sign on.
Result<Done> writeResultSheet(const Academy& academy, std::int64_t attempt, const QString& file);

} // namespace cutcard
