// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/option_rows.h"

#include "core/base/gathered.h"
#include "core/base/overloaded.h"
#include "core/base/parts_of.h"

namespace cutcard {

static std::string quoted(const std::string& text)
{
    std::string result = "\"";
    for (const char c : text)
        result.append(c == '"' || c == '\\' ? "\\" : "").push_back(c);
    return result + '"';
}

static std::string listed(const auto& values, auto&& textOf)
{
    return "[" + joined(values, ", ", textOf) + "]";
}

bool isSet(const HouseValue& value)
{
    return std::visit(overloaded{[](bool) { return true; }, [](Chips) { return true; },
                                 [](const auto& list) { return !list.empty(); }},
                      value);
}

std::string valueText(const HouseValue& value)
{
    const auto inDigits = [](Chips number) { return std::to_string(number); };
    return std::visit(overloaded{
                          [](bool flag) { return std::string(flag ? "true" : "false"); },
                          inDigits,
                          [](const std::string& text) { return quoted(text); },
                          [&](const std::vector<int>& numbers) { return listed(numbers, inDigits); },
                          [&](const std::vector<NumberPair>& pairs) {
                              return listed(pairs, [&](const NumberPair& pair) {
                                  return listed(std::array{pair.first, pair.second}, inDigits);
                              });
                          },
                      },
                      value);
}

std::string optionComment(const char* label, std::string_view rules, const std::vector<HouseChoice>& offered)
{
    std::string text = "# " + std::string(label);
    if (!rules.empty())
        text.append(" (").append(rules).append(")");
    for (const HouseChoice& choice : offered)
        text.append(&choice == &offered.front() ? ": \"" : "; \"")
            .append(choice.word)
            .append("\", ")
            .append(choice.text);
    return text + ".\n";
}

/// Above any chip that there is, and small enough that no sum of stacks can overflow.
constexpr Chips largestChip = 1'000'000;
constexpr Chips mostOfOneChip = 1000;

constexpr std::array announcementChoices{
    ChoiceOf<Announcements>{Announcements::Off, {"off", Houses::tr("not made")}},
    ChoiceOf<Announcements>{Announcements::Shown, {"shown", Houses::tr("made, not graded")}},
    ChoiceOf<Announcements>{Announcements::Graded, {"graded", Houses::tr("graded")}},
};

static void readStack(Fields& fields, HouseOptions& options)
{
    std::vector<ChipLot> stack;
    fields.pairs("starting_stack", [&](Chips value, Chips count, const toml::node& node) {
        if (!stack.empty() && value <= stack.back().value)
            return fields.fail(node, Cause::OutOfRange, "ascending chip values", std::to_string(value));
        if (!stack.empty() && value % stack.front().value != 0)
            return fields.fail(node, Cause::OutOfRange, "multiples of the smallest chip", std::to_string(value));
        if (value > largestChip)
            return fields.fail(node, Cause::OutOfRange, "1.." + std::to_string(largestChip), std::to_string(value));
        if (count > mostOfOneChip)
            return fields.fail(node, Cause::OutOfRange, "1.." + std::to_string(mostOfOneChip), std::to_string(count));
        stack.push_back({.value = value, .count = static_cast<int>(count)});
    });
    if (!stack.empty())
        options.startingStack = stack;
}

std::vector<NumberPair> linesOf(const std::vector<ChipLot>& lots)
{
    return eachOf(lots, [](const ChipLot& lot) { return NumberPair(lot.value, lot.count); });
}

NumberPair higherChip(NumberPair last)
{
    return {last.first * 2, last.second};
}

HouseOption stackOption(std::string_view rules)
{
    return {.key = "starting_stack",
            .label = Houses::tr("Chips at the start: value, and how many"),
            .rules = rules,
            .next = higherChip,
            .value = [](const HouseOptions& options) { return HouseValue(linesOf(options.startingStack)); },
            .read = readStack};
}

std::vector<HouseOption> deckOptions(std::string_view rules)
{
    OptionRows<HouseOptions> rows;
    rows.number("least_shuffles", Houses::tr("Fewest shuffles"), rules, &HouseOptions::leastShuffles, {1, 20})
        .number("least_cut", Houses::tr("Fewest cards in a cut"), rules, &HouseOptions::leastCut, {1, 26})
        .number("most_cut", Houses::tr("Most cards in a cut"), rules, &HouseOptions::mostCut, {27, 51})
        .word("announcements", Houses::tr("Announcements that no document asks for"), "GP-announce",
              &HouseOptions::announcements, announcementChoices);
    return rows.take();
}

} // namespace cutcard
