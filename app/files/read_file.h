// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace cutcard {

/// The longest file that anything here is read from: a hundred times the longest night.
inline constexpr qint64 longestFile = qint64{64} * 1024 * 1024;

/// The whole of a file, and the only way by which files are read: a pipe, a device, a socket, a folder and whatever is
/// too long or never ends are refused, and nothing is waited for.
Result<QByteArray> readFile(const QString& name, qint64 longest = longestFile);

/// The same as text; what is not UTF-8 is named by its line, because it would be kept as something else.
Result<QString> readTextFile(const QString& name);

/// The same of what comes in on an open descriptor, such as the standard input; that may be waited for.
Result<QByteArray> readAll(int descriptor, const QString& name, qint64 longest = longestFile);

/// Whether something else than a file has a name, such as a pipe: what would open it as a file, or wait for it, asks
/// first.
Result<Done> mustBeFile(const QString& name);

} // namespace cutcard
