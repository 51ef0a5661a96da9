// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/part.h"

namespace cutcard {

/// Situations that are made up: laid out on a page, made up at the table, tried, kept as a file or in a set.
class SituationRoom : public Room
{
    Q_OBJECT

public:
    explicit SituationRoom(MainWindow& window);

    void fill() override;
};

} // namespace cutcard
