// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/counting/starting_hand.h"

#include <cctype>

namespace cutcard {

std::optional<StartingHand> StartingHand::fromText(std::string_view text)
{
    if (text.size() == 4) {
        const auto first = Card::fromText(text.substr(0, 2));
        const auto second = Card::fromText(text.substr(2));
        return first && second && *first != *second ? std::optional(of(*first, *second)) : std::nullopt;
    }
    if (text.size() < 2 || text.size() > 3)
        return std::nullopt;
    const char kind = text.size() == 3 ? static_cast<char>(std::tolower(static_cast<unsigned char>(text[2]))) : ' ';
    const auto first = Card::fromText({std::string{text[0], 'c'}});
    const auto second = Card::fromText({std::string{text[1], kind == 's' ? 'c' : 'd'}});
    if (!first || !second)
        return std::nullopt;
    const bool pair = first->rank() == second->rank();
    if (pair ? kind != ' ' : kind != 's' && kind != 'o')
        return std::nullopt;
    return of(*first, *second);
}

std::string StartingHand::text() const
{
    std::string text{rankLetter(high()), rankLetter(low())};
    if (!isPair())
        text += isSuited() ? 's' : 'o';
    return text;
}

} // namespace cutcard
