// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/practice.h"

#include "core/base/parts_of.h"

#include <charconv>
#include <map>

namespace cutcard {

TallyRow PracticeTally::total() const
{
    return {.asked = static_cast<int>(m_given.size()),
            .right = static_cast<int>(std::ranges::count_if(m_given, &Given::right))};
}

int PracticeTally::points() const
{
    const TallyRow all = total();
    return std::max(0, 2 * all.right - all.asked);
}

std::int64_t PracticeTally::milliseconds() const
{
    return sumOf(m_given, &Given::milliseconds);
}

std::vector<RuleTally> PracticeTally::byRule() const
{
    std::vector<RuleTally> rules;
    for (const Given& one : m_given) {
        for (const Rule rule : one.task.rules) {
            auto found = std::ranges::find(rules, rule, &RuleTally::rule);
            if (found == rules.end())
                found = rules.insert(found, {.rule = rule});
            ++found->count.asked;
            found->count.right += one.right() ? 1 : 0;
        }
    }
    return rules;
}

std::vector<HandTally> PracticeTally::byHand() const
{
    std::map<HandClass, TallyRow> rows;
    for (const Given& one : m_given) {
        const auto* layout = std::get_if<LayoutShown>(&one.task.shown);
        if (layout == nullptr)
            continue;
        for (std::size_t i = 0; i < layout->spots.size(); ++i) {
            TallyRow& row = rows[layout->spots[i].hand];
            ++row.asked;
            row.right += i < one.answer.size() && one.answer[i] == one.task.right[i] ? 1 : 0;
        }
    }
    return eachOf(rows, [](const auto& row) { return HandTally{.hand = row.first, .count = row.second}; });
}

std::vector<const Given*> PracticeTally::wrong() const
{
    return thoseOf(m_given, [&](const Given& one) { return !one.right(); }, [&](const Given& one) { return &one; });
}

std::string answerText(const TaskAnswer& answer)
{
    return answer.empty() ? "-" : joined(answer, ",", [](std::int64_t number) { return std::to_string(number); });
}

std::optional<TaskAnswer> readTaskAnswer(std::string_view text)
{
    TaskAnswer answer;
    if (text == "-")
        return answer;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        std::int64_t number = 0;
        const char* last = text.data() + end;
        const auto [after, problem] = std::from_chars(text.data() + from, last, number);
        if (problem != std::errc() || after != last || answer.full())
            return std::nullopt;
        answer.push_back(number);
        from = end + 1;
    }
    return answer;
}

} // namespace cutcard
