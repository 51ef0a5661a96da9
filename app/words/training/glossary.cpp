// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/training/glossary.h"

#include "core/base/gathered.h"

#include <QFile>
#include <QRegularExpression>

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

/// A term, and where a text uses it: the word itself, in the plural or as a verb's form.
struct Use {
    const GlossaryTerm* term;
    QRegularExpression pattern;
};

/// The longest terms first, since they hold shorter ones.
std::vector<Use> usesByLength()
{
    auto uses = eachOf(glossary(), [](const GlossaryTerm& term) {
        const QString word = QStringLiteral("\\b%1(s|es|ed|ing)?\\b").arg(QRegularExpression::escape(term.word));
        return Use{&term, QRegularExpression(word, QRegularExpression::CaseInsensitiveOption)};
    });
    std::ranges::stable_sort(uses, std::greater{}, [](const Use& use) { return use.term->word.size(); });
    return uses;
}

} // namespace

const std::vector<GlossaryTerm>& glossary()
{
    static const std::vector<GlossaryTerm> terms = readGlossary();
    return terms;
}

std::vector<const GlossaryTerm*> termsIn(const QString& text)
{
    static const std::vector<Use> uses = usesByLength();
    QString left = text;
    std::vector<const GlossaryTerm*> terms;
    for (const Use& use : uses) {
        const qsizetype before = left.size();
        left.remove(use.pattern);
        if (left.size() != before)
            terms.push_back(use.term);
    }
    std::ranges::sort(terms); // they lie in the order of the list
    return terms;
}

} // namespace cutcard
