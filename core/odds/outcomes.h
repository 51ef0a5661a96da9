// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cards/card.h"

namespace cutcard {

/// How often a hand wins, ties and loses.
struct Outcomes {
    std::int64_t won = 0;
    std::int64_t tied = 0;
    std::int64_t lost = 0;
    std::int64_t margin() const { return won - lost; }
    std::int64_t total() const { return won + tied + lost; }
    bool operator==(const Outcomes&) const = default;
};

/// Goes through every turn, river and dealer's hand: 1,070,190 of them; the five cards are different.
Outcomes countRunouts(const std::array<Card, 2>& hole, const std::array<Card, 3>& flop);

/// Reads exactly `count` cards, with or without blanks between them; `what` names them in the error.
Result<std::vector<Card>> readCards(std::string_view text, std::size_t count, std::string_view what);

} // namespace cutcard
