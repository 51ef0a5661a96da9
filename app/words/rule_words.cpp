// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/rule_words.h"

#include <QCoreApplication>

namespace cutcard {

namespace {

QString words(const char* text)
{
    return *text == '\0' ? QString() : QCoreApplication::translate("Rules", text);
}

} // namespace

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
    return entry == nullptr ? ruleNumber(rule) : ruleNumber(rule) + QStringLiteral(" · ") + words(entry->title);
}

QString ruleText(Rule rule)
{
    const RuleEntry* entry = findRule(rule);
    return entry == nullptr ? QString() : words(entry->text);
}

QString ruleReason(const RuleEntry& entry)
{
    return words(entry.reason);
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

QString documentText(Document document)
{
    return words(documentTitle(document));
}

} // namespace cutcard
