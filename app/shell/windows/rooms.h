// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QQmlEngine;
class QQuickWidget;
class QWidget;

namespace cutcard {

class AcademyModel;
class AtlasModel;
class BankModel;
class CompareModel;
class DecisionModel;
class HistoryModel;
class HomeModel;
class HouseForm;
class NightDesk;
class OddsModel;
class RulesModel;
class SessionForm;
class SetsModel;
class SettingsModel;
class SituationForm;
class TaskDesk;

/// The pages of the window that are no table: the home, and the rooms that its rail leads to.
class Rooms : public QObject
{
    Q_OBJECT

public:
    Rooms(QQmlEngine* engine, QWidget* parent);
    ~Rooms() override;

    QQuickWidget* view() { return m_view; }
    HomeModel& home() { return *m_home; }
    HistoryModel& history() { return *m_history; }
    SettingsModel& settings() { return *m_settings; }
    TaskDesk& tasks() { return *m_tasks; }
    NightDesk& night() { return *m_night; }
    CompareModel& compare() { return *m_compare; }
    HouseForm& house() { return *m_house; }
    RulesModel& rules() { return *m_rules; }
    OddsModel& odds() { return *m_odds; }
    DecisionModel& decision() { return *m_decision; }
    BankModel& bank() { return *m_bank; }
    SetsModel& sets() { return *m_sets; }
    AcademyModel& academy() { return *m_academy; }
    SituationForm& situation() { return *m_situation; }
    SessionForm& table() { return *m_table; }
    AtlasModel& atlas() { return *m_atlas; }

private:
    HomeModel* m_home = nullptr;
    HistoryModel* m_history = nullptr;
    SettingsModel* m_settings = nullptr;
    TaskDesk* m_tasks = nullptr;
    NightDesk* m_night = nullptr;
    CompareModel* m_compare = nullptr;
    HouseForm* m_house = nullptr;
    RulesModel* m_rules = nullptr;
    OddsModel* m_odds = nullptr;
    DecisionModel* m_decision = nullptr;
    BankModel* m_bank = nullptr;
    SetsModel* m_sets = nullptr;
    AcademyModel* m_academy = nullptr;
    SituationForm* m_situation = nullptr;
    SessionForm* m_table = nullptr;
    AtlasModel* m_atlas = nullptr;
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
