// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/home/home_model.h"
#include "app/records/kept.h"
#include "app/settings/settings.h"
#include "app/shell/guide.h" // declared ahead, an enumeration ends what lupdate reads of a header
#include "app/shell/windows/manual_window.h"

#include <QMainWindow>
#include <QQmlEngine>

#include <functional>
#include <memory>
#include <optional>
#include <set>

class QImage;
class QQuickWidget;
class QStackedWidget;

namespace cutcard {

namespace atlas {
struct DealtCell;
}

class AcademyDesk;
class ClockWindow;
class DebriefPage;
class DebriefWindow;
class CompareModel;
class TableAudio;
class Keeping;
class Rooms;
class ManualWindow;
class RulesWindow;
class Records;
struct Drilling;
struct LookedBack;
struct NightPractice;
struct NightSetup;
struct Revived;

/// The program's window: the home's rooms and the trainee's desk as its pages, and everything that is kept.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Settings are kept in one folder, sessions in another.
    MainWindow(QString configFolder, QString dataFolder, QWidget* parent = nullptr);
    ~MainWindow() override;

    Desk& desk() { return m_desk; }
    QQuickWidget* view() { return m_view; }
    const Settings& settings() const { return m_settings; }
    void setSettings(const Settings& settings);
    /// Opens what is kept; if that can't be, the home and the table say so for as long as it lasts.
    void openRecords();
    Rooms& rooms() { return *m_rooms; }
    Keeping& keeping() { return *m_keeping; }
    /// The house that examines; closed unless its room is shown or somebody sits.
    AcademyDesk& academyDesk() { return *m_academyDesk; }
    /// What a person sees first: the home; nothing else opens by itself.
    void welcome();
    /// Turns to the home, told what is kept.
    void showHome();
    /// Turns to a room.
    void showRoom(HomeModel::Room room);
    /// Turns to the table.
    void showTable();
    /// Begins a session and keeps it as one of a kind; false, and a message, if it can't be begun.
    bool begin(const SessionSetup& setup, bool coached, const QString& incidents,
               const QString& kind = QStringLiteral("table"));
    /// Goes on with a kept session; a message if it can't be read.
    void goOn(SessionId id);
    /// Begins the next lesson, or goes on with it.
    void guide();
    /// Begins the guided first hand of a game, or goes on with it where it was left.
    void lesson(GameId game);
    /// Has the lesson say more of what is owed now.
    void sayMore();
    /// Begins a director's night and keeps it.
    void beginNight(const NightSetup& setup, bool real = false);
    /// Opens a session, a night or a set, whichever it says it is; a message if it can't be read.
    void openFile(const QString& name);
    /// Opens a night file; false, and a message, if it can't be read.
    bool openNight(const QString& name);
    /// Takes a set's file to the others; a message if it can't be read.
    void importSet(const QString& name);
    /// Opens the night's clock for a second screen.
    ClockWindow* openClock();
    /// Opens the session at the table looked back on, in a window of its own.
    DebriefWindow* openDebrief();
    /// Turns to the session at the table looked back on.
    void lookBackHere();
    /// The page that looks back; nullptr if none is shown.
    DebriefPage* debriefPage() { return m_debrief; }
    /// Turns to the house-banked games worked out.
    void openOdds();
    /// Turns to the four ways to be short of chips, with the hand being dealt beside the examples.
    CompareModel& openCompare();
    /// Turns to the bank's book of the table that is dealt, and back.
    void openBank();
    void showAbout();
    /// Turns to a rule, or to where one last was in the rules if the id is empty.
    void showRules(const QString& ruleId);
    /// Opens the rules in a window of their own.
    RulesWindow* openRulesWindow(const QString& ruleId);
    /// Opens a manual in a window of its own.
    ManualWindow* openManual(Manual manual);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void fitWindow();
    void makeLookedUp();
    void makeSets();
    void makeAtlas();
    void fillAtlas();
    void dealCell(const std::optional<atlas::DealtCell>& cell);
    void fillSets();
    void addSetFiles();
    void addToSet(const Session& session, std::size_t event);
    void dealTask(int line);
    void makeSituations();
    void layOut(const SessionSetup& setup);
    void lookUp(HomeModel::Room room);
    /// The four ways as their page shows them, dark on white.
    QImage comparedPicture();
    void keepCompare(bool pages);
    void turnTo(PersonId person);
    void makeMenus();
    void dealChosen();
    void editHouse(GameId game);
    void keepHouse(int game, const QString& text);
    QString houseFileOf(GameId game) const;
    std::optional<Session> readLog(const QString& name);
    void openLog();
    void saveLog();
    void showLog(const SessionSetup& setup, const EntryLog& entries);
    void showError(const Error& error);
    void sessionEnded();
    void makePages();
    bool mayEnter(HomeModel::Room room);
    void closeBesideExam();
    void lookForExam();
    void tellTrouble();
    void startLesson();
    void showHint(bool newMoment);
    void keepLesson();
    void setAsideDamaged();
    void makeHome();
    void fillRoom();
    HomePicture homeNow() const;
    void fillSettings();
    void chooseSetting(const QString& key, int index);
    void exportPerson();
    void keepTasks();
    void showBests();
    void askPlan(const QString& document);
    void practise(int line);
    void nextDrill();
    void endDrill();
    void practiseFrom(int event);
    void sameCards(const Session& session, int event, const QString& incidents);
    void lookBackOn(Revived revived);
    /// The session at the table as it stands now, to look back on.
    LookedBack lookedBackHere() const;
    void showDebrief(LookedBack what);
    void closeDebrief();
    DebriefWindow* openDebriefWindow(LookedBack what);
    void nextTable();
    void makeNight();
    bool goOnNight(SessionId id);
    bool isDirecting() const;
    void settleNight();
    void openNightFile();
    void saveNightFile();
    void printNight();
    void practiseNight(const PracticePicture& practice);
    void endNightPractice();
    void takeFrom(const Session& session, const QString& incidents, const QString& kind);
    void dealFrom(const Session& session, int event, const QString& incidents);
    void deal(Session session, const EventTimes& times, bool coached, const QString& incidents, SessionId id,
              std::optional<std::size_t> cutFirst = {});
    void settleTable();
    void goWay(int way);
    HouseRules house(GameId game);

    QString m_configFolder;
    QString m_dataFolder;
    Settings m_settings;
    Keeping* m_keeping = nullptr;
    bool m_closedBesideExam = false;
    QString m_incidents = QStringLiteral("none"); ///< of the table that is dealt
    SessionId m_session = 0;
    SessionId m_night = 0;
    std::shared_ptr<Drilling> m_drilling;           ///< a mistake that is drilled
    std::shared_ptr<NightPractice> m_nightPractice; ///< a director's mistake that is practised where it was made
    bool m_guiding = false;
    HintDegree m_hints{};         ///< what a lesson says at first
    HintDegree m_hintNow{};       ///< what it says of the moment
    std::set<QString> m_termsMet; ///< that the lesson has explained
    QString m_termsNow;           ///< those of the moment, with what they mean
    QQmlEngine m_engine;
    Desk m_desk;
    TableAudio* m_audio = nullptr;
    QQuickWidget* m_view = nullptr;
    Rooms* m_rooms = nullptr;
    AcademyDesk* m_academyDesk = nullptr;
    QStackedWidget* m_pages = nullptr;
    DebriefPage* m_debrief = nullptr;
    std::function<void()> m_back; ///< to what was left to look something up
};

} // namespace cutcard
