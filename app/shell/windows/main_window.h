// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/home/home_model.h"
#include "app/settings/settings.h"
#include "app/shell/windows/manual_window.h" // declared ahead, an enumeration ends what lupdate reads of a header

#include <QQmlEngine>

#include <map>

class QQuickWidget;
class QStackedWidget;

namespace cutcard {

class AcademyRoom;
class Dealing;
class FourWaysRoom;
class HomeRoom;
class HouseRoom;
class Keeping;
class Lessons;
class LookedUpRoom;
class LookingBack;
class NightRoom;
class OwnMistakes;
class Room;
class Rooms;
class SessionFiles;
class SetsRoom;
class TableAudio;
class TasksRoom;

/// The program's window: it turns between the table and the pages, and holds what stands behind them.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Settings are kept in one folder, sessions in another.
    MainWindow(QString configFolder, QString dataFolder, QWidget* parent = nullptr);
    ~MainWindow() override;

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

    void setSettings(const Settings& settings);
    /// Sets them and writes them down.
    void keepSettings(const Settings& settings);
    /// Opens what is kept; if that can't be, the home and the table say so for as long as it lasts.
    void openRecords();
    /// What a person sees first: the home; nothing else opens by itself.
    void welcome();
    /// Whether a page is what is shown.
    bool shows(HomeModel::Room room) const;
    /// Turns to the home, told what is kept.
    void showHome() { showRoom(HomeModel::Home); }
    /// Turns to a page.
    void showRoom(HomeModel::Room room);
    /// Turns to the page that was last turned to, as it is.
    void showRooms();
    /// Turns to the table.
    void showTable();
    /// Shows on the page that is turned to what is so now.
    void fillRoom();
    /// Speaks the language that is set.
    void speak();
    void showAbout();
    /// Opens the rules in a window of their own.
    RulesWindow* openRulesWindow(const QString& ruleId);
    /// Opens a manual in a window of its own.
    ManualWindow* openManual(Manual manual);
    /// Says what went wrong, in a box of its own.
    void showError(const Error& error);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void fitWindow();
    void makePages();
    void makeParts();
    void makeMenus();
    void makeSessionMenu();
    void makeCoachMenu();
    void makeTrainingMenu();
    void makeViewMenu();
    void makeHelpMenu();

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
    TableAudio* m_audio = nullptr;
    HomeRoom* m_home = nullptr;
    std::map<HomeModel::Room, Room*> m_filled; ///< by page: what fills it
};

} // namespace cutcard
