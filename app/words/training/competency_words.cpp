// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/training/competency_words.h"

#include "app/words/table/judge_words.h"
#include "app/words/tr.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard {

QString itemCompetencyText(ItemCompetency competency)
{
    return itemCompetencyText(QString::fromUtf8(itemCompetencyWords[static_cast<std::size_t>(competency)]));
}

QString itemCompetencyText(const QString& word)
{
    const std::string said = word.toStdString();
    // what is asked at the table too has the table's name
    if (const auto table = std::ranges::find(competencyWords, said); table != competencyWords.end())
        return competencyText(static_cast<Competency>(table - competencyWords.begin()));
    switch (static_cast<ItemCompetency>(std::ranges::find(itemCompetencyWords, said) - itemCompetencyWords.begin())) {
    case ItemCompetency::SetUp:
        return Words::tr("Setting up");
    case ItemCompetency::Clock:
        return Words::tr("Clock and levels");
    case ItemCompetency::Seating:
        return Words::tr("Seating");
    case ItemCompetency::Moves:
        return Words::tr("Moving players");
    case ItemCompetency::Breaking:
        return Words::tr("Breaking tables");
    case ItemCompetency::Stacks:
        return Words::tr("Stacks");
    case ItemCompetency::Conduct:
        return Words::tr("Conduct");
    case ItemCompetency::Results:
        return Words::tr("Results");
    case ItemCompetency::Mathematics:
        return Words::tr("Odds and edges");
    default:
        return word;
    }
}

} // namespace cutcard
