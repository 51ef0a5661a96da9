// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"

#include <QStringList>

#include <vector>

namespace cutcard {

/// A text with its blanks %1, %2 and on filled in all at once: what comes in may contain a %1 of its own.
QString filledIn(const QString& text, const QStringList& blanks);

/// What a part of assets/words says for a key, in the language chosen; empty if it says nothing.
QString said(std::string_view part, std::string_view key, const QStringList& blanks = {});

/// The same for a value, by its name.
template <typename Enum>
    requires std::is_enum_v<Enum>
QString said(std::string_view part, Enum value, const QStringList& blanks = {})
{
    return said(part, namedWords<Enum>[static_cast<std::size_t>(value)], blanks);
}

/// The same, of the part that is called like the value's enumeration.
template <typename Enum>
    requires std::is_enum_v<Enum>
QString said(Enum value)
{
    return said(nameOfEnum<Enum>, value);
}

/// The rows of a list of assets/words, as they stand there.
const std::vector<QStringList>& saidRows(std::string_view list);

} // namespace cutcard
