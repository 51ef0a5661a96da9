// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/outcomes.h"

#include "core/base/fault.h"
#include "core/base/gathered.h"
#include "core/odds/counting/seven_cards.h"

namespace cutcard {

static CardSum sumOf(Card card)
{
    return cardSums[static_cast<std::size_t>(card.index())];
}

/// The sums of the cards that none of `taken` is.
template <std::size_t N> static std::vector<CardSum> sumsWithout(const std::array<Card, N>& taken)
{
    return thoseOf(
        orderedDeck(), [&](Card card) { return !contains(taken, card); }, [&](Card card) { return sumOf(card); });
}

static void count(Outcomes& outcomes, Strength own, Strength other)
{
    outcomes.won += own > other ? 1 : 0;
    outcomes.tied += own == other ? 1 : 0;
    outcomes.lost += own < other ? 1 : 0;
}

Outcomes countRunouts(const std::array<Card, 2>& hole, const std::array<Card, 3>& flop)
{
    const SevenCards& table = SevenCards::table();
    const auto rest = sumsWithout<5>({hole[0], hole[1], flop[0], flop[1], flop[2]});
    const CardSum shown = CardSum() + sumOf(flop[0]) + sumOf(flop[1]) + sumOf(flop[2]);
    const CardSum held = sumOf(hole[0]) + sumOf(hole[1]);
    Outcomes outcomes;
    for (std::size_t river = 1; river < rest.size(); ++river) {
        for (std::size_t turn = 0; turn < river; ++turn) {
            const CardSum board = shown + rest[turn] + rest[river];
            const Strength own = table.strength(board + held);
            for (std::size_t b = 1; b < rest.size(); ++b) {
                if (b == turn || b == river)
                    continue;
                const CardSum withOne = board + rest[b];
                for (std::size_t a = 0; a < b; ++a) {
                    if (a != turn && a != river)
                        count(outcomes, own, table.strength(withOne + rest[a]));
                }
            }
        }
    }
    return outcomes;
}

Result<std::vector<Card>> readCards(std::string_view text, std::size_t count, std::string_view what)
{
    const std::string name(what);
    std::vector<Card> cards;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == ' ' || text[i] == ',') {
            ++i;
            continue;
        }
        const auto card = Card::fromText(text.substr(i, 2));
        if (!card)
            return faultIn(name, Cause::UnknownCard, "As, Td, 2c", std::string(text.substr(i, 2)));
        if (std::find(cards.begin(), cards.end(), *card) != cards.end())
            return faultIn(name, Cause::DuplicateCard, {}, card->text());
        cards.push_back(*card);
        i += 2;
    }
    if (cards.size() != count)
        return faultIn(name, Cause::WrongCount, std::to_string(count), std::to_string(cards.size()));
    return cards;
}

} // namespace cutcard
