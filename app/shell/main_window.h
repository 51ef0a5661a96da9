// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/manual_window.h" // declared ahead, an enumeration ends what lupdate reads of a header
#include "app/shell/windows/program_window.h"

#include <map>

namespace cutcard {

class HomeRoom;
class Room;
class TableAudio;

/// The program's window: it turns between the table and the pages, and holds what stands behind them.
class MainWindow : public ProgramWindow
{
    Q_OBJECT

public:
    /// Settings are kept in one folder, sessions in another.
    MainWindow(QString configFolder, QString dataFolder, QWidget* parent = nullptr);
    ~MainWindow() override;

    void setSettings(const Settings& settings);
    void keepSettings(const Settings& settings) override;
    /// Opens what is kept; if that can't be, the home and the table say so for as long as it lasts.
    void openRecords();
    /// What a person sees first: the home; nothing else opens by itself.
    void welcome();
    bool shows(HomeModel::Room room) const override;
    void showHome() override;
    void showRoom(HomeModel::Room room) override;
    void showRooms() override;
    void showTable() override;
    void fillRoom() override;
    void speak() override;
    void showAbout();
    RulesWindow* openRulesWindow(const QString& ruleId) override;
    /// Opens a manual in a window of its own.
    ManualWindow* openManual(Manual manual);
    void showError(const Error& error) override;

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

    TableAudio* m_audio = nullptr;
    HomeRoom* m_home = nullptr;
    std::map<HomeModel::Room, Room*> m_filled; ///< by page: what fills it
};

} // namespace cutcard
