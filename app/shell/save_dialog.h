// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace cutcard {

/// Asks where to save a file; a name typed without an ending gets the proposed one's. Empty: nowhere.
QString askWhereToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& kinds);

} // namespace cutcard
