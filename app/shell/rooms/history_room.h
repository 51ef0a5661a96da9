// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/part.h"

namespace cutcard {

/// What was dealt before: opened again, or deleted.
class HistoryRoom : public Room
{
    Q_OBJECT

public:
    explicit HistoryRoom(MainWindow& window);

    void fill() override;

private:
    void forget(qint64 session, qint64 activity);
};

} // namespace cutcard
