// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/rules_model.h"

#include "app/words/said.h"
#include "app/words/tr.h"
#include "core/exam/quiz.h"

namespace cutcard {

RulesModel::RulesModel(QObject* parent) : QObject(parent)
{
    find();
}

QStringList RulesModel::documents()
{
    return QStringList{tr("All")} + textsOf(cutcard::documents(), documentName);
}

void RulesModel::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    m_search = search;
    m_current = 0;
    find();
}

void RulesModel::setDocument(int document)
{
    if (document == m_document)
        return;
    m_document = document;
    m_current = 0;
    find();
}

void RulesModel::find()
{
    m_found.clear();
    int number = 0;
    for (const Document document : cutcard::documents()) {
        if (++number != m_document && m_document != 0)
            continue;
        for (const RuleEntry& entry : rulebook(document)) {
            if (const int match = ruleMatch(entry, m_search); match > 0)
                m_found.push_back({match, static_cast<int>(m_found.size()), &entry, document});
        }
    }
    std::ranges::sort(m_found, {}, [](const Found& each) { return std::pair(-each.match, each.place); });
    emit listChanged();
    emit currentChanged();
}

QVariantList RulesModel::rules() const
{
    return listOf(m_found, [](const Found& each) {
        return QVariantMap{{"title", ruleName(each.entry->rule)},
                           {"cited", ruleCitation(each.entry->rule)},
                           {"document", documentName(each.document)}};
    });
}

void RulesModel::setCurrent(int line)
{
    if (line == m_current || line < 0 || line >= count())
        return;
    m_current = line;
    emit currentChanged();
}

void RulesModel::show(const QString& ruleId)
{
    const RuleEntry* entry = findRule(Rule::fromText(ruleId.toStdString()));
    if (entry == nullptr)
        return;
    m_search.clear();
    m_document = 0;
    find();
    setCurrent(static_cast<int>(std::ranges::find(m_found, entry, &Found::entry) - m_found.begin()));
}

const RulesModel::Found* RulesModel::chosen() const
{
    return m_current < count() ? &m_found[static_cast<std::size_t>(m_current)] : nullptr;
}

QString RulesModel::source() const
{
    const Found* found = chosen();
    return found == nullptr ? QString()
                            : tr("%1 · %2").arg(documentText(found->document), said(found->entry->standing));
}

int RulesModel::questions() const
{
    const Found* found = chosen();
    if (found == nullptr)
        return 0;
    QuizSpec spec;
    spec.rules = {found->entry->rule};
    return countOf(spec);
}

void RulesModel::askQuestions()
{
    if (questions() > 0)
        emit questionsAsked(currentId());
}

} // namespace cutcard
