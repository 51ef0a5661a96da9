// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/home_model.h"
#include "app/shell/windows/part.h"

#include <functional>

namespace cutcard {

/// What is looked up and left again: rules, odds, the bank's book. Each leads back to where one was.
class LookedUpRoom : public Room
{
    Q_OBJECT

public:
    explicit LookedUpRoom(MainWindow& window);

    void fill() override;
    /// Turns to a page that leads back.
    void open(HomeModel::Room room);
    /// Turns to the bank's book of the table that is dealt, and back.
    void openBank();
    /// Turns to a rule, or to where one last was in the rules if the id is empty.
    void openRules(const QString& ruleId);

private:
    std::function<void()> m_back; ///< to what was left to look something up
};

} // namespace cutcard
