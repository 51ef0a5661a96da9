// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace cutcard {

/// The rulebooks in our own words: a list to search, of one document or all, and the rule that was chosen.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    /// Opens at a rule, or at the first if the id is empty or unknown.
    RulesDialog(const QString& ruleId, QWidget* parent);

private:
    void search();
    void showCurrent();

    QComboBox* m_document = nullptr;
    QLineEdit* m_search = nullptr;
    QListWidget* m_list = nullptr;
    QTextBrowser* m_text = nullptr;
};

} // namespace cutcard
