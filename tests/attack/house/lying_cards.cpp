// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/house/lying_cards.h"

namespace cutcard::attack {

namespace {

template <typename Pile> void addPile(std::vector<std::string>& lines, const std::string& place, const Pile& pile)
{
    std::string text;
    for (const LyingCard& each : pile) {
        // what lies face down is not known to whoever deals
        if (each.faceUp)
            text += " " + each.card.text();
    }
    if (!text.empty())
        lines.push_back("lies " + place + text);
}

} // namespace

std::vector<std::string> lyingCards(const Table& table)
{
    std::vector<std::string> lines;
    addPile(lines, "board", table.board);
    addPile(lines, "aside", table.aside);
    addPile(lines, "exposed", table.exposed);
    addPile(lines, "dealer", table.dealerHand);
    addPile(lines, "player", table.sharedHand);
    for (int number = 1; number <= maxSeats; ++number) {
        const SeatPlace& place = table.at(Seat(number));
        const std::string name = "seat " + std::to_string(number);
        addPile(lines, name, place.hand);
        addPile(lines, name + " folded", place.laidDown);
        addPile(lines, name + " discards", place.discards);
    }
    return lines;
}

} // namespace cutcard::attack
