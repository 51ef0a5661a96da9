// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/part.h"

#include "app/shell/windows/main_window.h"

#include <QStatusBar>

namespace cutcard {

Part::Part(MainWindow& window) : QObject(&window), m_window(window) {}

Desk& Part::desk() const
{
    return m_window.desk();
}

Rooms& Part::rooms() const
{
    return m_window.rooms();
}

Keeping& Part::keeping() const
{
    return m_window.keeping();
}

const Settings& Part::settings() const
{
    return m_window.settings();
}

void Part::showError(const Error& error) const
{
    m_window.showError(error);
}

void Part::showMessage(const QString& text) const
{
    m_window.statusBar()->showMessage(text);
}

} // namespace cutcard
