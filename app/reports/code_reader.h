// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace cutcard {

/// The text of a certificate's code: a file that holds it as text, a picture of the page, or its PDF. An error if there
/// is none in it, or more than one.
Result<std::string> certificateCodeIn(const QByteArray& content, const QString& name);

} // namespace cutcard
