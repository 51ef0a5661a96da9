// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/rule_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace cutcard {

namespace {

QString words(const char* text)
{
    return *text == '\0' ? QString() : QCoreApplication::translate("Rules", text);
}

} // namespace

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

QString standingText(Standing standing)
{
    switch (standing) {
    case Standing::Judged:
        return words(QT_TRANSLATE_NOOP("Rules", "judged"));
    case Standing::Explained:
        return words(QT_TRANSLATE_NOOP("Rules", "explained"));
    case Standing::NotSimulated:
        return words(QT_TRANSLATE_NOOP("Rules", "not simulated"));
    }
    return {};
}

QString documentName(Document document)
{
    return words(documentHead(document).name);
}

QString documentText(Document document)
{
    return words(documentTitle(document));
}

} // namespace cutcard
