// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

namespace cutcard {

struct Situation;

/// Where a document asks for something: a paragraph, and where another one applies, what finds it.
template <typename... About> class Citation
{
public:
    /// The paragraph that applies instead; none: the usual one.
    using Instead = Rule (*)(const Situation&, About...);

    constexpr Citation() = default;
    constexpr Citation(Rule usual, Instead instead = nullptr) : m_usual(usual), m_instead(instead) {}

    /// What is cited where nothing is special.
    constexpr Rule usual() const { return m_usual; }
    /// What is cited now.
    Rule operator()(const Situation& situation, About... about) const
    {
        const Rule instead = m_instead == nullptr ? Rule() : m_instead(situation, about...);
        return instead == Rule() ? m_usual : instead;
    }

private:
    Rule m_usual;
    Instead m_instead = nullptr;
};

} // namespace cutcard
