// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include <cstdint>

class QLineEdit;
class QListWidget;
class QTextBrowser;

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

} // namespace cutcard
