// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/rule_words.h"

#include "app/words/said.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace cutcard {

static QString words(const char* text)
{
    return *text == '\0' ? QString() : QCoreApplication::translate("Rules", text);
}

static QStringList wordsOf(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}.-]+"));
    return text.toLower().split(between, Qt::SkipEmptyParts);
}

/// A word and what else people call the same thing.
static QStringList alike(const QString& word)
{
    QStringList found{word};
    if (word.size() < 3)
        return found;
    for (const QStringList& group : saidRows("synonyms")) {
        if (group.contains(word))
            found += group;
    }
    // one and several of a thing
    if (word.size() > 3 && word.endsWith(QLatin1Char('s')))
        found.append(word.chopped(1));
    return found;
}

/// Whether a text has a word that begins like one of these.
static bool hasOne(const QStringList& textWords, const QStringList& wanted)
{
    for (const QString& each : wanted)
        for (const QString& word : textWords)
            if (word.startsWith(each))
                return true;
    return false;
}

static bool isFiller(const QString& word)
{
    static const QStringList fillers{"a",   "an",  "the", "of", "to",   "in",  "is",
                                     "for", "and", "or",  "my", "when", "what"};
    return fillers.contains(word);
}

QString withRuleTitles(QString text)
{
    static const QRegularExpression name(
        QStringLiteral("\\b([A-Z]+[12]?(-[A-Za-z0-9]+)+|\\d+(\\.\\d+)+(-[a-z]+)+)\\b"));
    qsizetype from = 0;
    for (auto found = name.match(text); found.hasMatch(); found = name.match(text, from)) {
        const Rule rule = Rule::fromText(found.captured().toStdString());
        const QString title = ruleName(rule);
        from = found.capturedEnd();
        if (title.isEmpty())
            continue;
        const QString quoted = found.captured().front().isDigit()
                                   ? ruleCitation(rule)
                                   : words(QT_TRANSLATE_NOOP("Rules", "“%1”")).arg(title);
        text.replace(found.capturedStart(), found.capturedLength(), quoted);
        from = found.capturedStart() + quoted.size();
    }
    return text;
}

QString ruleNumber(Rule rule)
{
    return QString::fromUtf8(rule.id().data(), static_cast<qsizetype>(rule.id().size()));
}

QString ruleName(Rule rule)
{
    const RuleEntry* entry = findRule(rule);
    return entry == nullptr ? QString() : words(entry->title);
}

QString ruleTitle(Rule rule)
{
    const RuleEntry* entry = findRule(rule);
    if (entry == nullptr)
        return ruleCitation(rule);
    const QString cited = ruleCitation(rule);
    const QString title = words(entry->title);
    // a paragraph may be called what its heading is called
    return cited.isEmpty() || cited == title ? title : cited + QStringLiteral(" · ") + title;
}

QString ruleCitation(Rule rule)
{
    QString number = ruleNumber(rule);
    if (number.isEmpty() || number.front().isDigit()) {
        // what we add tells rules of one paragraph apart
        static const QRegularExpression added(QStringLiteral("(-[a-z]+)+$"));
        return number.remove(added);
    }
    for (const Document document : documents()) {
        for (const RuleSection& section : documentHead(document).sections) {
            const QLatin1String prefix(section.prefix);
            if (!number.startsWith(prefix))
                continue;
            const QString rest = number.mid(prefix.size());
            return section.isLettered ? words(section.title) + QLatin1Char(' ') + rest : words(section.title);
        }
    }
    return {};
}

QString ruleText(Rule rule)
{
    const RuleEntry* entry = findRule(rule);
    return entry == nullptr ? QString() : withRuleTitles(words(entry->text));
}

QString ruleReason(const RuleEntry& entry)
{
    return withRuleTitles(words(entry.reason));
}

QString documentName(Document document)
{
    return words(documentHead(document).name);
}

QString documentText(Document document)
{
    return words(documentTitle(document));
}

int ruleMatch(const RuleEntry& entry, const QString& query)
{
    const QString whole = query.trimmed();
    if (whole.isEmpty())
        return 1;
    const QString number = ruleNumber(entry.rule);
    if (number.compare(whole, Qt::CaseInsensitive) == 0)
        return 100;
    if (number.startsWith(whole, Qt::CaseInsensitive))
        return 80;
    const QString title = ruleName(entry.rule);
    const QString text = ruleText(entry.rule);
    if (title.contains(whole, Qt::CaseInsensitive))
        return 70;
    const QStringList inTitle = wordsOf(title + QLatin1Char(' ') + QString::fromUtf8(entry.keywords));
    const QStringList inText = wordsOf(text);
    int score = text.contains(whole, Qt::CaseInsensitive) ? 20 : 0;
    int asked = 0;
    for (const QString& word : wordsOf(whole)) {
        if (isFiller(word))
            continue;
        ++asked;
        if (hasOne(inTitle, {word}))
            score += 12;
        else if (hasOne(inTitle, alike(word)))
            score += 8;
        else if (hasOne(inText, {word}))
            score += 4;
        else if (hasOne(inText, alike(word)))
            score += 2;
        else
            return score >= 20 ? score : 0;
    }
    return asked == 0 ? 1 : score;
}

} // namespace cutcard
