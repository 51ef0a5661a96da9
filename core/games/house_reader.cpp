// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/house_reader.h"

namespace cutcard {

namespace {

/// Above any chip that there is, and small enough that no sum of stacks can overflow.
constexpr Chips largestChip = 1'000'000;

std::string by(const std::string& rule)
{
    return rule.empty() ? "." : " (" + rule + ").";
}

} // namespace

void HouseReader::common(HouseOptions& options)
{
    std::vector<ChipLot> stack;
    pairs("starting_stack", [&](Chips value, Chips count, const toml::node& node) {
        if (!stack.empty() && value <= stack.back().value)
            return fail(node, Cause::OutOfRange, "ascending chip values", std::to_string(value));
        if (!stack.empty() && value % stack.front().value != 0)
            return fail(node, Cause::OutOfRange, "multiples of the smallest chip", std::to_string(value));
        if (value > largestChip)
            return fail(node, Cause::OutOfRange, "1.." + std::to_string(largestChip), std::to_string(value));
        if (count > 1000)
            return fail(node, Cause::OutOfRange, "1..1000", std::to_string(count));
        stack.push_back({.value = value, .count = static_cast<int>(count)});
    });
    if (!stack.empty())
        options.startingStack = stack;
    number("least_shuffles", 1, 20, options.leastShuffles);
    number("least_cut", 1, 26, options.leastCut);
    number("most_cut", 27, 51, options.mostCut);
    word("announcements", announcementWords, options.announcements);
}

void HouseWriter::number(const std::string& about, const std::string& key, Chips value)
{
    comment(about);
    m_text += key + " = " + std::to_string(value) + "\n";
}

void HouseWriter::flag(const std::string& about, const std::string& key, bool value)
{
    comment(about);
    m_text += key + " = " + (value ? "true" : "false") + "\n";
}

void HouseWriter::word(const std::string& about, const std::string& key, std::string_view value)
{
    comment(about);
    m_text.append(key).append(" = \"");
    for (const char c : value)
        m_text.append(c == '"' || c == '\\' ? "\\" : "").push_back(c);
    m_text.append("\"\n");
}

void HouseWriter::array(const std::string& about, const std::string& key, const std::string& numbers)
{
    comment(about);
    m_text += key + " = [" + numbers + "]\n";
}

void HouseWriter::list(const std::string& key, const std::string& pairs)
{
    m_text += key + " = [" + pairs + "]\n";
}

void HouseWriter::stack(const HouseOptions& options, const std::string& rule)
{
    comment("Chips everybody starts with: [value, count], smallest value first" + by(rule));
    std::string lots;
    for (const ChipLot& lot : options.startingStack)
        lots += "[" + std::to_string(lot.value) + ", " + std::to_string(lot.count) + "], ";
    list("starting_stack", lots);
}

void HouseWriter::deck(const HouseOptions& options, const std::string& rule)
{
    number("The fewest shuffles, and the fewest and most cards of a cut" + by(rule), "least_shuffles",
           options.leastShuffles);
    m_text += "least_cut = " + std::to_string(options.leastCut) + "\n";
    m_text += "most_cut = " + std::to_string(options.mostCut) + "\n";
    word("Announcements that no document asks for: \"off\", \"shown\" (made, not graded) or \"graded\" (GP-announce).",
         "announcements", announcementWords[static_cast<std::size_t>(options.announcements)]);
}

} // namespace cutcard
