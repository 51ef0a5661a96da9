// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/academy.h"
#include "app/exam/exam_window.h"
#include "app/home/exam_model.h"
#include "tests/pictures/stage.h"

#include <QPointer>
#include <QQmlEngine>

#include <memory>
#include <optional>

namespace cutcard {

/// Somebody who sits at an exam of a house of its own.
class ExamSeat
{
public:
    ExamSeat(const QString& folder, const QString& blueprint);
    ~ExamSeat();
    ExamSeat(const ExamSeat&) = delete;
    ExamSeat& operator=(const ExamSeat&) = delete;

    void dress(const Look& look);
    /// On to a page, as a perfect candidate comes there; what has gone by is not come back to.
    ExamWindow& on(ExamModel::Page page);
    ExamWindow* window() { return m_window; }
    QQmlEngine& engine() { return m_engine; }
    void ask(ExamModel::Way way) { m_window->model().ask(way); }
    /// With the supervisor's passphrase.
    void pause(const QString& reason);
    void goOn();
    /// One thing that happens at the table: a player's, or the perfect dealer's.
    void oneEvent();
    /// The work that a station of the attempt holds, to be looked over.
    std::optional<DirectorWork> workOf(int station);

private:
    void handIn();
    void endPart();

    std::unique_ptr<Academy> m_academy;
    std::string m_supervisor;
    std::int64_t m_attempt = 0;
    QQmlEngine m_engine;
    QPointer<ExamWindow> m_window;
    std::optional<Look> m_look;
};

/// Founds a house in a window's academy; one with people, blueprints, attempts in every state and a certificate.
void foundAlone(MainWindow& window);
void foundHouse(MainWindow& window);
/// Who signs in such a house.
QString supervisorOf(MainWindow& window);
/// The text of its first certificate.
QString certificateText(MainWindow& window);

} // namespace cutcard
