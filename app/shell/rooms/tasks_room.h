// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/part.h"

namespace cutcard {

/// Drills and quizzes: kept when they have been done, with what was best before.
class TasksRoom : public Room
{
    Q_OBJECT

public:
    explicit TasksRoom(MainWindow& window);

    void fill() override;
    /// Asks what is due today before the examination of a document.
    void askPlan(const QString& document);

private:
    void keep();
};

} // namespace cutcard
