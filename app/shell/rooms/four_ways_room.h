// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/part.h"

class QImage;

namespace cutcard {

class CompareModel;

/// The four ways to be short of chips as a page, and as a picture and a sheet of paper to keep.
class FourWaysRoom : public Room
{
    Q_OBJECT

public:
    explicit FourWaysRoom(MainWindow& window);

    /// Turns to the page, with the hand being dealt beside the examples.
    CompareModel& open();

private:
    /// The page dark on white.
    QImage picture();
    void keep(bool pages);
};

} // namespace cutcard
