// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <set>
#include <span>
#include <string>
#include <string_view>

namespace cutcard {

/// The rules that there are, to find those that a text names.
class RuleNames
{
public:
    explicit RuleNames(std::span<const Rule> rules);

    bool has(Rule rule) const { return m_all.contains(rule); }
    /// The first rule that a text names and that there is not; empty if there is none.
    std::string_view missingIn(std::string_view text) const;

private:
    /// Whether a word is a rule's name: it begins as our own do, or it has dots and stands where a rule is cited.
    bool isName(std::string_view word, std::string_view before) const;

    std::set<Rule> m_all;
    std::set<std::string, std::less<>> m_prefixes;
};

} // namespace cutcard
