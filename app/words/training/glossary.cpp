// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/training/glossary.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace cutcard {

namespace {

std::vector<GlossaryTerm> readGlossary()
{
    QFile file(QStringLiteral(":/words/glossary.md"));
    // our own file is in the program: one that is missing is a mistake of ours
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.errorString()));
    std::vector<GlossaryTerm> terms;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        const QStringList cells = line.split(QLatin1Char('|'));
        // "| word | means | for example |"; the head and the rule below it are no term
        if (cells.size() != 5 || cells[1].startsWith(QLatin1String("---")) || cells[1] == QLatin1String(" word "))
            continue;
        terms.push_back({.word = cells[1].trimmed(), .means = cells[2].trimmed(), .example = cells[3].trimmed()});
    }
    return terms;
}

/// Where a text uses a term: the word itself, in the plural or as a verb's form.
QRegularExpression usesOf(const GlossaryTerm& term)
{
    return QRegularExpression(QStringLiteral("\\b%1(s|es|ed|ing)?\\b").arg(QRegularExpression::escape(term.word)),
                              QRegularExpression::CaseInsensitiveOption);
}

} // namespace

const std::vector<GlossaryTerm>& glossary()
{
    static const std::vector<GlossaryTerm> terms = readGlossary();
    return terms;
}

std::vector<const GlossaryTerm*> termsIn(const QString& text)
{
    static const std::vector<QRegularExpression> uses = [] {
        std::vector<QRegularExpression> all;
        for (const GlossaryTerm& term : glossary())
            all.push_back(usesOf(term));
        return all;
    }();
    std::vector<std::size_t> longest(uses.size());
    for (std::size_t i = 0; i < longest.size(); ++i)
        longest[i] = i;
    std::ranges::stable_sort(longest, std::greater{}, [](std::size_t i) { return glossary()[i].word.size(); });
    QString left = text;
    std::vector<std::size_t> found;
    for (const std::size_t i : longest) {
        const qsizetype before = left.size();
        left.remove(uses[i]);
        if (left.size() != before)
            found.push_back(i);
    }
    std::ranges::sort(found);
    std::vector<const GlossaryTerm*> terms;
    for (const std::size_t i : found)
        terms.push_back(&glossary()[i]);
    return terms;
}

} // namespace cutcard
