// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

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

} // namespace

std::size_t firstNotUtf8(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t length = lengthBy(first);
        if (length == 0 || at + length > text.size())
            return at;
        std::uint32_t letter = length == 1 ? first : first & (0xffU >> (length + 1));
        for (std::size_t i = 1; i < length; ++i) {
            const auto next = static_cast<unsigned char>(text[at + i]);
            if ((next & 0xc0U) != 0x80U)
                return at;
            letter = letter << 6U | (next & 0x3fU);
        }
        if (!isLetter(letter, length))
            return at;
        at += length;
    }
    return std::string_view::npos;
}

} // namespace cutcard
