// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/shown.h"
#include "app/words/rule_words.h"

#include <vector>

namespace cutcard {

/// The rulebooks in our own words: a list to search, of one document or all, and the rule that was chosen.
class RulesModel : public QObject
{
    Q_OBJECT
    QML_GIVEN
    Q_PROPERTY(QStringList documents READ documents CONSTANT)

public:
    explicit RulesModel(QObject* parent = nullptr);

    SETTABLE(QString, search, setSearch, listChanged) { return m_search; }
    void setSearch(const QString& search);
    /// "All", then the documents in few words.
    static QStringList documents();
    SETTABLE(int, document, setDocument, listChanged) { return m_document; }
    void setDocument(int document);
    /// What was found, what answers best first; without a question in the documents' order.
    TOLD(QVariantList, rules, listChanged);
    int count() const { return static_cast<int>(m_found.size()); }
    SETTABLE(int, current, setCurrent, currentChanged) { return m_current; }
    void setCurrent(int line);
    /// Shows a rule, whatever is searched for; nothing happens with one that no rulebook has.
    void show(const QString& ruleId);
    /// The name in files of the rule that was chosen; empty if none was found.
    QString currentId() const { return chosen() == nullptr ? QString() : ruleNumber(chosen()->entry->rule); }

    TOLD(QString, title, currentChanged) { return chosen() == nullptr ? QString() : ruleTitle(chosen()->entry->rule); }
    TOLD(QString, text, currentChanged) { return chosen() == nullptr ? QString() : ruleText(chosen()->entry->rule); }
    /// The document, and what the program does with the rule.
    TOLD(QString, source, currentChanged);
    /// Why it is not judged; empty if it is.
    TOLD(QString, reason, currentChanged) { return chosen() == nullptr ? QString() : ruleReason(*chosen()->entry); }
    /// How many questions the quiz has about it.
    TOLD(int, questions, currentChanged);

    /// Has the quiz ask about the rule that was chosen.
    Q_INVOKABLE void askQuestions();
    /// Asks for a window of its own, for a second screen.
    Q_INVOKABLE void askWindow() { emit windowAsked(currentId()); }

signals:
    void listChanged();
    void currentChanged();
    void questionsAsked(const QString& ruleId);
    void windowAsked(const QString& ruleId);

private:
    struct Found {
        int match = 0;
        int place = 0; ///< among all that were found, in the documents' order
        const RuleEntry* entry = nullptr;
        Document document{};
    };
    const Found* chosen() const;
    void find();

    QString m_search;
    int m_document = 0; ///< 0: all of them
    std::vector<Found> m_found;
    int m_current = 0;
};

} // namespace cutcard
