// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace cutcard {

class Desk;
class Keeping;
class MainWindow;
class Rooms;
struct Error;
struct Settings;

/// A part of the window with a task of its own: it has what the window has, and is found through it.
class Part : public QObject
{
    Q_OBJECT

public:
    explicit Part(MainWindow& window);

protected:
    MainWindow& window() const { return m_window; }
    Desk& desk() const;
    Rooms& rooms() const;
    Keeping& keeping() const;
    const Settings& settings() const;
    /// Says what went wrong, in a box of its own.
    void showError(const Error& error) const;
    /// Says what was done, in the line below.
    void showMessage(const QString& text) const;

private:
    MainWindow& m_window;
};

/// What stands behind a page of the window, or behind pages that belong together.
class Room : public Part
{
    Q_OBJECT

public:
    using Part::Part;

    /// Shows what is so now: one has turned to the page, or what it shows may have changed.
    virtual void fill() {}
};

} // namespace cutcard
