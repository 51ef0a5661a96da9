// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/home/home_model.h"
#include "app/settings/settings.h"

#include <QMainWindow>
#include <QQmlEngine>

class QQuickWidget;
class QStackedWidget;

namespace cutcard {

class AcademyRoom;
class Dealing;
class FourWaysRoom;
class HouseRoom;
class Keeping;
class Lessons;
class LookedUpRoom;
class LookingBack;
class NightRoom;
class OwnMistakes;
class Rooms;
class RulesWindow;
class SessionFiles;
class SetsRoom;
class TasksRoom;

/// What the parts of the program's window have in common, and what they ask of the window.
class ProgramWindow : public QMainWindow
{
    Q_OBJECT

public:
    Desk& desk() { return m_desk; }
    QQuickWidget* view() { return m_view; }
    Rooms& rooms() { return *m_rooms; }
    Keeping& keeping() { return *m_keeping; }
    QQmlEngine& engine() { return m_engine; }
    const QString& configFolder() const { return m_configFolder; }
    const QString& dataFolder() const { return m_dataFolder; }
    const Settings& settings() const { return m_settings; }
    /// The table, the pages, and what looks back on a session: one of them is shown.
    QStackedWidget& pages() { return *m_pages; }

    SessionFiles& files() { return *m_files; }
    OwnMistakes& ownMistakes() { return *m_ownMistakes; }
    Dealing& dealing() { return *m_dealing; }
    Lessons& lessons() { return *m_lessons; }
    LookingBack& lookingBack() { return *m_lookingBack; }
    LookedUpRoom& lookedUp() { return *m_lookedUp; }
    TasksRoom& tasks() { return *m_tasks; }
    SetsRoom& sets() { return *m_sets; }
    FourWaysRoom& fourWays() { return *m_fourWays; }
    HouseRoom& houses() { return *m_houses; }
    NightRoom& nights() { return *m_nights; }
    AcademyRoom& academy() { return *m_academy; }

    /// Sets them and writes them down.
    virtual void keepSettings(const Settings& settings) = 0;
    /// Whether a page is what is shown.
    virtual bool shows(HomeModel::Room room) const = 0;
    /// Turns to the home, told what is kept.
    virtual void showHome() = 0;
    /// Turns to a page.
    virtual void showRoom(HomeModel::Room room) = 0;
    /// Turns to the page that was last turned to, as it is.
    virtual void showRooms() = 0;
    /// Turns to the table.
    virtual void showTable() = 0;
    /// Shows on the page that is turned to what is so now.
    virtual void fillRoom() = 0;
    /// Speaks the language that is set.
    virtual void speak() = 0;
    /// Opens the rules in a window of their own.
    virtual RulesWindow* openRulesWindow(const QString& ruleId) = 0;
    /// Says what went wrong, in a box of its own.
    virtual void showError(const Error& error) = 0;

protected:
    /// Settings are kept in one folder, sessions in another.
    ProgramWindow(QString configFolder, QString dataFolder, QWidget* parent)
        : QMainWindow(parent), m_configFolder(std::move(configFolder)), m_dataFolder(std::move(dataFolder))
    {
    }

    QString m_configFolder;
    QString m_dataFolder;
    Settings m_settings;
    QQmlEngine m_engine;
    Desk m_desk;
    Keeping* m_keeping = nullptr;
    QQuickWidget* m_view = nullptr;
    Rooms* m_rooms = nullptr;
    QStackedWidget* m_pages = nullptr;
    SessionFiles* m_files = nullptr;
    OwnMistakes* m_ownMistakes = nullptr;
    Dealing* m_dealing = nullptr;
    Lessons* m_lessons = nullptr;
    LookingBack* m_lookingBack = nullptr;
    LookedUpRoom* m_lookedUp = nullptr;
    TasksRoom* m_tasks = nullptr;
    SetsRoom* m_sets = nullptr;
    FourWaysRoom* m_fourWays = nullptr;
    HouseRoom* m_houses = nullptr;
    NightRoom* m_nights = nullptr;
    AcademyRoom* m_academy = nullptr;
};

} // namespace cutcard
