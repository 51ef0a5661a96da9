// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/pay_table.h"

#include "core/base/toml.h"

#include <algorithm>
#include <sstream>

namespace cutcard {

namespace {

constexpr std::size_t indexOf(HandClass handClass)
{
    return static_cast<std::size_t>(handClass);
}

/// A document's table: odds from the royal flush down.
PayTable documentTable(std::string name, int cards, std::initializer_list<int> odds, Rank leastPair = Rank::Two)
{
    PayTable table{.name = std::move(name), .cards = cards, .odds = {}, .leastPair = leastPair};
    std::size_t handClass = handClassCount;
    for (const int each : odds)
        table.odds[--handClass] = each;
    return table;
}

std::string classList()
{
    std::string list;
    for (std::size_t i = handClassCount; i-- > indexOf(HandClass::OnePair);)
        list += (list.empty() ? "" : " | ") + std::string(handClassWords[i]);
    return list;
}

/// What stands in a file where a whole number should.
std::string textOf(const toml::node& node)
{
    std::ostringstream text;
    node.visit([&](const auto& value) { text << value; });
    return text.str();
}

const std::string oddsRange = "1.." + std::to_string(highestOdds);

/// The pair's rank of a value that is one pair: the first of its deciding ranks, which are counted from one.
Rank pairRank(HandValue value)
{
    return static_cast<Rank>((value.strength() >> 16U & 0xFU) - 1);
}

/// Reads one file; the first fault ends it.
class Reader
{
public:
    explicit Reader(const std::string& fileName) : m_fileName(fileName) {}

    Result<std::vector<PayTable>> read(const toml::table& file)
    {
        for (const auto& [key, node] : file) {
            if (key.str() != "table")
                return fault(node, Cause::UnknownWord, "table", std::string(key.str()));
        }
        const toml::array* tables = file["table"].as_array();
        if (tables == nullptr || tables->empty() || !tables->is_array_of_tables())
            return fault(file, Cause::MissingValue, "[[table]]", {});
        std::vector<PayTable> result;
        result.reserve(tables->size());
        for (const toml::node& node : *tables) {
            auto table = readTable(*node.as_table());
            if (!table)
                return table.error();
            const auto sameName = [&](const PayTable& other) { return other.name == table->name; };
            if (std::any_of(result.begin(), result.end(), sameName))
                return fault(*node.as_table()->get("name"), Cause::Duplicate, "name", table->name);
            result.push_back(*std::move(table));
        }
        return result;
    }

private:
    Error fault(const toml::node& node, Cause cause, std::string expected, std::string found) const
    {
        const auto& begin = node.source().begin;
        return {.place = {.name = m_fileName,
                          .line = static_cast<int>(begin.line),
                          .column = static_cast<int>(begin.column)},
                .cause = cause,
                .expected = std::move(expected),
                .found = std::move(found)};
    }

    Result<PayTable> readTable(const toml::table& node) const
    {
        for (const auto& [key, value] : node) {
            if (key.str() != "name" && key.str() != "cards" && key.str() != "pays")
                return fault(value, Cause::UnknownWord, "name | cards | pays", std::string(key.str()));
        }
        PayTable table;
        const auto name = node["name"].value<std::string>();
        if (!name || name->empty())
            return fault(node, Cause::MissingValue, "name", {});
        table.name = *name;
        const auto cards = node["cards"].value<std::int64_t>();
        if (!cards)
            return fault(node, Cause::MissingValue, "cards = 5 | 7", {});
        if (*cards != 5 && *cards != 7)
            return fault(*node.get("cards"), Cause::OutOfRange, "5 | 7", std::to_string(*cards));
        table.cards = static_cast<int>(*cards);
        const toml::array* pays = node["pays"].as_array();
        if (pays == nullptr || pays->empty())
            return fault(node, Cause::MissingValue, "pays", {});
        for (const toml::node& line : *pays) {
            if (const auto read = readLine(line, table); !read)
                return read.error();
        }
        // what is left out above the weakest class paid has been forgotten
        const auto shape = verify(table);
        const auto verified = shape ? verifyName(table) : shape;
        if (!verified) {
            Error error = verified.error();
            error.place = fault(*pays, error.cause, {}, {}).place;
            return error;
        }
        return table;
    }

    Result<Done> readLine(const toml::node& node, PayTable& table) const
    {
        const toml::table* line = node.as_table();
        if (line == nullptr)
            return fault(node, Cause::Damaged, "{ hand = \"flush\", to = 5 }", {});
        for (const auto& [key, value] : *line) {
            if (key.str() != "hand" && key.str() != "to" && key.str() != "from")
                return fault(value, Cause::UnknownWord, "hand | to | from", std::string(key.str()));
        }
        const auto word = (*line)["hand"].value<std::string>();
        if (!word)
            return fault(node, Cause::MissingValue, "hand", {});
        const auto hand = handClassFromWord(*word);
        if (!hand || *hand == HandClass::HighCard)
            return fault(*line->get("hand"), Cause::UnknownWord, classList(), *word);
        const toml::node* to = line->get("to");
        if (to == nullptr)
            return fault(node, Cause::MissingValue, "to = " + oddsRange, *word);
        if (!to->is_integer())
            return fault(*to, Cause::NotANumber, oddsRange, textOf(*to));
        const std::int64_t odds = to->as_integer()->get();
        if (odds < 1 || odds > highestOdds)
            return fault(*to, Cause::OutOfRange, oddsRange, std::to_string(odds));
        if (table.odds[indexOf(*hand)] != 0)
            return fault(*line->get("hand"), Cause::Duplicate, "hand", *word);
        table.odds[indexOf(*hand)] = static_cast<int>(odds);
        return readLowestPair(*line, *hand, table);
    }

    Result<Done> readLowestPair(const toml::table& line, HandClass hand, PayTable& table) const
    {
        const toml::node* from = line.get("from");
        if (from == nullptr)
            return Done{};
        if (hand != HandClass::OnePair)
            return fault(*from, Cause::NotAllowed, "one-pair", std::string(handClassWords[indexOf(hand)]));
        const auto text = from->value<std::string>();
        const auto card = text && text->size() == 1 ? Card::fromText(*text + "c") : std::nullopt;
        if (!card)
            return fault(*from, Cause::UnknownWord, "2..9 | T | J | Q | K | A", text.value_or(""));
        table.leastPair = card->rank();
        return Done{};
    }

    const std::string& m_fileName;
};

std::string quoted(const std::string& text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result + '"';
}

} // namespace

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
        return Error{
            .place = {.name = table.name}, .cause = cause, .expected = std::move(expected), .found = std::move(found)};
    };
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    if (table.name.empty() || std::any_of(table.name.begin(), table.name.end(), isControl))
        return fault(Cause::MissingValue, "name", {});
    if (table.cards != 5 && table.cards != 7)
        return fault(Cause::OutOfRange, "5 | 7", std::to_string(table.cards));
    if (table.odds[indexOf(HandClass::HighCard)] != 0)
        return fault(Cause::UnknownWord, classList(), std::string(handClassWords[0]));
    const auto lowest = indexOf(table.lowestPaid());
    if (lowest == 0)
        return fault(Cause::MissingValue, "to = " + oddsRange, {});
    for (std::size_t i = lowest; i < handClassCount; ++i) {
        const std::string word(handClassWords[i]);
        if (table.odds[i] == 0)
            return fault(Cause::MissingValue, word, std::string(handClassWords[lowest]));
        if (table.odds[i] < 0 || table.odds[i] > highestOdds)
            return fault(Cause::OutOfRange, oddsRange, word + ' ' + std::to_string(table.odds[i]));
    }
    return Done{};
}

Result<Done> verifyName(const PayTable& table)
{
    if (const auto printed = findPayTable(table.name); printed && *printed != table)
        return Error{.place = {.name = table.name},
                     .cause = Cause::NotAllowed,
                     .expected = "a name that no document has",
                     .found = table.name};
    return Done{};
}

Result<std::vector<PayTable>> readPayTables(std::string_view text, const std::string& fileName)
{
    const auto parsed = parseToml(text, fileName);
    if (!parsed)
        return parsed.error();
    return Reader(fileName).read(*parsed);
}

std::string payTablesText(const std::vector<PayTable>& tables)
{
    std::string text;
    for (const PayTable& table : tables) {
        text += text.empty() ? "" : "\n";
        text += "[[table]]\nname = " + quoted(table.name) + "\ncards = " + std::to_string(table.cards) + "\npays = [\n";
        for (std::size_t i = handClassCount; i-- > 0;) {
            if (table.odds[i] == 0)
                continue;
            text += "    { hand = \"" + std::string(handClassWords[i]) + "\"";
            if (i == indexOf(HandClass::OnePair) && table.leastPair != Rank::Two)
                text += std::string(", from = \"") + rankLetter(table.leastPair) + '"';
            text += ", to = " + std::to_string(table.odds[i]) + " },\n";
        }
        text += "]\n";
    }
    return text;
}

std::optional<HandClass> handClassFromWord(std::string_view word)
{
    const auto* found = std::find(handClassWords.begin(), handClassWords.end(), word);
    if (found == handClassWords.end())
        return std::nullopt;
    return static_cast<HandClass>(found - handClassWords.begin());
}

} // namespace cutcard
