// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/academy.h"
#include "app/words/wording.h"

#include <QVariantMap>

#include <optional>
#include <string>

/// What the academy's pages and an exam's are asked for with, as it was typed.
namespace cutcard {

/// A text without the spaces around it.
inline std::string textOf(const QVariantMap& given, const char* key)
{
    return given.value(QLatin1String(key)).toString().trimmed().toStdString();
}

/// The attempt that is meant.
inline std::int64_t attemptOf(const QVariantMap& given)
{
    return given.value(QStringLiteral("attempt")).toLongLong();
}

/// A passphrase as it was typed, wiped when it goes.
class GivenPassphrase
{
public:
    GivenPassphrase(const QVariantMap& given, const char* key)
        : m_text(given.value(QLatin1String(key)).toString().toStdString())
    {
    }
    ~GivenPassphrase() { wipe(m_text); }
    GivenPassphrase(const GivenPassphrase&) = delete;
    GivenPassphrase& operator=(const GivenPassphrase&) = delete;

    const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

/// Opens the keys of whoever signs.
inline Result<Unlocked> unlockedBy(Academy& academy, const QVariantMap& given)
{
    const GivenPassphrase passphrase(given, "passphrase");
    return academy.signers().unlock(textOf(given, "who"), passphrase.text());
}

/// The same of a second person, where one signs as well.
inline Result<std::optional<Unlocked>> secondUnlockedBy(Academy& academy, const QVariantMap& given)
{
    if (textOf(given, "second").empty())
        return std::optional<Unlocked>();
    const GivenPassphrase passphrase(given, "secondPassphrase");
    auto unlocked = academy.signers().unlock(textOf(given, "second"), passphrase.text());
    if (!unlocked)
        return unlocked.error();
    return std::optional(std::move(*unlocked));
}

/// A name out of the store, as it can be shown.
inline QString shown(const std::string& value)
{
    return printable(QString::fromStdString(value));
}

} // namespace cutcard
