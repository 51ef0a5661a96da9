// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/part.h"

#include <functional>

namespace cutcard {

class DebriefPage;
class DebriefWindow;
struct LookedBack;
struct Revived;

/// Looking back: as a page of the window, or in one of its own for a second screen.
class LookingBack : public Part
{
    Q_OBJECT

public:
    explicit LookingBack(MainWindow& window);
    ~LookingBack() override;

    /// The page that looks back; nullptr if none is shown.
    DebriefPage* page() { return m_page; }
    /// Turns to the session at the table looked back on.
    void showTable();
    /// Turns to a kept session looked back on.
    void showKept(Revived revived);
    /// Turns to what is looked back on.
    void show(LookedBack what);
    /// Opens the session at the table looked back on, in a window of its own.
    DebriefWindow* openWindow();

private:
    LookedBack atTheTable() const;
    DebriefWindow* openWindow(LookedBack what);
    void connectPage(DebriefPage& page, const std::function<void()>& left);
    void close();

    DebriefPage* m_page = nullptr;
};

} // namespace cutcard
