// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/figures/figures.h"

#include "core/base/parts_of.h"
#include "core/chips/pay_table.h"

namespace cutcard {

/// What a printed table pays for a hand, or by how much it pays more than another; empty for what it does not pay.
static FigureDrawer findPaid(std::string_view text)
{
    const auto words = partsOf(text, ' ');
    const bool apart = words.front() == "paid-more";
    if ((!apart && words.front() != "paid") || words.size() != (apart ? 4U : 3U))
        return {};
    const auto hand = valueNamed<HandClass>(words.back());
    const auto table = findPayTable(words[1]);
    const auto other = findPayTable(words[words.size() - 2]);
    if (!hand || !table || !other)
        return {};
    const HandClass category = *hand;
    const Chips odds = bonusPay(*table, 1, category).value_or(0);
    if (odds <= (apart ? bonusPay(*other, 1, category).value_or(0) : 0))
        return {};
    return [category, by = table->name, less = apart ? other->name : std::string()](RandomStream& stream) {
        return figures::paid(stream, by, category, less);
    };
}

std::span<const Generator> generators()
{
    static const std::vector<Generator> all = [] {
        std::vector<Generator> rows;
        for (const auto& some : {figures::potFigures, figures::leagueFigures, figures::limitFigures,
                                 figures::tennesseeFigures, figures::bankedFigures, figures::nightFigures})
            rows.insert(rows.end(), some.begin(), some.end());
        std::ranges::sort(rows, {}, &Generator::name);
        return rows;
    }();
    return all;
}

FigureDrawer findFigures(std::string_view words)
{
    const auto all = generators();
    const auto found = std::ranges::lower_bound(all, words, {}, &Generator::name);
    return found == all.end() || found->name != words ? findPaid(words) : found->draw;
}

} // namespace cutcard
