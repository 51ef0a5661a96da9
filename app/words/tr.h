// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

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

} // namespace cutcard
