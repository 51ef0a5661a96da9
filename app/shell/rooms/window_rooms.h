// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/home_model.h"
#include "app/records/kept.h"
#include "app/shell/windows/part.h"
#include "core/games/catalogue/house.h"

#include <cstddef>

class QImage;

namespace cutcard {

class AcademyDesk;
class ClockWindow;
class CompareModel;
class Session;
struct NightPractice;
struct NightSetup;

/// The first page: where one left off, what is due, and the ways from there.
class HomeRoom : public Room
{
    Q_OBJECT

public:
    explicit HomeRoom(MainWindow& window);

    /// The home is told at each page that is turned to: the rail shows it everywhere.
    void fill() override;

private:
    void goWay(int way);
    void tellTrouble();
    void setAsideDamaged();
};

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

/// Situations that are made up: laid out on a page, made up at the table, tried, kept as a file or in a set.
class SituationRoom : public Room
{
    Q_OBJECT

public:
    explicit SituationRoom(MainWindow& window);

    void fill() override;
};

namespace atlas {
struct DealtCell;
}

/// The atlas of irregularities: its cells dealt as drills, and how they went.
class AtlasRoom : public Room
{
    Q_OBJECT

public:
    explicit AtlasRoom(MainWindow& window);

    void fill() override;

private:
    void deal(const std::optional<atlas::DealtCell>& cell);
};

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

/// The four ways to be short of chips as a page, and as a picture and a sheet of paper to keep.
class FourWaysRoom : public Room
{
    Q_OBJECT

public:
    explicit FourWaysRoom(MainWindow& window);

    /// Turns to the page, with the hand being dealt beside the examples.
    CompareModel& open();

private:
    /// The page dark on white.
    QImage picture();
    void keep(bool pages);
};

/// A new table, and the options of each game's house: what stands in their files, and how they are changed.
class HouseRoom : public Room
{
    Q_OBJECT

public:
    explicit HouseRoom(MainWindow& window);

    void fill() override;
    /// How a game is dealt here; as by default, and a message, if its file can't be read.
    HouseRules rules(GameId game) const;
    /// Turns to the options of a game.
    void edit(GameId game);

private:
    QString fileOf(GameId game) const;
    void keep(int game, const QString& text);
    void deal();
};

/// Sets of situations: dealt, put together from moments of any table, handed on as one file.
class SetsRoom : public Room
{
    Q_OBJECT

public:
    explicit SetsRoom(MainWindow& window);

    void fill() override;
    /// Takes a set's file to the others; a message if it can't be read.
    void take(const QString& name);
    /// Turns to the page, with a moment of a session to be put into a set.
    void add(const Session& session, std::size_t event);
    /// What the home says of sets that are to be dealt by a day.
    std::vector<SetPicture> due() const;

private:
    void save();
    void addFiles();
    void deal(int line);
};

/// The director's nights: begun, kept, gone on with, saved and opened; a director's own mistakes practised.
class NightRoom : public Room
{
    Q_OBJECT

public:
    explicit NightRoom(MainWindow& window);
    ~NightRoom() override;

    /// Begins a night and keeps it.
    void begin(const NightSetup& setup, bool real = false);
    /// Goes on with a kept night; false if it is none.
    bool goOn(SessionId id);
    /// Opens a night file; false, and a message, if it can't be read.
    bool open(const QString& name);
    /// A mistake dealt anew as a drill where there is one, else the moment of the night once more.
    void practise(const PracticePicture& mistake);
    /// Opens the clock for a second screen.
    ClockWindow* openClock();

private:
    void settle();
    void askFile();
    void saveNight();
    void print();
    void endPractice();

    SessionId m_night = 0;
    std::unique_ptr<NightPractice> m_practice; ///< a mistake that is practised where it was made
};

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
