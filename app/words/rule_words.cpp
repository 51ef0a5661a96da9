// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/rule_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace cutcard {

namespace {

QString words(const char* text)
{
    return *text == '\0' ? QString() : QCoreApplication::translate("Rules", text);
}

/// Where rules stand whose document has headings and no numbers.
struct Section {
    const char* prefix = nullptr; ///< of our own names of its rules
    const char* words = nullptr;
    bool lettered = false; ///< its paragraphs have letters of their own
};

constexpr const char* ourReading = QT_TRANSLATE_NOOP("Rules", "Our reading");
constexpr const char* distributions = QT_TRANSLATE_NOOP("Rules", "Deal and betting");
constexpr const char* dealing = QT_TRANSLATE_NOOP("Rules", "How the game is dealt");

constexpr std::array sections{
    Section{"ST-", QT_TRANSLATE_NOOP("Rules", "Opening statement")},
    Section{"A-", QT_TRANSLATE_NOOP("Rules", "Appendix A")},
    Section{"B-", QT_TRANSLATE_NOOP("Rules", "Appendix B")},
    Section{"PA-", ourReading},
    Section{"LA-", ourReading},
    Section{"TA-", ourReading},
    Section{"CA-", ourReading},
    Section{"RA-", ourReading},
    Section{"LH-setup-", QT_TRANSLATE_NOOP("Rules", "Before the betting")},
    Section{"LH-bet-", QT_TRANSLATE_NOOP("Rules", "Betting")},
    Section{"LH-board-", QT_TRANSLATE_NOOP("Rules", "Board")},
    Section{"LH-show-", QT_TRANSLATE_NOOP("Rules", "Showdown")},
    Section{"LH-sidepot-", QT_TRANSLATE_NOOP("Rules", "Side pots")},
    Section{"LH-def-", QT_TRANSLATE_NOOP("Rules", "Definitions")},
    Section{"LH-cond-", QT_TRANSLATE_NOOP("Rules", "In the room")},
    Section{"TN-fmt-", QT_TRANSLATE_NOOP("Rules", "Tournament")},
    Section{"TN-blinds-", QT_TRANSLATE_NOOP("Rules", "Blinds")},
    Section{"TN-struct-", distributions},
    Section{"TN-hole-", distributions},
    Section{"TN-launch-", distributions},
    Section{"TN-boat-", distributions},
    Section{"TN-turn-", distributions},
    Section{"TN-river-", distributions},
    Section{"TN-bet-", distributions},
    Section{"TN-burn-", QT_TRANSLATE_NOOP("Rules", "Burning")},
    Section{"TN-over-", QT_TRANSLATE_NOOP("Rules", "Men overboard")},
    Section{"TN-disc-", QT_TRANSLATE_NOOP("Rules", "Men overboard")},
    Section{"TN-show-", QT_TRANSLATE_NOOP("Rules", "Showdown")},
    Section{"TN-odc-", QT_TRANSLATE_NOOP("Rules", "Overdrawn chips")},
    Section{"TN-etq-", QT_TRANSLATE_NOOP("Rules", "Etiquette")},
    Section{"CHP-play-", QT_TRANSLATE_NOOP("Rules", "Playing the game")},
    Section{"CHP-pot-", QT_TRANSLATE_NOOP("Rules", "Player banked pot")},
    Section{"CHP-tip-", QT_TRANSLATE_NOOP("Rules", "Betting for the dealer")},
    Section{"CHP-hand-", dealing},
    Section{"CHP-shuf-", dealing, true},
    Section{"CHP-rank-", QT_TRANSLATE_NOOP("Rules", "Hand rankings"), true},
    Section{"CHP-wag-", QT_TRANSLATE_NOOP("Rules", "Wagers"), true},
    Section{"CHP-comp-", QT_TRANSLATE_NOOP("Rules", "Completion of a round"), true},
    Section{"CHP-irreg-", QT_TRANSLATE_NOOP("Rules", "Irregularities"), true},
    Section{"CHP-pay-", QT_TRANSLATE_NOOP("Rules", "Pay schedules")},
    Section{"CHP-math-", QT_TRANSLATE_NOOP("Rules", "Pay schedules")},
    Section{"CH-gen-", QT_TRANSLATE_NOOP("Rules", "Both versions")},
    Section{"CH-pay-", QT_TRANSLATE_NOOP("Rules", "Pay table")},
    Section{"CH1-", QT_TRANSLATE_NOOP("Rules", "Version One")},
    Section{"CH2-", QT_TRANSLATE_NOOP("Rules", "Version Two")},
    Section{"GP-", QT_TRANSLATE_NOOP("Rules", "Card-room practice")},
};

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
    for (const Section& section : sections) {
        const QLatin1String prefix(section.prefix);
        if (!number.startsWith(prefix))
            continue;
        const QString rest = number.mid(prefix.size());
        return section.lettered ? words(section.words) + QLatin1Char(' ') + rest : words(section.words);
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
    switch (document) {
    case Document::PubLeague:
        return words(QT_TRANSLATE_NOOP("Rules", "Pub league"));
    case Document::LimitHoldem:
        return words(QT_TRANSLATE_NOOP("Rules", "Limit hold'em"));
    case Document::Tennessee:
        return words(QT_TRANSLATE_NOOP("Rules", "Tennessee"));
    case Document::ChampionProcedures:
        return words(QT_TRANSLATE_NOOP("Rules", "Champion, procedures"));
    case Document::ChampionRules:
        return words(QT_TRANSLATE_NOOP("Rules", "Champion, versions"));
    case Document::GeneralPractice:
        return words(QT_TRANSLATE_NOOP("Rules", "Card-room practice"));
    }
    return {};
}

QString documentText(Document document)
{
    return words(documentTitle(document));
}

} // namespace cutcard
