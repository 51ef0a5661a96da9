// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cutcard {

/// What a house option is called, by its key in house files; empty for one without a name.
QString houseOptionText(const QString& key);

/// What a choice of a house option means, by its word in house files.
QString houseChoiceText(const QString& word);

} // namespace cutcard
