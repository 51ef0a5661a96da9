// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/forms/draw.h"

#include <QJsonArray>

#include <optional>
#include <string>

namespace cutcard {

/// What an attempt asks, with all its words and keys, so that it stays the same when the bank is worded otherwise.
std::string paperText(const DrawnForm& form);

/// The hands of tables, by table, as they are kept in files.
QJsonArray jsonOf(const std::vector<std::vector<std::string>>& hands);
/// Reads them.
std::vector<std::vector<std::string>> handsFrom(const QJsonArray& tables);

/// Nobody is examined by rules and questions that come from a folder.
Result<Done> refusesOwnContent();

/// Reads it; the questions' items are the paper's own. Nothing if it is none.
std::optional<DrawnForm> readPaper(std::string_view text);

} // namespace cutcard
