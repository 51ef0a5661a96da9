// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_rows.h"

#include <QCoreApplication>
#include <QStringList>

#include <functional>
#include <string_view>

namespace cutcard {

/// The context in which translators find what belongs to no page.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// What a value of an enumeration is called.
template <typename Key> struct KeyedText {
    Key key{};
    const char* text = nullptr;
};
/// What each value of an enumeration is called.
template <typename Key, int count> using KeyedTexts = KeyedRows<KeyedText<Key>, &KeyedText<Key>::key, count>;

/// UTF-8 as it is shown.
inline QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The text of each.
template <typename List, typename Text> QStringList textsOf(const List& list, Text&& text)
{
    QStringList texts;
    for (const auto& each : list)
        texts.append(std::invoke(text, each));
    return texts;
}

} // namespace cutcard
