// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/gathered.h"
#include "core/base/keyed_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace cutcard {

/// The context in which translators find what belongs to no page.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// UTF-8 as it is shown.
inline QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Where in a list something is; -1: nowhere.
template <typename List, typename Value> int placeOf(const List& list, const Value& value)
{
    const auto found = std::ranges::find(list, value);
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

/// The word of a value where it is kept.
QString keptWord(auto value)
{
    return QString::fromStdString(wordOf(value));
}
QString keptWord(const auto& words, auto value)
{
    return QString::fromUtf8(words[static_cast<std::size_t>(value)]);
}

inline constexpr auto isAny = [](const auto&) { return true; };
/// What is made of each of a list, or of those for which something holds.
template <typename All, typename Holds = decltype(isAny)> All madeOf(const auto& list, auto make, Holds holds = isAny)
{
    All all;
    for (const auto& each : list) {
        if (std::invoke(holds, each))
            all.append(std::invoke(make, each));
    }
    return all;
}
/// The text of each, or of those.
template <typename Holds = decltype(isAny)> QStringList textsOf(const auto& list, auto text, Holds holds = isAny)
{
    return madeOf<QStringList>(list, std::move(text), std::move(holds));
}

} // namespace cutcard
