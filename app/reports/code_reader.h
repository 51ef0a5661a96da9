// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace cutcard {

/// The text of a certificate's code, out of a text, a picture or a PDF; an error if there is none, or several.
Result<std::string> certificateCodeIn(const QByteArray& content, const QString& name);

} // namespace cutcard
