// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/rules_model.h"

#include <QMainWindow>

#include <cstdint>

class QLineEdit;
class QListWidget;
class QTextBrowser;

class QQmlEngine;
class QQuickWidget;

namespace cutcard {

/// The manuals that come with the program, and the glossary.
enum class Manual : std::uint8_t { Supervisors, Directors, Words };

/// A manual with its contents beside it, in a window of its own: it is read beside what it tells of.
class ManualWindow : public QMainWindow
{
    Q_OBJECT

public:
    ManualWindow(Manual manual, QWidget* parent);
    QTextBrowser* text() { return m_text; }
    QListWidget* contents() { return m_contents; }
    QLineEdit* find() { return m_find; }

private:
    void listHeadings();
    void goTo(int position);
    void findNext();

    QTextBrowser* m_text = nullptr;
    QListWidget* m_contents = nullptr;
    QLineEdit* m_find = nullptr;
};

/// The rules in a window of their own, for a second screen.
class RulesWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Opens at a rule, or at the first if the id is empty or unknown.
    RulesWindow(const QString& ruleId, QQmlEngine* engine, QWidget* parent);
    ~RulesWindow() override;
    QQuickWidget* view() { return m_view; }
    RulesModel& book() { return m_book; }

private:
    RulesModel m_book;
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
