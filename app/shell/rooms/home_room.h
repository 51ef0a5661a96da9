// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/part.h"

namespace cutcard {

/// The first page: where one left off, what is due, and the ways from there.
class HomeRoom : public Room
{
    Q_OBJECT

public:
    explicit HomeRoom(MainWindow& window);

    /// The home is told at each page that is turned to: the rail shows it everywhere.
    void fill() override;

private:
    void goWay(int way);
    void tellTrouble();
    void setAsideDamaged();
};

} // namespace cutcard
