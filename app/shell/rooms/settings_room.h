// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/kept.h"
#include "app/shell/windows/part.h"

namespace cutcard {

/// What a person has set, and the persons themselves: turned to, renamed, exported, forgotten.
class SettingsRoom : public Room
{
    Q_OBJECT

public:
    explicit SettingsRoom(MainWindow& window);

    void fill() override;

private:
    void fillPersons();
    void turnTo(PersonId person);
    void choose(const QString& key, int index);
    void exportPerson();
    void forgetPerson();
};

} // namespace cutcard
