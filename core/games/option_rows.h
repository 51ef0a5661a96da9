// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/games/house_option.h"

#include <algorithm>
#include <array>

namespace cutcard {

/// A word that a member of an enumeration is in house files, and what it means.
template <typename Enum> struct ChoiceOf {
    Enum value;
    HouseChoice choice;
};

/// The chips of a stack as the lines of a list.
std::vector<NumberPair> linesOf(const std::vector<ChipLot>& lots);
/// What is offered below a line of chips: twice the value, as many.
NumberPair higherChip(NumberPair last);

/// The same rows for whatever house: chips, shuffles, cut and announcements.
HouseOption stackOption(std::string_view rules);
std::vector<HouseOption> deckOptions(std::string_view rules);

/// Makes the rows of a house: each names a member (or a function that gives it), its key, label and paragraphs.
template <typename House, typename Base = HouseOptions> class OptionRows
{
public:
    using Row = OptionOf<Base>;

    /// true or false.
    OptionRows& flag(std::string_view key, const char* label, std::string_view rules, auto member)
    {
        return add({.key = key,
                    .label = label,
                    .rules = rules,
                    .value = [=](const Base& base) { return HouseValue(std::invoke(member, of(base))); },
                    .read = [=](Fields& fields, Base& base) { fields.flag(key, std::invoke(member, of(base))); }});
    }

    /// A number whose limits, and usual value, follow from what stands above it.
    OptionRows& number(std::string_view key, const char* label, std::string_view rules, auto member,
                       const std::function<Limits(const House&)>& limits, void (*usual)(House&) = nullptr)
    {
        const auto read = [=](Fields& fields, Base& base) {
            if (usual != nullptr)
                usual(of(base));
            const Limits within = limits(of(base));
            fields.number(key, within.least, within.most, std::invoke(member, of(base)), within.step);
        };
        return add({.key = key,
                    .label = label,
                    .rules = rules,
                    .limits = [=](const Base& base) { return limits(of(base)); },
                    .value = [=](const Base& base) { return HouseValue(Chips{std::invoke(member, of(base))}); },
                    .read = read});
    }
    OptionRows& number(std::string_view key, const char* label, std::string_view rules, auto member, Limits limits)
    {
        return number(key, label, rules, member, [=](const House&) { return limits; });
    }

    /// One of some words.
    template <typename Enum, std::size_t count>
    OptionRows& word(std::string_view key, const char* label, std::string_view rules, auto member,
                     const std::array<ChoiceOf<Enum>, count>& each)
    {
        const std::span<const ChoiceOf<Enum>> all(each);
        std::vector<HouseChoice> shown;
        std::vector<std::string_view> words;
        for (const ChoiceOf<Enum>& one : all) {
            shown.push_back(one.choice);
            words.push_back(one.choice.word);
        }
        const auto value = [=](const Base& base) {
            const auto found = std::ranges::find(all, std::invoke(member, of(base)), &ChoiceOf<Enum>::value);
            return HouseValue(std::string(found->choice.word));
        };
        const auto read = [=](Fields& fields, Base& base) {
            if (const auto index = fields.wordOf(key, words))
                std::invoke(member, of(base)) = all[*index].value;
        };
        return add({.key = key, .label = label, .rules = rules, .choices = shown, .value = value, .read = read});
    }

    /// What every house sets first: the chips that everybody starts with.
    OptionRows& stack(std::string_view rules) { return add(stackOption(rules)); }
    /// What every house sets: shuffles, cut and announcements.
    OptionRows& deck(std::string_view rules)
    {
        for (HouseOption& row : deckOptions(rules))
            add(std::move(row));
        return *this;
    }

    /// A row that reads and shows itself in its own way.
    OptionRows& add(Row row)
    {
        m_rows.push_back(std::move(row));
        return *this;
    }

    /// Sets what a row needs besides; of the last one.
    OptionRows& with(auto part, auto value)
    {
        m_rows.back().*part = value;
        return *this;
    }

    std::vector<Row> take() { return std::move(m_rows); }

    static House& of(Base& base) { return static_cast<House&>(base); }
    static const House& of(const Base& base) { return static_cast<const House&>(base); }

private:
    std::vector<Row> m_rows;
};

} // namespace cutcard
