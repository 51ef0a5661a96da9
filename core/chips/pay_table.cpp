// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/pay_table.h"

#include "core/base/fault.h"

namespace cutcard {

static constexpr std::size_t indexOf(HandClass handClass)
{
    return static_cast<std::size_t>(handClass);
}

/// A document's table: odds from the royal flush down.
static PayTable documentTable(std::string name, int cards, std::initializer_list<int> odds, Rank leastPair = Rank::Two)
{
    PayTable table{.name = std::move(name), .cards = cards, .odds = {}, .leastPair = leastPair};
    std::size_t handClass = handClassCount;
    for (const int each : odds)
        table.odds[--handClass] = each;
    return table;
}

static std::string classList()
{
    std::string list;
    for (std::size_t i = handClassCount; i-- > indexOf(HandClass::OnePair);)
        list += (list.empty() ? "" : " | ") + std::string(namedWords<HandClass>[i]);
    return list;
}

const std::string oddsRange = "1.." + std::to_string(highestOdds);

/// The pair's rank of a value that is one pair: the first of its deciding ranks, which are counted from one.
static Rank pairRank(HandValue value)
{
    return static_cast<Rank>((value.strength() >> 16U & 0xFU) - 1);
}

int PayTable::oddsFor(HandValue value) const
{
    const bool isPair = value.category() == HandClass::OnePair;
    return static_cast<int>(bonusPay(*this, 1, value.category(), isPair ? pairRank(value) : Rank::Ace).value_or(0));
}

HandClass PayTable::lowestPaid() const
{
    const auto* first = std::find_if(odds.begin(), odds.end(), [](int each) { return each != 0; });
    return first == odds.end() ? HandClass::HighCard : static_cast<HandClass>(first - odds.begin());
}

const std::vector<PayTable>& printedPayTables()
{
    static const std::vector<PayTable> tables{
        documentTable("E", 7, {100, 25, 15, 7, 5, 3, 2}),
        documentTable("F", 7, {50, 25, 15, 7, 5, 3, 2}),
        documentTable("CH1", 7, {100, 25, 12, 5, 4, 3, 1}),
        documentTable("CH2", 7, {100, 50, 15, 6, 4, 2, 1}),
        documentTable("CH3", 7, {100, 25, 15, 6, 4, 2, 1}),
        documentTable("CH4", 7, {100, 25, 15, 7, 5, 3}),
        documentTable("CH5", 7, {100, 50, 20, 8, 5, 2}),
        documentTable("A", 5, {100, 40, 20, 8, 6, 5, 4, 2, 1}, Rank::Seven),
        documentTable("B", 5, {200, 50, 20, 10, 8, 6, 3, 2, 1}, Rank::Seven),
    };
    return tables;
}

std::optional<PayTable> findPayTable(std::string_view name)
{
    for (const PayTable& table : printedPayTables()) {
        if (table.name == name)
            return table;
    }
    return std::nullopt;
}

std::optional<Chips> bonusPay(const PayTable& table, Chips wager, HandClass hand, Rank pair)
{
    const int odds = table.odds[indexOf(hand)];
    if (odds == 0 || (hand == HandClass::OnePair && pair < table.leastPair))
        return std::nullopt;
    return wager * odds;
}

Result<Done> verify(const PayTable& table)
{
    const auto fault = [&](Cause cause, std::string expected, std::string found) {
        return faultIn(table.name, cause, std::move(expected), std::move(found));
    };
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    if (table.name.empty() || std::any_of(table.name.begin(), table.name.end(), isControl))
        return fault(Cause::MissingValue, "name", {});
    if (table.cards != 5 && table.cards != 7)
        return fault(Cause::OutOfRange, "5 | 7", std::to_string(table.cards));
    if (table.odds[indexOf(HandClass::HighCard)] != 0)
        return fault(Cause::UnknownWord, classList(), std::string(namedWords<HandClass>[0]));
    const auto lowest = indexOf(table.lowestPaid());
    if (lowest == 0)
        return fault(Cause::MissingValue, "to = " + oddsRange, {});
    for (std::size_t i = lowest; i < handClassCount; ++i) {
        const std::string word(namedWords<HandClass>[i]);
        if (table.odds[i] == 0)
            return fault(Cause::MissingValue, word, std::string(namedWords<HandClass>[lowest]));
        if (table.odds[i] < 0 || table.odds[i] > highestOdds)
            return fault(Cause::OutOfRange, oddsRange, word + ' ' + std::to_string(table.odds[i]));
    }
    return Done{};
}

Result<Done> verifyName(const PayTable& table)
{
    if (const auto printed = findPayTable(table.name); printed && *printed != table)
        return faultIn(table.name, Cause::NotAllowed, "a name that no document has", table.name);
    return Done{};
}

std::optional<HandClass> handClassFromWord(std::string_view word)
{
    return valueNamed<HandClass>(word);
}

} // namespace cutcard
