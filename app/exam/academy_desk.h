// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/read_file.h"
#include "app/supervisor/academy_model.h"

#include <QObject>
#include <QPointer>

#include <array>

class QQmlEngine;
class QWidget;

namespace cutcard {

class ExamWindow;

/// The house behind the supervisor's pages: opens and closes it, and lets candidates sit.
class AcademyDesk : public QObject, public HouseWindow
{
    Q_OBJECT

public:
    /// The house lies in `folder`.
    AcademyDesk(AcademyModel& model, QQmlEngine* engine, const QString& folder, QWidget* window);
    ~AcademyDesk() override;

    void enter() override;
    /// Closes it, unless somebody sits: another program may want it.
    void leave();
    /// Whether other rooms are closed: somebody sits here, or an attempt is interrupted and nobody has opened them.
    bool closesRooms() const;
    /// Says why.
    void sayClosed();
    AcademyModel& model() { return m_model; }
    Academy* academy() const { return m_acts.academy(); }
    /// The window at which somebody sits; nullptr: nobody does.
    ExamWindow* exam();
    /// What a passphrase costs to try, of a house that is founded here.
    void setKeyCost(const KeyCost& cost) { m_acts.setCost(cost); }
    /// Where people practise on this computer; without it nothing of it is shown.
    void setRecords(std::function<Records*()> records) { m_records = std::move(records); }
    /// Whether an exam takes the whole screen.
    void setFullScreen(bool full) { m_fullScreen = full; }

    QString whereToSave(const QString& title, const QString& proposed, const QString& kinds) override;
    QString whatToOpen(const QString& title, const QString& kinds) override;
    QString whichFolder(const QString& title) override;
    Records* records() override { return m_records ? m_records() : nullptr; }
    QVariantMap trainingOf(qint64 person) override;
    bool isSitting() const override;
    Said sit(std::int64_t attempt, Unlocked who) override;
    void lookBack(const Session& session, const std::vector<qint64>& times, const QString& title) override;
    void lookOver(const DirectorWork& work, const QString& title) override { emit directingLookedOver(work, title); }

signals:
    /// A hand of an attempt is to be looked back on.
    void lookBackAsked(const cutcard::Session& session, const std::vector<qint64>& times, const QString& title);
    /// What was done at a director's station is to be looked over.
    void directingLookedOver(const cutcard::DirectorWork& work, const QString& title);

private:
    void openHouse();
    void noticeExam();
    bool hasLeft() const;
    void showSitting();

    AcademyModel& m_model;
    HouseActs& m_acts;
    QQmlEngine* m_engine;
    QString m_folder;
    QWidget* m_window;
    std::function<Records*()> m_records;
    bool m_fullScreen = true;
    bool m_attended = true; ///< attempts that are left close the other rooms: the house can be opened, or is busy
    mutable std::optional<std::array<FileStamp, 2>> m_leftAt; ///< the database and its log, as they were looked at
    mutable bool m_hasLeft = false;                           ///< attempts that are not handed in
    QPointer<ExamWindow> m_exam;
};

} // namespace cutcard
