// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace cutcard {

namespace {

/// How many bytes the letter has that begins with this one; 0: none does.
std::size_t lengthBy(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first < 0xe0)
        return 2;
    if (first >= 0xe0 && first < 0xf0)
        return 3;
    return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

/// The shortest way of writing a letter is the only one, and halves of pairs are none.
bool isLetter(std::uint32_t letter, std::size_t length)
{
    const bool half = letter >= 0xd800 && letter < 0xe000;
    return length < 3 || (length == 3 ? letter >= 0x800 && !half : letter >= 0x10000 && letter < 0x110000);
}

/// A letter and how many bytes it has; 0: there is none.
struct Letter {
    std::uint32_t code = 0;
    std::size_t length = 0;
};

Letter letterAt(std::string_view text, std::size_t at)
{
    const auto first = static_cast<unsigned char>(text[at]);
    const std::size_t length = lengthBy(first);
    if (length == 0 || at + length > text.size())
        return {};
    std::uint32_t code = length == 1 ? first : first & (0xffU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[at + i]);
        if ((next & 0xc0U) != 0x80U)
            return {};
        code = code << 6U | (next & 0x3fU);
    }
    return isLetter(code, length) ? Letter{code, length} : Letter{};
}

struct Range {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

/// What begins a line, turns the direction of all that is printed after it, or is not seen at all.
constexpr std::array notPlain{
    Range{0x00, 0x1f},       Range{0x7f, 0xa0},       Range{0xad, 0xad},     Range{0x34f, 0x34f},
    Range{0x61c, 0x61c},     Range{0x115f, 0x1160},   Range{0x17b4, 0x17b5}, Range{0x180b, 0x180f},
    Range{0x2000, 0x200b},   Range{0x200e, 0x200f},   Range{0x2028, 0x202f}, Range{0x205f, 0x206f},
    Range{0x2800, 0x2800},   Range{0x3000, 0x3000},   Range{0x3164, 0x3164}, Range{0xfe00, 0xfe0f},
    Range{0xfeff, 0xfeff},   Range{0xffa0, 0xffa0},   Range{0xfff9, 0xfffb}, Range{0x1bca0, 0x1bca3},
    Range{0x1d173, 0x1d17a}, Range{0xe0000, 0xe0fff},
};

/// Persian and the scripts of India join and part letters with them, and it is seen.
constexpr Range joiners{0x200c, 0x200d};
constexpr std::uint32_t firstJoined = 0x600;

bool isIn(const Range& range, std::uint32_t code)
{
    return code >= range.first && code <= range.last;
}

} // namespace

std::size_t firstNotUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = letterAt(text, at).length;
        if (length == 0)
            return at;
        at += length;
    }
    return std::string_view::npos;
}

bool isPlainText(std::string_view text)
{
    std::uint32_t before = 0;
    for (std::size_t at = 0; at < text.size();) {
        const Letter letter = letterAt(text, at);
        const auto isThis = [&](const Range& range) { return isIn(range, letter.code); };
        const bool loose = isThis(joiners) && (before < firstJoined || isIn(joiners, before));
        if (letter.length == 0 || loose || std::ranges::any_of(notPlain, isThis))
            return false;
        before = letter.code;
        at += letter.length;
    }
    return !isIn(joiners, before);
}

} // namespace cutcard
