// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/rule_words.h"
#include "core/rules/rulebook.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace cutcard {

/// The rulebooks in our own words: a list to search, of one document or all, and the rule that was chosen.
class RulesModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY listChanged)
    Q_PROPERTY(QStringList documents READ documents CONSTANT)
    Q_PROPERTY(int document READ document WRITE setDocument NOTIFY listChanged)
    Q_PROPERTY(QVariantList rules READ rules NOTIFY listChanged)
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    Q_PROPERTY(QString title READ title NOTIFY currentChanged)
    Q_PROPERTY(QString text READ text NOTIFY currentChanged)
    Q_PROPERTY(QString source READ source NOTIFY currentChanged)
    Q_PROPERTY(QString reason READ reason NOTIFY currentChanged)
    Q_PROPERTY(int questions READ questions NOTIFY currentChanged)

public:
    explicit RulesModel(QObject* parent = nullptr);

    QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// "All", then the documents in few words.
    static QStringList documents();
    int document() const { return m_document; }
    void setDocument(int document);
    /// What was found, what answers best first; without a question in the documents' order.
    QVariantList rules() const;
    int count() const { return static_cast<int>(m_found.size()); }
    int current() const { return m_current; }
    void setCurrent(int line);
    /// Shows a rule, whatever is searched for; nothing happens with one that no rulebook has.
    void show(const QString& ruleId);
    /// The name in files of the rule that was chosen; empty if none was found.
    QString currentId() const { return chosen() == nullptr ? QString() : ruleNumber(chosen()->entry->rule); }

    QString title() const { return chosen() == nullptr ? QString() : ruleTitle(chosen()->entry->rule); }
    QString text() const { return chosen() == nullptr ? QString() : ruleText(chosen()->entry->rule); }
    /// The document, and what the program does with the rule.
    QString source() const;
    /// Why it is not judged; empty if it is.
    QString reason() const { return chosen() == nullptr ? QString() : ruleReason(*chosen()->entry); }
    /// How many questions the quiz has about it.
    int questions() const;

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
