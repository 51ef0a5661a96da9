// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rules_dialog.h"

#include "app/words/rule_search.h"
#include "app/words/rule_words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace cutcard {

RulesDialog::RulesDialog(const QString& ruleId, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Rules – Cutcard"));
    resize(860, 560);
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Search by number, or by what you call it: “break a table”, “rebuy”, “late”"));
    m_search->setClearButtonEnabled(true);
    m_document = new QComboBox;
    m_document->setAccessibleName(tr("Document"));
    m_document->addItem(tr("All documents"));
    for (const Document document : documents())
        m_document->addItem(documentText(document), static_cast<int>(document));
    m_list = new QListWidget;
    m_list->setAccessibleName(tr("Rules"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text = new QTextBrowser;
    auto* split = new QSplitter;
    split->addWidget(m_list);
    split->addWidget(m_text);
    split->setStretchFactor(1, 1);
    split->setSizes({330, 530});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_document);
    layout->addWidget(m_search);
    layout->addWidget(split, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &RulesDialog::search);
    connect(m_document, &QComboBox::currentIndexChanged, this, &RulesDialog::search);
    connect(m_list, &QListWidget::currentRowChanged, this, &RulesDialog::showCurrent);
    search();
    m_search->setFocus();
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(Qt::UserRole).toString() == ruleId)
            m_list->setCurrentRow(row);
    }
    if (m_list->currentItem() != nullptr)
        m_list->scrollToItem(m_list->currentItem(), QAbstractItemView::PositionAtCenter);
}

void RulesDialog::search()
{
    const QString text = m_search->text();
    const QVariant only = m_document->currentData();
    struct Found {
        int match;
        int place; ///< among all that were found, in the documents' order
        const RuleEntry* entry;
        Document document;
    };
    std::vector<Found> found;
    m_list->clear();
    for (const Document document : documents()) {
        if (only.isValid() && only.toInt() != static_cast<int>(document))
            continue;
        for (const RuleEntry& entry : rulebook(document)) {
            if (const int match = ruleMatch(entry, text); match > 0)
                found.push_back({match, static_cast<int>(found.size()), &entry, document});
        }
    }
    // what answers best first; without a question in the documents' order
    std::ranges::sort(found, {}, [](const Found& each) { return std::pair(-each.match, each.place); });
    for (const Found& each : found) {
        auto* item = new QListWidgetItem(ruleTitle(each.entry->rule), m_list);
        item->setData(Qt::UserRole, ruleNumber(each.entry->rule));
        item->setData(Qt::UserRole + 1, static_cast<int>(each.document));
    }
    m_list->setCurrentRow(0);
}

void RulesDialog::showCurrent()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr)
        return m_text->clear();
    const Rule rule = Rule::fromText(item->data(Qt::UserRole).toString().toStdString());
    const RuleEntry& entry = *findRule(rule);
    QString html = QStringLiteral("<h3>%1</h3><p>%2</p><p><i>%3 · %4</i></p>")
                       .arg(ruleTitle(rule).toHtmlEscaped(), ruleText(rule).toHtmlEscaped(),
                            documentText(static_cast<Document>(item->data(Qt::UserRole + 1).toInt())).toHtmlEscaped(),
                            standingText(entry.standing));
    if (const QString reason = ruleReason(entry); !reason.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(reason.toHtmlEscaped());
    m_text->setHtml(html);
}

} // namespace cutcard
