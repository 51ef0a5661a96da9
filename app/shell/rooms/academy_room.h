// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/home_model.h"
#include "app/shell/windows/part.h"

namespace cutcard {

class AcademyDesk;

/// The house that examines; beside an exam whose clock runs, or stands, every other page is closed.
class AcademyRoom : public Room
{
    Q_OBJECT

public:
    explicit AcademyRoom(MainWindow& window);
    ~AcademyRoom() override;

    /// Closed unless its page is shown or somebody sits.
    AcademyDesk& desk() { return *m_desk; }
    /// Whether a page may be turned to; else it is said why not.
    bool mayEnter(HomeModel::Room room);

private:
    void closeBesideExam();
    void lookForExam();

    AcademyDesk* m_desk = nullptr;
    bool m_closed = false; ///< all but this
};

} // namespace cutcard
