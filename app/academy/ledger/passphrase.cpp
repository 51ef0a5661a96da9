// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/ledger/crypto.h"

#include "core/base/fault.h"
#include "core/certification/refusal.h"

#include <QFile>
#include <QString>

#include <algorithm>
#include <cstdlib>

// a static library's resources are only there if somebody asks for them, and not from inside a namespace
static void initPassphrases()
{
    Q_INIT_RESOURCE(passphrases);
}

namespace cutcard {

constexpr qsizetype leastLetters = 8;
/// A letter that nothing leads to counts one, a common word three: eight letters at random, or three words.
constexpr int leastStrength = 8;
constexpr int wordStrength = 3;
constexpr qsizetype leastWord = 4;

/// The commonest in order, each of them at least as long as a word.
static const std::vector<QString>& commonest()
{
    static const std::vector<QString> all = [] {
        initPassphrases();
        QFile file(QStringLiteral(":/passphrases/commonest.txt"));
        const bool opened = file.open(QIODevice::ReadOnly);
        const QStringList lines =
            opened ? QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts) : QStringList();
        std::vector<QString> words(lines.begin(), lines.end());
        std::ranges::sort(words);
        return words;
    }();
    return all;
}

/// How many letters of the longest common word that begins here; 0: none does.
static qsizetype wordAt(const QString& text, qsizetype at)
{
    constexpr qsizetype longest = 20;
    for (qsizetype size = std::min(longest, text.size() - at); size >= leastWord; --size) {
        if (std::ranges::binary_search(commonest(), text.mid(at, size)))
            return size;
    }
    return 0;
}

/// Whether a letter follows from the one before: the same, its neighbour in the alphabet, or the next key of a row.
static bool isLedTo(QChar before, QChar letter)
{
    constexpr std::array<std::string_view, 4> rows{"1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"};
    if (std::abs(before.unicode() - letter.unicode()) <= 1)
        return true;
    return std::ranges::any_of(rows, [&](std::string_view row) {
        const std::size_t one = row.find(before.toLatin1());
        const std::size_t other = row.find(letter.toLatin1());
        return one != std::string_view::npos && other != std::string_view::npos
               && (one + 1 == other || other + 1 == one);
    });
}

/// What is said once of a text that says it over and over.
static QString onceOf(const QString& text)
{
    for (qsizetype size = 1; size * 2 <= text.size(); ++size) {
        if (text.startsWith(QStringView(text).mid(size)))
            return text.left(size);
    }
    return text;
}

/// Signs that stand for letters, as in "p4ssw0rd".
static QString spelled(QString text)
{
    constexpr std::string_view signs = "0134578@$!";
    constexpr std::string_view letters = "oieastbasi";
    for (QChar& letter : text) {
        if (const std::size_t at = signs.find(letter.toLatin1()); at != std::string_view::npos)
            letter = QLatin1Char(letters[at]);
    }
    return text;
}

static int strengthOf(const QString& text)
{
    int strength = 0;
    for (qsizetype at = 0; at < text.size();) {
        if (const qsizetype word = wordAt(text, at); word > 0) {
            strength += wordStrength;
            at += word;
            continue;
        }
        const bool counts = !text[at].isSpace() && (at == 0 || !isLedTo(text[at - 1], text[at]));
        strength += counts ? 1 : 0;
        ++at;
    }
    return strength;
}

Result<Done> checkPassphrase(std::string_view passphrase)
{
    const QString text = QString::fromUtf8(passphrase.data(), static_cast<qsizetype>(passphrase.size())).toCaseFolded();
    if (text.size() < leastLetters)
        return refusedIn({"passphrase"}, Cause::WrongCount, Refusal::PassphraseTooShort, std::to_string(text.size()),
                         {std::to_string(leastLetters)});
    if (std::ranges::binary_search(commonest(), text))
        return refusedIn({"passphrase"}, Cause::NotAllowed, Refusal::PassphraseCommon);
    const QString once = onceOf(text);
    if (std::min(strengthOf(once), strengthOf(spelled(once))) < leastStrength)
        return refusedIn({"passphrase"}, Cause::NotAllowed, Refusal::PassphraseEasy);
    return Done{};
}

} // namespace cutcard
