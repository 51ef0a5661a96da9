// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_message.h"

#include "app/director/night_told.h"
#include "app/words/night/night_words.h"
#include "app/words/rule_words.h"

namespace cutcard {

QString NightMessage::rule() const
{
    return m_rule.id().empty() ? QString() : ruleTitle(m_rule);
}

QString NightMessage::ruleId() const
{
    return ruleNumber(m_rule);
}

void NightMessage::say(const QString& text, Kind kind, Rule rule)
{
    m_text = text;
    m_kind = kind;
    m_rule = rule;
}

bool NightMessage::tell(const NightTold& told, NightTime at, std::size_t event, bool again)
{
    constexpr qsizetype linesOfLog = 200;
    if (told.text.isEmpty())
        return false;
    m_log.prepend(QVariantMap{{"place", clockText(at)},
                              {"name", told.text},
                              {"note", QString()},
                              {"open", told.kind == Wrong},
                              {"event", static_cast<int>(event)}});
    if (m_log.size() > linesOfLog)
        m_log.removeLast();
    if (!again)
        say(told.text, told.kind, told.rule);
    return true;
}

void NightMessage::cutBack(std::size_t left)
{
    m_log.removeIf([&](const QVariant& line) { return line.toMap().value("event").toULongLong() >= left; });
}

void NightMessage::clear()
{
    say({});
    m_log.clear();
}

} // namespace cutcard
